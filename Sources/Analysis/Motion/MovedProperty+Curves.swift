import Figures
import Plotting
import Springs
import Words

extension MovedProperty {
    /// The moments of the exact curve worth pointing out, up to a time in seconds: the peak and the 2 % settling, or for a
    /// property that goes by way of a third value the turn.
    func moments(_ metrics: StepMetrics, until end: Double) -> [Curve.Moment] {
        if let stop { return [.note(time: stop, "stops \(Measure.time(stop))")] }
        guard value.through == nil else { return corners(until: end).prefix(1).map { .peak(time: $0) } }
        var moments: [Curve.Moment] = metrics.peakTime.map { [.peak(time: $0)] } ?? []
        if let settling = metrics.settlingTime(within: 0.02)?.seconds {
            moments.append(.settling(time: settling, band: 0.02))
        }
        return moments
    }

    /// The times at which a property that goes by way of a third value turns: the progress passes ½.
    func corners(until end: Double) -> [Double] {
        guard value.through != nil else { return [stop].compactMap(\.self) }
        let halfway = metrics.step.delayTime
        return [halfway].compactMap(\.self).filter { $0 < end }
    }

    /// The frames that SwiftUI plays as a curve, up to the one it ends with: dots over an exact one, steps alone.
    func playedCurve(
        _ name: String, words: String, role: ColorRole, isOverlay: Bool, framesPerSecond: Double
    ) throws(PlayedMotionError) -> Curve {
        let played = try played(framesPerSecond: framesPerSecond)
        let ended = played.times.end
        return Curve(
            isOverlay ? "\(name), played" : name, words: words, role: role, style: isOverlay ? .dots : .steps,
            frames: framesPerSecond, moments: ended.map { [.end(time: $0)] } ?? []
        ) { time in
            guard isOverlay, let ended, time > ended + 1e-9 else { return playedState(played, at: time).position }
            return .nan
        }
    }

    /// The curves of a solver's motion: the exact one with its moments, the played one, or dots over the exact one.
    package func curves(
        _ name: String, words: String, role: ColorRole, solver: Solver, framesPerSecond: Double, until end: Double
    ) throws(PlayedMotionError) -> [Curve] {
        var curves: [Curve] = []
        if solver.showsExact {
            curves.append(
                Curve(
                    name, words: words, role: role, moments: moments(metrics.step, until: end),
                    corners: corners(until: end)
                ) { state(at: $0).position })
        }
        if solver.showsFrames {
            curves.append(
                try playedCurve(
                    name, words: solver == .both ? "" : words, role: role, isOverlay: solver == .both,
                    framesPerSecond: framesPerSecond))
        }
        return curves
    }
}
