import Plotting

/// A canvas that paints nothing and keeps what it was asked for. Letters are a fixed share of the type size wide.
struct RecordingCanvas: Canvas {
    enum Call: Hashable {
        case fill(Path, Color)
        case stroke(Path, Color, Stroke)
        case text(String, Point, TextStyle)
        case clip(Rect?)
    }

    var size: Size
    var supportsUnicode = true
    var letterWidth = 0.55
    private(set) var calls: [Call] = []

    init(_ width: Double, _ height: Double) { size = Size(width, height) }

    func measure(_ text: String, _ style: TextStyle) -> Size {
        Size(
            Double(text.count) * style.size * (style.weight == .bold ? letterWidth * 1.08 : letterWidth),
            style.size * 1.2)
    }
    mutating func fill(_ path: Path, _ color: Color) { calls.append(.fill(path, color)) }
    mutating func stroke(_ path: Path, _ color: Color, _ stroke: Stroke) { calls.append(.stroke(path, color, stroke)) }
    mutating func draw(_ text: String, at position: Point, _ style: TextStyle) {
        calls.append(.text(text, position, style))
    }
    mutating func clip(to rect: Rect?) { calls.append(.clip(rect)) }

    /// A line of text that was set, and the area it covers.
    struct Text {
        let text: String
        let position: Point
        let style: TextStyle
        let box: Rect
    }

    /// Every line of text, with its area computed from alignment and baseline.
    var texts: [Text] {
        calls.compactMap { call in
            guard case .text(let text, let at, let style) = call else { return nil }
            let extent = measure(text, style)
            let share: Double =
                switch style.alignment {
                case .start: 0
                case .middle: 0.5
                case .end: 1
                }
            let drop: Double =
                switch style.baseline {
                case .top: 0
                case .middle: 0.5
                case .alphabetic, .bottom: 1
                }
            return Text(
                text: text, position: at, style: style,
                box: Rect(
                    x: at.x - share * extent.width, y: at.y - drop * extent.height, width: extent.width,
                    height: extent.height))
        }
    }

    /// The strokes of a colour.
    func strokes(_ color: Color) -> [(path: Path, stroke: Stroke)] {
        calls.compactMap {
            guard case .stroke(let path, color, let stroke) = $0 else { return nil }
            return (path, stroke)
        }
    }

    /// The middles of filled shapes of a colour.
    func fillCentres(_ color: Color) -> [Point] {
        calls.compactMap { call in
            guard case .fill(let path, color) = call else { return nil }
            let points = path.points
            guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
                let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
            else { return nil }
            return Point((left + right) / 2, (top + bottom) / 2)
        }
    }
}

extension Path {
    /// The points the pen stops at.
    var points: [Point] {
        elements.compactMap {
            switch $0 {
            case .move(let point), .line(let point), .cubic(_, _, let point): point
            case .close: nil
            }
        }
    }
}
