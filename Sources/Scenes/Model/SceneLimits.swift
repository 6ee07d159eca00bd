/// How large a scene may be. Files are refused beyond these, so that no text makes the command run away.
package enum SceneLimits {
    /// Bytes of a scene file.
    package static let fileBytes = 1_048_576
    /// Animated properties of a scene.
    package static let properties = 64
    /// Phases of a scene.
    package static let phases = 64
    /// Transitions of a scene, and of a variant.
    package static let transitions = 256
    /// Variants of a scene.
    package static let variants = 64
    /// Events of a variant.
    package static let events = 256
    /// Timings of a scene.
    package static let timings = 64
    /// Corners of a piecewise linear map.
    package static let mapPoints = 64
    /// The steepest line of a map: what it derives from any value, far outside its corners too, can be computed with.
    package static let mapSlope = 1e12
    /// The longest time from the start of a script to an event, and the longest timing, in seconds.
    package static let seconds = 600.0
    /// The shortest duration (undamped period) of a spring, in seconds.
    package static let shortestSpring = 0.0001
    /// The greatest magnitude of a value, in any unit.
    package static let magnitude = 1e9
    /// The greatest factor a property is animated by.
    package static let animationScale = 1e6
    /// Characters of a name.
    package static let nameLength = 64
    /// Bytes of a title, summary or label.
    package static let textLength = 1000
}
