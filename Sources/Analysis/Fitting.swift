import Springs
import Words

/// The springs behind a recording, with what would make the answer surer.
package struct Fitting: Sendable {
    /// The motions found, in order: one, or two where the recording may be split.
    package let motions: [SpringFit]
    /// What to know about the answer.
    package let advice: [FitAdvice]

    /// Fits a recording.
    ///
    /// - Parameter mayBeTwo: whether a press and the release that takes over may both be in it.
    /// - Throws: ``FitError`` or ``RecordingError``.
    package init(_ recording: Recording, given: SpringFit.Given = SpringFit.Given(), mayBeTwo: Bool = false) throws {
        let motions =
            mayBeTwo ? try SplitFit(recording, given: given).motions : [try SpringFit(recording, given: given)]
        self.motions = motions
        advice = motions.enumerated().flatMap { index, motion in
            FitAdvice.all(on: motion, of: recording, number: motions.count > 1 ? index + 1 : nil, mayBeTwo: mayBeTwo)
        }
    }
}

/// What to know about a fit, with what would make it surer.
package enum FitAdvice: Hashable, Sendable {
    /// A higher rate would narrow the interval of the duration; percent of it.
    case recordFaster(rate: Double, percent: Double, then: Double)
    /// The values are whole numbers and the travel only so many of them; the noise that makes, as a part of the travel.
    case coarseValues(travel: Double, noise: Double)
    /// Neighbouring residuals resemble each other: the curve leaves something out.
    case residualsFollow(correlation: Double)
    /// Another kind of curve explains the recording about as well.
    case closeSecond(FitModel, FitModel)
    /// A second motion was looked for and not found.
    case oneMotion

    /// A stable name for machines.
    package var id: String {
        switch self {
        case .recordFaster: "record-faster"
        case .coarseValues: "coarse-values"
        case .residualsFollow: "residuals-follow"
        case .closeSecond: "close-second"
        case .oneMotion: "one-motion"
        }
    }

    /// The advice on one motion.
    ///
    /// - Parameters:
    ///   - recording: all of it.
    ///   - number: which motion it is, from 1; nil where there is one.
    ///   - mayBeTwo: whether a second motion was looked for.
    ///   - percent: a 95 % interval of the duration wider than this, to either side, wants a higher rate.
    ///   - wholeTravel: a travel of fewer whole numbers than this is coarse.
    ///   - correlation: residuals more alike than this follow each other.
    static func all(
        on fit: SpringFit, of recording: Recording, number: Int?, mayBeTwo: Bool, percent: Double = 5,
        wholeTravel: Double = 30, correlation: Double = 0.5
    ) -> [FitAdvice] {
        var advice: [FitAdvice] = []
        let travel = abs(fit.to - fit.from)
        if recording.values.allSatisfy({ $0.rounded() == $0 }), travel < wholeTravel {
            // The deviation of a rounding error, evenly spread over one whole.
            advice.append(.coarseValues(travel: travel, noise: 1 / 12.0.squareRoot() / travel))
        }
        if let interval = fit.duration.interval, interval.upperBound.isFinite {
            let width = 50 * (interval.upperBound - interval.lowerBound) / fit.duration.value
            let gaps = zip(recording.times, recording.times.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.sorted()
            if width > percent, let step = gaps.isEmpty ? nil : gaps[gaps.count / 2] {
                // Four times the samples halve every deviation.
                advice.append(
                    .recordFaster(rate: (2 / step).rounded(), percent: width, then: width / 2.0.squareRoot()))
            }
        }
        if fit.residualCorrelation > correlation, fit.rootMeanSquare > 1e-6 * travel {
            advice.append(.residualsFollow(correlation: fit.residualCorrelation))
        }
        if fit.scores.count > 1, fit.scores[1].aicc - fit.scores[0].aicc < 2,
            ![fit.scores[0].model, fit.scores[1].model].allSatisfy(\.isSpring)
        {
            advice.append(.closeSecond(fit.scores[0].model, fit.scores[1].model))
        }
        if mayBeTwo, number == nil { advice.append(.oneMotion) }
        return advice
    }
}

extension FitModel {
    /// Whether the curve is a spring's.
    package var isSpring: Bool { self == .spring || self == .critical }

    /// The curve's name in a sentence.
    package var words: String {
        switch self {
        case .spring: "a spring"
        case .critical: "a critically damped spring"
        case .bezier: "an eased curve"
        case .linear: "an even step"
        }
    }
}

extension FitAdvice: CustomStringConvertible {
    /// One sentence.
    package var description: String {
        switch self {
        case .recordFaster(let rate, let percent, let then):
            "The duration is known to ± \(Measure.percent(percent)); \(NumberText.significant(rate)) samples a second "
                + "would narrow that to ± \(Measure.percent(then))."
        case .coarseValues(let travel, let noise):
            "The travel is \(NumberText.significant(travel)) whole units: rounding alone is "
                + "\(Measure.percent(ofOne: noise)) noise; record a larger movement, or fractions."
        case .residualsFollow(let correlation):
            "Neighbouring residuals resemble each other (correlation \(NumberText.significant(correlation))): the curve "
                + "leaves something out, such as a second motion or an uneven clock."
        case .closeSecond(let first, let second):
            "The samples fit \(second.words) about as well as \(first.words)."
        case .oneMotion:
            "A second motion explains nothing that the first does not."
        }
    }
}
