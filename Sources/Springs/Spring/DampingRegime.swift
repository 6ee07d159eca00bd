/// How a spring comes to rest, by its damping ratio ζ.
public enum DampingRegime: String, Hashable, Sendable, CaseIterable {
    /// ζ = 0: swings for ever.
    case undamped
    /// 0 < ζ < 1: overshoots and rings down.
    case underdamped
    /// ζ = 1: the fastest return without overshoot.
    case critical
    /// ζ > 1: creeps back without overshoot.
    case overdamped
}

extension Spring {
    /// How near to 1 a damping ratio counts as critical where a name or a rule for critical damping is asked for.
    public static let criticalTolerance = 1e-12

    /// The regime as it is named to a reader: ζ within `tolerance` of 1 counts as critical, since a damping of 2√(km)
    /// is seldom a double. The motion itself knows no such threshold.
    public func regime(tolerance: Double = criticalTolerance) -> DampingRegime {
        if dampingRatio == 0 { return .undamped }
        let deficit = dampingDeficit
        if abs(deficit) <= tolerance { return .critical }
        return deficit > 0 ? .underdamped : .overdamped
    }

    /// The regime with the default tolerance.
    public var dampingRegime: DampingRegime { regime() }
}
