extension Metric {
    /// Every metric, in the order of the data formats.
    public static var all: [Metric] { added.isEmpty ? known : known + added }

    private static let known: [Metric] = parameters + motions + endings

    /// More of them for as long as something runs: a test finds a made-up one wherever metrics are.
    @TaskLocal package static var added: [Metric] = []

    /// Of the spring as it is written.
    private static let parameters: [Metric] = [
        duration, bounce, response, dampingRatio, mass, stiffness, damping, naturalFrequency, dampedFrequency,
        initialVelocity,
    ]

    /// Of the way.
    private static let motions: [Metric] = [
        overshoot, undershoot, backswing, peakTime, riseTime, delayTime, settlingTime(0.02), settlingTime(0.01),
        settlingTime(0.001), peakVelocity, peakVelocityTime, halfSwings,
    ]

    /// Of the frameworks.
    private static let endings: [Metric] = [
        swiftUISettlingDuration, coreAnimationSettlingDuration, playedEnd, logicalCompletion,
    ]
}

extension Metric {
    /// The duration that the animation is written with.
    public static let duration = Metric(
        "duration_s", "duration", unit: .seconds, topic: .spring, scaling: .parameter(exponent: 1),
        definition: "what the animation is written with: a spring's undamped period 2π/ω₀, a curve's length"
    ) { .number($0.animation.statedDuration) }

    /// Bounce b.
    public static let bounce = Metric(
        "bounce", "bounce", unit: .one, topic: .spring, scaling: .parameter(exponent: 0),
        definition: "1 − ζ for ζ ≤ 1, 1/ζ − 1 above"
    ) { MetricValue($0.spring?.bounce) }

    /// The undamped period.
    public static let response = Metric(
        "response_s", "response", unit: .seconds, topic: .spring, scaling: .parameter(exponent: 1),
        definition: "the undamped period 2π/ω₀"
    ) { MetricValue($0.spring?.response) }

    /// Damping ratio ζ.
    public static let dampingRatio = Metric(
        "damping_ratio", "damping ratio", unit: .one, topic: .spring, scaling: .parameter(exponent: 0),
        definition: "ζ = c/(2√(km))"
    ) { MetricValue($0.spring?.dampingRatio) }

    /// Mass m.
    public static let mass = Metric(
        "mass", "mass", unit: .kilograms, topic: .spring, scaling: .parameter(exponent: 0),
        definition: "what moves"
    ) { MetricValue($0.spring?.mass) }

    /// Stiffness k.
    public static let stiffness = Metric(
        "stiffness", "stiffness", unit: .newtonsPerMetre, topic: .spring, scaling: .parameter(exponent: -2),
        definition: "k = m·ω₀²"
    ) { MetricValue($0.spring?.stiffness) }

    /// Damping c.
    public static let damping = Metric(
        "damping", "damping", unit: .newtonSecondsPerMetre, topic: .spring, scaling: .parameter(exponent: -1),
        definition: "c = 2ζω₀m"
    ) { MetricValue($0.spring?.damping) }

    /// Natural frequency ω₀.
    public static let naturalFrequency = Metric(
        "natural_frequency_rad_s", "natural frequency", short: "natural freq.", unit: .radiansPerSecond,
        topic: .spring, scaling: .parameter(exponent: -1), definition: "ω₀ = √(k/m)"
    ) { MetricValue($0.spring?.naturalFrequency) }

    /// Damped frequency ω_d.
    public static let dampedFrequency = Metric(
        "damped_frequency_rad_s", "damped frequency", short: "damped freq.", unit: .radiansPerSecond, topic: .spring,
        scaling: .parameter(exponent: -1), definition: "ω_d = ω₀√(1 − ζ²)"
    ) { context in
        guard let spring = context.spring, spring.dampingDeficit > Spring.criticalTolerance else { return .missing }
        return MetricValue(context.oscillator?.dampedFrequency)
    }

    /// The velocity at the start.
    public static let initialVelocity = Metric(
        "initial_velocity", "initial velocity", short: "starts at", unit: .perSecond, topic: .spring,
        scaling: .parameter(exponent: -1),
        definition: "the velocity at the start on the spring's own clock, towards the target positive"
    ) { .number($0.animation.initialVelocity + $0.velocity) }
}

extension Metric {
    /// How far the first peak is beyond the target.
    public static let overshoot = Metric(
        "overshoot_percent", "overshoot", unit: .percent, topic: .motion, scaling: .unchanged,
        definition: "how far the first maximum is beyond the target"
    ) { MetricValue($0.metrics.step.overshootPercent) }

    /// How deep the swing back is.
    public static let undershoot = Metric(
        "undershoot_percent", "undershoot", unit: .percent, topic: .motion, scaling: .unchanged,
        definition: "how far the deepest dip after the first maximum is short of the target"
    ) { MetricValue($0.metrics.step.undershootPercent) }

    /// How far it first goes the wrong way.
    public static let backswing = Metric(
        "backswing_percent", "backswing", unit: .percent, topic: .motion, scaling: .unchanged,
        definition: "how far a motion that starts backwards goes below its start"
    ) { MetricValue($0.metrics.step.backswingPercent) }

    /// When the peak is.
    public static let peakTime = Metric(
        "peak_time_s", "peak time", short: "peak at", unit: .seconds, topic: .motion, scaling: .instant,
        definition: "when the first maximum beyond the target is reached"
    ) { MetricValue($0.metrics.step.peakTime) }

    /// From 10 % to 90 %.
    public static let riseTime = Metric(
        "rise_time_s", "rise time, 10–90 %", short: "rise 10-90 %", unit: .seconds, topic: .motion, scaling: .span,
        definition: "from the first crossing of 10 % to the first crossing of 90 %"
    ) { MetricValue($0.metrics.step.riseTime) }

    /// To 50 %.
    public static let delayTime = Metric(
        "delay_time_s", "delay time, 50 %", short: "half at", unit: .seconds, topic: .motion, scaling: .instant,
        definition: "the first crossing of 50 %"
    ) { MetricValue($0.metrics.step.delayTime) }

    /// The greatest speed.
    public static let peakVelocity = Metric(
        "peak_velocity", "peak velocity", short: "peak speed", unit: .perSecond, topic: .motion, scaling: .rate,
        definition: "the greatest speed in either direction"
    ) { MetricValue($0.metrics.step.peakSpeed) }

    /// When the greatest speed is reached.
    public static let peakVelocityTime = Metric(
        "peak_velocity_time_s", "peak velocity at", short: "fastest at", unit: .seconds, topic: .motion,
        scaling: .instant, definition: "when the greatest speed is first reached"
    ) { MetricValue($0.metrics.step.peakSpeedTime) }

    /// How often it swings.
    public static let halfSwings = Metric(
        "half_swings", "half-swings beyond 2 %", short: "half-swings", unit: .count, topic: .motion,
        scaling: .unchanged,
        definition: "how many extrema are further than 2 % from the target, a first dip backwards among them"
    ) { context in
        context.metrics.step.halfSwings.map { .number(Double($0)) } ?? .never
    }
}

extension Metric {
    /// What SwiftUI's `Spring.settlingDuration` says.
    public static let swiftUISettlingDuration = Metric(
        "swiftui_settling_duration_s", "SwiftUI settlingDuration", short: "SwiftUI says", unit: .seconds,
        topic: .ending, scaling: .estimate,
        definition: "what SwiftUI's Spring.settlingDuration says, with the animation's delay and speed"
    ) { context in
        context.reported.map { MetricValue(time: $0.swiftUI) } ?? .missing
    }

    /// What Core Animation's `settlingDuration` says.
    public static let coreAnimationSettlingDuration = Metric(
        "core_animation_settling_duration_s", "Core Animation settlingDuration", short: "CA says", unit: .seconds,
        topic: .ending, scaling: .estimate,
        definition: "what CASpringAnimation.settlingDuration says, with the animation's delay and speed"
    ) { MetricValue($0.reported?.coreAnimation) }

    /// When the played animation is removed.
    public static let playedEnd = Metric(
        "played_end_s", "played end, 0 → 1", short: "played until", unit: .seconds, topic: .ending, scaling: .played,
        definition: "the frame in which SwiftUI removes the animation and shows the target"
    ) { MetricValue(time: $0.played?.end) }

    /// When the completion fires.
    public static let logicalCompletion = Metric(
        "logical_completion_s", "logical completion", short: "logically at", unit: .seconds, topic: .ending,
        scaling: .played, definition: "the frame in which a completion of .logicallyComplete is called"
    ) { MetricValue(time: $0.played?.logicalCompletion) }
}
