import Springs

extension Gallery {
    /// A submit button that collapses to a spinner and shows a checkmark when the work is done.
    static let morphingSubmit = Scene(
        unchecked: "morphing-submit",
        title: "Morphing submit",
        summary: "A submit button collapses to a circle with a spinner, then shows a checkmark, then opens again.",
        size: ControlSize(width: 170, height: 64),
        properties: [
            .known("width", reduceMotionValue: 170),
            .known("corner-radius", upTo: 32, reduceMotionValue: 18),
            .known("padding", reduceMotionValue: 52),
            .known("title-opacity"),
            .known("spinner-opacity"),
            .known("checkmark-scale", reduceMotionValue: 1),
            .known("checkmark-opacity"),
            .known("success-fill"),
        ],
        phases: [
            Phase(
                "idle",
                [
                    "width": 170, "corner-radius": 18, "padding": 52, "title-opacity": 1, "spinner-opacity": 0,
                    "checkmark-scale": 0, "checkmark-opacity": 0, "success-fill": 0,
                ],
                look: Look(label: "Submit")),
            Phase(
                "loading",
                ["width": 64, "corner-radius": 32, "padding": 0, "title-opacity": 0, "spinner-opacity": 1],
                look: Look(showsSpinner: true)),
            Phase(
                "success",
                [
                    "width": 64, "corner-radius": 32, "padding": 0, "title-opacity": 0, "checkmark-scale": 1,
                    "checkmark-opacity": 1, "success-fill": 1,
                ],
                look: Look(fill: .green, showsCheckmark: true)),
        ],
        transitions: [
            Transition(
                AdaptiveChange(
                    .animated(.spring(duration: 0.5, bounce: 0.3)), reduced: .animated(.easeInOut(duration: 0.2))))
        ],
        timings: [
            Timing("work", 1.4, "how long the work takes"),
            Timing("dwell", 1.2, "how long the checkmark stays"),
        ],
        variants: [
            Variant(
                "success", "Tapped once; the work ends well.",
                events: [
                    Event(at: EventTime(), .tap, to: "loading", onlyIn: ["idle"]),
                    Event(at: EventTime(plus: "work"), .workDone, to: "success", onlyIn: ["loading"]),
                    Event(at: EventTime(plus: "work", "dwell"), .timeout, to: "idle", onlyIn: ["success"]),
                ]),
            Variant(
                "impatient", "Tapped again while loading: the second tap does nothing.",
                events: [
                    Event(at: EventTime(), .tap, to: "loading", onlyIn: ["idle"]),
                    Event(at: EventTime(0.6), .tap, name: "tap again", to: "loading", onlyIn: ["idle"]),
                    Event(at: EventTime(plus: "work"), .workDone, to: "success", onlyIn: ["loading"]),
                    Event(at: EventTime(plus: "work", "dwell"), .timeout, to: "idle", onlyIn: ["success"]),
                ]),
        ])
}
