/// A direction of a panel: what runs along it, in which unit, over which domain.
package struct Axis: Hashable, Sendable {
    /// What runs along it: "Time"; written under the ticks of an x axis, with the unit.
    package var title: String
    /// The unit in which ticks are read.
    package var unit: AxisUnit
    /// The values from one end to the other, in the unit of the data; nil takes what the data spans, widened by
    /// `padding`.
    package var domain: ClosedRange<Double>?
    /// The share of the data's span that is left free at either end.
    package var padding: Double

    /// An axis from its parts. The padding's default suits values; a time axis takes 0.
    package init(
        title: String = "", unit: AxisUnit = .none, domain: ClosedRange<Double>? = nil, padding: Double = 0.08
    ) {
        self.title = title
        self.unit = unit
        self.domain = domain
        self.padding = padding
    }

    /// A time axis over data in seconds, read in `unit`.
    package static func time(_ unit: AxisUnit = .milliseconds, domain: ClosedRange<Double>? = nil) -> Axis {
        Axis(title: "Time", unit: unit, domain: domain, padding: 0)
    }
}
