import Fonts
import Foundation
import Plotting
import TestSupport
import Testing

@testable import Raster

private let white = Color(hex: 0xFFFFFF)
private let black = Color(hex: 0x000000)
private let liberation = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"
private let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
private let hasFonts = [liberation, dejaVu].allSatisfy(FileManager.default.isReadableFile)

/// The rectangle of pixels that are not white.
private func inked(_ canvas: RasterCanvas) -> (x: Range<Int>, y: Range<Int>)? {
    var xs: [Int] = [], ys: [Int] = []
    for y in 0..<canvas.pixelSize.height {
        for x in 0..<canvas.pixelSize.width where canvas[x, y] != white {
            xs.append(x)
            ys.append(y)
        }
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return (left..<right + 1, top..<bottom + 1)
}

@Suite(.enabled(if: hasFonts, "Liberation Sans and DejaVu Sans are installed"))
struct FontTests {
    @Test("advances are those of the font's own table")
    func advances() throws {
        // Liberation Sans has Arial's widths: digits 1139, space 569, H 1479, m 1706 of 2048 units.
        let canvas = try RasterCanvas(size: Size(10, 10), fonts: try FontSet(regular: liberation))
        for (text, units) in [("0", 1139.0), ("8", 1139), ("H", 1479), ("m", 1706), ("0123456789", 11390)] {
            for size in [9.0, 12, 20, 48] {
                let width = canvas.measure(text, TextStyle(size: size, color: black)).width
                let expected = units / 2048 * size
                #expect(abs(width - expected) <= 0.02 * Double(text.count) + 0.01, "\(text) at \(size)")
            }
        }
    }

    @Test("capitals stand on the baseline and are as high as the font says")
    func capitals() throws {
        let canvas = try RasterCanvas(size: Size(60, 60), background: white, fonts: try FontSet(regular: liberation))
        canvas.draw("H", at: Point(10, 40), TextStyle(size: 32, color: black))
        let box = try #require(inked(canvas))
        // Capital height 1409 of 2048 units: 22.0 pixels.
        #expect(box.y == 18..<40)
        // Stems from 168 to 1311 units: 2.6 to 20.5 pixels from the pen.
        #expect(abs(box.x.lowerBound - 12) <= 1 && abs(box.x.upperBound - 31) <= 1)
    }

    @Test("alignment and baseline put the line beside, over and under the point")
    func alignment() throws {
        func box(_ alignment: TextStyle.Alignment, _ baseline: TextStyle.Baseline, turned: Bool = false) throws -> (
            x: Range<Int>, y: Range<Int>
        ) {
            let canvas = try RasterCanvas(
                size: Size(200, 200), background: white, fonts: try FontSet(regular: liberation))
            canvas.draw(
                "HHHH", at: Point(100, 100),
                TextStyle(size: 24, color: black, alignment: alignment, baseline: baseline, turned: turned))
            return try #require(inked(canvas))
        }
        #expect(try box(.start, .alphabetic).x.lowerBound >= 100)
        #expect(try box(.end, .alphabetic).x.upperBound <= 100)
        let middle = try box(.middle, .middle)
        #expect(abs(middle.x.lowerBound + middle.x.upperBound - 200) <= 2)
        #expect(abs(middle.y.lowerBound + middle.y.upperBound - 200) <= 2)
        #expect(try box(.start, .alphabetic).y.upperBound == 100)
        #expect(try box(.start, .top).y.lowerBound > 100)
        #expect(try box(.start, .bottom).y.upperBound < 100)
        let turned = try box(.start, .alphabetic, turned: true)
        #expect(turned.x.upperBound == 100)
        #expect(turned.y.upperBound <= 100)
        #expect(turned.y.count > turned.x.count)
    }

    @Test("turned text is the level text turned a quarter")
    func turned() throws {
        let fonts = try FontSet(regular: liberation)
        let level = try RasterCanvas(size: Size(120, 120), background: white, fonts: fonts)
        let upright = try RasterCanvas(size: Size(120, 120), background: white, fonts: fonts)
        level.draw("Scale", at: Point(30, 70), TextStyle(size: 20, color: black))
        upright.draw("Scale", at: Point(70, 90), TextStyle(size: 20, color: black, turned: true))
        for y in 0..<120 { for x in 0..<120 { #expect(upright[y, 119 - x] == level[x, y]) } }
    }

    @Test("text stops at the clip and needs no room outside the canvas")
    func clipped() throws {
        let canvas = try RasterCanvas(size: Size(60, 30), background: white, fonts: try FontSet(regular: liberation))
        canvas.clip(to: Rect(x: 20, y: 10, width: 10, height: 10))
        canvas.draw(String(repeating: "M", count: 500), at: Point(-300, 24), TextStyle(size: 24, color: black))
        let box = try #require(inked(canvas))
        #expect(box.x.lowerBound >= 20 && box.x.upperBound <= 30)
        #expect(box.y == 10..<20)
    }

    @Test("an ampersand is itself, whatever follows, and control characters are blanks")
    func ampersand() throws {
        let canvas = try RasterCanvas(size: Size(10, 10), fonts: try FontSet(regular: liberation))
        let style = TextStyle(size: 20, color: black)
        func width(_ text: String) -> Double { canvas.measure(text, style).width }
        #expect(abs(width("&lt;") - width("&") - width("l") - width("t") - width(";")) < 0.01)
        #expect(width("a\nb") == width("a b"))
        #expect(width("") == 0)
    }

    @Test("a character the face lacks comes from another, one that none has is spelled, with a word about it")
    func substitutes() throws {
        let canvas = try RasterCanvas(size: Size(100, 40), background: white, fonts: try FontSet(regular: liberation))
        canvas.draw("ω₀", at: Point(5, 30), TextStyle(size: 20, color: black))
        #expect(canvas.warnings.isEmpty)
        canvas.draw("\u{10FFFD}", at: Point(50, 30), TextStyle(size: 20, color: black))
        canvas.draw("\u{10FFFD}", at: Point(60, 30), TextStyle(size: 21, color: black))
        #expect(canvas.warnings == [.spelled(characters: "\u{10FFFD}", font: liberation)])
    }

    @Test("sizes that are no sizes draw nothing", arguments: [0.0, -3, .nan, .infinity, 1e9])
    func sizes(_ size: Double) throws {
        let canvas = try RasterCanvas(size: Size(20, 20), background: white, fonts: try FontSet(regular: liberation))
        canvas.draw("x", at: Point(1e7, 1e7), TextStyle(size: size, color: black))
        #expect(inked(canvas) == nil)
        #expect(canvas.measure("x", TextStyle(size: size, color: black)).width.isFinite)
    }
}

struct BuiltInFontTests {
    @Test("without any font file labels are still set, in ASCII, and it is said once")
    func builtIn() throws {
        let canvas = try RasterCanvas(size: Size(200, 60), background: white, fonts: .none)
        let style = TextStyle(size: 12, color: black)
        canvas.draw("ζ → 0.5", at: Point(10, 30), style)
        canvas.draw("more", at: Point(10, 50), style)
        #expect(canvas.warnings == [.noFont])
        #expect(inked(canvas) != nil)
        #expect(canvas.measure("ζ → 0.5", style) == canvas.measure("zeta -> 0.5", style))
        #expect(canvas.measure("abcd", style).width == 4 * canvas.measure("a", style).width)
    }
}
