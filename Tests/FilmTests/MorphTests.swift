import Film
import Plotting
import Raster
import Scenes
import Testing

@Suite("Melting symbols")
struct MorphTests {
    private static let red = Color(hex: 0xE03020)

    private static func picture(_ path: Path, side: Int) throws -> Picture {
        let canvas = try RasterCanvas(
            size: Size(Double(side), Double(side)), background: Color(hex: 0, alpha: 0))
        canvas.fill(path, red)
        return try #require(canvas.withBitmap { Picture($0) })
    }

    @Test("a morph begins as its first symbol and ends as its second")
    func ends() throws {
        let square = try Self.picture(Path(Rect(x: 60, y: 60, width: 80, height: 80)), side: 200)
        let bar = try Self.picture(Path(Rect(x: 20, y: 90, width: 160, height: 20)), side: 200)
        let painter = ControlPainter(
            try performance("morphing-symbol"),
            symbols: SymbolPair(first: .picture(square), second: .picture(bar)))
        var canvas = try RasterCanvas(size: Size(150, 150), background: Color(hex: 0xFFFFFF))
        try painter.paint(on: &canvas, at: 0, center: Point(75, 75))
        // The picture of 200 is fitted into 100 of 150 points: the square is 40 wide.
        #expect(distance(canvas[75, 75], Self.red) <= 2)
        #expect(distance(canvas[57, 75], Self.red) <= 2)
        #expect(distance(canvas[53, 75], Color(hex: 0xFFFFFF)) == 0)
        canvas.clear(Color(hex: 0xFFFFFF))
        try painter.paint(on: &canvas, at: 1.9, center: Point(75, 75))
        #expect(distance(canvas[37, 75], Self.red) <= 2)
        #expect(distance(canvas[75, 60], Color(hex: 0xFFFFFF)) == 0)
    }

    @Test("a glyph that no font has is drawn, and named")
    func missingGlyph() throws {
        let painter = ControlPainter(
            try performance("morphing-symbol"),
            symbols: SymbolPair(first: .glyph("\u{10FFFD}"), second: DrawnSymbol.cloud.symbol))
        var canvas = try RasterCanvas(size: Size(150, 150))
        try painter.paint(on: &canvas, at: 0, center: Point(75, 75))
        #expect(painter.missingGlyphs == ["\u{10FFFD}"])
        #expect(canvas.coverage(75, 75) > 0.8)
    }

    @Test("a glyph is as large as asked for and stands in the middle")
    func glyph() throws {
        let painter = ControlPainter(
            try performance("morphing-symbol"),
            symbols: SymbolPair(first: .glyph("O"), second: DrawnSymbol.cloud.symbol))
        var canvas = try RasterCanvas(size: Size(150, 150), scale: 2)
        try painter.paint(on: &canvas, at: 0, center: Point(75, 75))
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
