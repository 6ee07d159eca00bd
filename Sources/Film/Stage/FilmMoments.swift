import Scenes

/// Chooses the moments of a script that a still picture shows.
package enum FilmMoments: String, Hashable, Sendable, CaseIterable {
    /// Evenly spaced in time.
    case even
    /// Evenly spaced in movement: close together where much moves, so that rests take one picture.
    case motion

    /// Some times, the first at the script's start and the last at `end`, in seconds.
    package func times(_ count: Int, of performance: Performance, until end: Double) -> [Double] {
        guard count > 1, end > 0 else { return [end > 0 && count == 1 ? end : 0] }
        switch self {
        case .even: return (0..<count).map { end * Double($0) / Double(count - 1) }
        case .motion: return Self.moving(count, of: performance, until: end)
        }
    }

    /// Steps of the search for equal movement.
    private static let steps = 4000
    /// The part of the movement that passing time counts for, so that a rest is not skipped altogether.
    private static let timeShare = 0.08

    private static func moving(_ count: Int, of performance: Performance, until end: Double) -> [Double] {
        let scene = performance.scene
        let travels = performance.playback.tracks.map(\.travel)
        var passed = [0.0]
        var last = scene.properties.indices.map { performance.visibleValue(of: $0, at: 0) }
        for step in 1...steps {
            let values = scene.properties.indices.map {
                performance.visibleValue(of: $0, at: end * Double(step) / Double(steps))
            }
            // The property that moves most, so that ten which move together count once.
            let moved = values.indices.map { travels[$0] > 0 ? abs(values[$0] - last[$0]) / travels[$0] : 0 }
            passed.append(passed[step - 1] + (moved.max() ?? 0))
            last = values
        }
        let whole = passed[steps]
        guard whole > 0 else { return FilmMoments.even.times(count, of: performance, until: end) }
        let mixed = passed.enumerated().map {
            (1 - timeShare) * $1 / whole + timeShare * Double($0) / Double(steps)
        }
        var step = 0
        return (0..<count).map { index in
            let sought = Double(index) / Double(count - 1)
            while step < steps, mixed[step] < sought - 1e-12 { step += 1 }
            return end * Double(step) / Double(steps)
        }
    }
}
