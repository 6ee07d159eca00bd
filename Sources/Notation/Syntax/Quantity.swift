import Springs
import Words

/// Numbers out of nodes: literals, constants, conversions such as `CGFloat(…)`, and constant arithmetic.
enum Quantity {
    /// Types whose call with one number is that number.
    private static let conversions: Set<String> = [
        "Double", "CGFloat", "Float", "TimeInterval", "Int", "Float64", "Float32",
    ]
    /// Suffixes that only say the type of a literal.
    private static let typeSuffixes: Set<String> = ["", "f", "F", "d", "D"]

    /// Names that stand for a number.
    typealias Constants = (Chain, Range<Int>) throws(Fault) -> Double?

    static func noConstants(_: Chain, _: Range<Int>) -> Double? { nil }

    /// A finite number.
    static func number(_ node: Node, constants: Constants = noConstants) throws(Fault) -> Double {
        try finite(node, units: [:], constants)
    }

    /// Whether a value depends on what only running code knows: a variable, or a choice.
    static func isUnknown(_ node: Node) -> Bool {
        switch node.form {
        case .choice: return true
        case .arithmetic(let first, let terms): return isUnknown(first) || terms.contains { isUnknown($0.value) }
        case .chain:
            if case .unsupported? = faultOfNumber(node)?.problem { return true }
            return false
        case .number, .string, .object, .list, .opaque: return false
        }
    }

    private static func faultOfNumber(_ node: Node) -> Fault? {
        do throws(Fault) {
            _ = try evaluate(node, units: ["s": 1, "ms": 0.001], noConstants)
            return nil
        } catch {
            return error
        }
    }

    /// Seconds: plain, `s` or `ms`.
    static func seconds(_ node: Node, constants: Constants = noConstants) throws(Fault) -> Double {
        try finite(node, units: ["s": 1, "ms": 0.001], constants)
    }

    /// The longest time in seconds that an animation may wait or an eased one may last: beyond it times lose the digits of
    /// the motion.
    static let longestTime = 1e9

    /// The number from which on seconds without a unit were probably meant as milliseconds.
    static let doubtfulSeconds = 10.0

    /// How long an eased curve lasts: above 0 and at most ``longestTime``.
    static func curveDuration(_ value: Double, _ parameter: String, at offset: Int) throws(Fault) -> Double {
        try atMostLongest(try positive(value, parameter, at: offset), parameter, at: offset)
    }

    /// A wait before the start: 0 to ``longestTime``.
    static func delay(_ value: Double, at offset: Int) throws(Fault) -> Double {
        try atMostLongest(try notNegative(value, "delay", at: offset), "delay", at: offset)
    }

    private static func atMostLongest(_ value: Double, _ parameter: String, at offset: Int) throws(Fault) -> Double {
        guard value <= longestTime else {
            throw Fault(
                .outOfRange(
                    parameter: parameter, value: value,
                    allowed: "a \(parameter) of at most \(NumberText.shortest(longestTime)) s"), at: offset)
        }
        return value
    }

    /// The value, refused at 0 and below.
    static func positive(_ value: Double, _ parameter: String, at offset: Int) throws(Fault) -> Double {
        guard value > 0, value.isFinite else {
            throw Fault(.outOfRange(parameter: parameter, value: value, allowed: "a \(parameter) above 0"), at: offset)
        }
        return value
    }

    /// The value, refused below 0.
    static func notNegative(_ value: Double, _ parameter: String, at offset: Int) throws(Fault) -> Double {
        guard value >= 0 else {
            throw Fault(.outOfRange(parameter: parameter, value: value, allowed: "0 or more"), at: offset)
        }
        return value
    }

    /// `true` or `false`.
    static func flag(_ node: Node) throws(Fault) -> Bool {
        if let chain = node.chain, !chain.leadingDot, chain.links.count == 1, let link = chain.links.first,
            link.arguments == nil, link.name == "true" || link.name == "false"
        {
            return link.name == "true"
        }
        throw Fault(.wrongKind("this", expected: "true or false"), at: node.range.lowerBound)
    }

    /// A cubic Bézier of x1, y1, x2, y2, or the fault at the coordinate to blame.
    static func bezier(_ nodes: [Node]) throws(Fault) -> TimingCurve {
        guard nodes.count == 4 else {
            throw Fault(
                .wrongKind("this", expected: "four numbers x1, y1, x2, y2"), at: nodes.first?.range.lowerBound ?? 0)
        }
        return try bezier(nodes.map { node throws(Fault) in try number(node) }, at: nodes.map(\.range.lowerBound))
    }

    /// A cubic Bézier of four numbers that stand at some places.
    static func bezier(_ numbers: [Double], at places: [Int]) throws(Fault) -> TimingCurve {
        do {
            return .cubicBezier(try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
        } catch {
            let names = ["x1", "y1", "x2", "y2"]
            var place = 0
            switch error {
            case .controlPointOutOfRange(let name, _), .controlPointTooFar(let name, _), .notFinite(let name, _):
                place = names.firstIndex(of: name) ?? 0
            case .tooFewStops, .stepCountOutOfRange: break
            }
            throw Fault(.easing(error), at: places[place])
        }
    }

    private static func finite(_ node: Node, units: [String: Double], _ constants: Constants) throws(Fault) -> Double {
        let value = try evaluate(node, units: units, constants)
        guard value.isFinite else {
            throw Fault(
                .outOfRange(parameter: "the value", value: value, allowed: "a finite number"), at: node.range.lowerBound
            )
        }
        return value
    }

    private static func evaluate(_ node: Node, units: [String: Double], _ constants: Constants) throws(Fault) -> Double
    {
        switch node.form {
        case .number(let value, let suffix):
            if typeSuffixes.contains(suffix) { return value }
            guard let unit = units[suffix] else {
                throw Fault(
                    .badUnit(suffix, allowed: units.keys.sorted()),
                    at: max(0, node.range.upperBound - suffix.unicodeScalars.count))
            }
            // Division, not multiplication: 350 ms is the double nearest to 0.35.
            return unit < 1 ? value / (1 / unit).rounded() : value * unit
        case .arithmetic(let first, let terms):
            var value = try evaluate(first, units: units, constants)
            for term in terms {
                let right = try evaluate(term.value, units: units, constants)
                switch term.sign {
                case "+": value += right
                case "-": value -= right
                case "*": value *= right
                default: value /= right
                }
            }
            return value
        case .chain(let chain):
            return try constant(chain, at: node.range, units: units, constants)
        case .string(let text):
            throw Fault(.wrongKind("the text '\(text.prefix(30))'", expected: "a number"), at: node.range.lowerBound)
        case .choice:
            throw Fault(
                .unsupported("which of the two values is meant is not known here", advice: "write the one number"),
                at: node.range.lowerBound)
        case .object, .list, .opaque:
            throw Fault(.wrongKind("this", expected: "a number"), at: node.range.lowerBound)
        }
    }

    private static func constant(
        _ chain: Chain, at range: Range<Int>, units: [String: Double], _ constants: Constants
    ) throws(Fault) -> Double {
        if let value = try constants(chain, range) { return value }
        let names = chain.links.map(\.name)
        if chain.links.count == 1, let link = chain.links.first, conversions.contains(link.name),
            let arguments = link.arguments, arguments.count == 1, let argument = arguments.first, argument.label == nil
        {
            return try evaluate(argument.value, units: units, constants)
        }
        let isMember =
            chain.leadingDot ? names.count == 1 : names.count == 2 && conversions.contains(names.first ?? "")
        if isMember, chain.links.allSatisfy({ $0.arguments == nil }), let name = names.last {
            switch name {
            case "pi": return .pi
            case "zero": return 0
            case "infinity": return .infinity
            case "nan": return .nan
            default: break
            }
        }
        if names == ["Infinity"] { return .infinity }
        if names == ["NaN"] { return .nan }
        let spelled = (chain.leadingDot ? "." : "") + names.joined(separator: ".")
        throw Fault(
            .unsupported("the value of '\(spelled.prefix(60))' is not known here", advice: "write the number"),
            at: range.lowerBound)
    }
}
