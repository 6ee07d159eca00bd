import Plotting
import Springs

/// Velocity against position: a spring's way into its target, which it spirals around when it bounces.
package struct PhasePortrait: Sendable {
    /// One of the motions.
    package struct Orbit: Sendable {
        /// What the legend calls it.
        package var name: String
        /// What the legend adds: the spring in SwiftUI's words.
        package var words: String
        /// The motion.
        package var motion: any Motion

        /// An orbit from its motion.
        package init(_ name: String, words: String, motion: any Motion) {
            self.name = name
            self.words = words
            self.motion = motion
        }
    }

    /// The heading.
    package var title: String
    /// The line under it.
    package var subtitle: String
    /// The motions.
    package var orbits: [Orbit]
    /// How long they are followed, in seconds.
    package var duration: Double
    /// The unit of positions; empty for travels.
    package var unit: String
    /// The colours.
    package var theme: Theme

    /// A figure from its motions.
    package init(
        title: String, subtitle: String = "", orbits: [Orbit], duration: Double, unit: String = "",
        theme: Theme = .light
    ) {
        self.title = title
        self.subtitle = subtitle
        self.orbits = orbits
        self.duration = duration
        self.unit = unit
        self.theme = theme
    }

    /// The chart.
    package var chart: Chart {
        let span = duration.isFinite && duration > 0 ? duration : 1
        let sampler = CurveSampler()
        var panel = Panel(
            title: "Velocity", detail: unit.isEmpty ? "per second" : "\(unit)/s",
            x: Axis(title: "Position", unit: AxisUnit(unit)), lines: [ReferenceLine(.horizontal, at: 0)])
        for (index, orbit) in orbits.enumerated() {
            let motion = orbit.motion
            let samples = sampler.samples(over: 0...span) { time in
                let state = motion.state(at: time)
                return Sample(state.position, state.velocity)
            }
            panel.series.append(
                Series(name: orbit.name, detail: orbit.words, samples: samples, role: .series(index)))
            if let start = samples.first {
                panel.marks.append(Mark(at: start, label: index == 0 ? "start" : "", shape: .ring, role: .ink))
            }
            let target = ReferenceLine(.vertical, at: motion.target, label: "target")
            if !panel.lines.contains(target) { panel.lines.append(target) }
        }
        return Chart(title: title, subtitle: subtitle, panels: [panel], theme: theme)
    }
}
