/// Finds free places for the words of marks: inside the drawing area, clear of other words and symbols, and off the
/// curves as far as possible.
struct LabelPlacer {
    /// A place found: the box, and the point where a leader meets it when the box stands off.
    struct Place: Hashable, Sendable {
        let box: Rect
        let leader: Point?
    }

    /// The area in which words may stand.
    let bounds: Rect
    /// What must not be covered: words and symbols.
    var occupied: [Rect]
    /// What is not covered either: the curves, as polylines.
    let curves: [[Point]]
    /// What should not be covered: straight lines across.
    let lines: [[Point]]
    /// Where words had better not stand: hatched areas.
    let shunned: [Rect]
    /// Canvas units per design unit.
    let unit: Double
    /// The leaders drawn so far, which no later words may lie on.
    private var leaders: [[Point]] = []

    init(
        bounds: Rect, occupied: [Rect], curves: [[Point]] = [], lines: [[Point]] = [], shunned: [Rect] = [],
        unit: Double
    ) {
        self.bounds = bounds
        self.occupied = occupied
        self.curves = curves
        self.lines = lines
        self.shunned = shunned
        self.unit = unit
    }

    /// The directions in which a box may lie, best first, for words that belong above.
    private static let directions: [(x: Double, y: Double)] = [
        (0, -1), (1, -1), (-1, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (0, 1),
    ]

    /// Occupies and returns the best free place for a box of a size near a point; nil where there is none.
    mutating func place(_ size: Size, near anchor: Point, side: Mark.Side) -> Place? {
        var best: (score: Double, place: Place)?
        for (ring, reach) in [10.0, 20, 34, 50, 72, 98, 130].enumerated() {
            for (rank, direction) in Self.directions.enumerated() {
                let way = (x: direction.x, y: side == .above ? direction.y : -direction.y)
                let box = Self.box(size, from: anchor, way: way, reach: reach * unit)
                guard bounds.contains(box) else { continue }
                let cleared = box.expanded(by: 3 * unit)
                guard !occupied.contains(where: { $0.overlaps(cleared) }) else { continue }
                var score = reach + Double(rank) * 2.5
                if shunned.contains(where: { $0.overlaps(box) }) { score += 24 }
                if let best, score >= best.score { continue }
                score += lines.reduce(0) { $0 + Self.length(of: $1, inside: cleared) } / unit * 1.6
                if let best, score >= best.score { continue }
                if curves.contains(where: { Self.length(of: $0, inside: box) > 0 }) { continue }
                if leaders.contains(where: { Self.length(of: $0, inside: box) > 0 }) { continue }
                let end = ring > 1 ? Self.nearest(of: box, to: anchor) : nil
                if let end, strikes([anchor, end], from: anchor) { continue }
                best = (score, Place(box: box, leader: end))
            }
        }
        guard let place = best?.place else { return nil }
        occupied.append(place.box)
        if let end = place.leader { leaders.append([anchor, end]) }
        return place
    }

    /// Whether a leader would run through words, or a symbol that is not its own.
    private func strikes(_ leader: [Point], from anchor: Point) -> Bool {
        occupied.contains { !$0.holds(anchor) && Self.length(of: leader, inside: $0) > 0 }
    }

    private static func box(_ size: Size, from anchor: Point, way: (x: Double, y: Double), reach: Double) -> Rect {
        // Diagonal places stand as far away as straight ones.
        let distance = way.x != 0 && way.y != 0 ? reach * 0.7071 : reach
        let x = anchor.x + way.x * distance + (way.x - 1) / 2 * size.width
        let y = anchor.y + way.y * distance + (way.y - 1) / 2 * size.height
        return Rect(x: x, y: y, width: size.width, height: size.height)
    }

    private static func nearest(of box: Rect, to point: Point) -> Point {
        Point(min(max(point.x, box.minX), box.maxX), min(max(point.y, box.minY), box.maxY))
    }

    /// How much of a polyline runs inside a rectangle, in canvas units.
    static func length(of line: [Point], inside box: Rect) -> Double {
        var total = 0.0
        for (a, b) in zip(line, line.dropFirst()) {
            if max(a.x, b.x) < box.minX || min(a.x, b.x) > box.maxX { continue }
            if max(a.y, b.y) < box.minY || min(a.y, b.y) > box.maxY { continue }
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            var (enter, leave) = (0.0, 1.0)
            for (start, delta, low, high) in [(a.x, dx, box.minX, box.maxX), (a.y, dy, box.minY, box.maxY)] {
                if delta == 0 { continue }
                let (s, e) = ((low - start) / delta, (high - start) / delta)
                enter = max(enter, min(s, e))
                leave = min(leave, max(s, e))
            }
            if leave > enter { total += (leave - enter) * (dx * dx + dy * dy).squareRoot() }
        }
        return total
    }
}
