import Notation
import Springs

/// Animations in the words of other ecosystems, each with what is lost and how far the curve that will really play is from the
/// animation.
package struct Conversion: Sendable {
    /// What is asked.
    package struct Request: Sendable {
        /// The animations, each with the name it goes by.
        package var animations: [(label: String, animation: Animation)]
        /// What to write, in order.
        package var targets: [Target]
        /// How code is written; its name is the label where there is one.
        package var style: WritingStyle
        /// Whether code that names the animation takes the labels for it.
        package var namesByLabel: Bool

        package init(
            _ animations: [(label: String, animation: Animation)], to targets: [Target],
            style: WritingStyle = WritingStyle(), namesByLabel: Bool = false
        ) {
            self.animations = animations
            self.targets = targets
            self.style = style
            self.namesByLabel = namesByLabel
        }
    }

    /// One animation for one target.
    package struct Result: Sendable {
        package let label: String
        package let target: Target
        package let code: String?
        package let fidelity: Fidelity
        package let losses: [Loss]
        /// Why there is no code.
        package let reason: String?
        /// The largest distance between the curve that is played and the animation up to the target's own end, in parts of the
        /// travel; nil where it cannot be known.
        package let deviation: Double?
        /// When it is that far, in seconds.
        package let deviationTime: Double?
        /// When the target ends by its own rule, in seconds; nil where that is not known or never comes.
        package let end: Double?
    }

    /// An animation after the other, each for every target.
    package let results: [Result]

    package init(_ request: Request) {
        results = request.animations.flatMap { label, animation in
            let exact = PlayedCurve.exact(animation)
            var style = request.style
            if request.namesByLabel { style.name = label }
            return request.targets.map { Self.result(label, animation, $0, style, exact) }
        }
    }

    /// The deviation up to which a target plays the animation itself.
    package static let exactness = 0.001
    /// The deviation up to which rounded numbers still mean the animation itself.
    package static let rounding = 1e-5
    /// Losses that make another curve, however near it is.
    private static let changing: Set<String> = ["flattened", "clamped", "rate"]

    private static func result(
        _ label: String, _ animation: Animation, _ target: Target, _ style: WritingStyle, _ exact: PlayedCurve
    ) -> Result {
        let writing = target.write(animation, style)
        // A curve of many pieces departs within each of them; a spring beside a spring does so slowly.
        let samples = writing.isSampled ? 4000 : 1000
        let found = writing.played.map {
            $0.deviation(from: exact.value, horizon: $0.end ?? exact.end ?? 1, samples: samples)
        }
        let deviation = writing.verifiedError ?? found?.size
        let ids = Set(writing.losses.map(\.id))
        let fidelity: Fidelity =
            if writing.code == nil {
                .unavailable
            } else if writing.isSampled {
                .sampled
            } else if writing.isReference {
                .exact
            } else if (deviation ?? 0) > exactness || !changing.isDisjoint(with: ids)
                || (ids.contains("rounded") && (deviation ?? 0) > rounding)
            {
                .approximate
            } else {
                .exact
            }
        return Result(
            label: label, target: target, code: writing.code, fidelity: fidelity, losses: writing.losses,
            reason: writing.reason, deviation: deviation, deviationTime: found?.time, end: writing.played?.end)
    }
}

/// What a conversion must be for a check to pass.
package enum Strictness: Hashable, Sendable {
    /// Every target exact.
    case exact
    /// Every target exact, or off by at most so much, in parts of the travel.
    case within(Double)

    /// Whether a result passes.
    package func accepts(_ result: Conversion.Result) -> Bool {
        switch (self, result.fidelity) {
        case (_, .exact): true
        case (_, .unavailable), (.exact, _): false
        case (.within(let limit), _): result.deviation.map { $0 <= limit } ?? false
        }
    }
}
