/// The levels and bands that the metrics of a step are measured at, as fractions of the travel.
public struct MetricThresholds: Hashable, Sendable {
    /// Where the rise time starts to count; 0.1.
    public let riseStart: Double
    /// Where the rise time ends; 0.9.
    public let riseEnd: Double
    /// The level of the delay time; 0.5.
    public let delayLevel: Double
    /// The bands of the settling times; 0.02, 0.01, 0.001.
    public let bands: [Double]
    /// A half-swing counts when it goes beyond this band; 0.02.
    public let halfSwingBand: Double

    /// Control theory's usual thresholds: 10 % to 90 %, 50 %, and the 2 %, 1 % and 0.1 % bands.
    public static let standard = MetricThresholds(
        unchecked: (0.1, 0.9, 0.5), bands: [0.02, 0.01, 0.001], halfSwingBand: 0.02)

    /// Thresholds of one's own.
    ///
    /// - Throws: ``MetricThresholdError`` for a level outside 0…1, a rise that ends before it starts, or a band that is
    ///   not a positive number.
    public init(
        riseStart: Double = 0.1, riseEnd: Double = 0.9, delayLevel: Double = 0.5,
        bands: [Double] = [0.02, 0.01, 0.001], halfSwingBand: Double = 0.02
    ) throws(MetricThresholdError) {
        for level in [riseStart, riseEnd, delayLevel] where !(level > 0 && level < 1) {
            throw .levelOutOfRange(level)
        }
        guard riseStart < riseEnd else { throw .riseReversed(from: riseStart, to: riseEnd) }
        for band in bands + [halfSwingBand] where !(band > 0 && band.isFinite) { throw .bandNotPositive(band) }
        self.init(unchecked: (riseStart, riseEnd, delayLevel), bands: bands, halfSwingBand: halfSwingBand)
    }

    private init(unchecked levels: (Double, Double, Double), bands: [Double], halfSwingBand: Double) {
        (riseStart, riseEnd, delayLevel) = levels
        self.bands = bands
        self.halfSwingBand = halfSwingBand
    }
}

/// Why a set of thresholds measures nothing.
public enum MetricThresholdError: Error, Hashable, Sendable {
    /// A level must lie strictly between 0 and 1.
    case levelOutOfRange(Double)
    /// The rise must start below where it ends.
    case riseReversed(from: Double, to: Double)
    /// A band must be a finite number above 0.
    case bandNotPositive(Double)
}

extension MetricThresholdError: CustomStringConvertible {
    /// One sentence: what was given, what is allowed, what to do.
    public var description: String {
        switch self {
        case .levelOutOfRange(let level):
            "level \(level) is not between 0 and 1; give a fraction of the travel such as 0.1"
        case .riseReversed(let start, let end):
            "a rise from \(start) to \(end) does not rise; give a start below the end"
        case .bandNotPositive(let band):
            "band \(band) is not a positive number; give a fraction of the travel such as 0.02"
        }
    }
}
