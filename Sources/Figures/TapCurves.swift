import Plotting
import Springs
import Words

/// One press and release, held for longer and longer: a curve a hold, and where each is deepest.
package struct TapCurves: Sendable {
    /// A tap.
    package struct Tap: Sendable {
        /// Seconds from touch down to touch up.
        package var hold: Double
        /// Its motion, from 0 at rest towards 1, pressed, and back.
        package var motion: any Motion
        /// The largest part of the travel that is done, and when, in seconds after touch down.
        package var deepest: (time: Double, part: Double)

        /// A tap from its motion.
        package init(hold: Double, motion: any Motion, deepest: (time: Double, part: Double)) {
            self.hold = hold
            self.motion = motion
            self.deepest = deepest
        }
    }

    /// The heading.
    package var title: String
    /// The line under it.
    package var subtitle: String
    /// The taps, the shortest first.
    package var taps: [Tap]
    /// Where the time axis ends, in seconds.
    package var duration: Double
    /// The colours.
    package var theme: Theme

    /// A figure of some taps.
    package init(title: String, subtitle: String = "", taps: [Tap], duration: Double, theme: Theme = .light) {
        self.title = title
        self.subtitle = subtitle
        self.taps = taps
        self.duration = duration
        self.theme = theme
    }

    /// The chart.
    package var chart: Chart {
        var curves = taps.enumerated().map { index, tap in
            let motion = tap.motion
            return Curve(
                NumberText.typeset("\(Measure.time(tap.hold)) held"),
                words: NumberText.typeset("\(Measure.percent(ofOne: tap.deepest.part)) deep"), role: .series(index),
                moments: [.note(time: tap.deepest.time, "")], corners: [tap.hold]
            ) { motion.state(at: $0).position }
        }
        let points = taps.map(\.deepest).sorted { $0.time < $1.time }
        if points.count > 1 {
            curves.append(
                Curve("", role: .muted, dash: [2, 4], width: 1.3, corners: points.map(\.time)) { time in
                    Self.joined(points, at: time)
                })
        }
        return PropertyCurves(
            title: title, subtitle: subtitle,
            panels: [
                PropertyPanel(
                    "Press", unit: "part of the travel",
                    targets: [.init(0, label: "rest"), .init(1, label: "pressed")],
                    curves: curves)
            ], duration: duration, timeUnit: duration < 10 ? .milliseconds : .seconds, theme: theme
        ).chart
    }

    /// The straight lines from point to point; nothing outside of them.
    private static func joined(_ points: [(time: Double, part: Double)], at time: Double) -> Double {
        guard let next = points.firstIndex(where: { $0.time >= time }), next > 0 || points[0].time == time else {
            return .nan
        }
        guard next > 0 else { return points[0].part }
        let (from, to) = (points[next - 1], points[next])
        guard to.time > from.time else { return to.part }
        return from.part + (to.part - from.part) * (time - from.time) / (to.time - from.time)
    }
}
