import Film
import Plotting
import Raster
import Scenes
import Testing

@Suite("Melting symbols")
struct MorphTests {
    private static let red = Color(hex: 0xE03020)

    private static func picture(_ path: Path, _ color: Color = red, side: Int = 300) throws -> PremultipliedImage {
        let canvas = try RasterCanvas(
            size: Size(Double(side), Double(side)), background: Color(hex: 0, alpha: 0))
        canvas.fill(path, color)
        return canvas.withBitmap { PremultipliedImage($0) }
    }

    private static func disc(_ radius: Double) throws -> PremultipliedImage {
        try picture(Path(circleAt: Point(150, 150), radius: radius))
    }

    @Test("a disc blurred and cut at half alpha has the area that theory says", arguments: GooeyMorph.Edge.allCases)
    func discs(edge: GooeyMorph.Edge) throws {
        for row in try ReferenceTable("blurred-discs.csv").rows {
            let number = { (name: String) in Double(row[name] ?? "") ?? .nan }
            let disc = try Self.disc(number("radius"))
            let frame = try GooeyMorph(from: disc, to: disc, edge: edge)
                .frame(firstOpacity: 1, secondOpacity: 0, sigma: number("sigma"))
            let area = frame.pixels.reduce(0.0) { $0 + Double($1.w) }
            let expected = Double.pi * number("half_radius") * number("half_radius")
            #expect(abs(area / expected - 1) < 0.01, "\(row): \(area) against \(expected)")
        }
    }

    @Test("a hard cut leaves pixels opaque or clear; a smooth one only the line itself between")
    func edges() throws {
        let disc = try Self.disc(60)
        let hard = try GooeyMorph(from: disc, to: disc, edge: .hard)
            .frame(firstOpacity: 0.9, secondOpacity: 0, sigma: 12)
        #expect(hard.pixels.allSatisfy { $0.w == 0 || $0.w == 1 })
        let smooth = try GooeyMorph(from: disc, to: disc).frame(firstOpacity: 0.9, secondOpacity: 0, sigma: 12)
        let between = smooth.pixels.filter { $0.w > 0 && $0.w < 1 }.count
        // A circle's outline crosses about eight pixels for each of its radius.
        #expect(between > 300 && between < 700, "\(between)")
        for (one, other) in zip(hard.pixels, smooth.pixels) {
            #expect(other.w == one.w || (other.w > 0 && other.w < 1))
        }
    }

    @Test("colours are divided by alpha: no pixel is darker than the symbol")
    func colors() throws {
        let disc = try Self.disc(60)
        let frame = try GooeyMorph(from: disc, to: disc).frame(firstOpacity: 0.8, secondOpacity: 0.1, sigma: 15)
        let red = SIMD4(Float(0xE0), 0x30, 0x20, 255) / 255
        var covered = 0
        for pixel in frame.pixels where pixel.w > 0 {
            covered += 1
            #expect(abs((pixel / pixel.w - red).max()) < 0.005)
            #expect(abs((pixel / pixel.w - red).min()) < 0.005)
        }
        #expect(covered > 0)
    }

    @Test("without blur a symbol keeps its own edges")
    func sharp() throws {
        let disc = try Self.disc(60)
        let frame = try GooeyMorph(from: disc, to: disc).frame(firstOpacity: 1, secondOpacity: 0, sigma: 0)
        for (one, other) in zip(disc.pixels, frame.pixels) { #expect(abs(one.w - other.w) < 0.2) }
        let areas = [disc, frame].map { $0.pixels.reduce(0.0) { $0 + Double($1.w) } }
        #expect(abs(areas[1] / areas[0] - 1) < 0.001)
    }

    @Test("half-way both symbols count, the second over the first: 3/4 of alpha where they overlap")
    func overlap() throws {
        let left = try Self.picture(Path(Rect(x: 20, y: 20, width: 180, height: 260)))
        let right = try Self.picture(Path(Rect(x: 100, y: 20, width: 180, height: 260)), Color(hex: 0x2050E0))
        var mixed = left
        mixed.crossFade(left, opacity: 0.5, under: right, opacity: 0.5)
        let middle = mixed.pixels[150 * 300 + 150], side = mixed.pixels[150 * 300 + 40]
        #expect(abs(middle.w - 0.75) < 0.005)
        #expect(abs(side.w - 0.5) < 0.005)
        // The upper colour counts twice as much as what shines through: (b/2 + a/4) / (3/4).
        #expect(abs(middle.z / middle.w - (0xE0 / 2 + 0x20 / 4) / (0.75 * 255)) < 0.01)
        // Only the overlap reaches half alpha once it is blurred.
        let frame = try GooeyMorph(from: left, to: right, edge: .hard)
            .frame(firstOpacity: 0.5, secondOpacity: 0.5, sigma: 8)
        #expect(frame.pixels[150 * 300 + 150].w == 1)
        #expect(frame.pixels[150 * 300 + 40].w == 0)
    }

    @Test("a morph begins as its first symbol and ends as its second")
    func ends() throws {
        let square = try Self.picture(Path(Rect(x: 60, y: 60, width: 80, height: 80)), side: 200)
        let bar = try Self.picture(Path(Rect(x: 20, y: 90, width: 160, height: 20)), side: 200)
        let painter = ControlPainter(
            try performance("morphing-symbol"),
            symbols: SymbolPair(first: .picture(square), second: .picture(bar)))
        let canvas = try RasterCanvas(size: Size(150, 150), background: Color(hex: 0xFFFFFF))
        try painter.paint(on: canvas, at: 0, center: Point(75, 75))
        // The picture of 200 is fitted into 100 of 150 points: the square is 40 wide.
        #expect(distance(canvas[75, 75], Self.red) <= 2)
        #expect(distance(canvas[57, 75], Self.red) <= 2)
        #expect(distance(canvas[53, 75], Color(hex: 0xFFFFFF)) == 0)
        canvas.clear(Color(hex: 0xFFFFFF))
        try painter.paint(on: canvas, at: 1.9, center: Point(75, 75))
        #expect(distance(canvas[37, 75], Self.red) <= 2)
        #expect(distance(canvas[75, 60], Color(hex: 0xFFFFFF)) == 0)
    }

    @Test("a glyph that no font has is drawn, and named")
    func missingGlyph() throws {
        let painter = ControlPainter(
            try performance("morphing-symbol"),
            symbols: SymbolPair(first: .glyph("\u{10FFFD}"), second: .drawn(.cloud)))
        let canvas = try RasterCanvas(size: Size(150, 150))
        try painter.paint(on: canvas, at: 0, center: Point(75, 75))
        #expect(painter.missingGlyphs == ["\u{10FFFD}"])
        #expect(canvas.coverage(75, 75) > 0.8)
    }

    @Test("a glyph is as large as asked for and stands in the middle")
    func glyph() throws {
        let painter = ControlPainter(
            try performance("morphing-symbol"), symbols: SymbolPair(first: .glyph("O"), second: .drawn(.cloud)))
        let canvas = try RasterCanvas(size: Size(150, 150), scale: 2)
        try painter.paint(on: canvas, at: 0, center: Point(75, 75))
        guard painter.missingGlyphs.isEmpty else { return }
        let rows = (0..<300).filter { y in (0..<300).contains { canvas.coverage($0, y) > 0.4 } }
        let columns = (0..<300).filter { x in (0..<300).contains { canvas.coverage(x, $0) > 0.4 } }
        guard let top = rows.first, let bottom = rows.last, let left = columns.first, let right = columns.last else {
            Issue.record("nothing was painted")
            return
        }
        #expect(abs(max(bottom - top, right - left) + 1 - 200) <= 4)
        #expect(abs(top + bottom - 299) <= 4)
        #expect(abs(left + right - 299) <= 4)
    }
}
