/// What metrics are computed of: an animation, and what it moves on which screen. What several metrics need is computed once,
/// and only if one of them is asked for.
public struct MetricContext: Sendable {
    /// The animation.
    public let animation: Animation
    /// Of a spring at the start, on top of what the animation begins with; in travels per second, or where nothing is
    /// travelled in units per second.
    public let velocity: Double
    /// How far the property goes, in its own unit. Where it is 0 the motion is that of a spring thrown from its rest position:
    /// bands are absolute and percentages are of one unit.
    public let travel: Double
    /// Device pixels in a point.
    public let screenScale: Double
    /// Frames displayed a second.
    public let framesPerSecond: Double
    /// Which motion what is counted in frames and pixels is read from.
    public let solver: Solver
    /// Levels and bands.
    public let thresholds: MetricThresholds

    /// How a motion is computed.
    public enum Solver: String, Hashable, Sendable, CaseIterable {
        /// By its closed form.
        case exact
        /// In the steps of SwiftUI's runtime.
        case swiftui
    }

    /// A context; everything but the animation has a usual value: a unit step from rest, three pixels a point, 60 frames a
    /// second, exact.
    ///
    /// - Throws: ``PlayedMotionError`` for a frame rate that is not a positive number.
    public init(
        _ animation: Animation, velocity: Double = 0, travel: Double = 1, screenScale: Double = 3,
        framesPerSecond: Double = 60, solver: Solver = .exact, thresholds: MetricThresholds = .standard
    ) throws(PlayedMotionError) {
        guard framesPerSecond.isFinite, framesPerSecond > 0 else { throw .framesPerSecond(framesPerSecond) }
        self.animation = animation
        self.velocity = velocity
        self.travel = travel
        self.screenScale = screenScale
        self.framesPerSecond = framesPerSecond
        self.solver = solver
        self.thresholds = thresholds
        spring = animation.springBase
        metrics = AnimationMetrics(
            animation, velocity: velocity, distance: travel == 0 ? 0 : 1, thresholds: thresholds)
    }

    /// The spring as it is written; nil for a timing curve.
    public let spring: Spring?
    /// The metrics of the step, computed as they are asked for.
    public let metrics: AnimationMetrics
    /// The oscillator of the spring as it is written.
    public private(set) lazy var oscillator = spring.map(DampedOscillator.init)
    /// What the frameworks report; nil for a timing curve.
    public private(set) lazy var reported = metrics.reported
    /// When the frames that SwiftUI plays end, from 0 to the travel.
    public private(set) lazy var played: PlayedMotion.Times? = try? PlayedMotion.times(
        of: animation, to: travel, velocity: velocity * (travel == 0 ? 1 : travel), framesPerSecond: framesPerSecond)
    private lazy var exactMotion = AnimationMotion(animation, velocity: velocity)
    private lazy var playedMotion = try? PlayedMotion(
        animation, velocity: velocity, framesPerSecond: framesPerSecond)

    /// The part of the travel done in a frame, the first being 0, by the context's solver.
    public mutating func progress(inFrame frame: Int) -> Double {
        let time = Double(frame) / framesPerSecond
        return switch solver {
        case .exact: exactMotion.state(at: time).position
        case .swiftui: playedMotion?.state(at: time).position ?? exactMotion.state(at: time).position
        }
    }
}
