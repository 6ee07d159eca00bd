import Plotting
import Raster

/// A clear layer about a part of a canvas, whose painting is blurred before it goes onto the canvas.
struct BlurredLayer {
    private let layer: RasterCanvas
    private let blur: GaussianBlur
    private let place: Point
    private let pixelX: Int, pixelY: Int

    /// A layer about a point, large enough for what reaches so far in each direction and for the blur around it. Lengths
    /// in canvas units; the radius is the blur's standard deviation.
    init(
        center: Point, halfWidth: Double, halfHeight: Double, radius: Double, on canvas: RasterCanvas
    ) throws(RasterError) {
        let scale = canvas.scale
        let sigma = min(radius * scale, GaussianBlur.largestSigma)
        blur = try GaussianBlur(sigma: sigma)
        // Three standard deviations hold 99.7 % of the blur; no layer needs to be larger than the canvas.
        let reach = 3 * sigma / scale + 2
        let width = min(halfWidth + reach, canvas.size.width), height = min(halfHeight + reach, canvas.size.height)
        func pixel(_ position: Double) -> Int { Int(min(max((position * scale).rounded(.down), -1e5), 1e5)) }
        pixelX = pixel(center.x - width)
        pixelY = pixel(center.y - height)
        place = Point(center.x - Double(pixelX) / scale, center.y - Double(pixelY) / scale)
        layer = try RasterCanvas(
            size: Size(2 * width + 1, 2 * height + 1), scale: scale, background: Color(hex: 0, alpha: 0))
    }

    /// Has a body paint on the layer about a point of it, and puts the blurred layer onto the canvas.
    func paint(
        on canvas: RasterCanvas, _ body: (RasterCanvas, Point) throws(RasterError) -> Void
    ) throws(RasterError) {
        try body(layer, place)
        let picture = layer.withBitmap { PremultipliedImage($0) }
        canvas.paint(blur(picture), pixelX: pixelX, pixelY: pixelY)
    }
}
