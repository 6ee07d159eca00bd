/// Roots by halving.
enum Bisection {
    /// Where `function` changes its sign between two places at which its signs differ, to the last digits.
    static func root(from left: Double, to right: Double, of function: (Double) -> Double) -> Double {
        let rises = function(left) < 0
        var (low, high) = (left, right)
        for _ in 0..<100 {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if (function(middle) < 0) == rises { low = middle } else { high = middle }
        }
        return high
    }
}
