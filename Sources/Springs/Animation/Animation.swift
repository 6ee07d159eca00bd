/// An animation as SwiftUI says it: a base and the modifiers applied to it, innermost first.
public struct Animation: Hashable, Sendable {
    /// What moves the value.
    public enum Base: Hashable, Sendable {
        /// The stepped spring family: `.spring`, `.smooth`, `.snappy`, `.bouncy`, `.interactiveSpring`. Position and
        /// velocity carry over when one takes over from another. `blendDuration` in seconds, 0 or more.
        case spring(Spring, blendDuration: Double)
        /// `.interpolatingSpring`: the closed form, layered when retargeted. `initialVelocity` in travels per second.
        case interpolatingSpring(Spring, initialVelocity: Double)
        /// An eased step of `duration` seconds.
        case timingCurve(TimingCurve, duration: Double)
    }

    /// What changes an animation's clock.
    public enum Modifier: Hashable, Sendable {
        /// Holds the start value for a number of seconds.
        case delay(Double)
        /// Runs the clock f times as fast.
        case speed(Double)
        /// Plays `count` times; nil is for ever. Every second play runs backwards with `autoreverses`.
        case repeated(count: Int?, autoreverses: Bool)
    }

    /// What moves the value.
    public var base: Base
    /// The modifiers in the order they were applied: the last one is outermost.
    public var modifiers: [Modifier]

    /// An animation from its parts.
    public init(_ base: Base, modifiers: [Modifier] = []) {
        self.base = base
        self.modifiers = modifiers
    }
}
