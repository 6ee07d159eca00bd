import Springs
import Words

extension CSSReader {
    /// An `<easing-function>`.
    mutating func easing() throws(Fault) -> TimingCurve {
        guard case .name(let written) = token.kind else { throw unexpected("an easing") }
        let range = token.range
        let name = written.lowercased()
        try advance()
        if token.isSymbol("(") {
            let bracket = token.range.lowerBound
            try advance()
            switch name {
            case "cubic-bezier": return try cubicBezier()
            case "linear": return try piecewiseLinear()
            case "steps": return try steps()
            case "var", "calc", "env":
                while token.kind != .end, !token.isSymbol(")") { try advance() }
                let code = lexer.excerpt(range.lowerBound..<token.range.upperBound)
                throw Fault(
                    .unsupported(
                        "the value of \(quoted(code)) is not known here",
                        advice: "write the easing that it stands for"), at: range.lowerBound)
            default:
                if Vocabulary.cssEasings.contains(name) {
                    throw Fault(
                        .unexpected(found: "'('", expected: "a time such as 200ms, as \(name) takes no numbers,"),
                        at: bracket)
                }
            }
        } else {
            if let curve = Self.keywords[name] { return curve }
            switch name {
            case "step-start": return try Self.steps(1, .start, at: range.lowerBound)
            case "step-end": return try Self.steps(1, .end, at: range.lowerBound)
            case "cubic-bezier", "steps": throw unexpected("'(' and the numbers of \(name)")
            default: break
            }
        }
        throw Fault(
            .unknownName(
                String(written.prefix(40)), kind: "easing",
                suggestion: Suggestion.nearest(to: name, among: Vocabulary.cssEasings), allowed: Vocabulary.cssEasings),
            at: range.lowerBound)
    }

    private mutating func close(_ function: String) throws(Fault) {
        guard token.isSymbol(")") else { throw unexpected("')' after the numbers of \(function)") }
        try advance()
    }

    private mutating func cubicBezier() throws(Fault) -> TimingCurve {
        var numbers: [Double] = []
        var places: [Int] = []
        for index in 0..<4 {
            if index > 0 {
                guard token.isSymbol(",") else {
                    throw unexpected("',' and the next of the four numbers of cubic-bezier")
                }
                try advance()
            }
            let start = token.range.lowerBound
            let (value, suffix, offset) = try number()
            guard suffix.isEmpty else { throw Fault(.badUnit(suffix, allowed: []), at: offset) }
            numbers.append(value)
            places.append(start)
        }
        try close("cubic-bezier")
        return try Quantity.bezier(numbers, at: places)
    }

    /// Each stop is an output and up to two positions in percent; two stand for two stops of the same output.
    private mutating func piecewiseLinear() throws(Fault) -> TimingCurve {
        let start = token.range.lowerBound
        var stops: [PiecewiseLinear.Stop] = []
        repeat {
            if token.isSymbol(",") { try advance() }
            let first = token.range.lowerBound
            var output: Double?
            var positions: [Double] = []
            while startsNumber {
                let (value, suffix, offset) = try number()
                switch suffix {
                case "" where output == nil: output = value
                case "%" where positions.count < 2: positions.append(value)
                case "", "%":
                    throw Fault(
                        .unexpected(found: "another number", expected: "',' after an output and its positions"),
                        at: offset)
                default: throw Fault(.badUnit(suffix, allowed: ["%"]), at: offset)
                }
            }
            guard let output else {
                if positions.isEmpty { throw unexpected("a number of linear()") }
                throw Fault(.unsupported("a stop without output", advice: "write it as 0.5 20%"), at: first)
            }
            stops.append(.init(output: output, position: positions.first))
            if positions.count == 2 { stops.append(.init(output: output, position: positions[1])) }
        } while token.isSymbol(",")
        try close("linear")
        // A single stop is a constant: the two of which CSS draws a line.
        if let only = stops.first, stops.count == 1 {
            stops = [.init(output: only.output, position: 0), .init(output: only.output, position: 1)]
        }
        do {
            return .piecewiseLinear(try PiecewiseLinear(stops: stops))
        } catch {
            throw Fault(.easing(error), at: start)
        }
    }

    private mutating func steps() throws(Fault) -> TimingCurve {
        let (value, suffix, offset) = try number()
        guard suffix.isEmpty else { throw Fault(.badUnit(suffix, allowed: []), at: offset) }
        guard let count = Int(exactly: value) else {
            throw Fault(.outOfRange(parameter: "step count", value: value, allowed: "a whole number"), at: offset)
        }
        var jump = StepCurve.Jump.end
        if token.isSymbol(",") {
            try advance()
            let names: [String: StepCurve.Jump] = [
                "jump-start": .start, "start": .start, "jump-end": .end, "end": .end, "jump-none": .none,
                "jump-both": .both,
            ]
            guard case .name(let name) = token.kind, let known = names[name.lowercased()] else {
                throw unexpected("jump-start, jump-end, jump-none or jump-both")
            }
            jump = known
            try advance()
        }
        try close("steps")
        return try Self.steps(count, jump, at: offset)
    }

    private static func steps(_ count: Int, _ jump: StepCurve.Jump, at offset: Int) throws(Fault) -> TimingCurve {
        do {
            return .steps(try StepCurve(count: count, jump: jump))
        } catch {
            throw Fault(.easing(error), at: offset)
        }
    }
}
