import Springs

extension Gallery {
    /// A button that fills while it is held and confirms when full; let go early, the fill springs back.
    static let holdToConfirm = Scene(
        unchecked: "hold-to-confirm",
        title: "Hold to confirm",
        summary: "A button fills while it is held; held to the end it confirms, let go early the fill rewinds.",
        size: ControlSize(width: 240, height: 56),
        properties: [.known("fill")],
        phases: [
            Phase("idle", ["fill": 0], look: Look(label: "Hold to confirm", fill: .red)),
            Phase("holding", ["fill": 1], look: Look(label: "Hold to confirm", fill: .red)),
            Phase("confirmed", ["fill": 1], look: Look(label: "Confirmed", fill: .green, showsCheckmark: true)),
        ],
        transitions: [
            // The fill stands for time, so it stays linear under Reduce Motion too.
            Transition(from: ["idle"], to: "holding", AdaptiveChange(.animated(.linear(duration: 1.2)))),
            Transition(
                from: ["holding"], to: "idle",
                AdaptiveChange(
                    .animated(.spring(duration: 0.4, bounce: 0.2)), reduced: .animated(.easeInOut(duration: 0.2)))),
        ],
        timings: [
            Timing("hold", 1.5, "how long the finger stays down"),
            Timing("long-press", 0.5, "when a general long press would trigger"),
        ],
        variants: [
            Variant("completed", "Held to the end: confirmed.", events: holding),
            Variant(
                "released-early", "Let go half way: the fill rewinds past empty.", events: holding,
                timings: ["hold": 0.6]),
        ])

    private static let holding = [
        Event(at: EventTime(), .press, to: "holding", onlyIn: ["idle"]),
        Event(at: EventTime(plus: "long-press"), .haptic, name: "long press", onlyIn: ["holding"]),
        Event(at: EventTime(1.2), .timeout, name: "full", to: "confirmed", onlyIn: ["holding"]),
        Event(at: EventTime(plus: "hold"), .release, to: "idle", onlyIn: ["holding"]),
    ]
}
