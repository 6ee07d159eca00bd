/// The integral of a smooth function, by adaptive Gauss–Kronrod quadrature with 7 and 15 points.
struct Quadrature {
    /// How often a panel may be halved.
    static let depthLimit = 40

    // QUADPACK's qk15: nodes right of the middle, their Kronrod weights, and the Gauss weights of every second one.
    private static let nodes = [
        0.991455371120812639206854697526329, 0.949107912342758524526189684047851,
        0.864864423359769072789712788640926, 0.741531185599394439863864773280788,
        0.586087235467691130294144691693318, 0.405845151377397166906606412076961,
        0.207784955007898467600689403773245,
    ]
    private static let kronrod = [
        0.022935322010529224963732008058970, 0.063092092629978553290700663189204,
        0.104790010322250183839876322541518, 0.140653259715525918745189590510238,
        0.169004726639267902826583426598550, 0.190350578064785409913256402421014,
        0.204432940075298892414161999234649, 0.209482141084727828012999174891714,
    ]
    private static let gauss = [
        0.129484966168869693270611432679082, 0.279705391489276667901467771423780,
        0.381830050505118944950369775488975, 0.417959183673469387755102040816327,
    ]

    /// ∫ f over [lower, upper], halving panels until the two rules agree within `tolerance`, relative to the panel's
    /// integral or to `floor` times its length, or until the budget is spent.
    ///
    /// - Parameters:
    ///   - floor: the size of f below which nothing is known of it, such as the rounding errors of what it is made of.
    ///   - budget: how many panels may still be looked at; what is taken is subtracted. One panel is always looked at.
    static func integral(
        from lower: Double, to upper: Double, floor: Double = 0, tolerance: Double = 1e-13, budget: inout Int,
        _ function: (Double) -> Double
    ) -> Double {
        guard upper > lower else { return 0 }
        var sum = 0.0
        var panels = [(lower, upper, 0)]
        while let (a, b, depth) = panels.popLast() {
            let (fine, coarse) = panel(a, b, function)
            budget -= 1
            let middle = a + (b - a) / 2
            if abs(fine - coarse) <= max(tolerance * abs(fine), floor * (b - a)) || depth >= depthLimit
                || budget <= 0 || middle <= a || middle >= b || !fine.isFinite
            {
                sum += fine
            } else {
                panels.append((a, middle, depth + 1))
                panels.append((middle, b, depth + 1))
            }
        }
        return sum
    }

    private static func panel(_ a: Double, _ b: Double, _ function: (Double) -> Double) -> (Double, Double) {
        let half = (b - a) / 2
        let middle = a + half
        let center = function(middle)
        var fine = kronrod[7] * center
        var coarse = gauss[3] * center
        for index in 0..<7 {
            let distance = half * nodes[index]
            let pair = function(middle - distance) + function(middle + distance)
            fine += kronrod[index] * pair
            if index % 2 == 1 { coarse += gauss[index / 2] * pair }
        }
        return (fine * half, coarse * half)
    }
}
