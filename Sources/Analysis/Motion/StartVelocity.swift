import Figures
import Words

/// A velocity at the start of a motion, as somebody gave it: in travels per second, or in the property's own unit per second.
package struct StartVelocity: Hashable, Sendable {
    /// What is counted a second.
    package enum Unit: Hashable, Sendable {
        /// The whole way from start to target, 1 whatever its length.
        case travels
        /// The property's own unit.
        case units
    }

    /// How much a second; positive towards the target.
    package var value: Double
    /// What is counted; nil where nothing was said: units for a bare number on its way, travels for a named property.
    package var unit: Unit?

    /// A velocity in a unit.
    package init(_ value: Double, _ unit: Unit? = nil) {
        self.value = value
        self.unit = unit
    }

    /// At rest.
    package static let none = StartVelocity(0)

    /// What is counted for a property.
    package func unit(for move: PropertyMove) -> Unit { unit ?? (move.isBare ? .units : .travels) }

    /// The velocity in travels per second of a property; nil where there is no way to go, or one too short to count units on.
    package func travels(along move: PropertyMove) -> Double? {
        guard value != 0 else { return 0 }
        if move.from == move.to, move.through == nil { return nil }
        guard unit(for: move) == .units else { return value }
        let slope = abs(move.animatedValue(of: nil).slope(at: 0))
        let travels = value / slope
        return slope > 0 && travels.magnitude <= Self.fastest ? travels : nil
    }

    /// The velocity of a unit step that stands for some properties: in travels per second of the first, or of a bare number
    /// from 0 to 1 where there is none.
    package func travels(alongFirst moves: [PropertyMove]) -> Double {
        travels(along: moves.first ?? .value()) ?? 0
    }

    /// The velocity in units per second of a property that is thrown from where it rests, having no way to go; nil for any
    /// other.
    package func thrown(_ move: PropertyMove) -> Double? {
        move.from == move.to && move.through == nil && value != 0 && unit(for: move) == .units ? value : nil
    }

    /// The greatest velocity that is computed with, in travels per second.
    package static let fastest = 1e12
}

extension StartVelocity: CustomStringConvertible {
    /// `5 travels per second`.
    package var description: String {
        let number = NumberText.significant(value)
        return switch unit {
        case .units: "\(number) units per second"
        case .travels, nil: "\(number) travels per second"
        }
    }
}
