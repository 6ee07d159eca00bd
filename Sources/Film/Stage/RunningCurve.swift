import Plotting

/// A curve of one property under its control, with a dot that runs along it.
struct RunningCurve {
    /// The room it takes, in points.
    static let height = 108.0

    private let path: Path
    private let plot: Rect
    private let name: String
    private let lower: Double, upper: Double
    private let end: Double
    private let reader: ControlReader
    private let property: String

    /// The curve of a property up to `end` seconds, its scale shared with that of the others in the cast.
    ///
    /// Throws ``FilmError/unknownProperty(_:scene:known:)``.
    init(
        of property: String, in reader: ControlReader, place: Rect, until end: Double, cast: [CastMember]
    ) throws(FilmError) {
        let scene = reader.performance.scene
        guard scene.property(named: property) != nil else {
            throw .unknownProperty(property, scene: scene.name, known: scene.properties.map(\.name))
        }
        plot = Rect(
            x: place.minX + 32, y: place.minY + 26, width: max(place.size.width - 64, 1), height: place.size.height - 48
        )
        let count = Int(min(max(plot.size.width * 2, 2), 4000))
        let times = (0...count).map { end * Double($0) / Double(count) }
        let every = cast.flatMap { member in times.compactMap { member.painter.reader.value(property, at: $0) } }
        lower = every.min() ?? 0
        upper = max(every.max() ?? 1, lower + 1e-9)
        self.end = end
        self.reader = reader
        self.property = property
        name = property.split(separator: "-").joined(separator: " ")
        let (plot, lower, upper) = (plot, lower, upper)
        path = Path(
            polyline: times.enumerated().map { index, time in
                Point(
                    plot.minX + plot.size.width * Double(index) / Double(count),
                    plot.maxY - plot.size.height * ((reader.value(property, at: time) ?? 0) - lower) / (upper - lower))
            })
    }

    /// Where the dot is at a time.
    func dot(at time: Double) -> Point {
        let share = end > 0 ? min(max(time / end, 0), 1) : 0
        let value = reader.value(property, at: time) ?? 0
        return Point(
            plot.minX + plot.size.width * share, plot.maxY - plot.size.height * (value - lower) / (upper - lower))
    }

    func paint(on canvas: inout some Canvas, dot: Point) {
        let appearance = reader.appearance
        let accent = appearance.color(of: .orange) ?? appearance.ink
        canvas.draw(
            name, at: Point(plot.minX, plot.minY - 14),
            TextStyle(size: 11, color: appearance.caption, baseline: .middle))
        canvas.stroke(
            Path(polyline: [Point(plot.minX, plot.maxY), Point(plot.maxX, plot.maxY)]), appearance.line,
            Stroke(width: 1))
        canvas.stroke(path, appearance.caption.opacity(0.55), Stroke(width: 1.5))
        canvas.stroke(
            Path(polyline: [Point(dot.x, plot.minY), Point(dot.x, plot.maxY)]), appearance.line, Stroke(width: 1))
        canvas.fill(Path(circleAt: dot, radius: 6.5), appearance.backdrop)
        canvas.fill(Path(circleAt: dot, radius: 4.5), accent)
    }
}
