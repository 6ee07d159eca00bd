/// A curve of straight pieces, as in CSS `linear(0, 0.5 20%, 1)`.
public struct PiecewiseLinear: Hashable, Sendable {
    /// A point of the curve as it is written.
    public struct Stop: Hashable, Sendable {
        /// The fraction of the way.
        public var output: Double
        /// The fraction of the time; nil where none was written.
        public var position: Double?

        /// A stop from its output and position.
        public init(output: Double, position: Double? = nil) {
            self.output = output
            self.position = position
        }
    }

    /// A point of the curve in its place.
    public struct Point: Hashable, Sendable {
        /// The fraction of the time.
        public let x: Double
        /// The fraction of the way.
        public let y: Double
    }

    /// The points in order of x.
    public let points: [Point]

    /// The curve through stops, placed as CSS places them: the first at 0 and the last at 1 unless they say otherwise, one
    /// that says less than a stop before it at the same place as that, the others evenly between their neighbours.
    ///
    /// Source: CSS Easing Functions Level 2, "linear()".
    ///
    /// One stop makes a curve that stays there.
    ///
    /// - Throws: ``EasingError`` for no stops or a number that is not finite.
    public init(stops: [Stop]) throws(EasingError) {
        guard !stops.isEmpty else { throw .tooFewStops(count: stops.count) }
        for stop in stops {
            guard stop.output.isFinite else { throw .notFinite(parameter: "output", value: stop.output) }
            if let position = stop.position, !position.isFinite {
                throw .notFinite(parameter: "position", value: position)
            }
        }
        points = zip(stops, Self.places(stops)).map { Point(x: $1, y: $0.output) }
    }

    private static func places(_ stops: [Stop]) -> [Double] {
        var written = stops.map(\.position)
        written[0] = written[0] ?? 0
        // CSS places an unwritten last stop at 1, or at the largest place before it where that is greater.
        written[stops.count - 1] = written[stops.count - 1] ?? 1
        var places: [Double] = []
        var largest = -Double.infinity
        for index in written.indices {
            guard let place = written[index] else { continue }
            let start = largest
            largest = max(largest, place)
            let gap = index - places.count
            for step in 0..<gap {
                places.append(start + (largest - start) * Double(step + 1) / Double(gap + 1))
            }
            places.append(largest)
        }
        return places
    }

    /// The fraction of the way at a fraction of the time. Beyond the outermost points the outermost pieces go on, level where
    /// they are jumps; where several points share a place the last one counts.
    public func value(at fraction: Double) -> Double {
        let (a, b) = piece(at: fraction)
        guard b.x > a.x else { return fraction < b.x ? a.y : b.y }
        return a.y + (b.y - a.y) * ((fraction - a.x) / (b.x - a.x))
    }

    /// The slope of the piece at a fraction of the time; at a corner that of the piece after it, 0 within a jump.
    public func slope(at fraction: Double) -> Double {
        let (a, b) = piece(at: fraction)
        guard b.x > a.x else { return 0 }
        return (b.y - a.y) / (b.x - a.x)
    }

    private func piece(at fraction: Double) -> (Point, Point) {
        var low = 0
        var high = points.count
        while low < high {
            let middle = (low + high) / 2
            if points[middle].x <= fraction { low = middle + 1 } else { high = middle }
        }
        let last = points.count - 1
        let index = max(min(low - 1, last - 1), 0)
        return (points[index], points[min(index + 1, last)])
    }
}
