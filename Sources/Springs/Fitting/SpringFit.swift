import CLibrary

/// The spring behind a recording: its duration, its bounce, and how sure both are.
///
/// The value is taken to rest at ``from`` until ``start`` and then to move towards ``to``. Every number is the
/// least-squares estimate, which for noise that is normal and alike in all samples is the likeliest; its variance comes
/// within a few percent of the Cramér–Rao bound, below which no estimate can be.
public struct SpringFit: Hashable, Sendable {
    /// What is known beforehand.
    public struct Given: Hashable, Sendable {
        /// The value before the motion; nil estimates it.
        public var from: Double?
        /// The value after it; nil estimates it.
        public var to: Double?
        /// When it starts, in seconds; nil estimates it.
        public var start: Double?
        /// The velocity at the start in units per second; nil estimates it, which needs `start`.
        public var velocity: Double? = 0
        /// The kind of curve; nil takes the likeliest.
        public var model: FitModel?
        /// The share of cases in which an interval shall hold the true value; 0.95.
        public var confidence = 0.95

        /// Nothing but rest at the start.
        public init() {}
    }

    /// A number with its interval.
    public struct Estimate: Hashable, Sendable {
        /// The estimate.
        public let value: Double
        /// The interval that holds the true value in the share of cases asked for; nil where the recording says nothing.
        public let interval: ClosedRange<Double>?
        /// The least standard deviation possible for this recording's times and noise (Cramér–Rao); of the duration as
        /// a part of it.
        public let bound: Double?
    }

    /// How well a kind of curve explains the recording.
    public struct Score: Hashable, Sendable {
        /// The kind.
        public let model: FitModel
        /// Akaike's information criterion with its correction for few samples: n·ln(RSS/n) + 2k + 2k(k + 1)/(n − k − 1),
        /// k the numbers sought and the noise; the least is the likeliest. Infinite for more numbers than samples.
        public let aicc: Double
    }

    /// The kind of curve.
    public let model: FitModel
    /// Seconds: a spring's undamped period, or a curve's length.
    public let duration: Estimate
    /// The bounce; nil for curves.
    public let bounce: Estimate?
    /// The control points of a Bézier curve; nil for the rest.
    public let curve: CubicBezier?
    /// When the motion starts, in seconds.
    public let start: Double
    /// The values before and after.
    public let from: Double, to: Double
    /// The velocity at the start, in units per second.
    public let velocity: Double
    /// The root mean square of the residuals.
    public let rootMeanSquare: Double
    /// The greatest residual's magnitude.
    public let greatestResidual: Double
    /// The share of the variance explained, R².
    public let explained: Double
    /// The correlation of each residual with the next: near 0 for noise, above about 0.5 for what the curve leaves out.
    public let residualCorrelation: Double
    /// The scores of every kind looked at, the likeliest first.
    public let scores: [Score]
    /// How many samples lie between the start and the 2 % settling time.
    public let movingSamples: Int

    /// The animation, its start as a delay left out.
    public var animation: Animation {
        switch model {
        case .spring, .critical:
            let description = Spring.Description.durationBounce(duration: duration.value, bounce: bounce?.value ?? 0)
            return Animation(.spring(Spring(unchecked: description), blendDuration: 0))
        case .bezier:
            return Animation(.timingCurve(curve.map(TimingCurve.cubicBezier) ?? .linear, duration: duration.value))
        case .linear:
            return Animation(.timingCurve(.linear, duration: duration.value))
        }
    }

    /// The value at a time of the recording.
    public func value(at time: Double) -> Double {
        guard time > start else { return from }
        let travel = to - from
        let motion = AnimationMotion(animation, velocity: travel == 0 ? 0 : velocity / travel)
        return from + travel * motion.state(at: time - start).position
    }

    /// The fit of a recording.
    ///
    /// - Throws: ``FitError`` when nothing can be said: fewer than six samples move, the travel is lost in noise, or a
    ///   velocity is sought without a start.
    public init(_ recording: Recording, given: Given = Given()) throws(FitError) {
        try self.init(recording, given: given, least: Recording.fewestSamples)
    }

    /// The fit of a recording in which at least `least` samples must move.
    init(_ recording: Recording, given: Given, least: Int) throws(FitError) {
        guard given.velocity != nil || given.start != nil else { throw .velocityNeedsStart }
        let models = given.model.map { [$0] } ?? FitModel.allCases
        let search = FitSearch(recording, given: given)
        var fits: [(fit: SeparableFit, score: Score)] = []
        for model in models where model.takesVelocity || given.velocity == 0 {
            guard let fit = search.best(model) else { continue }
            fits.append(
                (
                    fit,
                    Score(
                        model: model,
                        aicc: Akaike.corrected(
                            squares: fit.squares, samples: recording.times.count, numbers: fit.soughtCount + 1,
                            scale: max(abs(fit.from), abs(fit.to))))
                ))
        }
        fits.sort { $0.score.aicc < $1.score.aicc }
        guard let (fit, score) = fits.first else { throw .nothingFits }
        // What moves within the recording: the ends may lie far outside of it.
        let fitted = fit.values(at: recording.times)
        let travel = (fitted.max() ?? 0) - (fitted.min() ?? 0)
        guard travel > 3 * fit.deviation else { throw .lostInNoise(travel: travel, noise: fit.deviation) }
        let errors = fit.normal.inverseDiagonal?.map { fit.deviation * max(0, $0).squareRoot() }
        let free = recording.times.count - fit.soughtCount
        let width = free > 0 ? StudentDistribution(degrees: Double(free)).width(holding: given.confidence) : .infinity
        model = score.model
        duration = Estimate(
            value: fit.duration,
            interval: errors.map { fit.duration * exp(-width * $0[0])...fit.duration * exp(width * $0[0]) },
            bound: errors?[0])
        bounce =
            score.model.takesVelocity
            ? Estimate(
                value: score.model == .spring ? fit.parameters[1] : 0,
                interval: score.model == .spring
                    ? errors.map { fit.parameters[1] - width * $0[1]...fit.parameters[1] + width * $0[1] } : nil,
                bound: score.model == .spring ? errors?[1] : nil)
            : nil
        let shape = fit.parameters
        curve = score.model == .bezier ? try? CubicBezier(x1: shape[1], y1: shape[2], x2: shape[3], y2: shape[4]) : nil
        start = fit.start
        (from, to, velocity) = (fit.from, fit.to, fit.velocity)
        scores = fits.map(\.score)
        let residuals = zip(recording.values, fitted).map { $0 - $1 }
        rootMeanSquare = (fit.squares / Double(residuals.count)).squareRoot()
        greatestResidual = residuals.map { abs($0) }.max() ?? 0
        let mean = recording.values.reduce(0, +) / Double(residuals.count)
        let variance = recording.values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        explained = variance > 0 ? 1 - fit.squares / variance : 1
        let neighbours = zip(residuals, residuals.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
        residualCorrelation = fit.squares > 0 ? neighbours / fit.squares : 0
        let settled = search.settling(score.model, fit)
        let begin = fit.start
        let moving = recording.times.filter { $0 > begin && $0 <= begin + settled }.count
        movingSamples = moving
        guard moving >= least else {
            throw .tooFewMove(moving, least: least)
        }
    }
}

/// Why no curve can be found behind a recording.
public enum FitError: Error, Hashable, Sendable {
    /// Fewer samples lie within the motion than are needed.
    case tooFewMove(Int, least: Int)
    /// The travel is less than three standard deviations of the noise.
    case lostInNoise(travel: Double, noise: Double)
    /// A free velocity and a free start explain each other.
    case velocityNeedsStart
    /// No curve of the kind comes near.
    case nothingFits
}

extension FitError: CustomStringConvertible {
    /// One sentence: what is wrong, what would help.
    public var description: String {
        switch self {
        case .tooFewMove(_, let least):
            "fewer than \(least) of the samples lie within the motion; record at a higher rate"
        case .lostInNoise(let travel, let noise):
            "the travel is \(((travel / noise * 10).rounded() / 10).written) times the noise and has to be 3 times; record a "
                + "larger movement"
        case .velocityNeedsStart:
            "a velocity can be found only where the start is known; give the time of the start as well"
        case .nothingFits:
            "no curve of this kind comes near the samples; give the part of the recording with one motion"
        }
    }
}
