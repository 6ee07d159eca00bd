/// How far two motions are apart: at the worst, on average, and in area.
public struct CurveDifference: Hashable, Sendable {
    /// The time covered, from 0, in seconds.
    public let horizon: Double
    /// max |A − B| over that time, in the motions' unit.
    public let greatest: Double
    /// When that is.
    public let greatestTime: Double
    /// √(1/T ∫(A − B)² dt).
    public let rootMeanSquare: Double
    /// ∫|A − B| dt, in the motions' unit times seconds.
    public let area: Double

    /// The most panels that all integrals of one difference take together. Two springs take some hundreds; a staircase of
    /// more stairs than there are knots would take thousands a stair.
    static let panelBudget = 40_000
    /// A difference of less than this part of the values is rounding: it counts as settled, and no digit of it is looked for.
    static let rounding = 1e-15

    /// The difference of two motions over the first `horizon` seconds.
    ///
    /// Turns and crossings are bracketed between `knots`, each piece in eight parts, and refined to the last digit; the
    /// integrals run from crossing to crossing by adaptive quadrature.
    ///
    /// - Parameters:
    ///   - a: one motion.
    ///   - b: the other.
    ///   - horizon: seconds, finite and 0 or more; anything else counts as 0.
    ///   - knots: times that cut both motions into pieces with few turns, and where they bend or jump.
    public init(_ a: some Motion, _ b: some Motion, over horizon: Double, knots: [Double]) {
        let horizon = horizon.isFinite ? max(0, horizon) : 0
        let survey = DifferenceSurvey(a, b, over: horizon, knots: knots)
        let floor = Self.rounding * max(survey.size, survey.greatest)
        var area = 0.0
        var square = 0.0
        var budget = Self.panelBudget
        for (start, end) in zip(survey.cuts, survey.cuts.dropFirst()) {
            area += abs(
                Quadrature.integral(from: start, to: end, floor: floor, budget: &budget) {
                    a.state(at: $0).position - b.state(at: $0).position
                })
            square += Quadrature.integral(from: start, to: end, floor: floor * survey.greatest, budget: &budget) {
                let value = a.state(at: $0).position - b.state(at: $0).position
                return value * value
            }
        }
        self.horizon = horizon
        greatest = survey.greatest
        greatestTime = survey.greatestTime
        rootMeanSquare = horizon > 0 ? (square / horizon).squareRoot() : 0
        self.area = area
    }

    /// The difference of two animations, each as a step from 0 to 1, over the longer of their settling times; over the longer
    /// of their ends where one repeats.
    ///
    /// - Parameters:
    ///   - a: one animation, such as a press.
    ///   - b: the other, such as its release.
    ///   - band: of the settling times, as a fraction of the travel.
    ///   - limit: seconds, above 0; the difference stops here when one never settles or settles later, or earlier still
    ///     where more than 4000 quarter swings would have to be looked at.
    public init(_ a: Animation, _ b: Animation, band: Double = 0.001, limit: Double = 60) {
        let ends = [a, b].map { animation -> Double in
            let metrics = AnimationMetrics(animation)
            guard metrics.repetition == nil else { return metrics.end ?? limit }
            return metrics.step.settlingTime(within: band)?.seconds ?? limit
        }
        let wanted = min(limit, ends.max() ?? limit)
        let knots = [a, b].map { MotionKnots($0, until: wanted).times }
        let reach = knots.map { $0.count >= MotionKnots.limit ? $0.last ?? wanted : wanted }.min() ?? wanted
        self.init(
            AnimationMotion(a), AnimationMotion(b), over: min(wanted, reach), knots: knots.flatMap { $0 })
    }
}

/// Where two motions are furthest apart, and where they cross.
struct DifferenceSurvey {
    /// max |A − B|, and when.
    private(set) var greatest: Double
    private(set) var greatestTime = 0.0
    /// The largest magnitude of either motion that was met.
    private(set) var size: Double
    /// The times between which the difference keeps its sign and both motions are smooth: the ends, knots and crossings.
    private(set) var cuts = [0.0]

    /// How many parts each piece between knots is looked at in for turns and crossings.
    private static let subdivision = 8

    /// Surveys the first `horizon` seconds.
    init(_ a: some Motion, _ b: some Motion, over horizon: Double, knots: [Double]) {
        let difference = { (time: Double) in a.state(at: time).position - b.state(at: time).position }
        let slope = { (time: Double) in a.state(at: time).velocity - b.state(at: time).velocity }
        let edges = [0] + knots.filter { $0 > 0 && $0 < horizon }.sorted() + [horizon]
        greatest = abs(difference(0))
        size = max(abs(a.state(at: 0).position), abs(b.state(at: 0).position))
        for (start, end) in zip(edges, edges.dropFirst()) where end > start {
            // Just inside, so that a jump at a knot shows both its sides.
            var left = min(start.nextUp, end)
            var (leftValue, leftSlope) = look(left, a, b)
            for part in 1...Self.subdivision {
                let right =
                    part == Self.subdivision ? end : start + (end - start) * Double(part) / Double(Self.subdivision)
                let (rightValue, rightSlope) = look(right, a, b)
                if (leftSlope < 0) != (rightSlope < 0), leftSlope.isFinite, rightSlope.isFinite {
                    _ = look(BracketedRoot.find(from: left, to: right, slope), a, b)
                }
                if (leftValue < 0) != (rightValue < 0) {
                    cuts.append(BracketedRoot.find(from: left, to: right, difference))
                }
                (left, leftValue, leftSlope) = (right, rightValue, rightSlope)
            }
            _ = look(end.nextDown, a, b)
            cuts.append(end)
        }
    }

    /// The difference and its slope at a time, remembered if it is the greatest.
    private mutating func look(_ time: Double, _ a: some Motion, _ b: some Motion) -> (value: Double, slope: Double) {
        let (one, other) = (a.state(at: time), b.state(at: time))
        let value = one.position - other.position
        if abs(value) > greatest { (greatest, greatestTime) = (abs(value), time) }
        size = max(size, abs(one.position), abs(other.position))
        return (value, one.velocity - other.velocity)
    }
}
