import Plotting

/// Where a layer lies that is blurred before it goes onto its canvas: a clear canvas about a part of it.
struct BlurredLayer {
    private let layer: RasterCanvas
    private let blur: GaussianBlur
    private let place: Point
    private let pixelX: Int, pixelY: Int

    /// A layer about a point, large enough for what reaches so far in each direction and for the blur around it. Lengths
    /// in canvas units; the radius is the blur's standard deviation.
    init(center: Point, reach: Size, radius: Double, on canvas: RasterCanvas) throws(RasterError) {
        let scale = canvas.scale
        let sigma = min(radius * scale, GaussianBlur.largestSigma)
        blur = try GaussianBlur(sigma: sigma)
        // Three standard deviations hold 99.7 % of the blur; no layer needs to be larger than the canvas.
        let spread = 3 * sigma / scale + 2
        let width = min(reach.width + spread, canvas.size.width)
        let height = min(reach.height + spread, canvas.size.height)
        func pixel(_ position: Double) -> Int { Int(min(max((position * scale).rounded(.down), -1e5), 1e5)) }
        pixelX = pixel(center.x - width)
        pixelY = pixel(center.y - height)
        place = Point(center.x - Double(pixelX) / scale, center.y - Double(pixelY) / scale)
        layer = try RasterCanvas(
            size: Size(2 * width + 1, 2 * height + 1), scale: scale, background: Color(hex: 0, alpha: 0),
            store: canvas.store)
    }

    /// Has a body paint on the layer about a point of it, and puts the blurred layer onto the canvas.
    func paint(
        on canvas: RasterCanvas, _ body: (inout RasterCanvas, Point) throws(RasterError) -> Void
    ) throws(RasterError) {
        var layer = layer
        try body(&layer, place)
        let picture = layer.withBitmap { PremultipliedImage($0) }
        canvas.paint(blur(picture), pixelX: pixelX, pixelY: pixelY)
    }
}
