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

    /// How many parts each piece between knots is looked at in for turns and crossings.
    static let subdivision = 8

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
        let difference = { (time: Double) in a.state(at: time).position - b.state(at: time).position }
        let slope = { (time: Double) in a.state(at: time).velocity - b.state(at: time).velocity }
        let inner = knots.filter { $0 > 0 && $0 < horizon }
        let edges = ([0] + inner.sorted() + [horizon])
        var greatest = (value: abs(difference(0)), time: 0.0)
        func consider(_ time: Double) {
            let value = abs(difference(time))
            if value > greatest.value { greatest = (value, time) }
        }
        var cuts = [0.0]
        for (start, end) in zip(edges, edges.dropFirst()) where end > start {
            // Just inside, so that a jump at a knot shows both its sides.
            var left = min(start.nextUp, end)
            var leftValue = difference(left)
            var leftSlope = slope(left)
            consider(left)
            for part in 1...Self.subdivision {
                let right =
                    part == Self.subdivision ? end : start + (end - start) * Double(part) / Double(Self.subdivision)
                let (rightValue, rightSlope) = (difference(right), slope(right))
                if (leftSlope < 0) != (rightSlope < 0), leftSlope.isFinite, rightSlope.isFinite {
                    consider(BracketedRoot.find(from: left, to: right, slope))
                }
                if (leftValue < 0) != (rightValue < 0) {
                    cuts.append(BracketedRoot.find(from: left, to: right, difference))
                }
                consider(right)
                (left, leftValue, leftSlope) = (right, rightValue, rightSlope)
            }
            consider(end.nextDown)
            cuts.append(end)
        }
        let scale = greatest.value * horizon / Double(max(1, cuts.count))
        var area = 0.0
        var square = 0.0
        for (start, end) in zip(cuts, cuts.dropFirst()) {
            area += abs(Quadrature.integral(from: start, to: end, scale: scale, difference))
            square += Quadrature.integral(from: start, to: end, scale: greatest.value * scale) {
                let value = difference($0)
                return value * value
            }
        }
        self.horizon = horizon
        self.greatest = greatest.value
        greatestTime = greatest.time
        rootMeanSquare = horizon > 0 ? (square / horizon).squareRoot() : 0
        self.area = area
    }
}
