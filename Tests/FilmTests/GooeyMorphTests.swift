import Plotting
import TestSupport
import Testing

@testable import Raster

@Suite("Melting pictures")
struct GooeyMorphTests {
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

    @Test("a disc blurred and cut at half alpha has the area that theory says", arguments: Melt.Edge.allCases)
    func discs(edge: Melt.Edge) throws {
        for row in try CSVTable(reference: "blurred-discs.csv").records {
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
}
