import Springs
import Testing

@testable import Notation

private func linear(_ stops: (Double, Double?)...) -> TimingCurve {
    .piecewiseLinear(
        known { () throws(EasingError) in try PiecewiseLinear(stops: stops.map { .init(output: $0.0, position: $0.1) })
        })
}

private func steps(_ count: Int, _ jump: StepCurve.Jump) -> TimingCurve {
    .steps(known { () throws(EasingError) in try StepCurve(count: count, jump: jump) })
}

// Keyword curves and stop rules: CSS Easing Functions Level 2; order of times: CSS Transitions Level 1.
private let easings = [
    Saying("ease 300ms", curve(bezier(0.25, 0.1, 0.25, 1), 0.3)),
    Saying("ease-in 200ms", curve(bezier(0.42, 0, 1, 1), 0.2)),
    Saying("ease-out 200ms", curve(bezier(0, 0, 0.58, 1), 0.2)),
    Saying("ease-in-out .2s", curve(bezier(0.42, 0, 0.58, 1), 0.2)),
    Saying("linear 1s", curve(.linear, 1)),
    Saying("300ms linear", curve(.linear, 0.3)),
    Saying("300ms ease-out 50ms", curve(.easeOut, 0.3).with(.delay(0.05))),
    Saying("EASE-OUT 1S", curve(.easeOut, 1)),
    Saying("cubic-bezier(0.2, 0.8, 0.2, 1) 300ms", curve(bezier(0.2, 0.8, 0.2, 1), 0.3)),
    Saying("cubic-bezier(.2,-.5,1,1.5) 300ms", curve(bezier(0.2, -0.5, 1, 1.5), 0.3)),
    Saying("transition: transform 300ms ease-out;", curve(.easeOut, 0.3)),
    Saying("transition: ease-out 300ms", curve(.easeOut, 0.3)),
    Saying("steps(4) 1s", curve(steps(4, .end), 1)),
    Saying("steps(4, jump-end) 1s", curve(steps(4, .end), 1)),
    Saying("steps(3, start) 1s", curve(steps(3, .start), 1)),
    Saying("steps(2, jump-none) 1s", curve(steps(2, .none), 1)),
    Saying("steps(2, jump-both) 1s", curve(steps(2, .both), 1)),
    Saying("step-start 1s", curve(steps(1, .start), 1)),
    Saying("step-end 1s", curve(steps(1, .end), 1)),
    Saying("linear(0, 0.5 20%, 1) 600ms", curve(linear((0, nil), (0.5, 0.2), (1, nil)), 0.6)),
    Saying("linear(0, 20% 0.5, 1) 600ms", curve(linear((0, nil), (0.5, 0.2), (1, nil)), 0.6)),
    Saying("linear(0, 0.5 20% 40%, 1) 1s", curve(linear((0, nil), (0.5, 0.2), (0.5, 0.4), (1, nil)), 1)),
    Saying("linear(-0.1, 1.2 7.5%, 1) 1s", curve(linear((-0.1, nil), (1.2, 0.075), (1, nil)), 1)),
    Saying("ease-out 200ms.delay(0.1).speed(2)", curve(.easeOut, 0.2).with(.delay(0.1), .speed(2))),
]

private let refusals = [
    Refusal("ease-out 0.2", at: 9, "the time 0.2 has no unit; write 0.2s or 0.2ms"),
    Refusal("ease-out 200px", at: 9, "the unit 'px' does not fit here; use s, ms or no unit"),
    Refusal("ease-out 0ms", at: 9, "duration 0 is not allowed; give a duration above 0"),
    Refusal("ease-out 1s -1s", at: 12, "delay -1 is not allowed; give 0 or more"),
    Refusal("300ms eese-out", at: 6, "unknown easing 'eese-out'; did you mean 'ease-out'?"),
    Refusal(
        "cubic-bezier(0.2, 0.8, 0.2) 1s", at: 26,
        "found ')' where ',' and the next of the four numbers of cubic-bezier should stand"),
    Refusal(
        "cubic-bezier(-0.2, 0, 1, 1) 1s", at: 13, "\(EasingError.controlPointOutOfRange(coordinate: "x1", value: -0.2))"
    ),
    Refusal(
        "cubic-bezier(0.2, 0", at: 19,
        "the text ends where ',' and the next of the four numbers of cubic-bezier should stand"),
    Refusal("steps(0) 1s", at: 6, "\(EasingError.stepCountOutOfRange(count: 0, minimum: 1))"),
    Refusal("steps(1, jump-none) 1s", at: 6, "\(EasingError.stepCountOutOfRange(count: 1, minimum: 2))"),
    Refusal("steps(1.5) 1s", at: 6, "step count 1.5 is not allowed; give a whole number"),
    Refusal(
        "steps(4, jump) 1s", at: 9, "found 'jump' where jump-start, jump-end, jump-none or jump-both should stand"),
    Refusal(
        "ease-in-out(0.2)", at: 11,
        "found '(' where a time such as 200ms, as ease-in-out takes no numbers, should stand"),
    Refusal(
        "linear(0, 1 2 3) 1s", at: 12, "found another number where ',' after an output and its positions should stand"),
    Refusal("linear(0, 50%, 1) 1s", at: 10, "a stop without output; write it as 0.5 20%"),
    Refusal("ease 1s ease-in", at: 8, "found 'ease-in' where a time, as the easing was said already should stand"),
    Refusal("ease 1s, linear 2s", at: 7, "',' begins a second transition; give each as a word of its own"),
]

@Suite("CSS")
struct CSSReaderTests {
    @Test("A CSS easing with its times is the curve of the specification", arguments: easings)
    func reading(_ saying: Saying) throws {
        let read = try AnimationParser.parse(saying.text)
        #expect(read.animation == saying.animation)
        #expect(read.ecosystem == .css)
    }

    @Test("A refused text gets a whole sentence and a place", arguments: refusals)
    func refusal(_ refusal: Refusal) {
        let error = #expect(throws: NotationError.self) { try AnimationParser.parse(refusal.text) }
        #expect(error?.description == refusal.sentence)
        #expect(error?.position == refusal.position)
    }

    @Test("Without a duration SwiftUI's is taken, and said")
    func assumedDuration() throws {
        let read = try AnimationParser.parse("ease-in-out")
        #expect(read.animation == curve(.easeInOut, 0.35))
        #expect(read.warnings == [.durationAssumed(seconds: 0.35)])
    }

    @Test(
        "A curve is written as CSS has it",
        arguments: [
            (TimingCurve.ease, "ease"), (.easeInOut, "ease-in-out"), (.linear, "linear"),
            (bezier(0.2, 0.8, 0.2, 1), "cubic-bezier(0.2, 0.8, 0.2, 1)"), (steps(4, .end), "steps(4)"),
            (steps(2, .both), "steps(2, jump-both)"),
            (linear((0, nil), (0.5, 0.2), (1, nil)), "linear(0 0%, 0.5 20%, 1 100%)"),
        ])
    func writing(_ curve: TimingCurve, _ text: String) {
        #expect(CSSNotation.text(for: curve) == text)
    }

    @Test("CSS has no circular curves", arguments: [TimingCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut])
    func circular(_ curve: TimingCurve) {
        #expect(CSSNotation.text(for: curve) == nil)
    }
}
