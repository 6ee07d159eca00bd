import Springs

/// A number that a spring can be described with, or started with.
package enum SpringParameter: String, CaseIterable, Sendable {
    case duration, response, stiffness
    case bounce
    case dampingRatio = "damping-ratio"
    case damping, mass, velocity

    /// The metric it is, whose name its column has.
    package var metric: Metric {
        switch self {
        case .duration: .duration
        case .response: .response
        case .stiffness: .stiffness
        case .bounce: .bounce
        case .dampingRatio: .dampingRatio
        case .damping: .damping
        case .mass: .mass
        case .velocity: .initialVelocity
        }
    }

    /// What two parameters cannot both say.
    package enum Role: Sendable, Hashable { case length, shape, mass, velocity }

    /// What it says of a spring.
    package var role: Role {
        switch self {
        case .duration, .response, .stiffness: .length
        case .bounce, .dampingRatio, .damping: .shape
        case .mass: .mass
        case .velocity: .velocity
        }
    }
}

/// Parameters that together describe a spring: a length, a shape and a mass, with the usual one for what is not said.
package struct SpringParameters: Sendable, Hashable {
    /// The duration where nothing says how long a spring is: 0.5 s, as in SwiftUI.
    package static let usualDuration = 0.5

    private var length = (parameter: SpringParameter.duration, value: usualDuration)
    private var shape = (parameter: SpringParameter.bounce, value: 0.0)
    private var mass = 1.0
    /// Travels per second at the start.
    package private(set) var velocity = 0.0

    package init() {}

    /// Sets a parameter in the place of what said the same of the spring.
    package mutating func set(_ parameter: SpringParameter, _ value: Double) {
        switch parameter.role {
        case .length: length = (parameter, value)
        case .shape: shape = (parameter, value)
        case .mass: mass = value
        case .velocity: velocity = value
        }
    }

    /// The spring, described by the numbers that were given where a description holds them.
    ///
    /// - Throws: ``SpringError`` for a number that no spring has.
    package func spring() throws(SpringError) -> Spring {
        let isPeriod = length.parameter != .stiffness
        switch (shape.parameter, isPeriod && mass == 1) {
        case (.bounce, true): return try Spring(duration: length.value, bounce: shape.value)
        case (.dampingRatio, true): return try Spring(response: length.value, dampingRatio: shape.value)
        case (.damping, _): return try Spring(mass: mass, stiffness: try stiffness(), damping: shape.value)
        case (.bounce, false):
            let ratio = try Spring(duration: 1, bounce: shape.value).dampingRatio
            return try Spring(mass: mass, stiffness: try stiffness(), dampingRatio: ratio)
        default: return try Spring(mass: mass, stiffness: try stiffness(), dampingRatio: shape.value)
        }
    }

    private func stiffness() throws(SpringError) -> Double {
        guard length.parameter != .stiffness else { return length.value }
        return try Spring(duration: length.value, bounce: 0).stiffness * mass
    }

    package static func == (a: SpringParameters, b: SpringParameters) -> Bool {
        a.length == b.length && a.shape == b.shape && a.mass == b.mass && a.velocity == b.velocity
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(length.value)
        hasher.combine(shape.value)
    }
}
