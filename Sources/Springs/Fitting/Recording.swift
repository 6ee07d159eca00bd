/// Recorded samples of one motion: a value at each of a number of times, as they were recorded.
///
/// The times need not be evenly spaced, nor in order, and may repeat: they are sorted, and nothing is resampled.
public struct Recording: Hashable, Sendable {
    /// Seconds, ascending.
    public let times: [Double]
    /// The value at each time, in whatever unit was recorded.
    public let values: [Double]

    /// The fewest samples that anything can be said of.
    public static let fewestSamples = 6

    /// Samples in any order.
    ///
    /// - Throws: ``RecordingError`` when the counts differ, a number is not finite, there are fewer than six samples, all
    ///   have one time, or all one value.
    public init(times: [Double], values: [Double]) throws(RecordingError) {
        guard times.count == values.count else {
            throw .unequalCounts(times: times.count, values: values.count)
        }
        guard times.count >= Self.fewestSamples else {
            throw .tooFewSamples(times.count, least: Self.fewestSamples)
        }
        for (index, (time, value)) in zip(times, values).enumerated() where !(time.isFinite && value.isFinite) {
            throw .notFinite(sample: index + 1)
        }
        let isAscending = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
        let order = isAscending ? Array(times.indices) : times.indices.sorted { times[$0] < times[$1] }
        self.times = isAscending ? times : order.map { times[$0] }
        self.values = isAscending ? values : order.map { values[$0] }
        guard let first = self.times.first, let last = self.times.last, last > first else {
            throw .oneTime(times.first ?? 0)
        }
        guard let least = values.min(), let greatest = values.max(), greatest > least else {
            throw .constant(values.first ?? 0)
        }
        guard (last - first).isFinite, (greatest - least).isFinite else { throw .notFinite(sample: 1) }
    }

    /// About so many of the samples, evenly taken, most of them from a stretch of time.
    func thinned(to few: Int, keeping stretch: ClosedRange<Double>) -> Recording {
        guard times.count > few else { return self }
        let inside = times.indices.filter { stretch.contains(times[$0]) }
        let outside = times.indices.filter { !stretch.contains(times[$0]) }
        let kept = [(inside, few), (outside, few / 4)].flatMap { indices, most in
            stride(from: 0, to: indices.count, by: max(1, indices.count / max(most, 1))).map { indices[$0] }
        }.sorted()
        return Recording(unchecked: kept.map { times[$0] }, kept.map { values[$0] })
    }

    private init(unchecked times: [Double], _ values: [Double]) {
        self.times = times
        self.values = values
    }

    /// The samples from one place on, up to another.
    ///
    /// - Throws: ``RecordingError`` where too little is left.
    func part(_ range: Range<Int>) throws(RecordingError) -> Recording {
        try Recording(times: Array(times[range]), values: Array(values[range]))
    }
}

/// Why samples are no recording of a motion.
public enum RecordingError: Error, Hashable, Sendable {
    /// A value is missing, or a time.
    case unequalCounts(times: Int, values: Int)
    /// Too few samples, counting every one.
    case tooFewSamples(Int, least: Int)
    /// A time or a value is NaN or infinite; samples count from 1.
    case notFinite(sample: Int)
    /// Every sample has the same time.
    case oneTime(Double)
    /// Every sample has the same value.
    case constant(Double)
}

extension RecordingError: CustomStringConvertible {
    /// One sentence: what was given, what is needed.
    public var description: String {
        switch self {
        case .unequalCounts(let times, let values):
            "\(times) times and \(values) values do not make samples; give a value for each time"
        case .tooFewSamples(let count, let least):
            "\(count == 1 ? "1 sample is" : "\(count) samples are") too few; give at least \(least)"
        case .notFinite(let sample):
            "sample \(sample) is not a finite number; leave it out"
        case .oneTime(let time):
            "every sample is at \(time.written) s; give the times at which the values were recorded"
        case .constant(let value):
            "every sample is \(value.written) and nothing moves; give a recording with a motion in it"
        }
    }
}
