/// What delays and speeds make of time: the base's clock shows rate·(t − start), and 0 before.
package struct AnimationClock: Hashable, Sendable {
    /// When the base starts, in seconds.
    package private(set) var start = 0.0
    /// How many of the base's seconds pass in one; 0 where it stands still.
    package private(set) var rate = 1.0
    /// Whether the animation plays more than once, of which this is the clock of the first play.
    package private(set) var isRepeated = false

    /// The clock of the first play under modifiers, given innermost first.
    package init(_ modifiers: [Animation.Modifier]) {
        for modifier in modifiers.reversed() {
            switch modifier {
            case .delay(let delay): start += rate > 0 ? delay / rate : 0
            case .speed(let speed): rate *= max(speed, 0)
            case .repeated: isRepeated = true
            }
        }
    }

    /// The base's time at a time.
    func baseTime(at time: Double) -> Double { max(0, rate * (time - start)) }

    /// The time at which the base's clock shows `baseTime`; infinite when it stands still.
    func time(at baseTime: Double) -> Double { max(0, start + baseTime / rate) }
}
