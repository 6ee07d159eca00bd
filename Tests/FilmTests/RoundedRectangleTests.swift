import Plotting
import Raster
import TestSupport
import Testing

@testable import Film

@Suite("Rounded rectangles")
struct RoundedRectangleTests {
    private static let black = Color(hex: 0)

    private func canvas(_ shape: RoundedRectangle, scale: Double = 1) throws -> RasterCanvas {
        let canvas = try RasterCanvas(size: Size(300, 240), scale: scale)
        canvas.fill(shape.path, Self.black)
        return canvas
    }

    @Test("cover the area of the true outline within 0.1 %, wherever they lie between pixels", arguments: [1.0, 2, 3])
    func area(scale: Double) throws {
        for row in try CSVTable(reference: "rounded-rectangles.csv").records {
            let number = { (name: String) in Double(row[name] ?? "") ?? .nan }
            let shape = RoundedRectangle(
                Rect(x: 20.37, y: 11.81, width: number("width"), height: number("height")),
                cornerRadius: number("radius"), style: .continuous, smoothing: number("smoothing"))
            let ink = try canvas(shape, scale: scale).ink / (scale * scale)
            #expect(abs(ink / number("area") - 1) < 1e-3, "\(row): \(ink)")
        }
    }

    @Test("with circular corners lose (4 − π)r² of their area", arguments: [0.0, 5, 18, 32, 50])
    func circularArea(radius: Double) throws {
        let shape = RoundedRectangle(
            Rect(x: 20.5, y: 30.25, width: 170, height: 64), cornerRadius: radius, style: .circular)
        let cut = min(radius, 32)
        #expect(abs(try canvas(shape).ink / (170 * 64 - (4 - .pi) * cut * cut) - 1) < 1e-3)
    }

    @Test("are full inside, empty outside and half covered where an edge halves a pixel")
    func decisivePixels() throws {
        let shape = RoundedRectangle(
            Rect(x: 20.5, y: 30, width: 100, height: 60), cornerRadius: 20, style: .continuous)
        let canvas = try canvas(shape)
        #expect(canvas.coverage(70, 60) == 1)
        #expect(canvas.coverage(19, 60) == 0)
        #expect(abs(canvas.coverage(20, 60) - 0.5) < 0.01)
        #expect(abs(canvas.coverage(120, 60) - 0.5) < 0.01)
        // The corner's own square is empty, and the shape begins at its top row.
        #expect(canvas.coverage(20, 30) == 0)
        #expect(canvas.coverage(70, 29) == 0)
        #expect(canvas.coverage(70, 30) == 1)
    }

    @Test("look the same turned by half a turn and mirrored")
    func symmetry() throws {
        let shape = RoundedRectangle(
            Rect(x: 50, y: 40, width: 120, height: 60), cornerRadius: 24, style: .continuous)
        let canvas = try canvas(shape)
        for y in 40..<100 {
            for x in 50..<170 {
                #expect(abs(canvas.coverage(x, y) - canvas.coverage(219 - x, y)) < 0.005)
                #expect(abs(canvas.coverage(x, y) - canvas.coverage(219 - x, 139 - y)) < 0.005)
            }
        }
    }

    @Test("cut what cannot be: a radius beyond half the shorter side, smoothing without room, negative sides")
    func limits() {
        let capsule = RoundedRectangle(
            Rect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 99, style: .continuous)
        #expect(capsule.cornerRadius == 20)
        #expect(capsule.smoothing == 0)
        let tight = RoundedRectangle(
            Rect(x: 0, y: 0, width: 100, height: 48), cornerRadius: 20, style: .continuous)
        #expect(abs(tight.smoothing - 0.2) < 1e-12)
        let none = RoundedRectangle(Rect(x: 0, y: 0, width: -5, height: 48), cornerRadius: 20, style: .continuous)
        #expect(none.rect.size.width == 0)
        #expect(none.cornerRadius == 0)
    }

    @Test("cut at an upright line keep the part to its left", arguments: [0.0, 0.1, 0.5, 0.93, 1])
    func cut(share: Double) throws {
        let shape = RoundedRectangle(
            Rect(x: 20.3, y: 30, width: 200, height: 56), cornerRadius: 16, style: .continuous)
        let whole = try canvas(shape)
        let edge = shape.rect.minX + share * 200
        let canvas = try RasterCanvas(size: Size(300, 240))
        canvas.fill(shape.path.cut(rightOf: edge), Self.black)
        for x in 0..<300 where Double(x + 1) <= edge || Double(x) >= edge {
            let expected = Double(x + 1) <= edge ? whole.coverage(x, 58) : 0
            #expect(abs(canvas.coverage(x, 58) - expected) < 0.01)
        }
        if share > 0, share < 1 {
            #expect(abs(canvas.coverage(Int(edge), 58) - (edge - edge.rounded(.down))) < 0.01)
        }
    }
}
