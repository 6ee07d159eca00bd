import Foundation
import Springs
import TestSupport
import Testing

@Suite("Easings")
struct EasingTests {
    private struct BezierReference {
        let curve: CubicBezier
        let x: Double
        let y: Double
        let slope: Double?

        init(_ row: [String]) throws {
            let numbers = try row.prefix(6).map(number)
            curve = try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
            (x, y) = (numbers[4], numbers[5])
            slope = row[6].isEmpty ? nil : try number(row[6])
        }
    }

    @Test("A cubic Bézier's y and slope agree with the 80-digit reference, flat and vertical stretches included")
    func bezier() throws {
        for row in try CSVTable(reference: "easings.csv").rows {
            let reference = try BezierReference(row)
            let size = max(1, abs(reference.curve.y1), abs(reference.curve.y2))
            #expect(abs(reference.curve.value(at: reference.x) - reference.y) <= 4e-16 * size, "\(reference)")
            guard let slope = reference.slope else { continue }
            #expect(
                abs(reference.curve.slope(at: reference.x) - slope) <= 1e-14 * max(abs(slope), size), "\(reference)")
        }
    }

    @Test("A cubic Bézier's slope at its ends is that of the nearest control point away from the end")
    func endSlopes() throws {
        let rows: [(curve: [Double], start: Double, end: Double)] = [
            ([0.42, 0, 0.58, 1], 0, 0),
            ([0.25, 0.1, 0.25, 1], 0.4, 0),
            ([0, 0, 0.58, 1], 1 / 0.58, 0),
            ([0, 1, 0, 1], .infinity, 0),
            ([0, 0, 1, 1], 1, 1),
            ([0.42, 0, 1, 1], 0, 1 / 0.58),
            ([0, -0.5, 1, 2], -.infinity, -.infinity),
        ]
        for row in rows {
            let curve = try CubicBezier(x1: row.curve[0], y1: row.curve[1], x2: row.curve[2], y2: row.curve[3])
            for (slope, expected) in [(curve.slope(at: 0), row.start), (curve.slope(at: 1), row.end)] {
                #expect(slope == expected || abs(slope - expected) <= 4e-16, "\(row)")
            }
            #expect(curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1)
        }
    }

    @Test("A vertical tangent in the middle has an infinite slope, and the straight line of the same x none")
    func middleSlope() throws {
        #expect(try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1).slope(at: 0.5) == .infinity)
        #expect(try CubicBezier(x1: 1, y1: 1, x2: 0, y2: 0).slope(at: 0.5) == 1)
    }

    @Test("A control point's x outside 0…1 is refused and y is free")
    func refused() throws {
        #expect(throws: EasingError.controlPointOutOfRange(coordinate: "x1", value: -0.1)) {
            try CubicBezier(x1: -0.1, y1: 0, x2: 1, y2: 1)
        }
        #expect(throws: EasingError.controlPointOutOfRange(coordinate: "x2", value: 1.0001)) {
            try CubicBezier(x1: 0, y1: 0, x2: 1.0001, y2: 1)
        }
        #expect(throws: EasingError.self) { try CubicBezier(x1: 0, y1: .nan, x2: 1, y2: 1) }
        #expect(throws: Never.self) { try CubicBezier(x1: 0, y1: -8, x2: 1, y2: 9) }
    }

    /// The circle (x − cx)² + (y − cy)² = r² says it all.
    @Test("Circular easings lie on their circles", arguments: [1e-9, 0.1, 0.25, 0.4999, 0.5, 0.6, 0.75, 0.99])
    func circular(x: Double) {
        let easeIn = TimingCurve.circularEaseIn.value(at: x)
        let easeOut = TimingCurve.circularEaseOut.value(at: x)
        let both = TimingCurve.circularEaseInOut.value(at: x)
        #expect(abs(x * x + (1 - easeIn) * (1 - easeIn) - 1) <= 4e-16)
        #expect(abs((1 - x) * (1 - x) + easeOut * easeOut - 1) <= 4e-16)
        let half = x < 0.5 ? (x, 0.5 - both) : (1 - x, both - 0.5)
        #expect(abs(half.0 * half.0 + half.1 * half.1 - 0.25) <= 4e-16)
        // The tangent is at right angles to the radius.
        #expect(abs(x - TimingCurve.circularEaseIn.slope(at: x) * (1 - easeIn)) <= 4e-16)
        #expect(abs((1 - x) - TimingCurve.circularEaseOut.slope(at: x) * easeOut) <= 4e-16)
        let slope = TimingCurve.circularEaseInOut.slope(at: x)
        #expect(half.1 == 0 ? slope == .infinity : abs(half.0 - slope * half.1) <= 4e-16)
    }

    struct PieceFact: Sendable {
        let stops: [PiecewiseLinear.Stop]
        let x: Double
        let y: Double

        init(_ outputs: [Double], at positions: [Double?], x: Double, y: Double) {
            stops = zip(outputs, positions).map { PiecewiseLinear.Stop(output: $0, position: $1) }
            self.x = x
            self.y = y
        }
    }

    /// Worked out by hand from CSS Easing Functions Level 2.
    static let pieces: [PieceFact] = [
        PieceFact([0, 0.5, 1], at: [nil, 0.2, nil], x: 0.1, y: 0.25),
        PieceFact([0, 0.5, 1], at: [nil, 0.2, nil], x: 0.6, y: 0.75),
        PieceFact([0, 0.25, 0.75, 1], at: [nil, nil, nil, nil], x: 0.5, y: 0.5),
        // 30 % comes after 60 %: a jump at 60 %.
        PieceFact([0, 1, 0.5, 1], at: [nil, 0.6, 0.3, nil], x: 0.6, y: 0.5),
        PieceFact([0, 1, 0.5, 1], at: [nil, 0.6, 0.3, nil], x: 0.8, y: 0.75),
        // The outermost pieces go on.
        PieceFact([0, 1], at: [0.2, 0.8], x: 0, y: -1.0 / 3),
        PieceFact([0, 1.2, 1], at: [nil, 0.5, nil], x: 0.5, y: 1.2),
        PieceFact([1, 0], at: [nil, nil], x: 0.25, y: 0.75),
        PieceFact([0, 0.2, 1], at: [nil, 1, 1], x: 1, y: 1),
        PieceFact([0, 0.2, 0.4, 1], at: [nil, nil, nil, 0.9], x: 0.3, y: 0.2),
        // A jump has nothing to go on with: it is level before and after.
        PieceFact([0, 1], at: [0.5, 0.5], x: 0.25, y: 0), PieceFact([0, 1], at: [0.5, 0.5], x: 0.5, y: 1),
        PieceFact([0, 1], at: [0.5, 0.5], x: 0.75, y: 1), PieceFact([0.3], at: [nil], x: 0.75, y: 0.3),
        PieceFact([0.3], at: [0.5], x: 0.25, y: 0.3),
    ]

    @Test("A piecewise linear curve places its stops as CSS does", arguments: pieces)
    func piecewise(row: PieceFact) throws {
        let curve = try PiecewiseLinear(stops: row.stops)
        #expect(abs(curve.value(at: row.x) - row.y) <= 1e-15)
    }

    @Test("No stops and numbers that are not finite are refused")
    func piecewiseRefused() {
        #expect(throws: EasingError.tooFewStops(count: 0)) { try PiecewiseLinear(stops: []) }
        #expect(throws: EasingError.self) {
            try PiecewiseLinear(stops: [.init(output: 0), .init(output: .infinity)])
        }
        #expect(throws: EasingError.self) {
            try PiecewiseLinear(stops: [.init(output: 0, position: .nan), .init(output: 1)])
        }
    }

    /// The figures of CSS Easing Functions Level 1, "step easing functions", at times 0, 0.4, 0.7 and 1.
    static let staircases: [(count: Int, jump: StepCurve.Jump, values: [Double])] = [
        (3, .end, [0, 1.0 / 3, 2.0 / 3, 1]),
        (3, .start, [1.0 / 3, 2.0 / 3, 1, 1]),
        (3, .none, [0, 0.5, 1, 1]),
        (3, .both, [0.25, 0.5, 0.75, 1]),
        (1, .end, [0, 0, 0, 1]),
        (1, .start, [1, 1, 1, 1]),
    ]

    @Test("Steps jump where CSS says", arguments: staircases)
    func steps(count: Int, jump: StepCurve.Jump, values: [Double]) throws {
        let curve = TimingCurve.steps(try StepCurve(count: count, jump: jump))
        #expect([0, 0.4, 0.7, 1].map { curve.value(at: $0) } == values)
    }

    @Test(
        "Step counts without a step are refused",
        arguments: [(0, StepCurve.Jump.end), (1, .none), (-3, .both), (2_000_000, .end)])
    func stepsRefused(count: Int, jump: StepCurve.Jump) {
        #expect(throws: EasingError.self) { try StepCurve(count: count, jump: jump) }
    }

    @Test(
        "The named curves have the published control points",
        arguments: [
            (TimingCurve.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInOut, [0.42, 0, 0.58, 1]),
            (.ease, [0.25, 0.1, 0.25, 1]),
        ] as [(TimingCurve, [Double])])
    func named(curve: TimingCurve, points: [Double]) throws {
        let bezier = try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        #expect(curve == .cubicBezier(bezier))
    }

    @Test(
        "Fractions outside 0…1 count as the nearer end", arguments: [TimingCurve.linear, .easeInOut, .circularEaseIn])
    func clamped(curve: TimingCurve) {
        #expect(curve.value(at: -1) == 0)
        #expect(curve.value(at: 7) == 1)
    }

    // Near 0 x ≈ 3x₁s, or 3x₂s² where x₁ is 0, or s³ where both are, and y likewise: the first terms are the truth.
    @Test("the very beginning of a long curve is known to the last digit", arguments: [1e-9, 1e-30, 1e-100, 1e-297])
    func beginning(x: Double) throws {
        let easeIn = TimingCurve.easeIn.value(at: x)
        let s = x / 1.26
        #expect(abs(easeIn - 3 * s * s) <= 1e-8 * 3 * s * s)
        let easeOut = TimingCurve.easeOut.value(at: x)
        #expect(abs(easeOut - 3 * x / 1.74) <= 1e-4 * easeOut)
        let cubic = TimingCurve.cubicBezier(try CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1)).value(at: x)
        #expect(abs(cubic - 3 * cbrt(x)) <= 2e-3 * cubic)
    }
}
