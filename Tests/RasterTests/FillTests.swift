import Plotting
import Testing

@testable import Raster

private let white = Color(hex: 0xFFFFFF)
private let black = Color(hex: 0x000000)

/// Ink on a white canvas: the sum over all pixels of how far each is from white towards black.
func ink(_ canvas: RasterCanvas) -> Double {
    var sum = 0.0
    for y in 0..<canvas.pixelSize.height {
        for x in 0..<canvas.pixelSize.width {
            sum += Double(255 - (canvas[x, y]?.green ?? 255)) / 255
        }
    }
    return sum
}

/// A white canvas without snapping or fonts.
func plainCanvas(_ width: Double, _ height: Double, scale: Double = 1) throws -> RasterCanvas {
    let canvas = try RasterCanvas(size: Size(width, height), scale: scale, background: white, fonts: .none)
    canvas.snapsUprightLines = false
    return canvas
}

/// A circle of four cubics, each within 0.03 % of the radius.
func circle(_ x: Double, _ y: Double, _ r: Double) -> Path {
    let k = r * 0.5522847498307936
    return Path([
        .move(Point(x + r, y)), .cubic(Point(x + r, y + k), Point(x + k, y + r), Point(x, y + r)),
        .cubic(Point(x - k, y + r), Point(x - r, y + k), Point(x - r, y)),
        .cubic(Point(x - r, y - k), Point(x - k, y - r), Point(x, y - r)),
        .cubic(Point(x + k, y - r), Point(x + r, y - k), Point(x + r, y)), .close,
    ])
}

struct FillTests {
    @Test(
        "a pixel is as dark as the part of it that a rectangle covers",
        arguments: [
            // x, y, width, height of the rectangle; pixel; expected share, by hand
            (2.0, 2.0, 4.0, 4.0, 3, 3, 1.0), (2, 2, 4, 4, 1, 3, 0), (2.5, 2, 4, 4, 2, 3, 0.5),
            (2.5, 2.5, 4, 4, 2, 2, 0.25),
            (2, 2, 4.25, 4, 6, 3, 0.25), (3.25, 3.25, 0.5, 0.5, 3, 3, 0.25), (2, 2.75, 4, 4, 4, 2, 0.25),
        ])
    func rectangle(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ px: Int, _ py: Int, _ share: Double) throws {
        let canvas = try plainCanvas(10, 10)
        canvas.fill(Path(Rect(x: x, y: y, width: w, height: h)), black)
        let value = try #require(canvas[px, py]).red
        #expect(abs(Double(value) - 255 * (1 - share)) <= 1)
    }

    @Test(
        "a pixel is as dark as the part of it that a triangle covers",
        arguments: [
            // The triangle (0,0) (8,0) (0,8): pixels on its hypotenuse are halved.
            (0, 0, 1.0), (7, 0, 0.5), (3, 4, 0.5), (4, 4, 0.0), (2, 4, 1.0),
        ])
    func triangle(_ px: Int, _ py: Int, _ share: Double) throws {
        let canvas = try plainCanvas(10, 10)
        canvas.fill(Path([.move(Point(0, 0)), .line(Point(8, 0)), .line(Point(0, 8)), .close]), black)
        let value = try #require(canvas[px, py]).red
        #expect(abs(Double(value) - 255 * (1 - share)) <= 1)
    }

    @Test("a disc has the area of its formula within 0.1 %", arguments: [5.0, 20, 75.3, 200])
    func disc(_ radius: Double) throws {
        let canvas = try plainCanvas(2 * radius + 9, 2 * radius + 9)
        canvas.fill(circle(radius + 4.37, radius + 4.81, radius), black)
        let area = Double.pi * radius * radius
        #expect(abs(ink(canvas) - area) <= area * 0.001)
    }

    @Test(
        "a ring wound against its outline keeps its hole, one wound along with it is filled", arguments: [true, false])
    func winding(_ against: Bool) throws {
        let canvas = try plainCanvas(20, 20)
        let outer: [Path.Element] = [
            .move(Point(2, 2)), .line(Point(18, 2)), .line(Point(18, 18)), .line(Point(2, 18)), .close,
        ]
        let corners = [Point(6, 6), Point(14, 6), Point(14, 14), Point(6, 14)]
        let turn = against ? corners.reversed() : corners
        let inner = [.move(turn[0])] + turn.dropFirst().map(Path.Element.line) + [.close]
        canvas.fill(Path(outer + inner), black)
        #expect(canvas[10, 10]?.red == (against ? 255 : 0))
        #expect(canvas[4, 10]?.red == 0)
        #expect(abs(ink(canvas) - (against ? 192 : 256)) < 0.01)
    }

    @Test("what reaches far outside is cut at the canvas and keeps its inside")
    func farOutside() throws {
        let canvas = try plainCanvas(10, 10)
        canvas.fill(
            Path([.move(Point(-1e300, 5)), .line(Point(1e300, 5)), .line(Point(1e12, 1e12)), .line(Point(-1e12, 1e12))]
            ),
            black)
        #expect(canvas[0, 4] == white)
        #expect(canvas[0, 5] == black)
        #expect(canvas[9, 9] == black)
    }

    @Test("points that are not finite are left out and nothing traps", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(_ value: Double) throws {
        let canvas = try plainCanvas(10, 10)
        let bad = Point(value, 3)
        canvas.fill(Path([.move(bad), .line(Point(1, 1)), .cubic(bad, bad, bad), .line(bad), .close]), black)
        canvas.stroke(Path([.move(Point(1, 1)), .line(bad), .line(Point(8, 8))]), black, Stroke(width: 1))
        canvas.draw("x", at: bad, TextStyle(size: 12, color: black))
        canvas.clip(to: Rect(x: value, y: value, width: value, height: value))
        canvas.fill(Path(Rect(x: value, y: 0, width: 5, height: 5)), black)
        #expect(canvas[9, 0] == white)
    }

    @Test("painting stops exactly at the clip")
    func clip() throws {
        let canvas = try plainCanvas(10, 10)
        canvas.clip(to: Rect(x: 3, y: 4, width: 2, height: 3))
        canvas.fill(circle(5, 5, 50), black)
        canvas.stroke(Path(polyline: [Point(-5, -5), Point(15, 15)]), black, Stroke(width: 9))
        #expect(ink(canvas) == 6)
        #expect(canvas[3, 4] == black)
        #expect(canvas[4, 6] == black)
        canvas.clip(to: nil)
        canvas.fill(Path(Rect(x: 0, y: 0, width: 10, height: 10)), black)
        #expect(ink(canvas) == 100)
    }

    @Test(
        "a translucent colour is mixed in sRGB", arguments: [(UInt8(128), UInt8(127)), (255, 0), (0, 255), (51, 204)])
    func translucent(_ alpha: UInt8, _ expected: UInt8) throws {
        let canvas = try plainCanvas(4, 4)
        canvas.fill(Path(Rect(x: 0, y: 0, width: 4, height: 4)), Color(hex: 0, alpha: alpha))
        #expect(canvas[1, 1]?.red == expected)
    }
}
