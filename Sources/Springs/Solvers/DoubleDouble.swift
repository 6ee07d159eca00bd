/// A number as the unevaluated sum of two doubles: about 32 decimal digits.
///
/// For set-up and single evaluations; on processors without a fused multiply-add every product is a library call.
/// Algorithms: Dekker (1971), Knuth's two-sum.
struct DoubleDouble: Hashable, Sendable {
    /// The nearest double.
    var high: Double
    /// What it leaves out.
    var low: Double

    /// 2π.
    static let twoPi = DoubleDouble(high: 6.283185307179586, low: 2.4492935982947064e-16)

    init(high: Double, low: Double) {
        self.high = high
        self.low = low
    }

    /// A double, exactly.
    init(_ value: Double) {
        self.init(high: value, low: 0)
    }

    /// a + b, exactly.
    static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
        let sum = a + b
        let part = sum - a
        return DoubleDouble(high: sum, low: (a - (sum - part)) + (b - part))
    }

    /// a·b, exactly.
    static func product(_ a: Double, _ b: Double) -> DoubleDouble {
        let product = a * b
        return DoubleDouble(high: product, low: (-product).addingProduct(a, b))
    }

    private static func normalised(_ high: Double, _ low: Double) -> DoubleDouble {
        let sum = high + low
        return DoubleDouble(high: sum, low: low - (sum - high))
    }

    static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let high = sum(a.high, b.high)
        let low = sum(a.low, b.low)
        let middle = normalised(high.high, high.low + low.high)
        return normalised(middle.high, middle.low + low.low)
    }

    static prefix func - (a: DoubleDouble) -> DoubleDouble {
        DoubleDouble(high: -a.high, low: -a.low)
    }

    static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

    static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let product = product(a.high, b.high)
        return normalised(product.high, product.low + (a.high * b.low + a.low * b.high))
    }

    static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
        let product = product(a.high, b)
        return normalised(product.high, product.low + a.low * b)
    }

    static func / (a: DoubleDouble, b: Double) -> DoubleDouble {
        let quotient = a.high / b
        guard quotient.isFinite else { return DoubleDouble(quotient) }
        let rest = a - product(quotient, b)
        return normalised(quotient, (rest.high + rest.low) / b)
    }

    /// The square root of a number that is not negative.
    func squareRoot() -> DoubleDouble {
        let root = high.squareRoot()
        guard root > 0 else { return DoubleDouble(0) }
        let rest = self - DoubleDouble.product(root, root)
        return DoubleDouble.normalised(root, (rest.high + rest.low) / (2 * root))
    }
}
