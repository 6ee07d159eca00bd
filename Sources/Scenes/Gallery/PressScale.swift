import Springs

extension Gallery {
    /// A button style that shrinks and dims while pressed, quickly and without bounce, and springs back with some.
    static let pressScale = Scene(
        unchecked: "press-scale",
        title: "Press scale",
        summary: "A button shrinks and dims under the finger and springs back when it lifts.",
        size: ControlSize(width: 160, height: 50),
        properties: [.known("scale", reduceMotionValue: 1), .known("opacity")],
        phases: [
            Phase("released", ["scale": 1, "opacity": 1], look: Look(label: "Press")),
            Phase("pressed", ["scale": 0.96, "opacity": 0.85], look: Look(label: "Press")),
        ],
        transitions: [
            Transition(
                from: ["released"], to: "pressed", AdaptiveChange(.animated(.spring(duration: 0.12, bounce: 0)))),
            Transition(
                from: ["pressed"], to: "released", AdaptiveChange(.animated(.spring(duration: 0.35, bounce: 0.35)))),
        ],
        timings: [Timing("hold", 0.08, "how long the finger stays down")],
        variants: [
            Variant("tap", "A tap: the finger lifts before the press has settled.", events: pressAndRelease),
            Variant(
                "long-press", "The finger stays down until the press has settled.", events: pressAndRelease,
                timings: ["hold": 0.5]),
            Variant(
                "haptic-press", "One spring both ways, a haptic tick on touch down; the opacity stays.",
                events: [Event(at: EventTime(), .haptic)] + pressAndRelease,
                transitions: [
                    Transition(
                        AdaptiveChange(.animated(.snappy(duration: 0.2))),
                        overrides: ["opacity": AdaptiveChange(.hold)])
                ]),
        ])

    private static let pressAndRelease = [
        Event(at: EventTime(), .press, to: "pressed", onlyIn: ["released"]),
        Event(at: EventTime(plus: "hold"), .release, to: "released", onlyIn: ["pressed"]),
    ]
}
