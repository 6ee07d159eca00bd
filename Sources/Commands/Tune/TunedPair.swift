import Springs

/// What is being tuned: the animations of press and release and how long the press is held.
struct TunedPair: Hashable, Sendable {
    /// One of the two animations.
    enum Side: Hashable, Sendable, CaseIterable {
        case press, release
    }

    /// The animation on touch down.
    var press: Animation
    /// The animation on touch up.
    var release: Animation
    /// Whether both are one animation and change together.
    var isShared: Bool
    /// How long the button is held, in seconds.
    var hold: Double

    /// The animation of a side.
    subscript(_ side: Side) -> Animation { side == .press ? press : release }

    /// The pair with another animation on a side, or on both where they share one.
    func changing(_ side: Side, to animation: Animation) -> TunedPair {
        var changed = self
        if isShared || side == .press { changed.press = animation }
        if isShared || side == .release { changed.release = animation }
        return changed
    }
}

extension Animation {
    /// The same kind of animation, modifiers included, around another spring; nil for a timing curve.
    func around(_ spring: Spring) -> Animation? {
        switch base {
        case .spring(_, let blendDuration):
            Animation(.spring(spring, blendDuration: blendDuration), modifiers: modifiers)
        case .interpolatingSpring(_, let velocity):
            Animation(.interpolatingSpring(spring, initialVelocity: velocity), modifiers: modifiers)
        case .timingCurve: nil
        }
    }

    /// The same animation with another duration in seconds.
    func lasting(_ seconds: Double) -> Animation? {
        if case .timingCurve(let curve, _) = base {
            return Animation(.timingCurve(curve, duration: seconds), modifiers: modifiers)
        }
        return springBase.flatMap { try? Spring(duration: seconds, bounce: $0.bounce) }.flatMap(around)
    }

    /// The same animation with another bounce; nil for a timing curve.
    func bouncing(_ bounce: Double) -> Animation? {
        springBase.flatMap { try? Spring(duration: $0.duration, bounce: bounce) }.flatMap(around)
    }
}
