import Notation
import Springs

/// The question of `inspect`: what there is to say of some animations, a metric at a time.
package struct Inspection: Sendable {
    /// What is looked at.
    package var animations: [Animation]
    /// Travels per second at the start, on top of each animation's own.
    package var velocity: Double
    /// Frames displayed a second.
    package var framesPerSecond: Double
    /// What is wanted, in this order.
    package var metrics: [Metric]

    /// A question about every metric of a unit step from rest, at 60 frames a second, unless told otherwise.
    package init(
        _ animations: [Animation], velocity: Double = 0, framesPerSecond: Double = 60, metrics: [Metric] = Metric.all
    ) {
        self.animations = animations
        self.velocity = velocity
        self.framesPerSecond = framesPerSecond
        self.metrics = metrics
    }

    /// The metrics that are looked at first, each with what its time is for where that is not plain.
    package static let first: [(id: String, use: String?)] = [
        ("duration_s", "to talk about"), ("bounce", nil), ("overshoot_percent", nil), ("peak_time_s", nil),
        ("settling_time_2_percent_s", "to feel"), ("settling_time_0_1_percent_s", "at rest"),
        ("played_end_s", "to wait for"),
    ]

    /// The same question about other metrics.
    package func asking(_ ids: [String]) -> Inspection {
        Inspection(
            animations, velocity: velocity, framesPerSecond: framesPerSecond,
            metrics: ids.compactMap { id in Metric.all.first { $0.id == id } })
    }

    /// What a designer can act on of each animation.
    package func findings(labels: [String]) -> [Finding] {
        zip(animations, labels).flatMap { animation, label in
            AdviceContext(animation, animation, labels: (label, label), scale: nil).findings(by: AdviceRule.ofOne)
        }
    }

    /// What there is to say of one animation.
    package struct Record: Hashable, Sendable {
        /// The animation.
        package let animation: Animation
        /// How its spring comes to rest; nil for a timing curve.
        package let regime: DampingRegime?
        /// The values in the order of the metrics asked for.
        package let values: [MetricValue]
        /// The spring with a name that is nearest, where one is within 2 % of the travel; nil for a timing curve.
        package let nearest: KnownSpring.Near?
    }

    /// The answer, a record an animation.
    ///
    /// - Throws: ``PlayedMotionError`` for a frame rate that is not a positive number.
    package func records() throws(PlayedMotionError) -> [Record] {
        var records: [Record] = []
        for animation in animations {
            var context = try MetricContext(animation, velocity: velocity, framesPerSecond: framesPerSecond)
            records.append(
                Record(
                    animation: animation, regime: animation.springBase?.dampingRegime,
                    values: metrics.map { $0.value(in: &context) },
                    nearest: animation.springBase.flatMap { KnownSpring.nearest(to: $0) }))
        }
        return records
    }
}
