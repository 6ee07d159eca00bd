import CLibrary

/// Where the fit of a recording is begun, and the best that is found from there.
struct FitSearch {
    private let recording: Recording
    private let given: SpringFit.Given
    /// When the recording first passes a share of the way, looking back from the half: noise before it is not taken.
    private let crossings: (early: Double, quarter: Double, half: Double, late: Double)

    /// Bounces of the damping ratios 0.3, 0.6, 1 and 1.6.
    private static let bounces = [0.7, 0.4, 0, 1 / 1.6 - 1]
    /// Steps taken from each beginning before the best goes on.
    private static let probingSteps = 8
    private static let finalSteps = 200

    init(_ recording: Recording, given: SpringFit.Given) {
        self.recording = recording
        self.given = given
        let (times, values) = (recording.times, recording.values)
        let edge = max(1, min(5, values.count / 10))
        let from = given.from ?? values.prefix(edge).reduce(0, +) / Double(edge)
        let tail = max(1, values.count / 10)
        let to = given.to ?? values.suffix(tail).reduce(0, +) / Double(tail)
        let share = { (index: Int) in to == from ? 0 : (values[index] - from) / (to - from) }
        let half = times.indices.first { share($0) >= 0.5 } ?? times.count - 1
        func time(at level: Double) -> Double {
            let crossing =
                level > 0.5
                ? times.indices[half...].first { share($0) >= level } ?? times.count - 1
                : (times.indices[..<half].last { share($0) < level } ?? 0) + 1
            let index = min(max(crossing, 1), times.count - 1)
            let (before, after) = (share(index - 1), share(index))
            guard after != before else { return times[index] }
            let part = min(max((level - before) / (after - before), 0), 1)
            return times[index - 1] + part * (times[index] - times[index - 1])
        }
        crossings = (time(at: 0.1), time(at: 0.25), time(at: 0.5), time(at: 0.75))
    }

    /// The best fit of a kind of curve; nil where none is found.
    ///
    /// - Parameters:
    ///   - few: beginnings are tried on about so many of the samples, evenly taken.
    ///   - tried: how many of the nearest beginnings take steps.
    func best(_ model: FitModel, few: Int = 100, tried: Int = 4) -> SeparableFit? {
        let problem = SeparableFit.Problem(
            recording: recording, model: model, start: given.start, from: given.from, to: given.to,
            velocity: given.velocity)
        var thinned = problem
        let (begin, rise) = (crossings.early, abs(crossings.late - crossings.early))
        thinned.recording = recording.thinned(to: few, keeping: begin - rise...begin + 8 * rise)
        let begun = beginnings(model).compactMap { SeparableFit(thinned, at: $0) }.sorted { $0.squares < $1.squares }
            .prefix(tried).map { $0.improved(steps: Self.probingSteps) }.sorted { $0.squares < $1.squares }
        // Two in case the second is on its way to a better place.
        return begun.prefix(2).compactMap { SeparableFit(problem, at: $0.parameters)?.improved(steps: Self.finalSteps) }
            .min { $0.squares < $1.squares }
    }

    /// Seconds from the start until a fitted curve stays within 2 %.
    func settling(_ model: FitModel, _ fit: SeparableFit) -> Double {
        guard model.takesVelocity,
            let spring = try? Spring(duration: fit.duration, bounce: model == .spring ? fit.parameters[1] : 0)
        else { return fit.duration }
        return StepMetrics(spring).settlingTime(within: 0.02)?.seconds ?? .infinity
    }

    /// The numbers to begin from: duration and start such that two crossings are met, for several shapes.
    private func beginnings(_ model: FitModel) -> [[Double]] {
        let shapes: [(numbers: [Double], levels: [Double])]
        switch model {
        case .spring:
            shapes = Self.bounces.compactMap { bounce in
                Self.levels(ofBounce: bounce).map { ([bounce], $0) }
            }
        case .critical: shapes = Self.levels(ofBounce: 0).map { [([], $0)] } ?? []
        case .linear: shapes = [([], [0.1, 0.25, 0.5, 0.75])]
        case .bezier:
            shapes = [[0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0.05, 0.7, 0.1, 1]].map { points in
                let pieces = (try? CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3]))
                    .map { CurvePieces(.cubicBezier($0)) }
                return (points, [0.1, 0.25, 0.5, 0.75].map { level in pieces?.firstRise(to: level) ?? level })
            }
        }
        let least = (recording.times[recording.times.count - 1] - recording.times[0]) / Double(recording.times.count)
        let pairs = [
            (0, crossings.early, 2, crossings.half), (1, crossings.quarter, 3, crossings.late),
        ]
        return shapes.flatMap { shape in
            pairs.map { first, firstTime, second, secondTime in
                let start = given.start ?? .nan
                let span =
                    given.start == nil
                    ? (secondTime - firstTime) / (shape.levels[second] - shape.levels[first])
                    : (secondTime - start) / shape.levels[second]
                let duration = max(span, least)
                let numbers = [log(duration)] + shape.numbers
                return given.start == nil ? numbers + [firstTime - duration * shape.levels[first]] : numbers
            }
        }
    }

    /// When a spring of duration 1 first passes 10, 25, 50 and 75 %.
    private static func levels(ofBounce bounce: Double) -> [Double]? {
        guard let spring = try? Spring(duration: 1, bounce: bounce) else { return nil }
        let decay = FreeDecay(DampedOscillator(spring), from: MotionState(position: -1, velocity: 0))
        let levels = [0.1, 0.25, 0.5, 0.75].compactMap { decay.firstRise(to: $0 - 1) }
        return levels.count == 4 ? levels : nil
    }
}
