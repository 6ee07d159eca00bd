#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The exponential function of the C library.
enum Exponential {
    /// e to the power of x.
    static func of(_ x: Double) -> Double { exp(x) }
}
