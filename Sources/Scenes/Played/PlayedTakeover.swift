import Springs

/// A stepped spring that takes over a property, after a delay perhaps and on a clock of its own speed.
struct PlayedTakeover: Hashable, Sendable {
    /// The value it moves to.
    let target: Double
    private let next: Spring
    private let blendDuration: Double
    private let clock: AnimationClock
    private let property: AnimatedProperty
    private let origin: Double
    private let start: Double
    private var spring: PlayedSpring
    private var hasStarted = false
    /// The frame time at which the spring's own clock is 0.
    private var localStart = 0.0
    /// What moves the value until the delay is over.
    private var older: PlayedMover

    init(
        _ next: Spring, blendDuration: Double, clock: AnimationClock, from older: PlayedMover, origin: Double,
        to target: Double, of property: AnimatedProperty, at time: Double
    ) {
        self.next = next
        self.blendDuration = blendDuration
        self.clock = clock
        self.property = property
        self.origin = origin
        self.older = older
        self.target = target
        start = time
        spring = PlayedSpring(at: Self.components(origin, of: property), unitScale: property.animationScale)
        if clock.wait <= 0 { begin(at: time) }
    }

    private static func components(_ value: Double, of property: AnimatedProperty) -> PlayedSpring.Components {
        PlayedSpring.Components(value, property.isPair ? value : 0, 0, 0)
    }

    /// Takes over what the older mover has. A spring on the same clock goes on with its force as well; from another
    /// clock position and velocity carry over; from anything else the position alone.
    private mutating func begin(at time: Double) {
        hasStarted = true
        if case .spring(let running) = older, running.hasStarted, running.clock.rate == clock.rate {
            spring = running.spring
            localStart = running.localStart
        } else {
            spring = PlayedSpring(
                at: Self.components(older.value, of: property), movedFrom: Self.components(origin, of: property),
                velocity: Self.components(older.springVelocity / clock.rate, of: property),
                unitScale: property.animationScale)
            localStart = time
        }
        spring.retarget(
            to: Self.components(target, of: property), with: next, blendDuration: blendDuration, at: local(time))
        older = .resting(older.value)
    }

    private func local(_ time: Double) -> Double { (time - localStart) * clock.rate }

    /// The value shown.
    var value: Double { hasStarted ? spring.value.x : older.value }

    /// The velocity in units per second.
    var velocity: Double { hasStarted ? spring.velocity.x * clock.rate : older.springVelocity }

    var isAtRest: Bool { hasStarted && spring.isAtRest }

    var isLogicallyComplete: Bool { hasStarted && spring.isLogicallyComplete }

    mutating func advance(to time: Double) {
        if hasStarted {
            spring.advance(to: local(time))
        } else {
            older.advance(to: time)
            if time - start >= clock.wait - PlayedPlayback.timeSlack { begin(at: time) }
        }
    }
}

extension PlayedMover {
    /// The velocity a spring gets that takes over: that of a spring, 0 of anything else.
    fileprivate var springVelocity: Double {
        if case .spring(let running) = self { running.velocity } else { 0 }
    }
}
