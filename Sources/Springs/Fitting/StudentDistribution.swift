import CLibrary

/// Student's t distribution, for the width of intervals around what was estimated from few samples.
struct StudentDistribution {
    /// Degrees of freedom, 1 or more.
    let degrees: Double

    /// The t that a share of the distribution lies within on both sides of 0, such as 0.95.
    ///
    /// The density is integrated and the integral inverted; both to full digits.
    func width(holding share: Double) -> Double {
        let scale = exp(lgamma((degrees + 1) / 2) - lgamma(degrees / 2)) / (degrees * .pi).squareRoot()
        let half = { (t: Double) -> Double in
            var budget = 1000
            return Quadrature.integral(from: 0, to: t, floor: 1e-15, budget: &budget) { x in
                scale * exp(-(degrees + 1) / 2 * log1p(x * x / degrees))
            }
        }
        var upper = 2.0
        while half(upper) < share / 2, upper < 1e6 { upper *= 2 }
        return BracketedRoot.find(from: 0, to: upper) { half($0) - share / 2 }
    }
}
