import Scenes
import Springs
import Testing

@testable import Analysis

/// Animations, scenes and findings the tests share.
enum AdviceSamples {
    static func spring(_ duration: Double, _ bounce: Double = 0) throws -> Animation {
        Animation(.spring(try Spring(duration: duration, bounce: bounce), blendDuration: 0))
    }

    /// A button of two phases, pressed at 0 and released after a hold.
    static func button(
        _ properties: [AnimatedProperty] = [.known("scale")], pressed: [String: Double] = ["scale": 0.96],
        press: AdaptiveChange, release: AdaptiveChange, overrides: [String: AdaptiveChange] = [:], hold: Double = 0.08,
        size: ControlSize = ControlSize(width: 180, height: 60), look: Look = Look()
    ) throws -> Scene {
        let rest = Dictionary(uniqueKeysWithValues: properties.map { ($0.name, 1.0) })
        return try Scene(
            name: "button", title: "", summary: "", size: size, properties: properties,
            phases: [Phase("released", rest, look: look), Phase("pressed", pressed, look: look)],
            transitions: [
                Transition(from: ["released"], to: "pressed", press, overrides: overrides),
                Transition(from: ["pressed"], to: "released", release, overrides: overrides),
            ],
            variants: [
                Variant(
                    "tap", "",
                    events: [
                        Event(at: EventTime(), .press, to: "pressed", onlyIn: ["released"]),
                        Event(at: EventTime(hold), .release, to: "released", onlyIn: ["pressed"]),
                    ])
            ])
    }

    /// A control that goes through phases of some looks by events, with nothing that moves.
    static func script(
        _ phases: [(name: String, look: Look)], _ events: [Event], size: ControlSize = ControlSize()
    ) throws -> Scene {
        try Scene(
            name: "script", title: "", summary: "", size: size, properties: [.known("scale")],
            phases: phases.enumerated().map { Phase($1.name, $0 == 0 ? ["scale": 1] : [:], look: $1.look) },
            transitions: [], variants: [Variant("only", "", events: events)])
    }

    static func findings(_ scene: Scene, variant: String? = nil) throws -> [Finding] {
        AdviceContext(try Playback(scene, variant: variant)).findings
    }

    /// The built-in scenes with each of their variants.
    static let built: [(scene: Scene, variant: String)] = Gallery.all.flatMap { scene in
        scene.variants.map { (scene, $0.name) }
    }
}

extension [Finding] {
    subscript(_ id: String) -> [Finding] { filter { $0.id == id } }
    var ids: [String] { map(\.id) }
}
