import Springs

extension Gallery {
    /// Two symbols that melt into one another: blurred together, then cut at half alpha.
    static let morphingSymbol = Scene(
        unchecked: "morphing-symbol",
        title: "Morphing symbol",
        summary: "Two symbols cross over while a blur rises and falls; an alpha threshold makes them flow into one.",
        size: ControlSize(width: 150, height: 150),
        properties: [
            .known("progress"),
            .known(
                "blur", source: .derived(from: "progress", triangle), reduceMotionValue: 0),
            .known(
                "first-opacity",
                source: .derived(from: "progress", PiecewiseLinearMap(unchecked: (0, 1), (1, 0)))),
            .known(
                "second-opacity",
                source: .derived(from: "progress", PiecewiseLinearMap(unchecked: (0, 0), (1, 1)))),
        ],
        phases: [
            Phase("first", ["progress": 0], look: Look(labelColor: .black, fill: .clear)),
            Phase("second", ["progress": 1], look: Look(labelColor: .black, fill: .clear)),
        ],
        transitions: [
            Transition(
                AdaptiveChange(
                    .animated(.interpolatingSpring(duration: 1, bounce: 0)),
                    reduced: .animated(.easeInOut(duration: 0.2))))
        ],
        timings: [Timing("stay", 2, "how long the second symbol stays")],
        variants: [
            Variant("there-and-back", "To the second symbol, and back when it has settled.", events: taps),
            Variant(
                "interrupted", "Tapped again half way: the way back is layered over the way there.", events: taps,
                timings: ["stay": 0.3]),
        ])

    /// 40 · (p > 0.5 ? |1 − p| : p): 20 pt half way, rising again past 1.
    private static let triangle = PiecewiseLinearMap(unchecked: (0, 0), (0.5, 20), (1, 0), (2, 40))

    private static let taps = [
        Event(at: EventTime(), .tap, to: "second", onlyIn: ["first"]),
        Event(at: EventTime(plus: "stay"), .tap, to: "first", onlyIn: ["second"]),
    ]
}
