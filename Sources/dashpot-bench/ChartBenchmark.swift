import CLibrary
import Plotting
import Raster

/// A chart of 1600 × 1200 pixels with three panels, six curves and 48 texts, from the first pixel to the file's bytes.
enum ChartBenchmark {
    private static let background = Color(hex: 0xFFFFFF), text = Color(hex: 0x222222), grid = Color(hex: 0xE3E3E3)
    private static let inks = [Color(hex: 0x0072B2), Color(hex: 0xD55E00)]

    /// Prints the time of the whole and of its parts.
    static func run() {
        guard let canvas = try? RasterCanvas(size: Size(1600, 1200), background: background) else { return }
        print("chart-clear", median(runs: 9) { canvas.clear(background) })
        print("chart-lines", median(runs: 9) { drawLines(canvas) })
        print("chart-first-texts", median(runs: 1) { drawTexts(canvas) })
        print("chart-known-texts", median(runs: 9) { drawTexts(canvas) })
        let keeping = [background, text, grid] + inks
        print("chart-png", median(runs: 9) { _ = try? canvas.encode(.png(keeping: keeping)) })
        print("chart-png-truecolor", median(runs: 3) { _ = try? canvas.encode(.png(palette: .truecolor)) })
        print(
            "chart-whole",
            median(runs: 9) {
                guard let canvas = try? RasterCanvas(size: Size(1600, 1200), background: background) else { return }
                drawLines(canvas)
                drawTexts(canvas)
                _ = try? canvas.encode(.png(keeping: keeping))
            })
        if let path = getenv("DASHPOT_BENCH_PICTURE"), let file = fopen(path, "wb") {
            let bytes = (try? canvas.encode(.png(keeping: keeping))) ?? []
            fwrite(bytes, 1, bytes.count, file)
            fclose(file)
        }
    }

    private static func drawLines(_ canvas: RasterCanvas) {
        for panel in 0..<3 {
            let top = 60 + Double(panel) * 380
            for line in 0...8 {
                let y = top + 40 * Double(line)
                canvas.stroke(Path(polyline: [Point(90, y), Point(1560, y)]), grid, Stroke(width: 1))
            }
            for (index, ink) in inks.enumerated() {
                let decay = index == 0 ? 9.0 : 4.0, turn = index == 0 ? 3.0 : 15.0
                let points = (0...1470).map { step -> Point in
                    let t = Double(step) / 1470 * 1.2
                    return Point(90 + Double(step), top + 300 - 240 * (1 - exp(-decay * t) * cos(turn * t)))
                }
                canvas.stroke(Path(polyline: points), ink, Stroke(width: 3))
            }
            canvas.stroke(Path(Rect(x: 90, y: top, width: 1470, height: 320)), text, Stroke(width: 1))
        }
    }

    private static func drawTexts(_ canvas: RasterCanvas) {
        for panel in 0..<3 {
            let top = 60 + Double(panel) * 380
            for tick in 0..<8 {
                let size = TextStyle(size: 18, color: text, alignment: .end, baseline: .middle)
                canvas.draw("\(panel).\(tick)5", at: Point(80, top + 40 * Double(tick)), size)
            }
            for tick in 0..<6 {
                let size = TextStyle(size: 18, color: text, alignment: .middle, baseline: .top)
                canvas.draw("\(200 * tick + panel) ms", at: Point(90 + 245 * Double(tick), top + 328), size)
            }
            let title = TextStyle(size: 22, weight: .bold, color: text)
            canvas.draw("Corner radius in points, panel \(panel)", at: Point(90, top - 12), title)
            let side = TextStyle(size: 18, color: text, alignment: .middle, baseline: .top, turned: true)
            canvas.draw("value \(panel)", at: Point(8, top + 160), side)
        }
    }
}
