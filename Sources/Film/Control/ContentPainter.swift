import CLibrary
import Plotting

/// Paints one content of a control: a label, a spinner or a checkmark.
struct ContentPainter {
    private var content: ControlMoment.Content
    /// The side of an icon in points.
    private let side: Double
    /// Canvas units a point.
    private let factor: Double
    private let painter: ControlPainter

    init(_ content: ControlMoment.Content, side: Double, factor: Double, painter: ControlPainter) {
        self.content = content
        self.side = side
        self.factor = factor * content.scale
        self.painter = painter
    }

    /// The same in another colour.
    func colored(_ color: Color) -> ContentPainter {
        var copy = self
        copy.content.color = color
        return copy
    }

    /// Paints it with its middle at a point of the canvas.
    func paint<C: LayeredCanvas>(on canvas: inout C, at center: Point) throws(C.LayerFailure) {
        if content.blur > 0 {
            var sharp = self
            sharp.content.blur = 0
            let width = try extent(on: canvas)
            return try canvas.paintBlurred(
                radius: content.blur * factor, about: center, reach: Size(width / 2 * factor, side * factor)
            ) { layer, place throws(C.LayerFailure) in try sharp.paint(on: &layer, at: place) }
        }
        let color = content.color.opacity(content.opacity)
        switch content.kind {
        case .label(let text):
            var style = painter.labelStyle
            style.color = color
            try canvas.drawFloating(text, at: center, style, magnified: factor)
        case .spinner(let turns):
            let ring = side * 0.44 * factor, width = side * 0.12 * factor
            canvas.stroke(Path(circleAt: center, radius: ring), color.opacity(0.28), Stroke(width: width))
            canvas.stroke(
                Self.arc(at: center, radius: ring, from: turns - 0.25, turns: painter.reader.style.spinnerArc), color,
                Stroke(width: width))
        case .checkmark:
            let half = side / 2 * factor
            let points = [(-0.72, 0.08), (-0.2, 0.58), (0.74, -0.54)].map {
                Point(center.x + $0.0 * half, center.y + $0.1 * half)
            }
            canvas.stroke(Path(polyline: points), color, Stroke(width: side * 0.14 * factor))
        }
    }

    /// The width in points.
    private func extent<C: LayeredCanvas>(on canvas: C) throws(C.LayerFailure) -> Double {
        guard case .label(let text) = content.kind else { return side }
        return try canvas.measureFloating(text, painter.labelStyle).width
    }

    /// An open arc, clockwise, as cubics of at most an eighth of a turn.
    private static func arc(at center: Point, radius: Double, from start: Double, turns: Double) -> Path {
        let count = max(Int((abs(turns) * 8).rounded(.up)), 1)
        let step = 2 * .pi * turns / Double(count)
        let handle = 4.0 / 3 * tan(step / 4) * radius
        func place(_ angle: Double, along: Double = 0) -> Point {
            Point(
                center.x + radius * cos(angle) - along * sin(angle), center.y + radius * sin(angle) + along * cos(angle)
            )
        }
        let first = 2 * .pi * start
        var elements: [Path.Element] = [.move(place(first))]
        for index in 0..<count {
            let angle = first + step * Double(index)
            elements.append(
                .cubic(place(angle, along: handle), place(angle + step, along: -handle), place(angle + step)))
        }
        return Path(elements)
    }
}
