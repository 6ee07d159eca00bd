/// One number that can be said of an animation: what it is called, what unit it has, how time changes it, and how it is
/// computed. ``all`` lists every one; what shows metrics, looks for them or limits them goes by that list.
public struct Metric: Sendable, Identifiable {
    // One reference: a list of metrics is walked for every one of a million springs.
    private let description: Description

    private final class Description: Sendable {
        let id: String
        let title: String
        let shortTitle: String
        let definition: String
        let unit: Unit
        let topic: Topic
        let scaling: TimeScaling
        let measure: @Sendable (inout MetricContext) -> MetricValue

        init(
            _ id: String, _ title: String, _ shortTitle: String, _ definition: String, _ unit: Unit, _ topic: Topic,
            _ scaling: TimeScaling, _ measure: @escaping @Sendable (inout MetricContext) -> MetricValue
        ) {
            self.id = id
            self.title = title
            self.shortTitle = shortTitle
            self.definition = definition
            self.unit = unit
            self.topic = topic
            self.scaling = scaling
            self.measure = measure
        }
    }

    /// A metric.
    ///
    /// - Parameters:
    ///   - id: the name in JSON and CSV.
    ///   - title: the name for people.
    ///   - short: a name of at most thirteen characters; the title unless told otherwise.
    ///   - unit: of its number.
    ///   - topic: the heading it is found under.
    ///   - scaling: what becomes of it in other time.
    ///   - definition: one sentence without a full stop.
    ///   - measure: computes it; what a context has computed once it keeps for the next metric.
    public init(
        _ id: String, _ title: String, short: String? = nil, unit: Unit, topic: Topic, scaling: TimeScaling,
        definition: String, _ measure: @escaping @Sendable (inout MetricContext) -> MetricValue
    ) {
        description = Description(id, title, short ?? title, definition, unit, topic, scaling, measure)
    }

    /// The name in JSON and CSV, its unit included: `settling_time_2_percent_s`.
    public var id: String { description.id }
    /// The name for people, without its unit: `settling time, 2 %`.
    public var title: String { description.title }
    /// A name of at most thirteen characters for narrow places: `settles 2 %`.
    public var shortTitle: String { description.shortTitle }
    /// What it is, in one sentence without a full stop.
    public var definition: String { description.definition }
    /// The unit of its number.
    public var unit: Unit { description.unit }
    /// The heading that people find it under.
    public var topic: Topic { description.topic }
    /// What becomes of it when the animation is delayed, sped up, or longer.
    public var scaling: TimeScaling { description.scaling }

    /// What it is in a context.
    public func value(in context: inout MetricContext) -> MetricValue { description.measure(&context) }

    /// The units metrics are counted in.
    public enum Unit: Hashable, Sendable, CaseIterable {
        /// A pure number.
        case one
        /// A whole number.
        case count
        /// Seconds.
        case seconds
        /// Percent of the travel.
        case percent
        /// Travels per second.
        case perSecond
        /// Radians per second.
        case radiansPerSecond
        /// Kilograms.
        case kilograms
        /// Newtons per metre.
        case newtonsPerMetre
        /// Newton seconds per metre.
        case newtonSecondsPerMetre
        /// Pixels of the screen.
        case pixels
        /// Displayed frames.
        case frames
    }

    /// What a metric is about.
    public enum Topic: String, Hashable, Sendable, CaseIterable {
        /// The spring itself, as it is written.
        case spring
        /// How the step goes.
        case motion
        /// When it ends.
        case ending
    }
}

extension Metric: Hashable {
    /// Metrics are told apart by their names.
    public static func == (a: Metric, b: Metric) -> Bool { a.id == b.id }

    /// By the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What becomes of a metric when the animation plays in other time.
public enum TimeScaling: Hashable, Sendable {
    /// Of the spring as it is written: modifiers leave it alone, and of a spring s times as long it is s^exponent times as much.
    case parameter(exponent: Int)
    /// A shape: no delay, speed or length changes it.
    case unchanged
    /// A length of time: a speed f divides it, a delay leaves it alone.
    case span
    /// A time from the start: a speed divides it and a delay is added.
    case instant
    /// Per time: a speed multiplies it.
    case rate
    /// A framework's own estimate: speed and delay act as on a time, but it is not in proportion to the spring's length.
    case estimate
    /// Counted in frames or tested in units: no rule but playing it.
    case played

    /// The exponent e with metric(s times as long) = s^e · metric; nil where there is no such law.
    public var exponent: Int? {
        switch self {
        case .parameter(let exponent): exponent
        case .unchanged: 0
        case .span, .instant: 1
        case .rate: -1
        case .estimate, .played: nil
        }
    }
}

/// What a metric says of an animation.
public enum MetricValue: Hashable, Sendable {
    /// A number in the metric's unit.
    case number(Double)
    /// There is no such value: the peak of a spring that never overshoots, the stiffness of a timing curve.
    case missing
    /// It does not happen in finite time: the settling of a spring without damping.
    case never

    /// A number, or ``missing`` when there is none.
    init(_ number: Double?) { self = number.map(MetricValue.number) ?? .missing }

    /// A time that may lie beyond all time: nil and infinity are ``never``.
    init(time: Double?) {
        if let time, time.isFinite { self = .number(time) } else { self = .never }
    }

    /// The number, if there is one.
    public var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }
}
