/// A staircase, as in CSS `steps(4, jump-end)`.
public struct StepCurve: Hashable, Sendable {
    /// Where the staircase jumps at its ends.
    public enum Jump: String, Hashable, Sendable, CaseIterable {
        /// The first step at time 0 (CSS `jump-start`, `start`).
        case start = "jump-start"
        /// The last step at time 1 (CSS `jump-end`, `end`).
        case end = "jump-end"
        /// At neither end: holds both 0 and 1.
        case none = "jump-none"
        /// At both ends.
        case both = "jump-both"
    }

    /// The largest number of steps.
    public static let maximumCount = 1_000_000

    /// The number of steps.
    public let count: Int
    /// Where it jumps.
    public let jump: Jump

    /// A staircase of equal steps.
    ///
    /// - Throws: ``EasingError`` for fewer steps than 1 (2 without a jump at either end) or more than ``maximumCount``.
    public init(count: Int, jump: Jump = .end) throws(EasingError) {
        let minimum = jump == .none ? 2 : 1
        guard count >= minimum, count <= Self.maximumCount else {
            throw .stepCountOutOfRange(count: count, minimum: minimum)
        }
        self.count = count
        self.jump = jump
    }

    /// How many times the way rises, each time by as much.
    var rises: Int {
        switch jump {
        case .start, .end: count
        case .none: count - 1
        case .both: count + 1
        }
    }

    /// How often it has risen at time 0.
    var leading: Int { jump == .start || jump == .both ? 1 : 0 }

    /// The fraction of the way at a fraction of the time in 0…1. Source: CSS Easing Functions Level 1, "step easing".
    public func value(at fraction: Double) -> Double {
        let step = (fraction * Double(count)).rounded(.down) + Double(leading)
        return min(max(step, 0), Double(rises)) / Double(rises)
    }
}
