import Foundation
import Plotting
import Testing

@testable import Raster

/// A picture that is opaque orange where a test says, else clear.
private func picture(_ width: Int, _ height: Int, _ isInside: (Int, Int) -> Bool) throws -> PremultipliedImage {
    var picture = try PremultipliedImage(width: width, height: height)
    for y in 0..<height {
        for x in 0..<width where isInside(x, y) { picture.pixels[y * width + x] = SIMD4(1, 0.5, 0.25, 1) }
    }
    return picture
}

struct BlurTests {
    @Test(
        "a straight edge becomes the normal distribution's integral",
        arguments: [0.5, 1, 2, 3.9, 4, 5, 7.9, 8, 10, 16, 20, 40], [0, 1, 3])
    func edge(_ sigma: Double, _ shift: Int) throws {
        // Opaque left of an edge; the picture's own ends lie beyond what the blur reaches from the middle.
        let width = Int(12 * sigma) + 40, height = Int(7 * sigma) + 20, edge = width / 2 + shift
        let blurred = try GaussianBlur(sigma: sigma)(picture(width, height) { x, _ in x < edge })
        var worst = 0.0
        for x in edge - Int(2 * sigma) - 2..<edge + Int(2 * sigma) + 2 {
            // Φ((edge − x)/σ) at the pixel's middle.
            let expected = 0.5 * erfc((Double(x - edge) + 0.5) / (sigma * 2.0.squareRoot()))
            worst = max(worst, abs(Double(blurred.pixels[height / 2 * width + x].w) - expected))
        }
        #expect(worst <= 0.01, "off by \(worst)")
    }

    @Test("a blur keeps the sum of what it spreads", arguments: [1.0, 3, 6, 12, 20])
    func sum(_ sigma: Double) throws {
        let sharp = try picture(301, 299) { x, y in (x - 150) * (x - 150) + (y - 149) * (y - 149) < 400 }
        let blurred = try GaussianBlur(sigma: sigma)(sharp)
        let before = sharp.pixels.reduce(0) { $0 + Double($1.w) },
            after = blurred.pixels.reduce(0) { $0 + Double($1.w) }
        #expect(abs(after / before - 1) < 0.002)
    }

    @Test("a blur leaves no dark fringe: colour divided by alpha stays the colour")
    func fringe() throws {
        let blurred = try GaussianBlur(sigma: 9)(picture(120, 90) { x, y in x > 30 && x < 70 && y > 20 && y < 60 })
        for pixel in blurred.pixels where pixel.w > 0.001 {
            let color = pixel / pixel.w
            #expect(abs(color.x - 1) < 0.001 && abs(color.y - 0.5) < 0.001 && abs(color.z - 0.25) < 0.001)
        }
    }

    @Test("no blur is the picture itself, and pictures of one pixel are blurred too")
    func small() throws {
        let one = try picture(1, 1) { _, _ in true }
        #expect(try GaussianBlur(sigma: 0)(one).pixels == one.pixels)
        #expect(try GaussianBlur(sigma: 20)(one).pixels[0].w < 0.01)
        #expect(try GaussianBlur(sigma: 1000)(picture(3, 700) { _, _ in true }).pixels.count == 2100)
    }

    @Test("the threshold makes half-covered pixels opaque in their colour and others clear")
    func threshold() throws {
        var image = try PremultipliedImage(width: 3, height: 1)
        image.pixels = [SIMD4(0.5, 0.25, 0.125, 0.5), SIMD4(0.49, 0.2, 0.1, 0.499), SIMD4(1, 0.5, 0.25, 1)]
        image.threshold()
        #expect(image.pixels == [SIMD4(1, 0.5, 0.25, 1), .zero, SIMD4(1, 0.5, 0.25, 1)])
    }

    @Test("a blur that is negative, endless or no number is refused", arguments: [-1, .infinity, 1001])
    func refused(_ sigma: Double) {
        #expect(throws: RasterError.radius(sigma)) { try GaussianBlur(sigma: sigma) }
    }

    @Test("a picture comes back from the canvas as it was painted")
    func there() throws {
        let canvas = try RasterCanvas(size: Size(20, 20), background: Color(hex: 0xFFFFFF), fonts: .none)
        let image = try picture(6, 6) { x, y in x == 2 && y == 3 }
        canvas.paint(image, pixelX: 4, pixelY: 5)
        canvas.paint(image, pixelX: -100, pixelY: Int.max)
        #expect(canvas[6, 8] == Color(red: 255, green: 128, blue: 64))
        #expect(canvas[5, 8] == Color(hex: 0xFFFFFF))
        let back = canvas.withBitmap { PremultipliedImage($0) }
        #expect(abs(back.pixels[8 * 20 + 6].y - 128.0 / 255) < 1e-6)
    }
}
