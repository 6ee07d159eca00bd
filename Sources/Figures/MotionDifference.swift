import Plotting
import Springs
import Words

/// One motion less another: how far the two are apart at each moment, in percent of the travel.
package struct MotionDifference: Sendable {
    /// The one and the other, from their own starts on one clock.
    package var first: any Motion, second: any Motion
    /// What is taken from what: "press less mirrored release".
    package var words: String
    /// Where the time axis ends, in seconds.
    package var end: Double

    /// A difference of two motions.
    package init(_ first: any Motion, less second: any Motion, words: String, until end: Double) {
        self.first = first
        self.second = second
        self.words = words
        self.end = end
    }

    /// The difference at a time in seconds, in percent.
    package func value(at time: Double) -> Double {
        100 * (first.state(at: time).position - second.state(at: time).position)
    }

    /// A difference smaller than this, in percent, is no extreme of its own.
    private static let least = 1.0

    private var samples: [Sample] { CurveSampler().samples(over: 0...end) { Sample($0, value(at: $0)) } }

    /// When the two are farthest apart, in seconds; nil where they never are.
    package var farthest: Double? {
        let samples = samples
        guard let most = samples.indices.max(by: { abs(samples[$0].y) < abs(samples[$1].y) }), samples[most].y != 0
        else { return nil }
        let range = (samples[max(most - 1, 0)].x, samples[min(most + 1, samples.count - 1)].x)
        let turn = BracketedRoot.find(from: range.0, to: range.1) { time in
            first.state(at: time).velocity - second.state(at: time).velocity
        }
        return abs(value(at: turn)) >= abs(samples[most].y) ? turn : samples[most].x
    }

    /// When the two are equal between two times at which they are apart, in seconds.
    package var crossings: [Double] {
        var found: [Double] = []
        var side: Sample?
        for sample in samples where abs(sample.y) >= Self.least {
            if let last = side, (last.y < 0) != (sample.y < 0) {
                found.append(BracketedRoot.find(from: last.x, to: sample.x, value))
            }
            side = sample
        }
        return found
    }

    /// The difference in a panel, its greatest value marked, and on request where the two are equal.
    func panel(marksCrossings: Bool = false) -> PropertyPanel {
        var curve = Curve("", role: .ink, width: 2) { value(at: $0) }
        if let time = farthest {
            let words = "\(Measure.percent(abs(value(at: time)))) apart · \(Measure.time(time))"
            curve.moments = [.note(time: time, NumberText.typeset(words))]
        }
        if marksCrossings {
            curve.moments += crossings.map { .note(time: $0, NumberText.typeset("equal · \(Measure.time($0))")) }
        }
        return PropertyPanel(
            "Difference", unit: "\(words), % of the travel", targets: [.init(0, label: "")], curves: [curve])
    }
}

extension MotionDifference {
    /// The figure of both motions and, under them, how far they are apart.
    ///
    /// - Parameter curves: the two, with their names and looks, as progress from 0 to 1.
    package func chart(title: String, subtitle: String, curves: [Curve], theme: Theme) -> Chart {
        let progress = PropertyPanel("Progress", targets: [.init(1, label: "target")], curves: curves)
        var chart = PropertyCurves(
            title: title, subtitle: subtitle, panels: [progress, panel(marksCrossings: true)], duration: end,
            timeUnit: end < 10 ? .milliseconds : .seconds, theme: theme
        ).chart
        if !chart.panels.isEmpty { chart.panels[0].weight = 1.6 }
        return chart
    }
}
