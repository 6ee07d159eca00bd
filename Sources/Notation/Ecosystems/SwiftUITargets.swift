import Springs

extension Target {
    /// `.spring(duration:bounce:)`.
    static let swiftUI = Target(
        id: "swiftui", title: "SwiftUI", holds: "duration and bounce; all modifiers; eased curves",
        curve: { curve, duration, _ in
            let animation = Animation(.timingCurve(curve, duration: duration))
            guard SwiftUINotation.canSay(animation) else { return nil }
            return Writing(
                SwiftUINotation.text(for: animation), plays: .function(end: duration) { curve.value(at: $0 / duration) }
            )
        },
        spring: { hub, _ in
            stepped(hub) { ".spring(\($0.fields([("duration", $0.duration), ("bounce", $0.bounce)])))" }
        })

    /// `.spring(response:dampingFraction:)`.
    static let swiftUIResponse = Target(
        id: "swiftui-response", title: "SwiftUI, response and damping fraction",
        holds: "response and damping ratio; all modifiers",
        spring: { hub, _ in
            stepped(hub) { ".spring(\($0.fields([("response", $0.duration), ("dampingFraction", $0.ratio)])))" }
        })

    /// `.interpolatingSpring(mass:stiffness:damping:)`.
    static let swiftUIPhysical = Target(
        id: "swiftui-physical", title: "SwiftUI, mass, stiffness and damping",
        holds: "mass, stiffness, damping to critical, start velocity; all modifiers",
        spring: { hub, _ in
            let own = hub.unmodified
            let numbers = own.fields([
                ("mass", own.mass), ("stiffness", own.stiffness), ("damping", own.damping),
                ("initialVelocity", own.startVelocity),
            ])
            var writing = Writing(
                ".interpolatingSpring(\(numbers))" + SwiftUINotation.modifiers(of: hub.animation),
                plays: .spring(hub.flattened, velocity: hub.velocity), losses: [.flattened(hub)])
            writing.keeps = [.delay, .repeats]
            return writing
        })

    /// `Spring(duration:bounce:)`.
    static let swiftUISpring = Target(
        id: "swiftui-spring", title: "SwiftUI's Spring", holds: "duration and bounce, or mass, stiffness and damping",
        spring: { hub, _ in
            let code =
                if hub.mass == 1 {
                    "Spring(\(hub.fields([("duration", hub.duration), ("bounce", hub.bounce)])))"
                } else {
                    "Spring("
                        + hub.fields([("mass", hub.mass), ("stiffness", hub.stiffness), ("damping", hub.damping)])
                        + (hub.isOverdamped ? ", allowOverDamping: true)" : ")")
                }
            return Writing(
                code, plays: .spring(hub.spring), losses: [.velocity(hub, "value(target:initialVelocity:time:)")])
        })

    /// A spring of the stepped family, which takes neither mass nor velocity.
    private static func stepped(_ hub: SpringHub, _ code: (SpringHub) -> String) -> Writing {
        let own = hub.unmodified
        let limit = Spring.steppedStiffnessLimit
        var writing = Writing(
            code(own) + SwiftUINotation.modifiers(of: hub.animation), plays: .swiftUI(hub.steppedAnimation),
            losses: [
                .mass(own), .velocity(own),
                .clamped(
                    "the stiffness per unit of mass", own.unitStiffness, min(own.unitStiffness, limit * (1 + 1e-9))),
                .stepped("SwiftUI steps it 300 times a second and ends it by its own rule"),
            ])
        writing.isReference = own.velocity == 0 && own.unitStiffness <= limit * (1 + 1e-9)
        writing.keeps = [.delay, .repeats]
        return writing
    }
}

extension SpringHub {
    /// The spring of the stepped family and its speed, without waits and repeats.
    fileprivate var steppedAnimation: Animation {
        Animation(
            .spring(unmodified.spring, blendDuration: 0),
            modifiers: animation.modifiers.filter { if case .speed = $0 { true } else { false } })
    }

    /// The spring on the animation's own clock, its speed left to a modifier.
    fileprivate var unmodified: SpringHub {
        var base = animation
        base.modifiers = []
        return SpringHub(base) ?? self
    }
}
