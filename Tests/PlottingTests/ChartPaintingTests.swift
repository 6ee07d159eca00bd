import Figures
import Springs
import Testing

@testable import Plotting

@Suite("Chart painting")
struct ChartPaintingTests {
    /// Where a value lies, from two tick labels of its axis: what a reader would do.
    private func read(_ value: Double, between a: (Double, at: Double), and b: (Double, at: Double)) -> Double {
        a.at + (b.at - a.at) * (value - a.0) / (b.0 - a.0)
    }

    /// Overshoot e^(−πζ/√(1−ζ²)) at π/ω_d for ζ = 0.65, ω₀ = 2π/0.35: 6.80766 % at 0.230283 s. A scale that returns
    /// from 0.96 to 1 peaks at 1 + 0.04 · 0.0680766.
    @Test(
        "the peak is marked where the ticks say it is", arguments: [(1200.0, 800.0), (700.0, 900.0), (2400.0, 1600.0)])
    func peak(width: Double, height: Double) throws {
        var canvas = RecordingCanvas(width, height)
        try ChartSamples.pressRelease().chart.paint(on: &canvas)
        let texts = canvas.texts
        let zero = try #require(texts.first { $0.text == "0" && $0.style.baseline == .top })
        let late = try #require(texts.first { $0.text == "500" })
        let one = try #require(texts.first { ["1.00", "1.000"].contains($0.text) })
        let low = try #require(texts.first { ["0.96", "0.960"].contains($0.text) })
        let x = read(230.283, between: (0, at: zero.box.midX), and: (500, at: late.box.midX))
        let y = read(1.002723064, between: (1, at: one.box.midY), and: (0.96, at: low.box.midY))
        let marks = canvas.fillCentres(Theme.light.series[1])
        #expect(marks.contains { abs($0.x - x) < 0.25 && abs($0.y - y) < 0.25 })
        #expect(texts.contains { $0.text == "peak 1.0027 · 230 ms" })
        #expect(texts.contains { $0.text == "settles 335 ms (2 %)" })
        #expect(texts.contains { $0.text == "settles 111 ms (2 %)" })
    }

    @Test("no curve is cut off: every point lies within the clip, the edge of the line included")
    func clipping() throws {
        var canvas = RecordingCanvas(1200, 800)
        try ChartSamples.pressRelease().chart.paint(on: &canvas)
        var clip: Rect?
        var strokes = 0
        for call in canvas.calls {
            if case .clip(let rect) = call { clip = rect }
            guard case .stroke(let path, let color, let stroke) = call, Theme.light.series.contains(color), let clip
            else { continue }
            strokes += 1
            let inside = clip.expanded(by: 1e-6 - stroke.width / 2)
            for point in path.points {
                #expect(point.x >= inside.minX && point.x <= inside.maxX)
                #expect(point.y >= inside.minY && point.y <= inside.maxY)
            }
        }
        #expect(strokes >= 6)
    }

    @Test("the background is painted first, over everything, and opaque")
    func background() throws {
        for theme in [Theme.light, .dark] {
            var canvas = RecordingCanvas(640, 480)
            try Chart(title: "Title", panels: [Panel()], theme: theme).paint(on: &canvas)
            #expect(
                canvas.calls.first
                    == .fill(Path(Rect(x: 0, y: 0, width: 640, height: 480)), theme.background))
            #expect(theme.background.alpha == 255)
        }
    }

    @Test("a sample that is not a number breaks the line")
    func gap() throws {
        let samples = [Sample(0, 0), Sample(1, 1), Sample(2, .nan), Sample(3, 1), Sample(4, 0), Sample(5, .infinity)]
        var canvas = RecordingCanvas(640, 480)
        let series = Series(name: "", samples: samples, role: .series(0))
        try Chart(title: "", panels: [Panel(series: [series])], legend: .none).paint(on: &canvas)
        let lines = canvas.strokes(Theme.light.series[0])
        #expect(lines.map { $0.path.points.count } == [2, 2])
    }

    @Test("steps are drawn with corners, dots one by one")
    func styles() throws {
        let samples = [Sample(0, 0), Sample(1, 1), Sample(2, 3)]
        var canvas = RecordingCanvas(640, 480)
        var series = Series(name: "", samples: samples, style: .steps)
        try Chart(title: "", panels: [Panel(series: [series])], legend: .none).paint(on: &canvas)
        let points = try #require(canvas.strokes(Theme.light.series[0]).first).path.points
        #expect(points.count == 5)
        #expect(points[1].x == points[2].x && points[0].y == points[1].y)
        series.style = .dots
        canvas = RecordingCanvas(640, 480)
        try Chart(title: "", panels: [Panel(series: [series])], legend: .none).paint(on: &canvas)
        #expect(canvas.fillCentres(Theme.light.series[0]).count == 3)
    }

    /// 0 → 2 over x 0…2 with 1 as bound leaves the range at x = 1 and is held there.
    @Test("what is not seen is drawn faint and dashed, what is seen in its place solid")
    func hidden() throws {
        let samples = [Sample(0, 0), Sample(2, 2), Sample(4, 0)]
        var canvas = RecordingCanvas(640, 480)
        let panel = Panel(
            series: [Series(name: "", samples: samples, visible: 0...1)], bands: [Band(1...2, label: "not visible")])
        let chart = Chart(title: "", panels: [panel], legend: .none)
        try chart.paint(on: &canvas)
        let frame = try ChartLayout(chart, on: canvas).panels[0]
        let seen = try #require(canvas.strokes(Theme.light.series[0]).first)
        let outside = try #require(canvas.strokes(Theme.light.series[0].opacity(ChartPainter.faint)).first)
        #expect(seen.stroke.dash.isEmpty && !outside.stroke.dash.isEmpty)
        #expect(
            seen.path.points == [(0, 0), (1, 1), (2, 1), (3, 1), (4, 0)].map { frame.position(Sample($0.0, $0.1)) })
        #expect(outside.path.points == [(1, 1), (2, 2), (3, 1)].map { frame.position(Sample($0.0, $0.1)) })
        #expect(canvas.texts.contains { $0.text == "not visible" })
        #expect(canvas.strokes(Theme.light.hatch).count == 1)
    }

    @Test("cells take the colours of their values, and none where there is no value")
    func cells() throws {
        var canvas = RecordingCanvas(800, 600)
        try ChartSamples.sweep().paint(on: &canvas)
        let map = Colormap.viridis
        func cells(_ value: Double) -> Int {
            canvas.calls.filter {
                guard case .fill(let path, map.color(at: (value - 0.1) / 1.1)) = $0 else { return false }
                return path.points.first.map { $0.x < 700 } == true
            }.count
        }
        #expect(cells(0.1) == 1)
        #expect(cells(1.2) == 1)
        #expect(cells(0.2) == 2)
    }

    @Test("targets are dashed lines across the panel")
    func targets() throws {
        let chart = Chart(title: "", panels: [Panel(lines: [ReferenceLine(.horizontal, at: 3, label: "target")])])
        var canvas = RecordingCanvas(640, 480)
        try chart.paint(on: &canvas)
        let frame = try ChartLayout(chart, on: canvas).panels[0]
        let line = try #require(canvas.strokes(Theme.light.mutedInk.opacity(ChartPainter.faint)).first)
        #expect(!line.stroke.dash.isEmpty)
        #expect(
            line.path.points == [
                Point(frame.plot.minX, frame.y.position(3)), Point(frame.plot.maxX, frame.y.position(3)),
            ])
    }
}
