import Scenes
import Springs

/// Scenes and numbers the tests share.
enum Samples {
    /// A scene of one property that goes through `values`, changing by `changes` at `times`.
    static func scene(
        _ property: AnimatedProperty = AnimatedProperty("value"), values: [Double], changes: [Change],
        at times: [Double]
    ) throws -> Scene {
        let names = values.indices.map { "p\($0)" }
        return try Scene(
            name: "sample", title: "Sample", summary: "", size: ControlSize(width: 100, height: 50),
            properties: [property],
            phases: zip(names, values).map { Phase($0, [property.name: $1]) },
            transitions: changes.enumerated().map { index, change in
                Transition(from: [names[index]], to: names[index + 1], AdaptiveChange(change))
            },
            variants: [
                Variant(
                    "only", "",
                    events: times.enumerated().map { index, time in
                        Event(at: EventTime(time), .tap, to: names[index + 1])
                    })
            ])
    }

    static func spring(_ duration: Double, _ bounce: Double) throws -> Change {
        .animated(Animation(.spring(try Spring(duration: duration, bounce: bounce), blendDuration: 0)))
    }

    static func interpolatingSpring(_ duration: Double, _ bounce: Double, velocity: Double = 0) throws -> Change {
        .animated(
            Animation(
                .interpolatingSpring(try Spring(duration: duration, bounce: bounce), initialVelocity: velocity)))
    }

    static func curve(_ curve: TimingCurve, _ duration: Double) -> Change {
        .animated(Animation(.timingCurve(curve, duration: duration)))
    }
}
