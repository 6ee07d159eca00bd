import Plotting

extension RasterCanvas: LayeredCanvas {
    /// Paints a layer and puts it onto the canvas blurred; see ``GaussianBlur``.
    package func paintBlurred(
        radius: Double, about center: Point, reach: Size,
        _ body: (inout RasterCanvas, Point) throws(RasterError) -> Void
    ) throws(RasterError) {
        try BlurredLayer(center: center, reach: reach, radius: radius, on: self).paint(on: self, body)
    }

    /// Paints a layer as large as the canvas and puts it onto the canvas at an opacity of 0…1.
    package func paintFaded(
        to opacity: Double, _ body: (inout RasterCanvas) throws(RasterError) -> Void
    ) throws(RasterError) {
        var layer = try RasterCanvas(size: size, scale: scale, background: Color(hex: 0, alpha: 0), store: store)
        try body(&layer)
        var exposure = layer.withBitmap { PremultipliedImage($0) }
        exposure.fade(to: opacity)
        paint(exposure)
    }

    /// Paints a moment of two symbols that melt into each other; see ``GooeyMorph``.
    package func paint(_ melt: Melt, about center: Point, size: Size) throws(RasterError) {
        func whole(_ length: Double) -> Int { Int(min(max((length * scale).rounded(), 1), 8192)) }
        let width = whole(size.width), height = whole(size.height)
        let morph = try store.morph(of: melt, width: width, height: height)
        var frame = try morph.frame(
            firstOpacity: melt.firstOpacity, secondOpacity: melt.secondOpacity,
            sigma: min(melt.blur * scale, GaussianBlur.largestSigma))
        if melt.opacity < 1 { frame.fade(to: melt.opacity) }
        let left = center.x * scale - Double(width) / 2, top = center.y * scale - Double(height) / 2
        guard abs(left) < 1e5, abs(top) < 1e5 else { return }
        paint(frame, pixelX: Int(left.rounded()), pixelY: Int(top.rounded()))
    }

    /// The extent of a line of text that floats: its advance width, and ascent plus descent as height.
    package func measureFloating(_ text: String, _ style: TextStyle) throws(RasterError) -> Size {
        try store.sprite(text, style, pixelScale: scale).size
    }

    /// Sets a line of text that floats, with its middle at a point.
    package func drawFloating(
        _ text: String, at center: Point, _ style: TextStyle, magnified: Double
    ) throws(RasterError) {
        let sprite = try store.sprite(text, style, pixelScale: scale)
        let pixels = Point(center.x * scale, center.y * scale)
        guard let placed = try sprite.placed(at: pixels, pixelsPerPoint: magnified * scale) else { return }
        paint(placed.image, style.color, pixelX: placed.x, pixelY: placed.y)
    }

    /// Whether some face has each character of a text.
    package func covers(_ text: String) -> Bool { store.setter.covers(text) }
}
