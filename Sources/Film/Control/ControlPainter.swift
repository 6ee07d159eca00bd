#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

import Plotting
import Raster
import Scenes
import Springs

/// Paints a control at a moment of its script.
///
/// The backdrop is one colour, so the opacity of the whole control is exact without a layer: each colour is moved towards
/// the backdrop by it. A class, for it keeps the labels it has set.
public final class ControlPainter {
    let reader: ControlReader
    /// The control's size at rest, which type and icons follow.
    let restSize: ControlSize
    private let fonts: FontSet
    private var sprites: [SpriteKey: LabelSprite] = [:]

    private struct SpriteKey: Hashable {
        let text: String
        let density: Double
    }

    /// A painter of a scene's performance.
    public init(
        _ performance: Performance, appearance: Appearance = .light, style: ControlStyle = ControlStyle(),
        fonts: FontSet = .installed
    ) {
        reader = ControlReader(performance, appearance: appearance, style: style)
        restSize = performance.scene.size
        self.fonts = fonts
    }

    /// The properties that move and cannot be seen in the painting.
    public var unseenProperties: [String] { reader.unseenProperties }

    /// Paints the control with its middle at a point of the canvas, as it is at a time of the script in seconds.
    ///
    /// - Parameter zoom: canvas units a point of the control.
    public func paint(on canvas: RasterCanvas, at time: Double, center: Point, zoom: Double = 1) throws(RasterError) {
        try paint(reader.moment(at: time), on: canvas, center: center, zoom: zoom)
    }

    func paint(
        _ moment: ControlMoment, on canvas: RasterCanvas, center: Point, zoom: Double = 1
    ) throws(RasterError) {
        let factor = moment.scale * zoom
        guard factor > 0, factor.isFinite, moment.opacity > 0 else { return }
        let middle = Point(center.x + moment.offset.x * zoom, center.y + moment.offset.y * zoom)
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
