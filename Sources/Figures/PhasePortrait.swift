import CLibrary
import Plotting
import Springs
import Words

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

        /// When it is fastest, in seconds; nil where that is not known.
        package var fastestTime: Double?
        /// From when on it stays within 2 % of its target, in seconds; nil when it never does.
        package var settlingTime: Double?

        /// An orbit from its motion and what is known of it.
        package init(
            _ name: String, words: String, motion: any Motion, fastestTime: Double? = nil, settlingTime: Double? = nil
        ) {
            self.name = name
            self.words = words
            self.motion = motion
            self.fastestTime = fastestTime
            self.settlingTime = settlingTime
        }

        /// Where it is at a time in seconds.
        func sample(at time: Double) -> Sample {
            let state = motion.state(at: time)
            return Sample(state.position, state.velocity)
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

    /// Frames a second of the dots: wide apart where the motion is fast.
    private static let framesPerSecond = 60.0
    /// More dots than this would be a line.
    private static let mostDots = 240.0
    /// More orbits than this have no times written at them.
    private static let mostTimed = 2

    /// Even times until an orbit has settled, at most four of them, in seconds: steps of 1, 2 or 5 and a power of ten.
    static func times(until settled: Double) -> [Double] {
        guard settled.isFinite, settled > 0 else { return [] }
        let power = pow(10, floor(log10(settled / 4)))
        let step = [1, 2, 5, 10].map { $0 * power }.first { settled / $0 <= 5 + 1e-9 } ?? settled
        return (1...4).map { Double($0) * step }.filter { $0 < settled }
    }

    private func addDots(of orbit: Orbit, role: ColorRole, until span: Double, to panel: inout Panel) {
        let frames = 0...Int(span * Self.framesPerSecond)
        panel.series.append(
            Series(
                name: "", samples: frames.map { orbit.sample(at: Double($0) / Self.framesPerSecond) }, style: .dots,
                role: role, width: 2.2, isInLegend: false))
    }

    private func addMarks(of orbit: Orbit, role: ColorRole, to panel: inout Panel) {
        if let time = orbit.fastestTime {
            let at = orbit.sample(at: time)
            let words = "fastest \(NumberText.significant(at.y))\(unit)/s · \(Measure.time(time))"
            panel.marks.append(Mark(at: at, label: NumberText.typeset(words), role: role))
        }
        guard orbits.count <= Self.mostTimed, let settled = orbit.settlingTime else { return }
        for time in Self.times(until: settled) {
            panel.marks.append(
                Mark(
                    at: orbit.sample(at: time), label: NumberText.typeset(Measure.time(time)), shape: .ring, role: role)
            )
        }
    }

    /// The chart.
    package var chart: Chart {
        let span = duration.isFinite && duration > 0 ? duration : 1
        let sampler = CurveSampler()
        let hasDots = span * Self.framesPerSecond <= Self.mostDots
        var panel = Panel(
            title: "Velocity",
            detail: (unit.isEmpty ? "travels a second" : "\(unit)/s") + (hasDots ? ", a dot a frame at 60 Hz" : ""),
            x: Axis(title: "Position", unit: AxisUnit(unit)), lines: [ReferenceLine(.horizontal, at: 0)])
        for (index, orbit) in orbits.enumerated() {
            let samples = sampler.samples(over: 0...span) { orbit.sample(at: $0) }
            panel.series.append(
                Series(name: orbit.name, detail: orbit.words, samples: samples, role: .series(index)))
            if hasDots { addDots(of: orbit, role: .series(index), until: span, to: &panel) }
            addMarks(of: orbit, role: .series(index), to: &panel)
            if let start = samples.first {
                panel.marks.append(Mark(at: start, label: index == 0 ? "start" : "", shape: .ring, role: .ink))
            }
            let target = ReferenceLine(.vertical, at: orbit.motion.target, label: "target")
            if !panel.lines.contains(target) { panel.lines.append(target) }
        }
        return Chart(title: title, subtitle: subtitle, panels: [panel], theme: theme)
    }
}
