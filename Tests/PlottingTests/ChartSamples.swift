import Figures
import Plotting
import Springs

/// Charts to lay out and paint in tests.
enum ChartSamples {
    static let pressWords = ".spring(duration: 0.12, bounce: 0)"
    static let releaseWords = ".spring(duration: 0.35, bounce: 0.35)"

    static func pressRelease(handOff: PressRelease.HandOff? = nil) throws -> PressRelease {
        let press = PressRelease.Side(
            "press", words: pressWords, motion: SpringMotion(try Spring(duration: 0.12, bounce: 0)),
            settlingTime: 0.11142)
        let release = PressRelease.Side(
            "release", words: releaseWords, motion: SpringMotion(try Spring(duration: 0.35, bounce: 0.35)),
            peakTime: 0.230283, settlingTime: 0.334634)
        let values = [
            AnimatedValue("Scale", from: 1, to: 0.96),
            AnimatedValue("Corner radius", unit: "pt", from: 18, to: 32, visible: 0...32),
            AnimatedValue("Blur", unit: "pt", from: 0, through: 20, to: 0, visible: 0...1000),
        ]
        return PressRelease(
            title: "\(pressWords) against \(releaseWords)",
            properties: values.map { .init($0, press: press, release: release, handOff: handOff) }, duration: 0.58)
    }

    static func scene() -> Chart {
        SceneChart(
            title: "morphing-submit", subtitle: "A submit button that collapses to a spinner, then a checkmark",
            phases: [.init("idle", 0...0.4), .init("loading", 0.4...1.8), .init("success", 1.8...3)],
            events: [.init("tap", at: 0.4), .init("work done", at: 1.8), .init("haptic", at: 1.81)],
            tracks: ["Width", "Corner radius", "Opacity", "Blur"].map { name in
                PropertyPanel(
                    name, unit: "pt", visible: 0...1, targets: [.init(0), .init(1, label: "loading 1")],
                    curves: [Curve("", moments: [.peak(time: 0.8)]) { $0 < 0.4 ? 0 : 1.1 - $0 / 30 }])
            }, duration: 3
        ).chart
    }

    static func sweep() -> Chart {
        SweepHeatmap(
            title: "Settling time over duration and bounce",
            x: (Axis(title: "Duration", unit: .milliseconds), [0.1, 0.2, 0.3, 0.4]),
            y: ("Bounce", .none, [-0.5, 0, 0.5]), metric: ("Settling time", .seconds),
            values: [0.1, 0.2, 0.3, 0.4, 0.2, 0.4, .nan, 0.8, 0.3, 0.6, 0.9, 1.2]
        ).chart
    }

    static func portrait() throws -> Chart {
        PhasePortrait(
            title: "Velocity against position",
            orbits: [.init("a", words: releaseWords, motion: SpringMotion(try Spring(duration: 0.35, bounce: 0.35)))],
            duration: 1
        ).chart
    }

    /// Marks in a heap, long names, curves named at their ends.
    static func crowded() -> Chart {
        let series = (0..<6).map { index in
            Series(
                name: "a rather long name of curve \(index)", detail: "with as many words again to say about it",
                samples: (0...50).map { Sample(Double($0), Double($0 * index % 17)) }, role: .series(index))
        }
        let marks = (0..<30).map { Mark(at: Sample(Double($0) / 3, 5), label: "peak \($0) · 12 ms", role: .series($0)) }
        return Chart(
            title: String(repeating: "One title that never seems to come to its end and ", count: 6),
            subtitle: String(repeating: "a subtitle likewise ", count: 30),
            panels: [
                Panel(
                    title: "Something measured at length", detail: "in a unit that has a long name",
                    series: series, marks: marks,
                    lines: (0..<12).map { ReferenceLine(.horizontal, at: Double($0), label: "target \($0)") }
                        + [ReferenceLine(.vertical, at: 20, label: "release at 80 ms")])
            ], legend: .direct)
    }

    static func all() throws -> [(name: String, chart: Chart)] {
        var crowdedHeader = crowded()
        crowdedHeader.legend = .header
        let pair = try pressRelease()
        let release = SpringMotion(try Spring(duration: 0.35, bounce: 0.35))
        return [
            ("press and release", pair.chart),
            (
                "hand-off",
                try pressRelease(handOff: .init(after: 0.08, motion: release)).chart
            ),
            ("scene", scene()), ("sweep", sweep()), ("portrait", try portrait()), ("crowded, direct", crowded()),
            ("crowded, header", crowdedHeader),
        ]
    }
}
