import CLibrary

/// Differences that vanish at zero, by their series up to 1 and directly above, where nothing cancels any more.
enum SmallArgument {
    /// 1 − e^(−z)(1 + z) for z ≥ 0.
    static func decayed(_ z: Double) -> Double {
        guard z < 1 else { return 1 - exp(-z) * (1 + z) }
        return exp(-z) * (z * z / 2) * nested(z, from: 3, through: 20)
    }

    /// 1 − sin φ/φ, given sin φ.
    static func oneMinusSinc(_ phase: Double, sine: Double) -> Double {
        guard abs(phase) < 1 else { return 1 - sine / phase }
        let square = phase * phase
        var sum = 1.0
        for n in stride(from: 20.0, through: 4, by: -2) { sum = 1 - square / (n * (n + 1)) * sum }
        return square / 6 * sum
    }

    /// 1 − (1 − e^(−u))/u for u ≥ 0.
    static func oneMinusMeanDecay(_ u: Double) -> Double {
        guard u < 1 else { return (u + expm1(-u)) / u }
        return u / 2 * nested(-u, from: 3, through: 20)
    }

    /// 1 + x/a(1 + x/(a + 1)(1 + …)).
    private static func nested(_ x: Double, from first: Double, through last: Double) -> Double {
        var sum = 1.0
        for n in stride(from: last, through: first, by: -1) { sum = 1 + x / n * sum }
        return sum
    }
}
