import Springs

extension Gallery {
    /// A submit button whose title, spinner, checkmark and failure mark replace one another by blurring out and in.
    static let asyncSubmit = Scene(
        unchecked: "async-submit",
        title: "Async submit",
        summary: "A submit button swaps its title for a spinner, then for a checkmark or for a retry, by blur replace.",
        size: ControlSize(width: 170, height: 50),
        properties: [
            .known("scale", reduceMotionValue: 1),
            .known("opacity"),
            .known("title-opacity"), blur(of: "title"),
            .known("spinner-opacity"), blur(of: "spinner"),
            .known("checkmark-opacity"), blur(of: "checkmark"),
            .known("retry-opacity"), blur(of: "retry"),
        ],
        phases: [
            Phase(
                "idle",
                [
                    "scale": 1, "opacity": 1, "title-opacity": 1, "spinner-opacity": 0, "checkmark-opacity": 0,
                    "retry-opacity": 0,
                ], look: Look(label: "Submit")),
            Phase("pressed", ["scale": 0.96, "opacity": 0.85], look: Look(label: "Submit")),
            Phase(
                "loading", ["title-opacity": 0, "spinner-opacity": 1],
                look: Look(showsSpinner: true, isDisabled: true)),
            Phase(
                "success", ["title-opacity": 0, "checkmark-opacity": 1], look: Look(fill: .green, showsCheckmark: true)),
            Phase("failure", ["title-opacity": 0, "retry-opacity": 1], look: Look(label: "Retry", fill: .red)),
            Phase(
                "failure-pressed", ["scale": 0.96, "opacity": 0.85, "title-opacity": 0, "retry-opacity": 1],
                look: Look(label: "Retry", fill: .red)),
        ],
        transitions: [
            Transition(from: ["idle"], to: "pressed", press),
            Transition(from: ["failure"], to: "failure-pressed", press),
            Transition(
                from: ["pressed", "failure-pressed"], to: "loading", swap(.snappy),
                overrides: ["scale": release, "opacity": release]),
            Transition(from: ["loading"], to: "success", swap(.bouncy)),
            Transition(from: ["success"], to: "idle", swap(.snappy)),
            Transition(from: ["loading"], to: "failure", swap(.snappy)),
        ],
        timings: [
            Timing("hold", 0.08, "how long the finger stays down"),
            Timing("work", 1.4, "how long the work takes"),
            Timing("dwell", 1.2, "how long the checkmark stays"),
            Timing("pause", 1, "how long the failure is looked at before the retry"),
        ],
        variants: [
            Variant(
                "success", "The work ends well.",
                events: [
                    Event(at: EventTime(), .press, to: "pressed", onlyIn: ["idle"]),
                    Event(at: EventTime(plus: "hold"), .release, to: "loading", onlyIn: ["pressed"]),
                    Event(at: EventTime(plus: "hold", "work"), .workDone, to: "success", onlyIn: ["loading"]),
                    Event(at: EventTime(plus: "hold", "work", "dwell"), .timeout, to: "idle", onlyIn: ["success"]),
                ]),
            Variant(
                "failure", "The work fails, and ends well on the retry.",
                events: [
                    Event(at: EventTime(), .press, to: "pressed", onlyIn: ["idle"]),
                    Event(at: EventTime(plus: "hold"), .release, to: "loading", onlyIn: ["pressed"]),
                    Event(at: EventTime(plus: "hold", "work"), .workFailed, to: "failure", onlyIn: ["loading"]),
                    Event(
                        at: EventTime(plus: "hold", "work", "pause"), .press, name: "press retry",
                        to: "failure-pressed", onlyIn: ["failure"]),
                    Event(
                        at: EventTime(plus: "hold", "work", "pause", "hold"), .release, to: "loading",
                        onlyIn: ["failure-pressed"]),
                    Event(
                        at: EventTime(plus: "hold", "work", "pause", "hold", "work"), .workDone, to: "success",
                        onlyIn: ["loading"]),
                    Event(
                        at: EventTime(plus: "hold", "work", "pause", "hold", "work", "dwell"), .timeout, to: "idle",
                        onlyIn: ["success"]),
                ]),
        ])

    private static let press = AdaptiveChange(.animated(.spring(duration: 0.12, bounce: 0)))
    private static let release = AdaptiveChange(.animated(.spring(duration: 0.35, bounce: 0.35)))

    /// Under Reduce Motion contents only fade.
    private static func swap(_ animation: Animation) -> AdaptiveChange {
        AdaptiveChange(.animated(animation), reduced: .animated(.easeInOut(duration: 0.2)))
    }

    /// What is hidden is blurred by 8 pt, what is shown is sharp.
    private static func blur(of content: String) -> AnimatedProperty {
        .known(
            "\(content)-blur",
            source: .derived(from: "\(content)-opacity", PiecewiseLinearMap(unchecked: (0, 8), (1, 0))),
            reduceMotionValue: 0)
    }
}
