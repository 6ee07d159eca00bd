import Springs
import Words

/// A spring in the numbers that targets ask for, ready to be written.
///
/// Speeds are folded in: at twice the speed a spring has half the duration. An overdamped `.interpolatingSpring` is the
/// critically damped spring that it plays.
package struct SpringHub: Sendable {
    /// The spring, speeds included.
    let spring: Spring
    /// At the start, in travels per second.
    let velocity: Double
    /// Seconds before the start.
    let delay: Double
    /// Whether it repeats.
    let repeats: Bool
    /// The animation as it was given.
    let animation: Animation

    /// What stands around a spring and has no place in its numbers.
    enum Modifier: Hashable, Sendable {
        case delay, repeats
    }

    /// Nil for an animation that is no spring.
    init?(_ animation: Animation) {
        self.animation = animation
        var base: Spring
        switch animation.base {
        case .spring(let spring, _): (base, velocity) = (spring, 0)
        case .interpolatingSpring(let spring, let start): (base, velocity) = (spring.limitedToCriticalDamping, start)
        case .timingCurve: return nil
        }
        var (wait, speed, isRepeated) = (0.0, 1.0, false)
        for modifier in animation.modifiers {
            switch modifier {
            case .delay(let seconds): wait += seconds
            case .speed(let factor):
                wait /= factor
                speed *= factor
            case .repeated: isRepeated = true
            }
        }
        if speed != 1 { base = base.running(at: speed) ?? base }
        spring = base
        (delay, repeats) = (wait, isRepeated)
    }

    // The numbers, SI.
    var duration: Double { spring.duration }
    var bounce: Double { spring.bounce }
    var ratio: Double { spring.dampingRatio }
    var frequency: Double { spring.naturalFrequency }
    var mass: Double { spring.mass }
    var stiffness: Double { spring.stiffness }
    var damping: Double { spring.damping }
    /// k/m and c/m, for targets that have no mass.
    var unitStiffness: Double { mass == 1 ? stiffness : stiffness / mass }
    var unitDamping: Double { mass == 1 ? damping : damping / mass }

    /// How near to critical a damping ratio counts as critical: what eight digits bring back.
    static let criticalTolerance = 1e-6
    var isOverdamped: Bool { spring.dampingDeficit < -Self.criticalTolerance }
    var isCritical: Bool { spring.dampingDeficit.magnitude <= Self.criticalTolerance }
    var isUndamped: Bool { ratio == 0 }

    /// The spring from rest at 0 to 1, or with its velocity.
    var motion: SpringMotion { SpringMotion(spring, velocity: velocity) }

    /// The last time outside a band around the target, in seconds.
    func settlingTime(within band: Double = 0.001) -> Double? { motion.settlingTime(within: band) }

    /// The spring with overdamping cut.
    var flattened: Spring { isOverdamped ? spring.limitedToCriticalDamping : spring }

    /// A number as it is written: as given where it was, else with eight significant digits.
    func text(_ value: Double) -> String {
        isGiven(value) ? NumberText.plain(value) : NumberText.plain(value, digits: 8)
    }

    private func isGiven(_ value: Double) -> Bool {
        switch spring.description {
        case .durationBounce(let duration, let bounce): value == duration || value == bounce
        case .responseDampingRatio(let response, let ratio): value == response || value == ratio
        case .physical(let mass, let stiffness, let damping): [mass, stiffness, damping].contains(value)
        case .stiffnessDampingRatio(let mass, let stiffness, let ratio): [mass, stiffness, ratio].contains(value)
        }
    }

    func modifierLosses(kept: Set<Modifier>) -> [Loss] {
        var losses: [Loss] = []
        if delay > 0, !kept.contains(.delay) {
            losses.append(Loss("delay", "the delay of \(NumberText.plain(delay, digits: 8)) s is not written"))
        }
        if repeats, !kept.contains(.repeats) { losses.append(Loss("repeat", "the repeats are not written")) }
        return losses
    }

    /// `name: value` pairs with commas, those without a value left out.
    func fields(_ pairs: [(String, Double?)], separator: String = ": ", suffix: String = "") -> String {
        pairs.compactMap { name, value in value.map { "\(name)\(separator)\(text($0))\(suffix)" } }
            .joined(separator: ", ")
    }

    /// The velocity where there is one.
    var startVelocity: Double? { velocity == 0 ? nil : velocity }
}

extension Spring {
    /// This spring on a clock that runs `speed` times as fast; nil where that leaves the range.
    fileprivate func running(at speed: Double) -> Spring? {
        do throws(SpringError) {
            switch description {
            case .durationBounce(let duration, let bounce):
                return try Spring(duration: duration / speed, bounce: bounce)
            case .responseDampingRatio(let response, let ratio):
                return try Spring(response: response / speed, dampingRatio: ratio)
            case .physical(let mass, let stiffness, let damping):
                return try Spring(mass: mass, stiffness: stiffness * speed * speed, damping: damping * speed)
            case .stiffnessDampingRatio(let mass, let stiffness, let ratio):
                return try Spring(mass: mass, stiffness: stiffness * speed * speed, dampingRatio: ratio)
            }
        } catch {
            return nil
        }
    }
}
