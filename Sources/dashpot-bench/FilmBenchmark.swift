import Analysis
import CLibrary
import Film
import Plotting
import Raster
import Scenes

/// 120 frames of a submit button at 400 × 300 as GIF, and a frame of two symbols that melt, 300 × 300 at radius 20.
enum FilmBenchmark {
    /// Prints `name seconds`: medians.
    static func run() {
        guard let playback = try? Playback(Gallery.scene(named: "morphing-submit")),
            let stage = try? FilmStage(
                [CastMember("", ControlPainter(.exact(playback)))], size: Size(400, 300), until: playback.end),
            // The rate that makes 120 frames of the whole script.
            let clock = try? FilmClock(until: playback.end, framesPerSecond: 119 / playback.end)
        else { return }
        let reel = FilmReel(stage, clock: clock)
        var bytes = 0
        let whole = median(runs: 9) {
            bytes = 0
            try? reel.writeGIF { bytes += $0.count }
        }
        print("film-gif-\(clock.frameCount)-frames", whole)
        print("film-gif-bytes", bytes)
        guard var canvas = try? reel.rasterCanvas() else { return }
        print("film-paint-only", median(runs: 5) { try? reel.forEachFrame(on: &canvas) { _, _, _ in } })
        print("film-palette", median(runs: 5) { _ = try? reel.palette(on: &canvas) })
        morph()
    }

    private static func morph() {
        guard let playback = try? Playback(Gallery.scene(named: "morphing-symbol")),
            var canvas = try? RasterCanvas(size: Size(300, 300))
        else { return }
        let clear = Color(hex: 0, alpha: 0)
        func symbol(_ path: Path) -> PremultipliedImage? {
            guard let canvas = try? RasterCanvas(size: Size(300, 300), background: clear) else { return nil }
            canvas.fill(path, Color(hex: 0x1D1D1F))
            return canvas.withBitmap { PremultipliedImage($0) }
        }
        guard let first = symbol(Path(circleAt: Point(150, 150), radius: 95)),
            let second = symbol(Path(Rect(x: 60, y: 90, width: 180, height: 120), cornerRadius: 40))
        else { return }
        let morph = GooeyMorph(from: first, to: second)
        print(
            "film-gooey-frame",
            median(runs: 51) { _ = try? morph.frame(firstOpacity: 0.5, secondOpacity: 0.5, sigma: 20) })
        let painter = ControlPainter(.exact(playback))
        print(
            "film-gooey-painted",
            median(runs: 51) { try? painter.paint(on: &canvas, at: 0.28, center: Point(150, 150), zoom: 2) })
    }
}
