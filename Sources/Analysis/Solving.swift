import Notation
import Springs
import Words

/// The question of `solve`: which springs have the numbers that are asked for.
package struct Solving: Sendable {
    /// What is asked for: two wishes, or one beside a spring that is to be resembled.
    package var wishes: [SpringWish]
    /// What is missing comes from this spring: its bounce beside a time, its duration beside a shape.
    package var like: Spring?
    /// The mass of the springs, in kg.
    package var mass: Double
    /// The velocity at the start, in travels per second.
    package var velocity: Double

    package init(_ wishes: [SpringWish], like: Spring? = nil, mass: Double = 1, velocity: Double = 0) {
        self.wishes = wishes
        self.like = like
        self.mass = mass
        self.velocity = velocity
    }

    /// What was found, and what to know about it.
    package struct Answer: Sendable {
        /// The springs, or why there are none.
        package let solver: SpringSolver
        /// What to know about them, in sentences.
        package let notes: [String]

        /// How far a spring is from each wish: the number reached minus the one asked for; nil where there is none.
        package func residuals(of spring: Spring) -> [(wish: SpringWish, residual: Double?)] {
            solver.wishes.map { wish in
                // What was asked for of a description comes back from it.
                (wish, solver.number(wish.metric, of: spring).map { $0 - wish.value })
            }
        }
    }

    /// The springs.
    ///
    /// - Throws: ``SolvingError`` for wishes that are too few or too many, ``SpringWishError`` where one says what another
    ///   says.
    package func answer() throws -> Answer {
        var notes: [String] = []
        var wishes = try completed()
        if velocity == 0, let index = wishes.firstIndex(where: { $0.metric == .overshoot && $0.value == 0 }),
            wishes[1 - index].metric.scaling.exponent != 0
        {
            wishes[index] = try SpringWish(.bounce, 0)
            notes.append("every spring of bounce 0 or less has no overshoot; bounce 0 is the fastest of them")
        }
        return Answer(
            solver: try SpringSolver(wishes[0], wishes[1], mass: mass, velocity: velocity), notes: notes)
    }

    private func completed() throws -> [SpringWish] {
        switch (wishes.count, like) {
        case (0, _): throw SolvingError.none
        case (1, nil): throw SolvingError.one(wishes[0])
        case (1, let like?):
            let isShape = wishes[0].metric.scaling.exponent == 0
            return wishes
                + [isShape ? try SpringWish(.duration, like.duration) : try SpringWish(.bounce, like.bounce)]
        case (2, nil): return wishes
        case (2, _?): throw SolvingError.nothingMissing(wishes)
        default: throw SolvingError.many(wishes)
        }
    }
}

/// Why wishes are no question.
package enum SolvingError: Error, Hashable, Sendable {
    /// Nothing is asked for.
    case none
    /// One wish, and nothing that completes it.
    case one(SpringWish)
    /// Two wishes and a spring to be resembled, which adds nothing.
    case nothingMissing([SpringWish])
    /// More than two wishes.
    case many([SpringWish])
}

extension SolvingError: CustomStringConvertible {
    /// One sentence: what was given, what is allowed, what to do.
    package var description: String {
        switch self {
        case .none: "nothing is wished for; two numbers fix a spring, such as an overshoot and a settling time"
        case .one(let wish):
            "\(wish.words) alone fixes no spring; add "
                + (wish.metric.scaling.exponent == 0 ? "a time, such as a settling time" : "a shape, such as a bounce")
                + ", or a spring to be like"
        case .nothingMissing(let wishes):
            "\(wishes.map(\.words).listed()) fix a spring, and nothing is left that it could be like; leave one out"
        case .many(let wishes):
            "two wishes fix a spring, and \(wishes.count) were given: \(wishes.map(\.words).listed()); leave "
                + "\(wishes.count == 3 ? "one" : "\(wishes.count - 2)") out"
        }
    }
}

extension SpringWish {
    /// The wish in a sentence: `settling time (2 %) 400 ms`.
    package var words: String { "\(metric.sentenceTitle) \(metric.words(for: value))" }
}

extension SpringSolver.Refusal {
    /// Why there is no spring, and the nearest one that there is: one sentence.
    package var words: String {
        switch self {
        case .contradiction(let held, let wish, let implied, let needed):
            "no spring has \(held.words) and \(wish.words): the first means \(wish.metric.words(for: implied))"
                + (needed.map { ", and the second needs \(held.metric.words(for: $0))" } ?? "")
        case .missing(let held, let wish):
            "no spring has \(held.words) and \(wish.words): with the first there is no \(wish.metric.sentenceTitle)"
        case .outside(let held, let wish, let range, let nearest):
            "no spring has \(held.words) and \(wish.words): with the first the second is "
                + Self.words(range, of: wish) + Self.ending(nearest)
        case .skipped(let held, let wish, let below, let above, let nearest):
            "no spring has \(held.words) and \(wish.words): with the first the second jumps from "
                + "\(wish.metric.words(for: below)) to \(wish.metric.words(for: above))" + Self.ending(nearest)
        }
    }

    /// A range; an end far from what was asked for is none.
    private static func words(_ range: ClosedRange<Double>, of wish: SpringWish) -> String {
        let ends = (wish.metric.words(for: range.lowerBound), wish.metric.words(for: range.upperBound))
        if range.upperBound > 100 * wish.value { return "\(ends.0) or more" }
        if range.lowerBound < wish.value / 100 { return "\(ends.1) or less" }
        return "from \(ends.0) to \(ends.1)"
    }

    private static func ending(_ nearest: Spring) -> String {
        let shown = (try? nearest.rounded()) ?? nearest
        return "; the nearest is \(SwiftUINotation.text(for: Animation(.spring(shown, blendDuration: 0))))"
    }
}

extension Spring {
    /// The spring with three significant digits of duration and bounce, for sentences; one with a mass of its own as it is.
    fileprivate func rounded() throws(SpringError) -> Spring {
        guard mass == 1, let duration = Double(NumberText.significant(duration)),
            let bounce = Double(NumberText.rounded(bounce, decimals: 3))
        else { return self }
        return try Spring(duration: duration, bounce: bounce)
    }
}
