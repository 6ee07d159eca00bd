import Plotting
import Scenes

/// Paints a control at a moment of its script.
///
/// The backdrop is one colour, so the opacity of the whole control is exact without a layer: each colour is moved towards
/// the backdrop by it. A class, for it remembers the glyphs it missed.
package final class ControlPainter {
    let reader: ControlReader
    /// The control's size at rest, which type and icons follow.
    let restSize: ControlSize
    private let symbols: SymbolPair
    /// Glyphs that no installed font has, met so far; drawn shapes stand for them.
    package private(set) var missingGlyphs: [String] = []

    /// A painter of a scene's performance.
    package init(
        _ performance: Performance, appearance: Appearance = .light, style: ControlStyle = ControlStyle(),
        symbols: SymbolPair = SymbolPair()
    ) {
        self.symbols = symbols
        reader = ControlReader(performance, appearance: appearance, style: style)
        restSize = performance.scene.size
    }

    /// What is painted.
    package var performance: Performance { reader.performance }

    /// The colour the control is painted upon.
    package var backdrop: Color { reader.appearance.backdrop }

    /// The first property that moves and is painted; the first of all where none moves.
    package var leadingProperty: String? {
        let tracks = performance.playback.tracks
        return (tracks.first { $0.moves && !unseenProperties.contains($0.property.name) } ?? tracks.first)?.property
            .name
    }

    /// The properties that move and cannot be seen in the painting.
    package var unseenProperties: [String] { reader.unseenProperties }

    /// Paints the control with its middle at a point of the canvas, as it is at a time of the script in seconds.
    ///
    /// - Parameter zoom: canvas units a point of the control.
    package func paint<C: LayeredCanvas>(
        on canvas: inout C, at time: Double, center: Point, zoom: Double = 1
    ) throws(C.LayerFailure) {
        try paint(reader.moment(at: time), on: &canvas, center: center, zoom: zoom)
    }

    func paint<C: LayeredCanvas>(
        _ moment: ControlMoment, on canvas: inout C, center: Point, zoom: Double = 1
    ) throws(C.LayerFailure) {
        let factor = moment.scale * zoom
        guard factor > 0, factor.isFinite, moment.opacity > 0 else { return }
        let middle = Point(center.x + moment.offset.x * zoom, center.y + moment.offset.y * zoom)
        if let symbol = moment.morph {
            return try paint(symbol, of: moment, on: &canvas, center: middle, factor: factor)
        }
        if moment.blur > 0 {
            var sharp = moment
            sharp.blur = 0
            sharp.offset = Point(0, 0)
            return try canvas.paintBlurred(
                radius: moment.blur * factor, about: middle,
                reach: Size(moment.width / 2 * factor, moment.height / 2 * factor)
            ) { layer, place throws(C.LayerFailure) in try paint(sharp, on: &layer, center: place, zoom: zoom) }
        }
        let shape = Self.shape(of: moment, center: middle, factor: factor, corners: reader.style.corners)
        let path = shape.path
        let backdrop = reader.appearance.backdrop
        func seen(_ color: Color) -> Color {
            var mixed = backdrop.mixed(with: color, moment.opacity)
            mixed.alpha = color.alpha
            return mixed
        }
        if let fill = moment.fill {
            let full = seen(fill).opacity(moment.fillOpacity)
            if let part = moment.filledPart, part < 1 {
                canvas.fill(path, full.opacity(reader.style.unfilledOpacity))
                canvas.fill(path.cut(rightOf: shape.rect.minX + part * shape.rect.size.width), full)
            } else {
                canvas.fill(path, full)
            }
        }
        if let border = moment.border {
            let width = 1.5 * factor
            let inset = RoundedRectangle(
                shape.rect.expanded(by: -width / 2), cornerRadius: shape.cornerRadius - width / 2,
                style: reader.style.corners)
            canvas.stroke(inset.path, seen(border), Stroke(width: width))
        }
        let row = try ContentRow(moment, metrics: metrics) { text throws(C.LayerFailure) in
            try canvas.measureFloating(text, labelStyle).width
        }
        for place in row.places {
            var content = place.content
            content.color = seen(content.color)
            let at = Point(middle.x + place.x * factor, middle.y)
            let contentPainter = ContentPainter(content, side: place.side, factor: factor * row.fit, painter: self)
            if case .label = content.kind, let part = moment.filledPart, part < 1, let fill = moment.fill {
                // Over the part that is not filled yet the label has the colour of the filling.
                let edge = shape.rect.minX + part * shape.rect.size.width
                let all = shape.rect.expanded(by: shape.rect.size.width)
                canvas.clip(to: Rect(x: all.minX, y: all.minY, width: edge - all.minX, height: all.size.height))
                try contentPainter.paint(on: &canvas, at: at)
                canvas.clip(to: Rect(x: edge, y: all.minY, width: all.maxX - edge, height: all.size.height))
                try contentPainter.colored(seen(fill)).paint(on: &canvas, at: at)
                canvas.clip(to: nil)
            } else {
                try contentPainter.paint(on: &canvas, at: at)
            }
        }
    }

    private func paint<C: LayeredCanvas>(
        _ symbol: SymbolMoment, of moment: ControlMoment, on canvas: inout C, center: Point, factor: Double
    ) throws(C.LayerFailure) {
        let (pair, missing) = symbols.settable(on: canvas)
        for glyph in missing where !missingGlyphs.contains(glyph) { missingGlyphs.append(glyph) }
        let melt = Melt(
            pair.first, symbol.firstOpacity, under: pair.second, symbol.secondOpacity, blur: symbol.blur * factor,
            color: symbol.color, edge: pair.edge, opacity: min(moment.opacity, 1))
        try canvas.paint(melt, about: center, size: Size(moment.width * factor, moment.height * factor))
    }

    private var metrics: ControlMetrics { ControlMetrics(restSize) }

    /// The outline of the control.
    static func shape(
        of moment: ControlMoment, center: Point, factor: Double, corners: CornerStyle
    ) -> RoundedRectangle {
        let width = moment.width * factor, height = moment.height * factor
        return RoundedRectangle(
            Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height),
            cornerRadius: moment.cornerRadius * factor, style: corners)
    }

    /// How labels are set, in points, at the control's type size; contents give the colour.
    var labelStyle: TextStyle {
        TextStyle(
            size: metrics.fontSize, weight: .bold, color: reader.appearance.ink, alignment: .middle, baseline: .middle)
    }
}
