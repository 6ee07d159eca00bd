import TestSupport
import Testing

@testable import Springs

@Suite("The difference of two motions")
struct CurveDifferenceTests {
    @Test("differences agree with 30-digit integration")
    func table() throws {
        for row in try CSVTable(reference: "comparisons.csv").records {
            func number(_ name: String) throws -> Double { try #require(Double(row[name] ?? "")) }
            let a = try Spring(duration: try number("a_duration"), bounce: try number("a_bounce"))
            let b = try Spring(duration: try number("b_duration"), bounce: try number("b_bounce"))
            let difference = CurveDifference(
                Animation(.spring(a, blendDuration: 0)), Animation(.spring(b, blendDuration: 0)))
            #expect(agrees(difference.horizon, row["horizon"], within: 1e-12), "\(row)")
            #expect(agrees(difference.greatest, row["greatest"], within: 1e-13), "\(row)")
            #expect(agrees(difference.greatestTime, row["greatest_time"], within: 1e-10), "\(row)")
            #expect(agrees(difference.rootMeanSquare, row["rms"], within: 1e-12), "\(row)")
            #expect(agrees(difference.area, row["area"], within: 1e-12), "\(row)")
        }
    }

    @Test("a linear and a stepped curve differ as geometry says")
    func geometry() throws {
        // |t − ⌊4t⌋/4| over one second: four triangles of height and width ¼.
        let difference = CurveDifference(
            Animation(.timingCurve(.linear, duration: 1)),
            Animation(.timingCurve(.steps(try StepCurve(count: 4)), duration: 1)), limit: 1)
        #expect(abs(difference.area - difference.horizon / 8) < 2e-3)
        #expect(abs(difference.greatest - 0.25) < 1e-12)
    }

    @Test("an undamped spring is compared up to the limit")
    func limited() throws {
        let long = CurveDifference(
            Animation(.spring(try Spring(duration: 0.5, bounce: 1), blendDuration: 0)), .smooth, limit: 5)
        #expect(long.horizon == 5)
        let fast = CurveDifference(
            Animation(.spring(try Spring(duration: 1e-6, bounce: 1), blendDuration: 0)), .smooth, limit: 60)
        #expect(fast.horizon < 0.01)
        #expect(abs(fast.greatest - 2) < 1e-3)
    }

    @Test("quadrature is exact on a polynomial of degree 22 and accurate on an exponential")
    func quadrature() {
        var budget = 1000
        let power = Quadrature.integral(from: 0, to: 1, budget: &budget) { x in
            (0..<22).reduce(1) { product, _ in product * x }
        }
        #expect(abs(power - 1.0 / 23) < 1e-16)
        // ∫ 1/(1e-4 + x²) over [−1, 1] = 200·atan(100).
        let narrow = Quadrature.integral(from: -1, to: 1, budget: &budget) { 1 / (1e-4 + $0 * $0) }
        #expect(abs(narrow - 312.159332021646276) < 1e-9)
    }

    @Test("quadrature looks at no more panels than its budget, whatever the function")
    func budget() {
        for limit in [1, 100] {
            var budget = limit
            var calls = 0
            // The parity of the last bits of x: no two panels agree.
            _ = Quadrature.integral(from: 0, to: 1, budget: &budget) { x in
                calls += 1
                return Double(x.bitPattern % 2)
            }
            #expect(budget <= 0 && calls <= 15 * (2 * limit + 40))
        }
    }

    @Test("rounding noise is not looked into: two spellings of one spring differ by no more, and at once")
    func noise() throws {
        let spelled = Animation(.spring(try Spring(response: 0.5, dampingRatio: 0.85), blendDuration: 0))
        let difference = CurveDifference(spelled, .snappy)
        #expect(difference.greatest < 1e-14 && difference.area < 1e-14 && difference.rootMeanSquare < 1e-14)
    }

    // ∫|stairs − spring| over the stairs' second is the spring's distance from t up to half a stair: with the slow spring
    // hardly moved, ∫t dt = ½ less what the spring has done.
    @Test("a staircase of a million stairs is compared within the budget")
    func manyStairs() throws {
        let stairs = Animation(.timingCurve(.steps(try StepCurve(count: 1_000_000)), duration: 1))
        let slow = Animation(.spring(try Spring(duration: 100), blendDuration: 0))
        let line = CurveDifference(Animation(.timingCurve(.linear, duration: 1)), slow, limit: 1)
        let difference = CurveDifference(stairs, slow, limit: 1)
        #expect(abs(difference.area - line.area) < 1e-5)
        #expect(abs(difference.greatest - line.greatest) < 1e-5)
    }
}
