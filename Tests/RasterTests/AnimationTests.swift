import Foundation
import Plotting
import TestSupport
import Testing

@testable import Raster

private let white = Color(hex: 0xFFFFFF)
private let blue = Color(hex: 0x0072B2)

/// Gathers what a writer hands out.
private final class Collected {
    var bytes: [UInt8] = []
}

/// Positions of the square, seconds each is shown; how many frames the file has and how long they last.
struct Merging: Sendable {
    let positions: [Double], seconds: Double, frames: Int, milliseconds: Double

    init(_ positions: [Double], _ seconds: Double, frames: Int, milliseconds: Double) {
        self.positions = positions
        self.seconds = seconds
        self.frames = frames
        self.milliseconds = milliseconds
    }
}

@Suite(.enabled(if: Pillow.isInstalled, "python3 with Pillow is the other decoder"))
struct AnimationTests {
    private static let everyFrame = """
        image = Image.open(path)
        frames = [(frame.info["duration"], frame.convert("RGB").copy()) for frame in ImageSequence.Iterator(image)]
        print(image.size[0], image.size[1], len(frames), sum(d for d, _ in frames), image.info.get("loop"))
        print(" ".join(str(d) for d, _ in frames))
        for _, frame in frames: print(" ".join("%02x%02x%02x" % p for p in frame.getdata()))
        """

    /// A square that stands at `x`.
    private func frame(_ x: Double) throws -> RasterCanvas {
        let canvas = try RasterCanvas(size: Size(40, 20), background: white, fonts: .none)
        canvas.fill(Path(Rect(x: x, y: 5, width: 10, height: 10)), blue)
        return canvas
    }

    private func write(
        _ frames: [(x: Double, seconds: Double)], plays: Int? = nil, colors: Int = 256
    ) throws -> [Substring] {
        let collected = Collected()
        var builder = PaletteBuilder(keeping: [white, blue])
        for (x, _) in frames { try frame(x).withBitmap { builder.add($0) } }
        var writer = try GIFWriter(
            width: 40, height: 20, palette: builder.palette(mostColors: colors), plays: plays
        ) { collected.bytes += $0 }
        for (x, seconds) in frames { try writer.add(frame(x).bitmap, seconds: seconds) }
        try writer.finish()
        return try Pillow.run(Self.everyFrame, collected.bytes).split(separator: "\n")
    }

    @Test("every frame comes back pixel by pixel, with its time")
    func frames() throws {
        let moves = (0..<8).map { (x: 2.5 * Double($0), seconds: 0.04) }
        let lines = try write(moves)
        #expect(lines[0] == "40 20 8 320.0 0" || lines[0] == "40 20 8 320 0")
        for (index, move) in moves.enumerated() {
            let canvas = try frame(move.x)
            let pixels = lines[2 + index].split(separator: " ")
            for y in 0..<20 {
                for x in 0..<40 {
                    let word = try #require(UInt32(pixels[y * 40 + x], radix: 16))
                    #expect(canvas[x, y] == Color(hex: word), "frame \(index), (\(x), \(y))")
                }
            }
        }
    }

    @Test(
        "equal frames become one, and the total time is kept",
        arguments: [
            Merging([0, 0, 0, 5, 5, 5], 0.05, frames: 2, milliseconds: 300),
            Merging([0, 5, 0, 5], 0.025, frames: 4, milliseconds: 100),
            Merging([3, 3, 3, 3], 0.1, frames: 1, milliseconds: 400),
            Merging([0, 1, 2, 3, 4, 5], 1.0 / 30, frames: 6, milliseconds: 200),
            Merging([0, 5, 5, 5, 0], 1.0 / 60, frames: 3, milliseconds: 80),
        ])
    func merged(_ row: Merging) throws {
        let line = try write(row.positions.map { ($0, row.seconds) })[0].split(separator: " ")
        #expect(Int(line[2]) == row.frames)
        #expect(abs((Double(line[3]) ?? 0) - row.milliseconds) <= 10)
    }

    @Test("at 60 frames a second none is shorter than 0.02 s and the total is right")
    func sixty() throws {
        let lines = try write((0..<60).map { (Double($0 % 30), 1.0 / 60) })
        let delays = lines[1].split(separator: " ").compactMap { Double($0) }
        #expect(delays.allSatisfy { $0 >= 20 })
        #expect(abs(delays.reduce(0, +) - 1000) <= 10)
        #expect(delays.count >= 30)
    }

    @Test("a frame too long for the format goes on, and the total is right")
    func long() throws {
        let lines = try write([(0, 600), (0, 600), (5, 1)])
        let delays = lines[1].split(separator: " ").compactMap { Double($0) }
        #expect(abs(delays.reduce(0, +) - 1_201_000) <= 10)
    }

    @Test("the number of plays is stored", arguments: [(0, "0"), (1, "None"), (3, "2")])
    func plays(_ plays: Int, _ stored: String) throws {
        let lines = try write([(0, 0.1), (5, 0.1)], plays: plays == 0 ? nil : plays)
        #expect(lines[0].split(separator: " ")[4] == stored[...])
    }

    @Test("frames of another size, impossible times and empty animations are refused")
    func refused() throws {
        var writer = try GIFWriter(width: 10, height: 10, palette: Palette([white, blue])) { _ in }
        let small = try Bitmap(width: 9, height: 10, background: white)
        let right = try Bitmap(width: 10, height: 10, background: white)
        let size = RasterError.frameSize(width: 9, height: 10, expectedWidth: 10, expectedHeight: 10)
        do throws(RasterError) {
            try writer.add(small, seconds: 1)
            Issue.record("a small frame was taken")
        } catch { #expect(error == size) }
        for seconds in [-1, 601, Double.infinity] {
            do throws(RasterError) {
                try writer.add(right, seconds: seconds)
                Issue.record("\(seconds) s were taken")
            } catch { #expect(error == .frameDuration(seconds)) }
        }
        let empty = try GIFWriter(width: 10, height: 10, palette: Palette([white, blue])) { _ in }
        do throws(RasterError) {
            try empty.finish()
            Issue.record("an empty animation was finished")
        } catch { #expect(error == .noFrames) }
    }
}
