import Foundation
import Plotting
import Testing

@testable import Raster

private let white = Color(hex: 0xFFFFFF)
private let black = Color(hex: 0x000000)

struct StrokeTests {
    @Test(
        "a line's ink is its width times its length, at any angle",
        arguments: [0.0, 10, 26.565, 45, 60, 89, 90, 135], [0.5, 1, 1.5, 2, 3.3, 8])
    func ink(_ degrees: Double, _ width: Double) throws {
        let canvas = try plainCanvas(140, 140)
        let angle = degrees * .pi / 180, length = 100.0
        let dx = cos(angle) * length / 2, dy = sin(angle) * length / 2
        canvas.stroke(
            Path(polyline: [Point(70.2 - dx, 70.4 - dy), Point(70.2 + dx, 70.4 + dy)]), black,
            Stroke(width: width, cap: .butt))
        let expected = width * length
        #expect(abs(RasterTests.ink(canvas) - expected) <= expected * 0.01)
    }

    @Test(
        "a level line covers each row by the part of it that it lies on",
        arguments: [
            // y, width; row, expected share by hand
            (5.5, 1.0, 5, 1.0), (5.0, 1, 5, 0.5), (5.0, 1, 4, 0.5), (5.25, 1, 5, 0.75), (5.5, 2, 4, 0.5),
            (5.5, 2, 5, 1),
            (5.5, 3, 6, 1), (5.5, 3, 7, 0), (5.5, 0.4, 5, 0.4),
        ])
    func rows(_ y: Double, _ width: Double, _ row: Int, _ share: Double) throws {
        let canvas = try plainCanvas(20, 12)
        canvas.stroke(Path(polyline: [Point(-5, y), Point(25, y)]), black, Stroke(width: width))
        let value = try #require(canvas[10, row]).red
        #expect(abs(Double(value) - 255 * (1 - share)) <= 1)
    }

    @Test("a translucent line that crosses itself is no darker at the crossing")
    func crossing() throws {
        let canvas = try plainCanvas(40, 40)
        let ink = Color(hex: 0x000000, alpha: 102)
        canvas.stroke(
            Path(polyline: [Point(5, 20), Point(35, 20), Point(35, 5), Point(20, 5), Point(20, 35)]), ink,
            Stroke(width: 6))
        #expect(canvas[20, 20]?.red == 153)
        #expect(canvas[10, 20]?.red == 153)
        #expect(canvas[34, 20]?.red == 153)
        var seen: Set<UInt8> = []
        for y in 0..<40 { for x in 0..<40 { seen.insert(canvas[x, y]?.red ?? 0) } }
        #expect(seen.min() == 153)
    }

    @Test("a butt end stops at its point, a round one goes on by half the width")
    func caps() throws {
        for (cap, inside) in [(Stroke.Cap.butt, false), (.round, true)] {
            let canvas = try plainCanvas(40, 20)
            canvas.stroke(Path(polyline: [Point(10, 10), Point(30, 10)]), black, Stroke(width: 8, cap: cap))
            #expect((canvas[7, 10]?.red == 0) == inside)
            #expect((canvas[32, 9]?.red == 0) == inside)
            #expect(canvas[4, 10] == white)
            #expect(canvas[11, 7] == black)
        }
    }

    @Test("round caps add a disc of the line's width")
    func capArea() throws {
        let canvas = try plainCanvas(60, 60)
        canvas.stroke(Path(polyline: [Point(15, 20), Point(45, 37)]), black, Stroke(width: 9, cap: .round))
        let length: Double = (30.0 * 30.0 + 17.0 * 17.0).squareRoot()
        let expected: Double = 9 * length + Double.pi * 4.5 * 4.5
        #expect(abs(RasterTests.ink(canvas) - expected) <= expected * 0.01)
    }

    @Test("dashes leave gaps of their length")
    func dashes() throws {
        let canvas = try plainCanvas(60, 10)
        canvas.stroke(Path(polyline: [Point(0, 5), Point(60, 5)]), black, Stroke(width: 2, dash: [6, 4], cap: .butt))
        for x in 0..<60 { #expect((canvas[x, 5]?.red == 0) == (x % 10 < 6), "column \(x)") }
    }

    @Test("a dash goes on around a corner")
    func dashAroundCorner() throws {
        let canvas = try plainCanvas(30, 30)
        canvas.stroke(
            Path(polyline: [Point(5, 5), Point(20, 5), Point(20, 25)]), black,
            Stroke(width: 2, dash: [20, 5], cap: .butt))
        #expect(canvas[19, 7] == black)
        #expect(canvas[19, 12] == white)
        #expect(canvas[19, 16] == black)
    }

    @Test(
        "a dash pattern that cannot be drawn is a solid line",
        arguments: [[0.0, 0], [-1, 2], [.nan, 1], [0.1, 0.1]])
    func unusableDashes(_ dash: [Double]) throws {
        let canvas = try plainCanvas(20, 10)
        canvas.stroke(Path(polyline: [Point(0, 5), Point(20, 5)]), black, Stroke(width: 2, dash: dash))
        for x in 0..<20 { #expect(canvas[x, 5] == black) }
    }

    @Test("upright lines fall on whole pixels when snapping is on")
    func snapping() throws {
        let canvas = try RasterCanvas(size: Size(20, 20), fonts: .none)
        canvas.stroke(Path(polyline: [Point(10, 2), Point(10, 18)]), black, Stroke(width: 1, cap: .butt))
        canvas.stroke(Path(Rect(x: 2.3, y: 3.7, width: 5, height: 5)), black, Stroke(width: 1))
        var seen: Set<UInt8> = []
        for y in 0..<20 { for x in 0..<20 { seen.insert(canvas[x, y]?.red ?? 1) } }
        #expect(seen == [0, 255])
    }

    @Test("a line whose ends lie far outside is drawn where it passes the canvas")
    func farEnds() throws {
        let canvas = try plainCanvas(20, 20)
        canvas.stroke(Path(polyline: [Point(-1e8, -1e8), Point(1e8, 1e8)]), black, Stroke(width: 3))
        canvas.stroke(
            Path(polyline: [Point(1e300, 1e300), Point(1e301, -1e301)]), black, Stroke(width: 3, dash: [3, 3]))
        #expect(canvas[10, 10] == black)
        #expect(canvas[0, 19] == white)
    }

    @Test("a million points, most of them outside, are drawn")
    func millionPoints() throws {
        let canvas = try plainCanvas(100, 100)
        let points = (0..<1_000_000).map { Point(Double($0) * 0.01 - 4950, 50 + 30 * sin(Double($0) * 0.001)) }
        canvas.stroke(Path(polyline: points), black, Stroke(width: 2))
        canvas.stroke(Path(polyline: Array(points.suffix(100_000))), black, Stroke(width: 1, dash: [4, 2]))
        #expect(RasterTests.ink(canvas) > 100)
    }

    @Test("a curve is stroked where its formula says")
    func cubic() throws {
        let canvas = try plainCanvas(40, 40)
        canvas.stroke(circle(20, 20, 15), black, Stroke(width: 2))
        let expected = 2 * 2 * Double.pi * 15
        #expect(abs(RasterTests.ink(canvas) - expected) <= expected * 0.01)
        #expect(canvas[34, 20] == black)
        #expect(canvas[20, 20] == white)
    }
}
