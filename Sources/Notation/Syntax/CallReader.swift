import Springs
import Words

/// Takes values out of the arguments of one call or object, in whatever language it was pasted from: numbers, times, flags,
/// and what is made of them, with every refusal at the value to blame.
struct CallReader {
    /// The arguments, matched to one of the call's forms.
    let arguments: BoundArguments
    /// Names that stand for numbers in the ecosystem of the call.
    private let constants: Quantity.Constants

    /// The arguments of a call matched to the forms of its function; a bare name has none.
    init(
        _ link: Link, as function: String? = nil, constants: @escaping Quantity.Constants = Quantity.noConstants,
        _ forms: [Signature]
    ) throws(Fault) {
        arguments = try BoundArguments(
            link.arguments ?? [], of: function ?? link.name, at: link.range, end: link.lastPlace, forms: forms)
        self.constants = constants
    }

    /// The fields of an object, such as a JavaScript literal; `kind` is what messages call it.
    init(_ object: [Argument], as kind: String, at range: Range<Int>, _ forms: [Signature]) throws(Fault) {
        arguments = try BoundArguments(
            object, of: kind, at: range, end: max(range.lowerBound, range.upperBound - 1), forms: forms)
        constants = Quantity.noConstants
    }

    /// Whether an argument was given.
    func has(_ label: String) -> Bool { arguments.has(label) }

    /// Whether any of some arguments was given.
    func hasAny(_ labels: [String]) -> Bool { labels.contains(where: arguments.has) }

    /// The value of an argument, if it was given.
    subscript(label: String) -> Node? { arguments[label]?.value }

    /// The values without labels.
    var unlabelled: [Node] { arguments.unlabelled.map(\.value) }

    /// A number.
    func number(_ label: String, default value: Double) throws(Fault) -> Double {
        guard let node = self[label] else { return value }
        return try Quantity.number(node, constants: constants)
    }

    /// A time in seconds: plain, `s` or `ms`.
    func seconds(_ label: String, default value: Double) throws(Fault) -> Double {
        guard let node = self[label] else { return value }
        return try Quantity.seconds(node, constants: constants)
    }

    /// Notes for plain numbers of ``doubtfulSeconds`` or more where seconds are meant: those were probably milliseconds.
    func doubtfulSeconds(_ labels: [String], from least: Double = Quantity.doubtfulSeconds) -> [NotationWarning] {
        labels.compactMap { label in
            guard let node = self[label], case .number(let value, "") = node.form, value >= least else { return nil }
            return .secondsTyped(parameter: label, seconds: value)
        }
    }

    /// One note for those given of the settings by which an ecosystem ends its springs: here a motion ends where it is asked to.
    func ownEnds(_ labels: [String]) -> [NotationWarning] {
        let given = labels.filter(has)
        return given.isEmpty
            ? []
            : [
                .ignored(
                    setting: "the end by \(given.listed())",
                    reason: "where a motion ends is asked here by its own options")
            ]
    }

    /// `true` or `false`.
    func flag(_ label: String, default value: Bool) throws(Fault) -> Bool {
        guard let node = self[label] else { return value }
        return try Quantity.flag(node)
    }

    /// How long a curve lasts, in seconds: above 0 and at most ``Quantity/longestTime``.
    ///
    /// - Parameter unit: the seconds that a plain number counts: 1, or 0.001 where the ecosystem counts milliseconds.
    func curveDuration(_ label: String, default value: Double, unit: Double = 1) throws(Fault) -> Double {
        guard let node = self[label] else { return value }
        return try Quantity.curveDuration(try time(node, unit: unit), label, at: node.range.lowerBound)
    }

    /// A wait before the start in seconds, 0 unless given: 0 to ``Quantity/longestTime``.
    func delay(_ label: String = "delay", unit: Double = 1) throws(Fault) -> [Animation.Modifier] {
        guard let node = self[label] else { return [] }
        let seconds = try Quantity.delay(try time(node, unit: unit), at: node.range.lowerBound)
        return seconds > 0 ? [.delay(seconds)] : []
    }

    private func time(_ node: Node, unit: Double) throws(Fault) -> Double {
        // Division, not multiplication: 350 ms is the double nearest to 0.35.
        unit == 1
            ? try Quantity.seconds(node, constants: constants)
            : try Quantity.number(node, constants: constants) / (1 / unit).rounded()
    }

    /// The value, refused at 0 and below.
    func positive(_ label: String, default value: Double) throws(Fault) -> Double {
        try Quantity.positive(try seconds(label, default: value), label, at: arguments.offset(of: label))
    }

    /// The value, refused below 0.
    func notNegative(_ label: String, default value: Double) throws(Fault) -> Double {
        try Quantity.notNegative(try seconds(label, default: value), label, at: arguments.offset(of: label))
    }

    /// A spring of a duration (or whatever the ecosystem calls it) in seconds, and a bounce.
    func durationAndBounce(
        _ label: String = "duration", default duration: Double = 0.5, bounce: Double = 0
    ) throws(Fault) -> Spring {
        let duration = try seconds(label, default: duration)
        let bounce = try number("bounce", default: bounce)
        return try made(renamed: ["duration": label]) { () throws(SpringError) in
            try Spring(duration: duration, bounce: bounce)
        }
    }

    /// A spring of mass, stiffness and damping, or what the ecosystem calls them, with its values for those not given.
    func physical(
        mass: Double = 1, stiffness: Double = 1, damping: Double = 1, named names: [String: String] = [:]
    ) throws(Fault) -> Spring {
        let mass = try number(names["mass"] ?? "mass", default: mass)
        let stiffness = try number(names["stiffness"] ?? "stiffness", default: stiffness)
        let damping = try number(names["damping"] ?? "damping", default: damping)
        return try made(renamed: names) { () throws(SpringError) in
            try Spring(mass: mass, stiffness: stiffness, damping: damping)
        }
    }

    /// The argument labels behind the parameters that ``SpringError`` speaks of, where they differ.
    private static let labels = [
        "damping ratio": ["dampingFraction", "dampingRatio", "ratio"], "settling duration": ["settlingDuration"],
        "bounce": ["bounce", "extraBounce"],
    ]

    /// What is made of the arguments, or the fault of its numbers at the argument to blame.
    ///
    /// - Parameter renamed: the argument labels behind parameters that are called differently here.
    func made<Made>(
        renamed: [String: String] = [:], _ make: () throws(SpringError) -> Made
    ) throws(Fault) -> Made {
        do {
            return try make()
        } catch {
            let parameter = error.parameter ?? ""
            let candidates = [renamed[parameter] ?? parameter] + (Self.labels[parameter] ?? [])
            throw Fault(.spring(error), at: arguments.offset(of: candidates.first(where: has) ?? ""))
        }
    }
}

extension SpringError {
    /// The parameter the error speaks of.
    var parameter: String? {
        switch self {
        case .notPositive(let parameter, _), .negative(let parameter, _), .notFinite(let parameter, _): parameter
        case .bounceOutOfRange: "bounce"
        case .neverReachesEpsilon: "settling duration"
        case .beyondArithmetic: nil
        }
    }
}
