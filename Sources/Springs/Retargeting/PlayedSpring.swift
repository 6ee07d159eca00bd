/// One animated property as SwiftUI's stepped springs move it: `.spring`, `.smooth`, `.snappy`, `.bouncy`,
/// `.interactiveSpring`.
///
/// SwiftUI does not evaluate the closed form. It holds an offset x from the old value, a velocity v, a force a and a
/// clock τ, and steps them 300 times a second up to the time of the frame it shows, with k = (2π/response)² and
/// c = 2ζ√k:
///
///     v½ = v + a·h/2;  x = x + v½·h;  a = −c·v½ + k·(travel − x);  v = v½ + a·h/2;  τ = τ + h
///
/// The force starts at 0 and the accumulated clock takes a step more from the fifth frame on, so the played motion leads the
/// exact one. After a frame the spring is at rest, and the value
/// snaps to the target, when max(v², a²) ≤ 0.0036 and |travel − x| ≤ 0.01·|travel|, all in the property's own units: a
/// small travel ends sooner. A property of several components (a size, a colour) is tested on the sums of their squares.
///
/// Drive it with ``retarget(to:with:blendDuration:at:)`` and ``advance(to:)``, with times that do not decrease.
public struct PlayedSpring: Hashable, Sendable {
    /// A property's value: a number in the first component, a pair in two, a colour in four; the rest 0.
    public typealias Components = SIMD4<Double>

    /// The runtime's constants.
    public let runtime: SwiftUIRuntime
    /// What SwiftUI multiplies the property by before it animates it: 128 for angles (in radians), unit points and
    /// colour components, else 1.
    public let unitScale: Double
    /// The value being moved to.
    public private(set) var target: Components
    /// Whether nothing is moving: before the first retarget, and after the end.
    public private(set) var isAtRest = true
    /// Whether `.logicallyComplete` has fired: at the first frame a response or more after the last retarget.
    public private(set) var isLogicallyComplete = true
    /// The frame time at which the spring came to rest, if a spring has run and ended.
    public private(set) var endTime: Double?

    private var response = 1.0
    private var dampingRatio = 1.0
    private var blendDuration = 0.0
    private var blendInterval = 0.0
    private var blendStart = 0.0
    private var start = 0.0
    private var clock = 0.0
    /// What a retarget shows once more in its own frame.
    private var held: Components?
    /// In scaled units from here on: the value the offset counts from, and the state.
    private var origin: Components
    private var travel = Components.zero
    private var offset = Components.zero
    private var speed = Components.zero
    private var force = Components.zero
    /// The square of the furthest offset: a thousand times what there is to travel.
    private var reachSquare = 0.0

    /// A property at rest.
    ///
    /// - Parameters:
    ///   - value: where it is.
    ///   - unitScale: 1, or 128 for angles, unit points and colour components.
    ///   - runtime: the constants.
    public init(at value: Components, unitScale: Double = 1, runtime: SwiftUIRuntime = .standard) {
        self.runtime = runtime
        self.unitScale = unitScale
        target = value
        origin = value * unitScale
    }

    /// A property of one number, at rest.
    public init(at value: Double, unitScale: Double = 1, runtime: SwiftUIRuntime = .standard) {
        self.init(at: Components(value, 0, 0, 0), unitScale: unitScale, runtime: runtime)
    }

    /// A property that another animation has moved from `origin` to `value` when a spring takes over: after an ease or
    /// an interpolating spring `velocity` (units per second) is 0, for SwiftUI carries only the position. Retarget it to
    /// start the spring; the travel counts from `origin`.
    public init(
        at value: Components, movedFrom origin: Components, velocity: Components = .zero, unitScale: Double = 1,
        runtime: SwiftUIRuntime = .standard
    ) {
        self.init(at: origin, unitScale: unitScale, runtime: runtime)
        offset = (value - origin) * unitScale
        speed = velocity * unitScale
    }

    /// The value shown.
    public var value: Components {
        if let held { return held }
        return isAtRest && offset == .zero ? target : (origin + offset) / unitScale
    }

    /// The velocity in units per second.
    public var velocity: Components { speed / unitScale }

    /// Gives the property a new target and a spring that takes over. From a spring still running it takes the place that
    /// one has come to at `time`, with the velocity and the force of the frame before; the value of the frame before is
    /// shown once more, and the completion clock restarts.
    ///
    /// - Parameters:
    ///   - newTarget: the value to move to.
    ///   - spring: its undamped period and damping ratio count; its mass does not.
    ///   - blendDuration: seconds over which the response changes from the previous spring's, when that differs.
    ///   - velocity: given at the start, in units per second.
    ///   - time: the frame time at which the change is made.
    public mutating func retarget(
        to newTarget: Components, with spring: Spring, blendDuration: Double = 0, velocity: Components = .zero,
        at time: Double
    ) {
        if isAtRest {
            blendInterval = 0
            if offset == .zero {
                origin = target * unitScale
                travel = .zero
            }
        } else {
            held = value
            let (lastSpeed, lastForce) = (speed, force)
            advanceState(to: time)
            (speed, force) = (lastSpeed, lastForce)
            if spring.duration != response {
                blendInterval = response - spring.duration
                blendStart = time
            }
        }
        travel += newTarget * unitScale - (isAtRest ? origin : target * unitScale)
        target = newTarget
        speed += velocity * unitScale
        response = spring.duration
        dampingRatio = spring.dampingRatio
        self.blendDuration = blendDuration
        noteReach()
        start = time
        clock = time
        isAtRest = false
        isLogicallyComplete = false
        endTime = nil
    }

    /// Keeps in mind how far it may go before stepping counts as blown up.
    private mutating func noteReach() {
        let swing = speed * response
        reachSquare = 1e6 * max((travel * travel).sum(), (offset * offset).sum(), (swing * swing).sum())
    }

    /// Lets the value count from a place that moves itself, as a spring does that is laid over an older motion: the offset
    /// goes on, and the travel is what is left to the target.
    mutating func follow(_ place: Components) {
        let origin = place * unitScale
        guard !isAtRest, origin != self.origin else { return }
        self.origin = origin
        travel = target * unitScale - origin
        noteReach()
    }

    /// Gives a property of one number a new target.
    public mutating func retarget(
        to newTarget: Double, with spring: Spring, blendDuration: Double = 0, at time: Double
    ) {
        retarget(to: Components(newTarget, 0, 0, 0), with: spring, blendDuration: blendDuration, at: time)
    }

    /// Puts the property at a value at once, as a change without animation does.
    public mutating func jump(to value: Components) {
        target = value
        rest()
    }

    /// Moves the property to the time of the next frame and ends the animation when it is at rest there.
    public mutating func advance(to frameTime: Double) {
        guard !isAtRest else { return }
        if held != nil {
            guard frameTime > start else { return }
            held = nil
        }
        advanceState(to: frameTime)
        if frameTime - start >= currentResponse(at: frameTime) * (1 - SwiftUIRuntime.timeSlack) {
            isLogicallyComplete = true
        }
        guard isQuiet else { return }
        rest()
        endTime = frameTime
    }

    private mutating func rest() {
        held = nil
        offset = .zero
        speed = .zero
        force = .zero
        travel = .zero
        blendInterval = 0
        origin = target * unitScale
        isAtRest = true
        isLogicallyComplete = true
    }

    /// The response in use while a blend runs: response + (previous − response)·(1 − s²(3 − 2s)).
    private func currentResponse(at time: Double) -> Double {
        guard blendDuration > 0, blendInterval != 0 else { return response }
        let s = max(0, min(1, (time - blendStart) / blendDuration))
        return response + blendInterval * (1 - s * s * (3 - 2 * s))
    }

    private mutating func advanceState(to time: Double) {
        guard time.isFinite else { return }
        let h = runtime.step
        let stiffness = runtime.stiffness(response: currentResponse(at: time))
        let damping = 2 * stiffness.squareRoot() * dampingRatio
        if time - clock > runtime.longestLag { clock = time - runtime.jumpMargin }
        while clock < time {
            let midSpeed = speed + force * (h / 2)
            let moved = offset + midSpeed * h
            guard (moved * moved).sum() <= reachSquare else {
                // Stepping has blown up, as it does beyond the runtime's largest damping.
                speed = .zero
                force = .zero
                clock = time
                return
            }
            offset = moved
            force = (travel - offset) * stiffness - midSpeed * damping
            speed = midSpeed + force * (h / 2)
            let next = clock + h
            // A clock so large that a step no longer moves it would never arrive.
            clock = next > clock ? next : time
        }
    }

    /// The end test. A travel of 0, as after a press that was taken back, has no distance to test.
    private var isQuiet: Bool {
        guard (speed * speed).sum() <= runtime.restSquare, (force * force).sum() <= runtime.restSquare else {
            return false
        }
        let tolerance = travel * runtime.restDistance
        let remaining = travel - offset
        let toleranceSquare = (tolerance * tolerance).sum()
        return !(toleranceSquare > 0 && toleranceSquare < (remaining * remaining).sum())
    }
}
