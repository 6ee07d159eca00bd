/// The roots that two functions of a bounce and the logarithm of a duration have in common.
///
/// For each bounce the roots of the first are found along the duration, and the second is followed along them from bounce to
/// bounce.
struct PairScan {
    /// A bounce and the logarithm of a duration.
    typealias Place = (bounce: Double, logDuration: Double)
    /// A part of the misses of both, or nil where there is no such number.
    typealias Miss = (_ bounce: Double, _ logDuration: Double) -> Double?

    /// The common roots, by bounce.
    private(set) var roots: [Place] = []
    /// Where the second comes nearest to 0 on the roots of the first; nil where those are none.
    private(set) var nearest: Place?
    /// The least and greatest value of the second on the roots of the first.
    private(set) var range: ClosedRange<Double>?
    private var least = Double.infinity
    private let logDurations: [Double]
    private let first: Miss
    private let second: Miss

    /// A root of the first with the second's value there.
    private typealias Crossing = (logDuration: Double, value: Double)

    init(bounces: [Double], logDurations: [Double], first: @escaping Miss, second: @escaping Miss) {
        self.logDurations = logDurations
        self.first = first
        self.second = second
        var before: (bounce: Double, crossings: [Crossing])?
        for bounce in bounces {
            let crossings = crossings(at: bounce, over: logDurations)
            if let before { follow(before.bounce, before.crossings, bounce, crossings, depth: 12) }
            before = (bounce, crossings)
        }
    }

    private mutating func crossings(at bounce: Double, over logDurations: [Double]) -> [Crossing] {
        let found = RootScan(over: logDurations) { [first] in first(bounce, $0) }.roots
        let crossings: [Crossing] = found.compactMap { logDuration in
            second(bounce, logDuration).map { (logDuration, $0) }
        }
        for crossing in crossings {
            if abs(crossing.value) < least {
                least = abs(crossing.value)
                nearest = (bounce, crossing.logDuration)
            }
            range =
                min(
                    range?.lowerBound ?? crossing.value, crossing.value)...max(
                    range?.upperBound ?? crossing.value, crossing.value)
        }
        return crossings
    }

    /// Follows the roots of the first from one bounce to the next. Where their number changes the way is halved.
    private mutating func follow(
        _ a: Double, _ atA: [Crossing], _ b: Double, _ atB: [Crossing], depth: Int
    ) {
        guard atA.count == atB.count else {
            let middle = a + (b - a) / 2
            guard depth > 0, middle > a, middle < b else { return }
            let between = crossings(at: middle, over: logDurations)
            follow(a, atA, middle, between, depth: depth - 1)
            follow(middle, between, b, atB, depth: depth - 1)
            return
        }
        for (start, end) in zip(atA, atB) where (start.value < 0) != (end.value < 0) { close(in: a, start, b, end) }
    }

    /// Narrows a change of sign down to a bounce. A jump is no root.
    ///
    /// - Parameter tolerance: a root's second value is smaller than this.
    private mutating func close(
        in a: Double, _ start: Crossing, _ b: Double, _ end: Crossing, tolerance: Double = 1e-7
    ) {
        var (a, b, start, end) = (a, b, start, end)
        var best = abs(start.value) < abs(end.value) ? (a, start) : (b, end)
        for step in 0..<200 where best.1.value != 0 {
            // The secant's point, and the middle every third time so that the stretch always shrinks.
            let share = step % 3 == 2 ? 0.5 : min(max(start.value / (start.value - end.value), 0.001), 0.999)
            let bounce = a + share * (b - a)
            let (low, high) = (min(start.logDuration, end.logDuration), max(start.logDuration, end.logDuration))
            let margin = 0.01 + (high - low)
            let nearby = stride(from: low - margin, through: high + margin, by: (high - low + 2 * margin) / 8).map {
                $0
            }
            let crossings = crossings(at: bounce, over: nearby)
            guard bounce > a, bounce < b, crossings.count == 1, let crossing = crossings.first else { break }
            if abs(crossing.value) < abs(best.1.value) { best = (bounce, crossing) }
            if (crossing.value < 0) == (start.value < 0) {
                (a, start) = (bounce, crossing)
            } else {
                (b, end) = (bounce, crossing)
            }
        }
        if abs(best.1.value) < tolerance { roots.append((best.0, best.1.logDuration)) }
    }
}
