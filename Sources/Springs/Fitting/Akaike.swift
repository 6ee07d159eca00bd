import CLibrary

/// Akaike's information criterion for least squares.
enum Akaike {
    /// n·ln(RSS/n) + 2k + 2k(k + 1)/(n − k − 1), k the numbers sought and the noise; infinite where k is too large.
    ///
    /// - Parameter scale: the size of the values; residuals below `rounding` of it are rounding and tell no curves apart.
    static func corrected(
        squares: Double, samples: Int, numbers: Int, scale: Double, rounding: Double = 1e-13
    ) -> Double {
        let (count, numbers) = (Double(samples), Double(numbers))
        guard count > numbers + 1 else { return .infinity }
        let least = max(rounding * scale * (rounding * scale), .leastNormalMagnitude)
        return count * log(max(squares / count, least)) + 2 * numbers + 2 * numbers * (numbers + 1)
            / (count - numbers - 1)
    }
}
