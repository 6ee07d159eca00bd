/// The root of a continuous function between two points where it has different signs, to the last digit it can give.
///
/// Chandrupatla's method: inverse quadratic interpolation where it is safe, bisection elsewhere. It always ends, because
/// the bracket shrinks at every step and the steps are counted.
package struct BracketedRoot {
    /// The most function values taken; bisection alone needs about 1100 over the whole range of Double.
    static let evaluationLimit = 2200

    /// A point of [lower, upper] where `function` changes its sign. Values of equal sign at both ends answer the end
    /// with the smaller magnitude, which is the best there is.
    package static func find(
        from lower: Double, to upper: Double, _ function: (Double) -> Double
    ) -> Double {
        var a = upper
        var b = lower
        var atA = function(a)
        var atB = function(b)
        if atA == 0 { return a }
        if atB == 0 { return b }
        guard (atA < 0) != (atB < 0) else { return abs(atA) < abs(atB) ? a : b }
        var c = a
        var atC = atA
        var fraction = 0.5
        for _ in 0..<evaluationLimit {
            let next = a + fraction * (b - a)
            let atNext = function(next)
            if (atNext < 0) == (atA < 0) {
                c = a
                atC = atA
            } else {
                c = b
                b = a
                atC = atB
                atB = atA
            }
            a = next
            atA = atNext
            let (best, value) = abs(atA) < abs(atB) ? (a, atA) : (b, atB)
            let width = abs(b - a)
            let resolution = 2 * best.ulp
            if value == 0 || width <= resolution { return best }
            let least = resolution / width
            let xi = (a - b) / (c - b)
            let phi = (atA - atB) / (atC - atB)
            if phi * phi < xi, (1 - phi) * (1 - phi) < 1 - xi {
                fraction =
                    atA / (atB - atA) * atC / (atB - atC)
                    + (c - a) / (b - a) * atA / (atC - atA) * atB / (atC - atB)
                fraction = fraction.isFinite ? max(least, min(1 - least, fraction)) : 0.5
            } else {
                fraction = 0.5
            }
        }
        return abs(atA) < abs(atB) ? a : b
    }
}
