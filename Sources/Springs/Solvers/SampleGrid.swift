/// The times at which a motion is sampled: evenly from 0, and the last one exactly the end.
///
/// Time i is computed as i·numerator/denominator and never accumulated. A step that is the double nearest to 1/n counts
/// as n samples a second, so 1 ms gives 0.009 and not 9 · 0.001 = 0.009000000000000001.
public struct SampleGrid: Hashable, Sendable {
    /// The most samples a grid may have: 2·10⁷, a column of 160 megabytes.
    public static let maximumCount = 20_000_000

    /// The number of times, the first and the last included.
    public let count: Int
    /// The last time in seconds.
    public let end: Double
    /// The even times that the grid's rows follow up to the last one.
    let even: EvenTimes
    /// Whether ``end`` is the end that was asked for, and not one of the even times.
    let endsAsAsked: Bool

    /// `framesPerSecond` times a second from 0 up to `end`, which is a row of its own when it is no frame.
    ///
    /// - Throws: ``SampleGridError`` for a rate that is not above 0, a negative end, or too many samples.
    public init(framesPerSecond: Double, end: Double) throws(SampleGridError) {
        try Self.requirePositive(framesPerSecond, "frame rate")
        try self.init(EvenTimes(numerator: 1, denominator: framesPerSecond), end: end)
    }

    /// Every `step` seconds from 0 up to `end`, which is a row of its own when it is no multiple of the step.
    ///
    /// - Throws: ``SampleGridError`` for a step that is not above 0, a negative end, or too many samples.
    public init(step: Double, end: Double) throws(SampleGridError) {
        try Self.requirePositive(step, "step")
        try self.init(EvenTimes(step: step), end: end)
    }

    /// `count` times, the first at 0 and the last at `end`.
    ///
    /// - Throws: ``SampleGridError`` for fewer than 2 or too many samples, or a negative end.
    public init(count: Int, end: Double) throws(SampleGridError) {
        guard count >= 2 else { throw .tooFew(count: count) }
        guard count <= Self.maximumCount else { throw .tooMany(count: Double(count)) }
        try Self.requireEnd(end)
        self.count = count
        self.end = end
        even = EvenTimes(numerator: end, denominator: Double(count - 1))
        endsAsAsked = true
    }

    private init(rows range: Range<Int>, of grid: SampleGrid) {
        count = range.count
        end = grid.time(at: range.upperBound - 1)
        even = EvenTimes(
            numerator: grid.even.numerator, denominator: grid.even.denominator,
            first: grid.even.first + range.lowerBound)
        endsAsAsked = grid.endsAsAsked && range.upperBound == grid.count
    }

    /// Some of the rows, as a grid of their own with the same times: a long grid is sampled in pieces.
    ///
    /// - Parameter range: indices of rows, one or more; clamped to those there are.
    public func rows(_ range: Range<Int>) -> SampleGrid {
        let range = range.clamped(to: 0..<count)
        return range.isEmpty || range == 0..<count ? self : SampleGrid(rows: range, of: self)
    }

    /// The first of the even times behind the end, in seconds.
    public var timeAfterEnd: Double {
        let next = even.time(at: count - 1)
        return next > end ? next : even.time(at: count)
    }

    private init(_ even: EvenTimes, end: Double) throws(SampleGridError) {
        try Self.requireEnd(end)
        let steps = end / even.numerator * even.denominator
        // A billionth of a step from a multiple is rounding, not a row of its own.
        let whole = (steps - 1e-9).rounded(.up)
        guard whole < Double(Self.maximumCount) else { throw .tooMany(count: max(whole, 0) + 1) }
        self.even = even
        self.end = end
        endsAsAsked = true
        // However short, an end after 0 has a row of its own.
        count = Int(max(whole, end > 0 ? 1 : 0)) + 1
    }

    private static func requirePositive(_ value: Double, _ parameter: String) throws(SampleGridError) {
        guard value.isFinite, value > 0 else { throw .notPositive(parameter: parameter, value: value) }
    }

    private static func requireEnd(_ end: Double) throws(SampleGridError) {
        guard end.isFinite, end >= 0 else { throw .endOutOfRange(end) }
    }

    /// The time of a row in seconds, for an index from 0 below ``count``.
    public func time(at index: Int) -> Double {
        index == count - 1 && endsAsAsked ? end : even.time(at: index)
    }

    /// All times.
    public var times: [Double] { (0..<count).map(time) }
}

/// Times i·numerator/denominator, for i from some first one on.
struct EvenTimes: Hashable, Sendable {
    let numerator: Double
    let denominator: Double
    /// The i of the time at index 0.
    let first: Int

    init(numerator: Double, denominator: Double, first: Int = 0) {
        self.numerator = numerator
        self.denominator = denominator
        self.first = first
    }

    /// Every `step` seconds; 1/n becomes n a second.
    init(step: Double) {
        let rate = (1 / step).rounded()
        let isReciprocal = rate >= 1 && rate <= 1e15 && 1 / rate == step
        self.init(numerator: isReciprocal ? 1 : step, denominator: isReciprocal ? rate : 1)
    }

    /// The nearest double to the time, give or take the last digit.
    func time(at index: Int) -> Double {
        Double(first + index) * numerator / denominator
    }

    /// The time to twice a double's digits.
    func exactTime(at index: Int) -> DoubleDouble { exactLength(of: first + index) }

    /// The length of so many steps to twice a double's digits.
    func exactLength(of steps: Int) -> DoubleDouble {
        DoubleDouble.product(Double(steps), numerator) / denominator
    }
}
