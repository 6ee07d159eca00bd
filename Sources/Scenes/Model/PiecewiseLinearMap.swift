/// A function given by corner points joined with straight lines; the first and last line go on outside.
package struct PiecewiseLinearMap: Hashable, Sendable {
    /// A corner of the map.
    package struct Point: Hashable, Sendable {
        /// The source value.
        package let input: Double
        /// The value it becomes.
        package let output: Double

        /// A corner from its two values.
        package init(_ input: Double, _ output: Double) {
            self.input = input
            self.output = output
        }
    }

    /// The corners in ascending order of input; two at least.
    package let points: [Point]

    /// The map through `points`, at most 64 of them.
    ///
    /// - Throws: ``SceneError`` unless there are at least two finite points with ascending inputs, joined by lines no steeper
    ///   than ``SceneLimits/mapSlope``.
    package init(_ points: [Point]) throws(SceneError) {
        guard points.count >= 2 else { throw SceneError(.tooFewPoints(points.count)) }
        guard points.count <= SceneLimits.mapPoints else {
            throw SceneError(.tooMany(what: "map points", count: points.count, limit: SceneLimits.mapPoints))
        }
        for (index, point) in points.enumerated() {
            guard point.input.isFinite else { throw SceneError(.notFinite(point.input), at: .index(index), 0) }
            guard point.output.isFinite else { throw SceneError(.notFinite(point.output), at: .index(index), 1) }
            if index > 0, point.input <= points[index - 1].input {
                let previous = points[index - 1].input
                throw SceneError(.pointsNotAscending(previous: previous, next: point.input), at: .index(index))
            }
            if index > 0 {
                let rise = (point.output - points[index - 1].output) / (point.input - points[index - 1].input)
                guard abs(rise) <= SceneLimits.mapSlope else {
                    throw SceneError(
                        .tooSteep(from: points[index - 1].input, to: point.input, limit: SceneLimits.mapSlope),
                        at: .index(index))
                }
            }
        }
        self.points = points
    }

    /// A map known to be in order.
    init(unchecked points: (Double, Double)...) {
        self.points = points.map { Point($0.0, $0.1) }
    }

    /// The value at `input`, and the slope of the line it lies on (at a corner, of the line to the right).
    package func value(at input: Double) -> (output: Double, slope: Double) {
        var index = 1
        while index < points.count - 1, input >= points[index].input { index += 1 }
        let left = points[index - 1]
        let right = points[index]
        let slope = (right.output - left.output) / (right.input - left.input)
        // From the nearer corner, so that every corner comes back to the last digit.
        let near = abs(input - left.input) <= abs(input - right.input) ? left : right
        return (near.output + slope * (input - near.input), slope)
    }

    /// The inputs at which the slope changes.
    package var corners: [Double] { points.dropFirst().dropLast().map(\.input) }
}
