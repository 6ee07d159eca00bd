/// Something about an animation, a pair or a scene that a designer can know or act on, with the numbers behind it.
package struct Finding: Hashable, Sendable {
    /// How much a finding matters; the greater matters more.
    package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
        /// A fact to know.
        case info
        /// Something that could be better.
        case advice
        /// Something that somebody who uses the control will be hurt by.
        case warning

        package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

        private var rank: Int {
            switch self {
            case .info: 0
            case .advice: 1
            case .warning: 2
            }
        }
    }

    /// A number with the name under which machine-readable output shows it, unit included.
    package struct Number: Hashable, Sendable {
        /// The name, such as `settling_s`.
        package let name: String
        /// The value, unrounded.
        package let value: Double

        init(_ name: String, _ value: Double) {
            self.name = name
            self.value = value
        }
    }

    /// A limit that a rule compared with.
    package struct Threshold: Hashable, Sendable {
        /// The units of limits.
        package enum Unit: String, Hashable, Sendable {
            /// Seconds.
            case seconds = "s"
            /// Percent of a travel or a range.
            case percent
            /// Pixels of the screen.
            case pixels = "px"
            /// Points.
            case points = "pt"
            /// One quantity over another of its kind.
            case ratio
            /// A part of the travel.
            case fraction
        }

        /// The number.
        package let value: Double
        /// Its unit.
        package let unit: Unit

        init(_ value: Double, _ unit: Unit) {
            self.value = value
            self.unit = unit
        }
    }

    /// The rule it comes from: a stable name for machines.
    package let id: String
    /// How much it matters.
    package let severity: Severity
    /// The label of the animation it is about, `press` and `release` or what people call them; nil where it is about both or
    /// none.
    package let side: String?
    /// What it is about beside a side: a property, a change of phase, a phase, a framework, an event; nil where the rule says
    /// it all.
    package let subject: String?
    /// The numbers behind the sentence.
    package let numbers: [Number]
    /// The limit that the rule compared with; nil for a rule without one.
    package let threshold: Threshold?
    /// One or two plain sentences.
    package let text: String

    /// Whether something should be changed; else it is a fact to know.
    package var isAdvice: Bool { severity > .info }

    /// The value of a number by its name.
    package func number(_ name: String) -> Double? { numbers.first { $0.name == name }?.value }
}

extension Finding: CustomStringConvertible {
    /// The sentence.
    package var description: String { text }
}
