import Springs

/// How delay and speed turn the time since an animation was asked for into the time of its base: base = (t − wait)·rate.
struct AnimationClock: Hashable, Sendable {
    /// Seconds before the base first moves.
    let wait: Double
    /// How fast the base's clock runs once it does.
    let rate: Double
    /// Whether the animation plays more than once, which no such line describes.
    let isRepeated: Bool

    /// The clock of an animation: a delay inside a speed is as much shorter.
    init(_ animation: Animation) {
        var wait = 0.0
        var rate = 1.0
        var isRepeated = false
        for modifier in animation.modifiers.reversed() {
            switch modifier {
            case .delay(let seconds): wait += max(0, seconds) / rate
            case .speed(let factor): rate *= factor
            case .repeated: isRepeated = true
            }
        }
        self.wait = wait
        self.rate = rate
        self.isRepeated = isRepeated
    }
}
