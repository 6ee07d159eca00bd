import Testing

@testable import Figures
@testable import Plotting

@Suite("Chart layout")
struct ChartLayoutTests {
    static let sizes: [(Double, Double)] = [
        (320, 240), (400, 300), (640, 200), (480, 360), (800, 600), (1200, 800), (2400, 420), (500, 1600), (4000, 3000),
        (4000, 260), (241, 900),
    ]

    /// What makes a picture illegible: text beyond the canvas or over other text.
    private func expectLegible(_ canvas: RecordingCanvas, _ comment: Comment) {
        let texts = canvas.texts
        let bounds = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
        for (index, text) in texts.enumerated() {
            #expect(bounds.contains(text.box), "\(comment): “\(text.text)” leaves the canvas")
            for other in texts[(index + 1)...] {
                #expect(
                    !text.box.expanded(by: -0.01).overlaps(other.box),
                    "\(comment): “\(text.text)” meets “\(other.text)”")
            }
        }
    }

    @Test("what is not visible is never called visible, at any size", arguments: sizes)
    func hiddenCaption(width: Double, height: Double) throws {
        let chart = Chart(
            title: "Fill",
            panels: [
                Panel(
                    title: "Fill", x: .time(domain: 0...1),
                    series: [Series(name: "", samples: [Sample(0, -0.1), Sample(1, 0.5)])],
                    lines: [
                        ReferenceLine(.horizontal, at: 0, label: "0"), ReferenceLine(.horizontal, at: 1, label: "1"),
                    ],
                    bands: [Band(-Double.infinity...0, label: "not visible")])
            ], band: PhaseBand(spans: [.init("holding", 0...0.5)], events: [.init("press", at: 0)]))
        var canvas = RecordingCanvas(width, height)
        try chart.paint(on: &canvas)
        #expect(canvas.texts.allSatisfy { $0.text == "not visible" || !$0.text.contains("visible") })
    }

    @Test("words of marks lie on no curve and leaders run through no words, at any size", arguments: sizes)
    func clear(width: Double, height: Double) throws {
        for (name, chart) in try ChartSamples.all() where chart.panels.allSatisfy({ $0.cells == nil }) {
            let canvas = RecordingCanvas(width, height)
            let minimum = ChartLayout.minimumSize(for: chart)
            guard width >= minimum.width, height >= minimum.height else { continue }
            let layout = try ChartLayout(chart, on: canvas)
            let upright = chart.panels.flatMap(\.lines).filter { $0.orientation == .vertical }.map(\.label)
            let words = layout.texts.filter { $0.part == .mark && !upright.contains($0.text) }
            /// Whether a straight piece passes through a box, looked at every half unit.
            func passes(_ from: Point, _ to: Point, through box: Rect) -> Bool {
                if max(from.x, to.x) < box.minX || min(from.x, to.x) > box.maxX { return false }
                let steps = max(1, Int(max(abs(to.x - from.x), abs(to.y - from.y)) * 2))
                return (0...steps).contains { step in
                    let part = Double(step) / Double(steps)
                    let (x, y) = (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
                    return x > box.minX && x < box.maxX && y > box.minY && y < box.maxY
                }
            }
            for (panel, frame) in zip(layout.chart.panels, layout.panels) {
                let inside = words.filter { frame.plot.contains($0.box) }
                for series in panel.series {
                    let points = series.samples.filter(\.isFinite).map {
                        Point(frame.x.position($0.x), frame.y.position($0.y))
                    }
                    for (a, b) in zip(points, points.dropFirst()) {
                        let struck = inside.filter { passes(a, b, through: $0.box) }.map(\.text)
                        #expect(struck.isEmpty, "\(name) at \(width)×\(height)")
                    }
                }
            }
            for leader in layout.leaders {
                let struck = words.filter { passes(leader.from, leader.to, through: $0.box.expanded(by: -1)) }.map(
                    \.text)
                #expect(struck.isEmpty, "\(name) at \(width)×\(height)")
            }
        }
    }

    @Test("no text leaves the canvas or meets other text, at any size", arguments: sizes)
    func legible(width: Double, height: Double) throws {
        for (name, chart) in try ChartSamples.all() {
            var canvas = RecordingCanvas(width, height)
            let minimum = ChartLayout.minimumSize(for: chart)
            if width < minimum.width || height < minimum.height {
                #expect(throws: ChartError.canvasTooSmall(canvas.size, minimum: minimum)) {
                    try chart.paint(on: &canvas)
                }
                #expect(canvas.calls.isEmpty)
                continue
            }
            try chart.paint(on: &canvas)
            expectLegible(canvas, "\(name) at \(width)×\(height)")
        }
    }

    @Test("every chart fits its least size, whatever the letters' width", arguments: [0.4, 0.55, 0.8])
    func least(letterWidth: Double) throws {
        for (name, chart) in try ChartSamples.all() {
            let size = ChartLayout.minimumSize(for: chart)
            var canvas = RecordingCanvas(size.width, size.height)
            canvas.letterWidth = letterWidth
            try chart.paint(on: &canvas)
            expectLegible(canvas, "\(name) at its least")
        }
    }

    @Test(
        "odd data makes a legible chart",
        arguments: [
            ("none", []),
            ("one sample", [Sample(1, 1)]),
            ("constant", [Sample(0, 5), Sample(1, 5)]),
            ("constant zero", [Sample(0, 0), Sample(1, 0)]),
            ("constant but for rounding", [Sample(0, 1), Sample(1, 1.0.nextUp)]),
            ("tiny", [Sample(0, 1e-12), Sample(1e-12, 3e-12)]),
            ("huge", [Sample(0, -1e12), Sample(1e12, 1e12)]),
            ("subnormal", [Sample(0, 0), Sample(5e-324, 5e-324)]),
            (
                "the greatest",
                [Sample(-.greatestFiniteMagnitude, 0), Sample(.greatestFiniteMagnitude, .greatestFiniteMagnitude)]
            ),
            ("infinite", [Sample(0, .infinity), Sample(1, 2), Sample(.infinity, 3), Sample(2, -.infinity)]),
            ("not numbers", [Sample(.nan, .nan)]),
            ("tiny beside huge", [Sample(0, 1e-12), Sample(1, 1e12)]),
        ])
    func odd(name: String, samples: [Sample]) throws {
        for style in [Series.Style.line, .steps, .dots] {
            let marks = samples.map { Mark(at: $0, label: "here") }
            let chart = Chart(
                title: name,
                panels: [
                    Panel(
                        title: "Value", series: [Series(name: "a", samples: samples, style: style, visible: 0...1)],
                        marks: marks, bands: [Band(1...Double.infinity, label: "not visible")])
                ])
            for (width, height) in [(320.0, 240.0), (1200.0, 800.0)] {
                var canvas = RecordingCanvas(width, height)
                try chart.paint(on: &canvas)
                expectLegible(canvas, "\(name)")
                #expect(canvas.texts.contains { $0.text == name })
                let points = canvas.calls.flatMap { call -> [Point] in
                    switch call {
                    case .fill(let path, _), .stroke(let path, _, _): path.points
                    case .text(_, let at, _): [at]
                    case .clip: []
                    }
                }
                #expect(points.allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 })
            }
        }
    }

    @Test("a chart without panels is refused")
    func empty() {
        var canvas = RecordingCanvas(800, 600)
        #expect(throws: ChartError.noPanels) { try Chart(title: "", panels: []).paint(on: &canvas) }
    }

    @Test("a canvas below the least size is refused with both sizes named")
    func tooSmall() throws {
        let error = ChartError.canvasTooSmall(Size(100, 80), minimum: Size(240, 208))
        #expect(
            error.description == "a canvas of 100 × 80 is too small for this chart; it needs at least 240 × 208")
    }

    /// What is given up first as room shrinks: the words of marks, then the subtitle; tick labels last.
    @Test(
        "small charts say less",
        arguments: [(1200.0, 800.0, true, true), (480, 400, false, true), (320, 240, false, false)])
    func detail(width: Double, height: Double, marks: Bool, subtitle: Bool) throws {
        var figure = try ChartSamples.pressRelease()
        figure.title = "Press and release"
        figure.subtitle = "Subtitle"
        var canvas = RecordingCanvas(width, height)
        try figure.chart.paint(on: &canvas)
        let texts = canvas.texts.map(\.text)
        #expect(texts.contains { $0.hasPrefix("settles") } == marks)
        #expect(texts.contains("Subtitle") == subtitle)
        #expect(texts.contains("Press and release"))
        #expect(texts.contains("Scale"))
        #expect(texts.contains("0"))
    }

    @Test("a long title takes more lines before it is cut")
    func longTitle() throws {
        let words = (1...24).map { "word\($0)" }
        var chart = Chart(title: words.joined(separator: " "), panels: [Panel()])
        var canvas = RecordingCanvas(1200, 800)
        try chart.paint(on: &canvas)
        var titles = canvas.texts.filter { $0.style.weight == .bold }
        #expect(titles.count > 1)
        #expect(titles.map(\.text).joined(separator: " ") == chart.title)
        chart.title = (1...200).map { "word\($0)" }.joined(separator: " ")
        canvas = RecordingCanvas(1200, 800)
        try chart.paint(on: &canvas)
        titles = canvas.texts.filter { $0.style.weight == .bold }
        #expect(titles.last?.text.hasSuffix("…") == true)
    }

    @Test("curves are named in one place", arguments: [Legend.header, .direct, .none])
    func legend(place: Legend) throws {
        let samples = [Sample(0, 0), Sample(1, 1)]
        let chart = Chart(
            title: "Title",
            panels: [
                Panel(series: [Series(name: "press", samples: samples)]),
                Panel(series: [Series(name: "release", samples: samples)]),
            ], legend: place)
        var canvas = RecordingCanvas(1200, 800)
        try chart.paint(on: &canvas)
        for name in ["press", "release"] {
            let found = canvas.texts.filter { $0.text == name }
            #expect(found.count == (place == .none ? 0 : 1))
            if place == .direct { #expect(found.allSatisfy { $0.position.x > 1000 }) }
            if place == .header { #expect(found.allSatisfy { $0.position.y < 150 }) }
        }
    }

    @Test("a canvas without Unicode gets ASCII alone")
    func ascii() throws {
        for (_, chart) in try ChartSamples.all() {
            var canvas = RecordingCanvas(1200, 800)
            canvas.supportsUnicode = false
            try chart.paint(on: &canvas)
            for text in canvas.texts { #expect(text.text.allSatisfy { $0.isASCII }, "\(text.text)") }
        }
    }

    @Test("events too close for centred names have them to either side")
    func events() throws {
        var canvas = RecordingCanvas(1200, 800)
        try ChartSamples.scene().paint(on: &canvas)
        let names = canvas.texts.map(\.text)
        for name in ["tap", "work done", "haptic", "idle", "loading", "success"] { #expect(names.contains(name)) }
    }
}
