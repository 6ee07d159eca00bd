/// When a motion has come to rest within a band: at a time, or never.
public enum SettlingTime: Hashable, Sendable {
    /// The last time, in seconds, at which the motion is outside the band; 0 when it is inside from the start.
    case at(Double)
    /// The motion leaves the band again and again, as an undamped spring does.
    case never

    /// The time in seconds, nil for never.
    public var seconds: Double? {
        switch self {
        case .at(let seconds): seconds
        case .never: nil
        }
    }
}

/// One band around the target and when the motion stays within it.
public struct BandSettling: Hashable, Sendable {
    /// Half the width of the band as a fraction of the travel: 0.02 is the 2 % band.
    public let band: Double
    /// The last time |x − 1| > band.
    public let settling: SettlingTime

    /// A band and its settling time.
    public init(band: Double, settling: SettlingTime) {
        self.band = band
        self.settling = settling
    }
}
