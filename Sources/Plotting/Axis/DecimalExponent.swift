import CLibrary

/// Powers of ten: the whole exponents by which numbers are written.
enum DecimalExponent {
    /// The exponent of the leading digit: 2 for 123, −2 for 0.0123; 0 for zero and for what is not finite.
    static func of(_ value: Double) -> Int {
        guard value.isFinite, value != 0 else { return 0 }
        let guess = Int(log10(abs(value)).rounded(.down))
        // The logarithm of a number just below a power of ten may round up to it.
        return guess >= -307 && abs(value) < power(guess) ? guess - 1 : guess
    }

    /// Ten to a whole power.
    static func power(_ exponent: Int) -> Double { pow(10, Double(exponent)) }
}
