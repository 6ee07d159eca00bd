import CLibrary

/// Every spring that has two numbers asked of it.
///
/// From rest most metrics of a spring are T^e·f(b) with the duration T and the bounce b: one wish then says how long the
/// spring of each bounce has to be, and along those springs the roots of the other wish are bracketed between the places
/// where it jumps. A settling time jumps where an extremum enters its band, so there may be several springs, or none.
public struct SpringSolver: Hashable, Sendable {
    /// What is wished for.
    public let wishes: [SpringWish]
    /// The mass of the springs, in kg.
    public let mass: Double
    /// The velocity at the start, in travels per second.
    public let velocity: Double
    /// The springs, the shortest duration first.
    public private(set) var springs: [Spring] = []
    /// Why there is none; nil where there is one.
    public private(set) var refusal: Refusal?

    /// Why no spring has both numbers.
    public enum Refusal: Hashable, Sendable {
        /// Whatever meets the first wish has another number than the second asks for: `implied`. `needed` is what the first
        /// would have to be, nil where nothing will do.
        case contradiction(held: SpringWish, wish: SpringWish, implied: Double, needed: Double?)
        /// What meets the first wish has no such number, as a spring without bounce has no peak.
        case missing(held: SpringWish, wish: SpringWish)
        /// Springs that meet the first wish have numbers within a range that the second lies outside of.
        case outside(held: SpringWish, wish: SpringWish, range: ClosedRange<Double>, nearest: Spring)
        /// The second wish lies where the number jumps from below to above.
        case skipped(held: SpringWish, wish: SpringWish, below: Double, above: Double, nearest: Spring)
    }

    /// The springs with two numbers.
    ///
    /// All of them are found with a bounce of at most 0.99; nearer to 1 there may be hundreds, close together.
    ///
    /// - Parameters:
    ///   - first: a wish.
    ///   - second: another.
    ///   - mass: kg.
    ///   - velocity: at the start, in travels per second.
    /// - Throws: ``SpringWishError/superfluous(_:_:)`` where one wish says what the other says.
    public init(
        _ first: SpringWish, _ second: SpringWish, mass: Double = 1, velocity: Double = 0
    ) throws(SpringWishError) {
        wishes = [first, second]
        self.mass = mass
        self.velocity = velocity
        if let (held, wish) = fixingOneNumber(first, second) {
            try refuse(held, wish)
        } else if let exact = exactly(first, second) ?? exactly(second, first) {
            springs = [exact]
        } else if let (held, wish) = scalable(first, second) ?? scalable(second, first) {
            if let bounce = wish.bounce {
                if let spring = spring(meeting: held, bounce: bounce) {
                    springs = [spring]
                } else {
                    refusal = .missing(held: wish, wish: held)
                }
            } else {
                seek(wish, holding: held, along: Self.bounces) { [self] in spring(meeting: held, bounce: $0) }
            }
        } else if let (held, bounce, wish) = first.bounce.map({ (first, $0, second) })
            ?? second.bounce.map({ (second, $0, first) })
        {
            seek(wish, holding: held, along: Self.logDurations) { [self] in spring(duration: exp($0), bounce: bounce) }
        } else {
            seekBoth(first, second)
        }
        springs.sort { $0.duration < $1.duration }
    }

    /// What a spring has of a metric.
    public func number(_ metric: Metric, of spring: Spring) -> Double? {
        guard var context = try? MetricContext(Animation(.spring(spring, blendDuration: 0)), velocity: velocity) else {
            return nil
        }
        return metric.value(in: &context).number
    }

    /// Two wishes about one and the same number: the shape, or the length.
    private func fixingOneNumber(_ first: SpringWish, _ second: SpringWish) -> (held: SpringWish, wish: SpringWish)? {
        let areLengths = first.isLength && second.isLength
        let areShapes = [first, second].allSatisfy { wish in
            wish.bounce != nil || (velocity == 0 && wish.metric.scaling.exponent == 0)
        }
        guard areLengths || areShapes else { return nil }
        return second.bounce != nil && first.bounce == nil ? (second, first) : (first, second)
    }

    /// - Parameter tolerance: numbers nearer than this part of the wished one are the same.
    private mutating func refuse(
        _ held: SpringWish, _ wish: SpringWish, tolerance: Double = 1e-9
    ) throws(SpringWishError) {
        let metrics = (held.metric, wish.metric)
        let one =
            held.isLength ? spring(meeting: held, bounce: 0) : held.bounce.flatMap { spring(duration: 1, bounce: $0) }
        // A spring that does not overshoot overshoots by nothing.
        let implied = one.map { number(metrics.1, of: $0) ?? 0 } ?? 0
        guard abs(wish.miss(implied)) > tolerance else { throw .superfluous(held, wish) }
        let other =
            wish.isLength
            ? spring(meeting: wish, bounce: 0)
            : RootScan(over: Self.bounces) { [self] bounce in
                spring(duration: 1, bounce: bounce).flatMap { number(metrics.1, of: $0) }.map(wish.miss)
            }.roots.first.flatMap { spring(duration: 1, bounce: $0) }
        refusal = .contradiction(
            held: held, wish: wish, implied: implied, needed: other.flatMap { number(metrics.0, of: $0) })
    }

    /// The spring whose description the two wishes are.
    private func exactly(_ one: SpringWish, _ other: SpringWish) -> Spring? {
        switch (one.metric, other.metric) {
        case (.duration, .bounce) where mass == 1, (.response, .bounce) where mass == 1:
            try? Spring(duration: one.value, bounce: other.value)
        case (.duration, .dampingRatio) where mass == 1, (.response, .dampingRatio) where mass == 1:
            try? Spring(response: one.value, dampingRatio: other.value)
        case (.stiffness, .damping): try? Spring(mass: mass, stiffness: one.value, damping: other.value)
        case (.stiffness, .dampingRatio):
            try? Spring(mass: mass, stiffness: one.value, dampingRatio: other.value)
        default: nil
        }
    }

    /// The wishes with one first that says how long the spring of each bounce is.
    private func scalable(_ held: SpringWish, _ wish: SpringWish) -> (held: SpringWish, wish: SpringWish)? {
        guard held.metric.scaling.exponent != 0 else { return nil }
        if case .parameter = held.metric.scaling { return (held, wish) }
        return velocity == 0 ? (held, wish) : nil
    }

    /// The spring of a bounce that meets a wish; nil where there is none.
    private func spring(meeting wish: SpringWish, bounce: Double) -> Spring? {
        guard let exponent = wish.metric.scaling.exponent, exponent != 0,
            let unit = spring(duration: 1, bounce: bounce),
            let number = number(wish.metric, of: unit), number > 0
        else { return nil }
        return spring(duration: pow(wish.value / number, 1 / Double(exponent)), bounce: bounce)
    }

    func spring(duration: Double, bounce: Double) -> Spring? {
        guard mass != 1 else { return try? Spring(duration: duration, bounce: bounce) }
        let frequency = 2 * .pi / duration
        return try? Spring(
            mass: mass, stiffness: mass * frequency * frequency,
            dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// Looks for a wish along springs that all meet another.
    private mutating func seek(
        _ wish: SpringWish, holding held: SpringWish, along points: [Double],
        _ spring: @escaping (Double) -> Spring?
    ) {
        let scan = RootScan(over: points) { [self] point in
            spring(point).flatMap { number(wish.metric, of: $0) }.map(wish.miss)
        }
        springs = scan.roots.compactMap(spring)
        guard springs.isEmpty else { return }
        // A spring that hardly settles is near nothing.
        let isBounce = points == Self.bounces
        guard let range = scan.range,
            let nearest = scan.nearest.flatMap({ spring(isBounce ? min(max($0.point, -0.95), 0.95) : $0.point) })
        else {
            refusal = .missing(held: held, wish: wish)
            return
        }
        let reached = { (miss: Double) in wish.value == 0 ? miss : wish.value * (1 + miss) }
        if let leap = scan.leaps.min(by: {
            min(abs($0.values.0), abs($0.values.1)) < min(abs($1.values.0), abs($1.values.1))
        }) {
            let values = [reached(leap.values.0), reached(leap.values.1)].sorted()
            refusal = .skipped(held: held, wish: wish, below: values[0], above: values[1], nearest: nearest)
        } else {
            let ends = [reached(range.lowerBound), reached(range.upperBound)].sorted()
            refusal = .outside(held: held, wish: wish, range: ends[0]...ends[1], nearest: nearest)
        }
    }

    /// Looks for two wishes that both change with the velocity, whatever the duration.
    private mutating func seekBoth(_ first: SpringWish, _ second: SpringWish) {
        let pairs = PairScan(bounces: Self.fewBounces, logDurations: Self.fewLogDurations) {
            [self] bounce, logDuration in
            spring(duration: exp(logDuration), bounce: bounce).flatMap { number(first.metric, of: $0) }.map(first.miss)
        } second: { [self] bounce, logDuration in
            spring(duration: exp(logDuration), bounce: bounce).flatMap { number(second.metric, of: $0) }.map(
                second.miss)
        }
        springs = pairs.roots.compactMap { spring(duration: exp($0.logDuration), bounce: $0.bounce) }
        guard springs.isEmpty else { return }
        guard let nearest = pairs.nearest.flatMap({ spring(duration: exp($0.logDuration), bounce: $0.bounce) }),
            let range = pairs.range
        else {
            refusal = .missing(held: first, wish: second)
            return
        }
        let ends = [range.lowerBound, range.upperBound].map { second.value == 0 ? $0 : second.value * (1 + $0) }
            .sorted()
        refusal = .outside(held: first, wish: second, range: ends[0]...ends[1], nearest: nearest)
    }
}
