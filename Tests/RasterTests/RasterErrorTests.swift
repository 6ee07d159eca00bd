import Plotting
import Testing

@testable import Raster

struct RasterErrorTests {
    @Test(
        "sizes that cannot be painted are refused before anything is allocated",
        arguments: [
            (0.0, 10.0), (10, 0), (-5, 5), (20_000, 10), (16_384, 16_384), (.nan, 5), (.infinity, 5), (1e300, 1),
        ])
    func size(_ width: Double, _ height: Double) {
        #expect {
            _ = try RasterCanvas(size: Size(width, height), fonts: .none)
        } throws: { error in
            if case RasterError.size? = error as? RasterError { true } else { false }
        }
    }

    @Test(
        "a WebP that its encoder has no room for is refused before anything is allocated, a PNG is not",
        arguments: [(16_000, 6000), (16_384, 10), (5000, 5000)])
    func webP(_ width: Int, _ height: Int) {
        let error = RasterError.formatSize(format: "WebP", width: width, height: height)
        #expect(throws: error) { try PictureFormat.webp.check(width: width, height: height) }
        #expect(throws: Never.self) { try PictureFormat.png().check(width: width, height: height) }
        #expect(throws: Never.self) { try PictureFormat.webp.check(width: 4800, height: 4800) }
        #expect(throws: error) {
            _ = try RasterCanvas(size: Size(Double(width), Double(height)), format: .webp, fonts: .none)
        }
    }

    @Test("scales outside 0.1 to 16 are refused", arguments: [0, -1, 0.05, 17, .infinity])
    func scale(_ scale: Double) {
        #expect(throws: RasterError.scale(scale)) {
            _ = try RasterCanvas(size: Size(10, 10), scale: scale, fonts: .none)
        }
    }

    @Test("at a scale of 2 everything is twice as large")
    func twice() throws {
        let canvas = try plainCanvas(10, 10, scale: 2)
        #expect(canvas.pixelSize == (20, 20))
        canvas.fill(Path(Rect(x: 1, y: 1, width: 2, height: 3)), Color(hex: 0))
        #expect(ink(canvas) == 24)
    }

    @Test("an encoder that gives no bytes is an error with the format's name")
    func encoder() {
        #expect(throws: RasterError.encoding(format: "PNG")) { try Bitmap.bytes("PNG") { _ in nil } }
    }

    @Test("the sentence says what is wrong, what is allowed and what to do")
    func sentences() {
        #expect(
            RasterError.size(width: 20_000, height: 5).description
                == "a picture of 20000 × 5 pixels cannot be painted: each side may be 1 to 16384 pixels and the "
                + "whole at most 100 million")
    }
}
