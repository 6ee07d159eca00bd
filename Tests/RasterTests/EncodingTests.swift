import Foundation
import Plotting
import TestSupport
import Testing

@testable import Raster

private let background = Color(hex: 0xFDFCFB)
private let inks = [0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xE69F00].map { Color(hex: $0) }

/// Six curves in six colours, which gives thousands of shades.
private func chart() throws -> RasterCanvas {
    let canvas = try RasterCanvas(size: Size(400, 300), background: background, fonts: .none)
    for (index, ink) in inks.enumerated() {
        let points = (0...400).map { step in
            Point(Double(step), 150 + 100 * sin(Double(step) / 30 + Double(index)))
        }
        canvas.stroke(Path(polyline: points), ink, Stroke(width: 3))
    }
    return canvas
}

/// A picture in which every pixel has a colour of its own.
private func rainbow() throws -> RasterCanvas {
    let canvas = try RasterCanvas(size: Size(64, 64), fonts: .none)
    for y in 0..<64 {
        for x in 0..<64 {
            let color = Color(red: UInt8(4 * x), green: UInt8(4 * y), blue: UInt8((x * y) & 255))
            canvas.fill(Path(Rect(x: Double(x), y: Double(y), width: 1, height: 1)), color)
        }
    }
    return canvas
}

@Suite(.enabled(if: Pillow.isInstalled, "python3 with Pillow is the other decoder"))
struct EncodingTests {
    private static let everyPixel = """
        image = Image.open(path)
        print(image.format, image.mode if image.mode != "RGBA" else "RGBA", image.size[0], image.size[1])
        image = image.convert("RGBA")
        print(" ".join("%02x%02x%02x%02x" % p for p in image.getdata()))
        """

    /// The mode that Pillow sees and how far the worst channel is off; exact colours must be exact.
    private func compare(_ canvas: RasterCanvas, _ format: PictureFormat, exact: Set<Color> = []) throws -> (
        mode: String, worst: Int
    ) {
        let lines = try Pillow.run(Self.everyPixel, try canvas.encode(format)).split(separator: "\n")
        let (width, height) = canvas.pixelSize
        #expect(lines[0].hasSuffix("\(width) \(height)"))
        let pixels = lines[1].split(separator: " ")
        try #require(pixels.count == width * height)
        var worst = 0
        for y in 0..<height {
            for x in 0..<width {
                let word = try #require(UInt32(pixels[y * width + x], radix: 16))
                let ours = try #require(canvas[x, y])
                let theirs = Color(hex: word >> 8, alpha: UInt8(word & 255))
                let off = max(
                    abs(Int(ours.red) - Int(theirs.red)), abs(Int(ours.green) - Int(theirs.green)),
                    abs(Int(ours.blue) - Int(theirs.blue)), abs(Int(ours.alpha) - Int(theirs.alpha)))
                worst = max(worst, off)
                if exact.contains(ours) { #expect(off == 0, "(\(x), \(y)) is \(theirs), not \(ours)") }
            }
        }
        return (String(lines[0].split(separator: " ")[1]), worst)
    }

    @Test("a chart fits a palette with exact background and series colours")
    func palette() throws {
        let canvas = try chart()
        let result = try compare(canvas, .png(keeping: [background] + inks), exact: Set([background] + inks))
        #expect(result.mode == "P")
        #expect(result.worst <= 40)
    }

    @Test("a picture with few colours comes out exactly, from a palette")
    func fewColors() throws {
        let canvas = try RasterCanvas(size: Size(50, 40), background: background, fonts: .none)
        canvas.fill(Path(Rect(x: 3.5, y: 4.5, width: 20, height: 20)), inks[0])
        let result = try compare(canvas, .png())
        #expect(result == ("P", 0))
    }

    @Test("a picture of thousands of unlike colours is stored in 24 bits, exactly")
    func truecolor() throws {
        #expect(try compare(try rainbow(), .png()) == ("RGB", 0))
    }

    @Test("lossless WebP gives every pixel back")
    func webp() throws {
        #expect(try compare(try chart(), .webp).worst == 0)
    }

    @Test("a still GIF keeps the colours it is told to")
    func gif() throws {
        _ = try compare(try chart(), .gif(keeping: [background] + inks), exact: Set([background] + inks))
    }

    @Test("what shows through a PNG still does, to one part in 127")
    func translucent() throws {
        let canvas = try RasterCanvas(size: Size(20, 20), background: Color(hex: 0, alpha: 0), fonts: .none)
        canvas.fill(Path(Rect(x: 4, y: 4, width: 8, height: 8)), Color(hex: 0xFF8040, alpha: 128))
        canvas.fill(Path(Rect(x: 8, y: 8, width: 8, height: 8)), Color(hex: 0x4080FF))
        for format in [PictureFormat.png(), .png(palette: .truecolor), .webp] {
            #expect(try compare(canvas, format).worst <= 2)
        }
    }

    @Test("a PNG that Pillow wrote is read, one that is cut off is refused")
    func decoding() throws {
        let made = try Pillow.run(
            """
            import io
            image = Image.new("RGBA", (3, 2), (10, 20, 30, 255))
            image.putpixel((2, 1), (200, 100, 50, 0))
            data = io.BytesIO()
            image.save(data, "PNG")
            print(data.getvalue().hex())
            """, [])
        var bytes: [UInt8] = []
        var rest = Substring(made)
        while let byte = UInt8(rest.prefix(2), radix: 16) {
            bytes.append(byte)
            rest = rest.dropFirst(2)
        }
        let bitmap = try Bitmap(png: bytes)
        #expect(bitmap.width == 3 && bitmap.height == 2)
        #expect(bitmap[0, 0] == Color(red: 10, green: 20, blue: 30))
        #expect(bitmap[2, 1]?.alpha == 0)
        for count in [0, 7, 20, 30, bytes.count / 2] {
            #expect(throws: RasterError.decoding(format: "PNG")) { _ = try Bitmap(png: Array(bytes.prefix(count))) }
        }
    }
}
