import Plotting

/// A property whose value follows an animation's progress: from one value to another, straight or by way of a third.
package struct AnimatedValue: Hashable, Sendable {
    /// What it is called: "Blur".
    package var name: String
    /// Its unit: "pt"; empty for a bare number.
    package var unit: String
    /// The value at progress 0.
    package var from: Double
    /// The value at progress ½ of a property that goes there and back; nil for a straight one.
    package var through: Double?
    /// The value at progress 1.
    package var to: Double
    /// The values that are seen; nil for all.
    package var visible: ClosedRange<Double>?

    /// A property from its values.
    package init(
        _ name: String, unit: String = "", from: Double, through: Double? = nil, to: Double,
        visible: ClosedRange<Double>? = nil
    ) {
        self.name = name
        self.unit = unit
        self.from = from
        self.through = through
        self.to = to
        self.visible = visible
    }

    /// The value at a progress p, which overshoots beyond 0…1: from + (to − from)·p where it is straight. By way of a
    /// third value it is from + 2(through − from)·p up to ½ and to + 2(through − to)·|1 − p| above, so that it rises
    /// again when p overshoots.
    package func value(at progress: Double) -> Double {
        guard let through else { return from + (to - from) * progress }
        return progress > 0.5
            ? to + 2 * (through - to) * abs(1 - progress) : from + 2 * (through - from) * progress
    }

    /// How the value changes with the progress; at a corner, the slope behind it.
    package func slope(at progress: Double) -> Double {
        guard let through else { return to - from }
        guard progress > 0.5 else { return 2 * (through - from) }
        return progress < 1 ? 2 * (to - through) : 2 * (through - to)
    }
}
