import Plotting
import Raster

/// A gooey frame of 300 × 300 pixels: blurred, then thresholded.
enum BlurBenchmark {
    /// Prints the time of the blur at a few radii and of the threshold.
    static func run() {
        guard let canvas = try? RasterCanvas(size: Size(300, 300), background: Color(hex: 0, alpha: 0)) else { return }
        canvas.fill(Path(Rect(x: 60, y: 80, width: 150, height: 120)), Color(hex: 0x0072B2))
        let picture = canvas.withBitmap { PremultipliedImage($0) }
        var sum: Float = 0
        for radius in [2.0, 5, 10, 20, 40] {
            guard let blur = try? GaussianBlur(sigma: radius) else { continue }
            print("blur-radius-\(Int(radius))", median(runs: 15) { sum += blur(picture).pixels[0].w })
        }
        var copy = picture
        print("blur-threshold", median(runs: 15) { copy.threshold() })
        if sum.isNaN { print("blur-sum", sum) }
    }
}
