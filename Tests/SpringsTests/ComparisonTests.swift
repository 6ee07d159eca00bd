import Testing

@testable import Springs

@Suite("Comparing two motions")
struct ComparisonTests {
    @Test("differences agree with 30-digit integration")
    func table() throws {
        for row in try ReferenceTable("comparisons.csv").rows {
            func number(_ name: String) throws -> Double { try #require(Double(row[name] ?? "")) }
            let a = try Spring(duration: try number("a_duration"), bounce: try number("a_bounce"))
            let b = try Spring(duration: try number("b_duration"), bounce: try number("b_bounce"))
            let comparison = Comparison(
                Animation(.spring(a, blendDuration: 0)), Animation(.spring(b, blendDuration: 0)))
            let difference = comparison.difference
            #expect(agrees(difference.horizon, row["horizon"], within: 1e-12), "\(row)")
            #expect(agrees(difference.greatest, row["greatest"], within: 1e-13), "\(row)")
            #expect(agrees(difference.greatestTime, row["greatest_time"], within: 1e-10), "\(row)")
            #expect(agrees(difference.rootMeanSquare, row["rms"], within: 1e-12), "\(row)")
            #expect(agrees(difference.area, row["area"], within: 1e-12), "\(row)")
        }
    }

    @Test("rows say B − A and B/A, an overshoot that does not exist counts as 0")
    func rows() throws {
        let comparison = Comparison(
            Animation(.spring(try Spring(duration: 0.12), blendDuration: 0)),
            Animation(.spring(try Spring(duration: 0.35, bounce: 0.35), blendDuration: 0)))
        let overshoot = try #require(comparison.rows.first { $0.metric == .overshoot })
        #expect(overshoot.a == nil && overshoot.ratio == nil)
        #expect(agrees(overshoot.difference, "6.80766", within: 1e-6))
        let settling = try #require(comparison.rows.first { $0.metric == .settlingTime(band: 0.02) })
        #expect(agrees(settling.difference, "0.223214", within: 0, absolute: 1e-6))
        #expect(agrees(settling.ratio, "3.003357", within: 1e-5))
        let peak = try #require(comparison.rows.first { $0.metric == .peakTime })
        #expect(peak.difference == nil)
    }

    @Test("a linear and a stepped curve differ as geometry says")
    func geometry() throws {
        // |t − ⌊4t⌋/4| over one second: four triangles of height and width ¼.
        let comparison = Comparison(
            Animation(.timingCurve(.linear, duration: 1)),
            Animation(.timingCurve(.steps(try StepCurve(count: 4)), duration: 1)), limit: 1)
        #expect(abs(comparison.difference.area - comparison.difference.horizon / 8) < 2e-3)
        #expect(abs(comparison.difference.greatest - 0.25) < 1e-12)
    }

    @Test("an undamped spring is compared up to the limit")
    func limited() throws {
        let comparison = Comparison(
            Animation(.spring(try Spring(duration: 0.5, bounce: 1), blendDuration: 0)), .smooth, limit: 5)
        #expect(comparison.difference.horizon == 5)
        let fast = Comparison(
            Animation(.spring(try Spring(duration: 1e-6, bounce: 1), blendDuration: 0)), .smooth, limit: 60)
        #expect(fast.difference.horizon < 0.01)
        #expect(abs(fast.difference.greatest - 2) < 1e-3)
    }

    @Test("quadrature is exact on a polynomial of degree 22 and accurate on an exponential")
    func quadrature() {
        let power = Quadrature.integral(from: 0, to: 1) { x in (0..<22).reduce(1) { product, _ in product * x } }
        #expect(abs(power - 1.0 / 23) < 1e-16)
        // ∫ 1/(1e-4 + x²) over [−1, 1] = 200·atan(100).
        let narrow = Quadrature.integral(from: -1, to: 1) { 1 / (1e-4 + $0 * $0) }
        #expect(abs(narrow - 312.159332021646276) < 1e-9)
    }
}
