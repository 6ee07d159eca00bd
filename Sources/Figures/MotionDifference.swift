import Plotting
import Springs
import Words

/// The press less the mirrored release: how far the two are apart at each moment, in percent of the travel.
struct MotionDifference: Sendable {
    let press: any Motion, release: any Motion
    /// Where the time axis ends, in seconds.
    let end: Double

    init(press: any Motion, release: any Motion, until end: Double) {
        self.press = press
        self.release = release
        self.end = end
    }

    /// The difference at a time in seconds, in percent; press and release run on one clock from their own starts.
    func value(at time: Double) -> Double {
        100 * (press.state(at: time).position - release.state(at: time).position)
    }

    /// The difference in a panel, its greatest value marked.
    var panel: PropertyPanel {
        let (press, release) = (press, release)
        var curve = Curve("", role: .ink, width: 2) { time in
            100 * (press.state(at: time).position - release.state(at: time).position)
        }
        let samples = CurveSampler().samples(over: 0...end) { Sample($0, value(at: $0)) }
        if let most = samples.max(by: { abs($0.y) < abs($1.y) }), most.y != 0 {
            let words = "\(Measure.percent(abs(most.y))) apart · \(Measure.time(most.x))"
            curve.moments = [.note(time: most.x, NumberText.typeset(words))]
        }
        var panel = PropertyPanel(
            "Difference", unit: "press less mirrored release, % of the travel", targets: [.init(0, label: "")],
            curves: [curve])
        panel.isOptional = true
        return panel
    }
}
