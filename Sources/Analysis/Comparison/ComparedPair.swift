import Scenes
import Springs

/// Two animations side by side over the same properties: what `compare` shows of a press and its release, and of two versions
/// of one thing.
package struct ComparedPair: Sendable {
    /// A property, and what moves it on either side.
    package struct Property: Hashable, Sendable {
        /// What moves, and how far.
        package var move: PropertyMove
        /// The first side's animation.
        package var first: Animation
        /// The second side's animation.
        package var second: Animation
    }

    /// The first of the two.
    package let first: NamedAnimation
    /// The second.
    package let second: NamedAnimation
    /// What they move; a scene may move each property by an animation of its own.
    package let properties: [Property]
    /// Whether the second takes every property back to where the first began.
    package let returns: Bool
    /// The control's size in points, where it is known.
    package var control: ControlSize?
    /// The velocity at the start of both.
    package var velocity = StartVelocity.none
    /// Whose motion is shown.
    package var solver = Solver.exact
    /// Frames a second of the played motion.
    package var framesPerSecond = 60.0

    /// Two animations that move the same properties.
    package init(_ first: NamedAnimation, _ second: NamedAnimation, moving moves: [PropertyMove], returns: Bool) {
        self.init(
            first, second,
            properties: moves.map { Property(move: $0, first: first.animation, second: second.animation) },
            returns: returns)
    }

    /// Two sides with an animation a property.
    package init(_ first: NamedAnimation, _ second: NamedAnimation, properties: [Property], returns: Bool) {
        self.first = first
        self.second = second
        self.properties = properties
        self.returns = returns
    }

    /// The same two moving other properties; one that they move already keeps its own animations.
    package func moving(_ moves: [PropertyMove]) -> ComparedPair {
        var pair = ComparedPair(
            first, second,
            properties: moves.map { move in
                let known = properties.first { $0.move.name == move.name }
                return Property(
                    move: move, first: known?.first ?? first.animation, second: known?.second ?? second.animation)
            }, returns: returns)
        (pair.control, pair.velocity, pair.solver, pair.framesPerSecond) = (control, velocity, solver, framesPerSecond)
        return pair
    }

    /// Both, in order.
    package var animations: [NamedAnimation] { [first, second] }

    /// What they move.
    package var moves: [PropertyMove] { properties.map(\.move) }

    /// The greatest difference of two motions that count as the same, as a part of the travel.
    package static let sameMotionTolerance = 1e-9

    /// How far apart the two curves are.
    package var difference: CurveDifference {
        CurveDifference(first.animation, second.animation)
    }

    /// Whether both are one motion in other words, for every property.
    package var isSameMotion: Bool {
        properties.allSatisfy { $0.first.isSameMotion(as: $0.second, tolerance: Self.sameMotionTolerance) }
    }

    /// A property as a side moves it.
    package func moved(_ property: Property, by side: Int) -> MovedProperty {
        MovedProperty(
            side == 0 ? property.first : property.second, property.move, control: control,
            velocity: velocity, isBack: returns && side == 1)
    }

    /// Each side's properties.
    package var moved: [(named: NamedAnimation, properties: [MovedProperty])] {
        animations.enumerated().map { side, named in (named, properties.map { moved($0, by: side) }) }
    }

    /// How long charts and data last where nobody says.
    package func shownTime() throws(PlayedMotionError) -> ShownTime {
        try ShownTime(of: moved.flatMap(\.properties), solver: solver, framesPerSecond: framesPerSecond)
    }

    /// The question of ``Samples`` about every property of both.
    package func samples(on grid: SampleGrid) throws(PlayedMotionError) -> Samples.Request {
        var series: [SampledSeries] = []
        for (named, properties) in moved {
            for property in properties {
                series += try SampledSeries.all(
                    of: property, series: named.label, solver: solver, framesPerSecond: framesPerSecond)
            }
        }
        var request = Samples.Request(series, on: grid)
        request.namesSeries = true
        return request
    }
}

/// Why two things cannot be compared.
package enum ComparisonError: Error, Hashable, CustomStringConvertible {
    /// A scene without a press and a release.
    case noPair(String)

    /// What is wrong and what to do.
    package var description: String {
        switch self {
        case .noPair(let scene):
            "the scene '\(scene)' has no press and release to compare; name another, such as press-scale, or give two animations"
        }
    }
}
