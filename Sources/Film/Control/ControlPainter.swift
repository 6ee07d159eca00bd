import Scenes
import Plotting
import Raster
import Springs

/// Paints a control at a moment of its script.
///
/// The backdrop is one colour, so the opacity of the whole control is exact without a layer: each colour is moved towards
/// the backdrop by it. A class, for it keeps the labels it has set.
package final class ControlPainter {
    let reader: ControlReader
    /// The control's size at rest, which type and icons follow.
    let restSize: ControlSize
    private let fonts: FontSet
    private let symbols: SymbolPair
    private var sprites: [SpriteKey: LabelSprite] = [:]
    private var morphs: [MorphKey: GooeyMorph] = [:]
    /// Glyphs that no installed font has, met so far; drawn shapes stand for them.
    package private(set) var missingGlyphs: [String] = []

    private struct SpriteKey: Hashable {
        let text: String
        let density: Double
    }

    private struct MorphKey: Hashable {
        let width: Int, height: Int
        let color: Color
    }

    /// A painter of a scene's performance.
    package init(
        _ performance: Performance, appearance: Appearance = .light, style: ControlStyle = ControlStyle(),
        symbols: SymbolPair = SymbolPair(), fonts: FontSet = .installed
    ) {
        self.symbols = symbols
        reader = ControlReader(performance, appearance: appearance, style: style)
        restSize = performance.scene.size
        self.fonts = fonts
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
    package func paint(on canvas: RasterCanvas, at time: Double, center: Point, zoom: Double = 1) throws(RasterError) {
        try paint(reader.moment(at: time), on: canvas, center: center, zoom: zoom)
    }

    func paint(
        _ moment: ControlMoment, on canvas: RasterCanvas, center: Point, zoom: Double = 1
    ) throws(RasterError) {
        let factor = moment.scale * zoom
        guard factor > 0, factor.isFinite, moment.opacity > 0 else { return }
        let middle = Point(center.x + moment.offset.x * zoom, center.y + moment.offset.y * zoom)
        if let symbol = moment.morph {
            return try paint(symbol, of: moment, on: canvas, center: middle, factor: factor)
        }
        if moment.blur > 0 {
            var sharp = moment
            sharp.blur = 0
            let layer = try BlurredLayer(
                center: middle, halfWidth: moment.width / 2 * factor, halfHeight: moment.height / 2 * factor,
                radius: moment.blur * factor, on: canvas)
            sharp.offset = Point(0, 0)
            return try layer.paint(on: canvas) { layer, place throws(RasterError) in
                try paint(sharp, on: layer, center: place, zoom: zoom)
            }
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
        let row = try ContentRow(moment, metrics: metrics) { text throws(RasterError) in
            try sprite(text, pixelScale: canvas.scale).size.width
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
                try contentPainter.paint(on: canvas, at: at)
                canvas.clip(to: Rect(x: edge, y: all.minY, width: all.maxX - edge, height: all.size.height))
                try contentPainter.colored(seen(fill)).paint(on: canvas, at: at)
                canvas.clip(to: nil)
            } else {
                try contentPainter.paint(on: canvas, at: at)
            }
        }
    }

    private func paint(
        _ symbol: SymbolMoment, of moment: ControlMoment, on canvas: RasterCanvas, center: Point, factor: Double
    ) throws(RasterError) {
        let pixels = factor * canvas.scale
        func whole(_ length: Double) -> Int { Int(min(max((length * pixels).rounded(), 1), 8192)) }
        let key = MorphKey(width: whole(moment.width), height: whole(moment.height), color: symbol.color)
        let morph: GooeyMorph
        if let known = morphs[key] {
            morph = known
        } else {
            // A control that changes its size gets new symbols in each; only a few are kept.
            if morphs.count >= 8 { morphs.removeAll() }
            let made = try symbols.morph(width: key.width, height: key.height, color: key.color, fonts: fonts)
            for glyph in made.missing where !missingGlyphs.contains(glyph) { missingGlyphs.append(glyph) }
            morphs[key] = made.morph
            morph = made.morph
        }
        var frame = try morph.frame(
            firstOpacity: symbol.firstOpacity, secondOpacity: symbol.secondOpacity,
            sigma: min(symbol.blur * pixels, GaussianBlur.largestSigma))
        if moment.opacity < 1 { frame.fade(to: moment.opacity) }
        let left = center.x * canvas.scale - Double(key.width) / 2
        let top = center.y * canvas.scale - Double(key.height) / 2
        guard abs(left) < 1e5, abs(top) < 1e5 else { return }
        canvas.paint(frame, pixelX: Int(left.rounded()), pixelY: Int(top.rounded()))
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

    /// The sprite of a label at the control's type size.
    func sprite(_ text: String, pixelScale: Double) throws(RasterError) -> LabelSprite {
        // Four samples across a pixel: averaged, edges have sixteen shades and more.
        let key = SpriteKey(text: text, density: min(4 * pixelScale, RasterCanvas.scales.upperBound))
        if let sprite = sprites[key] { return sprite }
        let sprite = try LabelSprite(
            text, points: metrics.fontSize, density: key.density, fonts: fonts)
        sprites[key] = sprite
        return sprite
    }
}
