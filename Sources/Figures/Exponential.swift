import CLibrary

/// The exponential function of the C library.
enum Exponential {
    /// e to the power of x.
    static func of(_ x: Double) -> Double { exp(x) }
}
