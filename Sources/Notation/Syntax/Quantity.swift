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

    private static func noConstants(_: Chain, _: Range<Int>) -> Double? { nil }

    /// A finite number.
    static func number(_ node: Node, constants: Constants = noConstants) throws(Fault) -> Double {
        try finite(node, units: [:], constants)
    }

    /// Seconds: plain, `s` or `ms`.
    static func seconds(_ node: Node, constants: Constants = noConstants) throws(Fault) -> Double {
        try finite(node, units: ["s": 1, "ms": 0.001], constants)
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
            throw Fault(.wrongKind("the text \"\(text.prefix(30))\"", expected: "a number"), at: node.range.lowerBound)
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
