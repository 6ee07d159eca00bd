import Springs

/// What moves one property from frame to frame in SwiftUI's runtime.
indirect enum PlayedMover: Hashable, Sendable {
    /// Nothing; the value stays.
    case resting(Double)
    /// A stepped spring of the `.spring` family.
    case spring(PlayedTakeover)
    /// Anything else, evaluated at frame times and laid over an older mover.
    case layer(PlayedLayer)

    /// The value shown.
    var value: Double {
        switch self {
        case .resting(let value): value
        case .spring(let takeover): takeover.value
        case .layer(let layer): layer.value
        }
    }

    /// The value it moves to.
    var target: Double {
        switch self {
        case .resting(let value): value
        case .spring(let takeover): takeover.target
        case .layer(let layer): layer.target
        }
    }

    /// Whether nothing moves any more.
    var isAtRest: Bool {
        if case .resting = self { true } else { false }
    }

    /// Whether the completion of `.logicallyComplete` has been called.
    var isLogicallyComplete: Bool {
        switch self {
        case .resting: true
        case .spring(let takeover): takeover.isLogicallyComplete
        case .layer(let layer): layer.isLogicallyComplete
        }
    }

    /// Moves to the time of the next frame; what has ended rests at its target.
    mutating func advance(to time: Double) {
        switch self {
        case .resting:
            break
        case .spring(var takeover):
            takeover.advance(to: time)
            self = takeover.isAtRest ? .resting(takeover.target) : .spring(takeover)
        case .layer(var layer):
            layer.advance(to: time)
            self = layer.hasEnded ? .resting(layer.target) : .layer(layer)
        }
    }

    /// Applies a change at a frame time, after the mover has been advanced to it. `origin` is the value before anything
    /// that still runs began.
    mutating func change(
        by change: Change, to target: Double, of property: AnimatedProperty, from origin: Double, at time: Double
    ) {
        guard target != self.target else { return }
        switch change {
        case .hold:
            break
        case .jump:
            self = .resting(target)
        case .animated(let animation):
            let clock = AnimationClock(animation)
            if case .spring(let spring, let blend) = animation.base, !clock.isRepeated {
                self = .spring(
                    PlayedTakeover(
                        spring, blendDuration: blend, clock: clock, from: self, origin: origin, to: target,
                        of: property, at: time))
            } else {
                self = .layer(PlayedLayer(animation, over: self, to: target, at: time))
            }
        }
    }
}
