import Testing

@testable import Springs

/// Stops that are enough, by spring and vertical error: the published counts of free knots, the first with at most one more.
private let counts: [(name: String, spring: Spring, error: Double, most: Int)] = {
    func spring(_ duration: Double, _ bounce: Double) -> Spring {
        Spring(unchecked: .durationBounce(duration: duration, bounce: bounce))
    }
    let rows: [(String, Spring, [Int])] = [
        ("press", spring(0.12, 0), [6, 9, 13, 18]), ("0.5/0.15", spring(0.5, 0.15), [6, 9, 13, 18]),
        ("release", spring(0.35, 0.35), [8, 10, 16, 22]), ("0.5/0.3", spring(0.5, 0.3), [8, 10, 16, 20]),
        ("100/10", Spring(unchecked: .physical(mass: 1, stiffness: 100, damping: 10)), [10, 13, 18, 27]),
        ("0.5/0.7", spring(0.5, 0.7), [13, 19, 30, 43]),
    ]
    return rows.flatMap { name, spring, most in
        zip([0.01, 0.005, 0.002, 0.001], most).map { (name, spring, $0, $1) }
    }
}()

@Suite("Curves by simpler ones")
struct ApproximationTests {
    private func sampled(_ spring: Spring, count: Int = 4001) throws -> SampledCurve {
        let motion = SpringMotion(spring)
        let end = try #require(motion.settlingTime(within: 0.001))
        return SampledCurve(count: count) { motion.state(at: $0 * end).position }
    }

    private func error(_ knots: [FewestLines.Knot], _ curve: SampledCurve) -> Double {
        var (largest, piece) = (0.0, 0)
        for index in curve.values.indices {
            let place = curve.place(index)
            while piece < knots.count - 2, place > knots[piece + 1].place { piece += 1 }
            let (a, b) = (knots[piece], knots[piece + 1])
            let value = a.value + (b.value - a.value) * (place - a.place) / (b.place - a.place)
            largest = max(largest, abs(value - curve.values[index]))
        }
        return largest
    }

    @Test("Few lines keep within the error", arguments: counts)
    func fewestLines(_ name: String, _ spring: Spring, _ error: Double, _ most: Int) throws {
        let curve = try sampled(spring)
        let lines = FewestLines(curve, error: error, from: 0, to: 1)
        #expect(lines.knots.count <= most)
        #expect(self.error(lines.knots, curve) <= error * 1.02)
        let balanced = FewestLines.balanced(curve, error: error, from: 0, to: 1)
        #expect(balanced.knots.count <= most)
        #expect(zip(balanced.knots, balanced.knots.dropFirst()).allSatisfy { $0.place < $1.place })
        #expect(balanced.knots.first == .init(place: 0, value: 0))
        #expect(balanced.knots.last == .init(place: 1, value: 1))
    }

    @Test("A straight line needs two corners, and one without error as many as it bends")
    func straight() {
        let straight = SampledCurve(count: 101) { $0 }
        #expect(FewestLines(straight, error: 0.01, from: 0, to: 1).knots.count == 2)
        let bent = SampledCurve(count: 1001) { $0 < 0.25 ? 4 * $0 : 1 }
        let knots = FewestLines(bent, error: 1e-6, from: 0, to: 1).knots
        #expect(knots.count == 3)
        #expect(abs(knots[1].place - 0.25) < 0.002)
    }

    // Furthest first with handles of free length, published: press 2 and 4, release 2 and 5, 0.5/0.6 3 and 7.
    @Test(
        "Few cubic pieces keep within the error",
        arguments: [
            (0.12, 0.0, 0.01, 2), (0.12, 0, 0.001, 4), (0.35, 0.35, 0.01, 2), (0.35, 0.35, 0.001, 5),
            (0.5, 0.6, 0.01, 3),
            (0.5, 0.6, 0.001, 7),
        ])
    func cubicPieces(_ duration: Double, _ bounce: Double, _ error: Double, _ most: Int) throws {
        let curve = try sampled(try Spring(duration: duration, bounce: bounce))
        let pieces = CubicPiece.pieces(of: curve, error: error, to: 1)
        #expect(pieces.count <= most)
        #expect(pieces.allSatisfy { $0.error(from: curve, steps: 1000) <= error * 1.01 })
        for (piece, next) in zip(pieces, pieces.dropFirst()) { #expect(piece.end == next.start) }
        #expect(
            pieces.allSatisfy { piece in
                piece.points[1...2].allSatisfy { (piece.start.x...piece.end.x).contains($0.x) }
            })
    }

    // Differential evolution over the same four numbers (scipy): 0.0130 and 0.0441.
    @Test("The nearest cubic Bézier", arguments: [(0.12, 0.0, 0.0131), (0.35, 0.35, 0.0443)])
    func nearestBezier(_ duration: Double, _ bounce: Double, _ most: Double) throws {
        let curve = try sampled(try Spring(duration: duration, bounce: bounce))
        #expect(CubicBezier.nearest(to: curve).error <= most)
    }
}
