import Plotting
import Testing

@testable import Raster

@Suite("Raw video")
struct RawVideoTests {
    private func canvas(_ hex: UInt32, width: Double = 4, height: Double = 2) throws -> RasterCanvas {
        try RasterCanvas(size: Size(width, height), background: Color(hex: hex))
    }

    // The 100 % colour bars of ITU-R BT.709 at 8 bits.
    @Test(
        "the colour bars have the codes that BT.709 gives them",
        arguments: [
            (0xFFFFFF, 235, 128, 128), (0xFFFF00, 219, 16, 138), (0x00FFFF, 188, 154, 16), (0x00FF00, 173, 42, 26),
            (0xFF00FF, 78, 214, 230), (0xFF0000, 63, 102, 240), (0x0000FF, 32, 240, 118), (0x000000, 16, 128, 128),
        ])
    func bars(color: Int, y: Int, cb: Int, cr: Int) throws {
        let bytes = RawVideo.y4m(.full).frame(try canvas(UInt32(color)))
        #expect(bytes == Array("FRAME\n".utf8) + [y, cb, cr].flatMap { [UInt8](repeating: UInt8($0), count: 8) })
    }

    @Test(
        "a frame has a byte of light a pixel, and chroma rounded up to whole squares",
        arguments: [(4.0, 2.0, 12), (5, 3, 27), (1, 1, 3), (6, 5, 48)])
    func sizes(width: Double, height: Double, bytes: Int) throws {
        let frame = RawVideo.y4m(.quarter).frame(try canvas(0x808080, width: width, height: height))
        #expect(frame.count == 6 + bytes)
        #expect(
            RawVideo.rgba.frame(try canvas(0x102030, width: width, height: height)).count == Int(4 * width * height))
    }

    @Test("small chroma is the mean of four pixels")
    func chromaMean() throws {
        let canvas = try canvas(0xFF0000, width: 2, height: 2)
        canvas.fill(Path(Rect(x: 1, y: 0, width: 1, height: 2)), Color(hex: 0x0000FF))
        let frame = RawVideo.y4m(.quarter).frame(canvas)
        #expect(Array(frame.dropFirst(6)) == [63, 32, 63, 32, 171, 179])
    }

    @Test("pixels of RGBA stand as red, green, blue and alpha")
    func rgba() throws {
        #expect(Array(RawVideo.rgba.frame(try canvas(0x102030)).prefix(8)) == [16, 32, 48, 255, 16, 32, 48, 255])
        #expect(RawVideo.rgba.header(width: 4, height: 2, framesPerSecond: 60).isEmpty)
    }

    @Test(
        "the header names size, rate, sampling and range",
        arguments: [
            (60.0, RawVideo.Chroma.quarter, "YUV4MPEG2 W400 H300 F60:1 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n"),
            (23.976, .full, "YUV4MPEG2 W400 H300 F23976:1000 Ip A1:1 C444 XCOLORRANGE=LIMITED\n"),
        ])
    func header(rate: Double, chroma: RawVideo.Chroma, line: String) {
        let bytes = RawVideo.y4m(chroma).header(width: 400, height: 300, framesPerSecond: rate)
        #expect(String(decoding: bytes, as: UTF8.self) == line)
    }
}
