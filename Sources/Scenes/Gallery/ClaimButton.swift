import Springs

extension Gallery {
    /// A button whose four states have each a look, and no animation between them.
    static let claimButton = Scene(
        unchecked: "claim-button",
        title: "Claim button",
        summary: "A button goes through loading, confirmed and disabled; no animation is given, so everything jumps.",
        size: ControlSize(width: 160, height: 50),
        properties: [
            .known("text-red"), .known("text-green"), .known("text-blue"),
            .known("border-opacity"), .known("spinner-opacity"),
        ],
        phases: [
            Phase(
                "normal",
                [
                    "text-red": 0, "text-green": 122.0 / 255, "text-blue": 1, "border-opacity": 0,
                    "spinner-opacity": 0,
                ],
                look: Look(label: "Claim", labelColor: .blue, fillOpacity: 0.2)),
            Phase(
                "loading",
                ["text-red": 142.0 / 255, "text-green": 142.0 / 255, "text-blue": 147.0 / 255, "spinner-opacity": 1],
                look: Look(
                    label: "Claiming", labelColor: .gray, fill: .gray, fillOpacity: 0.2, showsSpinner: true,
                    isDisabled: true)),
            Phase(
                "confirmed",
                ["text-red": 52.0 / 255, "text-green": 199.0 / 255, "text-blue": 89.0 / 255, "border-opacity": 1],
                look: Look(
                    label: "Claimed", labelColor: .green, fill: .green, fillOpacity: 0.2, border: .green,
                    showsCheckmark: true)),
            Phase(
                "disabled",
                ["text-red": 142.0 / 255, "text-green": 142.0 / 255, "text-blue": 147.0 / 255],
                look: Look(label: "Claimed", labelColor: .gray, fill: .gray, fillOpacity: 0.2, isDisabled: true)),
        ],
        transitions: [Transition(AdaptiveChange(.jump))],
        variants: [
            Variant("as-designed", "No animation: every value jumps.", events: states),
            Variant(
                "smooth", "What `.smooth` would do.", events: states,
                transitions: [Transition(AdaptiveChange(.animated(.smooth), reduced: .jump))]),
        ])

    private static let states = [
        Event(at: EventTime(1), .tap, to: "loading", onlyIn: ["normal"]),
        Event(at: EventTime(3), .workDone, to: "confirmed", onlyIn: ["loading"]),
        Event(at: EventTime(4), .timeout, name: "disable", to: "disabled", onlyIn: ["confirmed"]),
        Event(at: EventTime(5), .timeout, name: "reset", to: "normal", onlyIn: ["disabled"]),
    ]
}
