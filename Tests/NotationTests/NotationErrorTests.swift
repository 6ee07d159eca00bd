import Springs
import Testing

@testable import Notation

private let known = """
    spring, smooth, snappy, bouncy, interactiveSpring, interpolatingSpring, linear, easeIn, easeOut, easeInOut, \
    timingCurve and default
    """
private let springForms = """
    spring(duration:bounce:blendDuration:), spring(response:dampingFraction:blendDuration:) or spring(_:blendDuration:)
    """

private let empty = [
    Refusal(
        "", at: 0, "the animation is empty; give one such as .spring(duration: 0.35, bounce: 0.35), 0.35,0.35 or snappy"
    ),
    Refusal(
        " \n\t ", at: 0,
        "the animation is empty; give one such as .spring(duration: 0.35, bounce: 0.35), 0.35,0.35 or snappy"),
    Refusal("press=", at: 6, "nothing follows the label 'press='; give an animation such as press='.snappy'"),
    Refusal("press=''", at: 7, "nothing follows the label 'press='; give an animation such as press='.snappy'"),
]

private let labels = [
    Refusal(
        "my press=.snappy", at: 2,
        "'my press' is no label: it contains a blank; a label is a letter followed by letters, digits, '_' or '-'"),
    Refusal(
        "1st=.snappy", at: 0,
        "'1st' is no label: it does not start with a letter; a label is a letter followed by letters, digits, '_' or '-'"
    ),
    Refusal(
        "a+b=.snappy", at: 1,
        "'a+b' is no label: it contains '+'; a label is a letter followed by letters, digits, '_' or '-'"),
    Refusal(
        "=.snappy", at: 0, "'' is no label: it is empty; a label is a letter followed by letters, digits, '_' or '-'"),
]

private let names = [
    Refusal(".sprnig(duration: 0.35)", at: 1, "unknown animation 'sprnig'; did you mean 'spring'?"),
    Refusal("press=snapy", at: 6, "unknown animation 'snapy'; did you mean 'snappy'?"),
    Refusal("Animation.xyzzy", at: 10, "unknown animation 'xyzzy'; known are \(known)"),
    Refusal(".snappy.dely(2)", at: 8, "unknown animation modifier 'dely'; did you mean 'delay'?"),
    Refusal(
        ".snappy.opacity(0)", at: 8,
        "unknown animation modifier 'opacity'; known are delay, speed, repeatCount and repeatForever"),
    Refusal(".delay(1)", at: 1, "found the modifier 'delay' where an animation in front of it should stand"),
    Refusal("Spring.snapy", at: 7, "unknown spring 'snapy'; did you mean 'snappy'?"),
    Refusal(
        "Spring(duration: 1).delay(1)", at: 20, "a Spring has no modifier 'delay'; write .spring(Spring(…)).delay"),
    Refusal(
        ".timingCurve(.circularEasIn, duration: 1)", at: 14,
        "unknown unit curve 'circularEasIn'; did you mean 'circularEaseIn'?"),
    Refusal("nil", at: 0, "nil is no animation: the value jumps; leave it out"),
]

private let arguments = [
    Refusal(".spring(duraton: 0.35)", at: 8, "spring has no argument 'duraton'; did you mean 'duration'?"),
    Refusal(
        ".smooth(bounce: 0.35)", at: 8, "smooth has no argument 'bounce'; known are duration and extraBounce"),
    Refusal(".spring(duration: 1, duration: 2)", at: 21, "spring has 'duration' twice; give it once"),
    Refusal(
        ".spring(duration: 1, dampingFraction: 2)", at: 21,
        "spring does not take 'dampingFraction' together with 'duration'; write \(springForms)"),
    Refusal(".spring(0.35, 0.35)", at: 14, "spring has no place for this argument; write \(springForms)"),
    Refusal(".interpolatingSpring(stiffness: 170)", at: 35, "interpolatingSpring needs 'damping'"),
    Refusal("Spring(response: 0.5)", at: 20, "Spring needs 'dampingRatio'"),
    Refusal(".snappy.delay()", at: 14, "delay needs 1 unlabelled value, as in delay(_:)"),
    Refusal(".snappy.delay", at: 13, "delay needs 1 unlabelled value, as in delay(_:)"),
    Refusal(".default(duration: 1)", at: 9, "default takes no arguments, so not 'duration'"),
    Refusal(
        ".timingCurve(0.1, 0.2)", at: 21, "timingCurve needs 4 unlabelled values, as in timingCurve(_:_:_:_:duration:)"),
    Refusal(".timingCurve(.easeIn)", at: 20, "timingCurve needs 'duration'"),
    Refusal(
        ".spring(stiffness: 300, damping: 20)", at: 8,
        "spring has no argument 'stiffness'; write .interpolatingSpring(stiffness:damping:) or .spring(Spring(stiffness:damping:))"
    ),
    Refusal(".spring(0.35)", at: 8, "this is not a Spring such as Spring(duration: 0.5, bounce: 0.2)"),
]

private let numbers = [
    Refusal(
        ".spring(duration: 0, bounce: 0)", at: 18,
        "\(SpringError.notPositive(parameter: "duration", value: 0.0))"),
    Refusal(".spring(duration: -.5)", at: 18, "\(SpringError.notPositive(parameter: "duration", value: -0.5))"),
    Refusal(
        ".spring(duration: 0.35, bounce: 1.2)", at: 32,
        "\(SpringError.bounceOutOfRange(1.2))"),
    Refusal(".spring(bounce: -1)", at: 16, "\(SpringError.bounceOutOfRange(-1.0))"),
    Refusal(
        ".bouncy(extraBounce: 0.75)", at: 21,
        "\(SpringError.bounceOutOfRange(1.05))"),
    Refusal(
        ".spring(dampingFraction: -0.5)", at: 25,
        "\(SpringError.negative(parameter: "damping ratio", value: -0.5))"),
    Refusal(".spring(bounce: .nan)", at: 16, "the value nan is not allowed; give a finite number"),
    Refusal(".spring(duration: .infinity)", at: 18, "the value inf is not allowed; give a finite number"),
    Refusal(".spring(duration: 1/0)", at: 18, "the value inf is not allowed; give a finite number"),
    Refusal(".spring(duration: 1e999)", at: 18, "the number inf is not allowed; give a finite one"),
    Refusal(
        "Spring(mass: 0, stiffness: 1, damping: 1)", at: 13,
        "\(SpringError.notPositive(parameter: "mass", value: 0.0))"),
    Refusal(
        ".interpolatingSpring(stiffness: -1, damping: 1)", at: 32,
        "\(SpringError.notPositive(parameter: "stiffness", value: -1.0))"),
    Refusal(
        ".interpolatingSpring(stiffness: 1, damping: -1)", at: 44,
        "\(SpringError.negative(parameter: "damping", value: -1.0))"),
    Refusal(".easeOut(duration: 0)", at: 19, "duration 0 is not allowed; give a duration above 0"),
    Refusal(".snappy.delay(-1)", at: 14, "delay -1 is not allowed; give 0 or more"),
    Refusal(".snappy.speed(0)", at: 14, "speed 0 is not allowed; give a speed above 0"),
    Refusal(".snappy.repeatCount(1.5)", at: 20, "repeatCount 1.5 is not allowed; give a whole number of 1 or more"),
    Refusal(
        ".snappy.repeatCount(1e300)", at: 20,
        "repeatCount 1e300 is not allowed; give a whole number of 1 or more"),
    Refusal(".spring(blendDuration: -1)", at: 23, "blendDuration -1 is not allowed; give 0 or more"),
    Refusal(
        ".timingCurve(0, 0, 1.5, 1)", at: 19, "\(EasingError.controlPointOutOfRange(coordinate: "x2", value: 1.5))"),
    Refusal(".spring(duration: 1px)", at: 19, "the unit 'px' does not fit here; use ms, s or no unit"),
    Refusal(".spring(bounce: 1s)", at: 17, "the unit 's' does not fit here; use no unit"),
    Refusal(".spring(duration: \"1\")", at: 18, "the text '1' is not a number"),
    Refusal(".spring(duration: slow)", at: 18, "the value of 'slow' is not known here; write the number"),
    Refusal(".snappy.repeatForever(autoreverses: 1)", at: 36, "this is not true or false"),
    Refusal("0,0", at: 0, "\(SpringError.notPositive(parameter: "duration", value: 0.0))"),
    Refusal("-0.35", at: 0, "\(SpringError.notPositive(parameter: "duration", value: -0.35))"),
    Refusal(
        "0.35,1.5", at: 5,
        "\(SpringError.bounceOutOfRange(1.5))"),
    Refusal("0,35", at: 1, "',' separates duration and bounce; write '.' as the decimal point, such as 0.35"),
    Refusal("NaN", at: 0, "duration nan is not allowed; give a finite number"),
    Refusal("-inf,0", at: 0, "duration -inf is not allowed; give a finite number"),
    Refusal("0.35,nan", at: 5, "bounce nan is not allowed; give a finite number"),
    Refusal("0.35,", at: 5, "the text ends where a bounce such as 0.35 should stand"),
    Refusal("0.35,0.35,0.1", at: 9, "found ',' where the end after duration and bounce should stand"),
    Refusal("0,35;0,35", at: 4, "found ';' where the end after duration and bounce should stand"),
    Refusal("0x", at: 0, "'0x' is not a number; write digits with '.' as the decimal point, such as 0.35"),
]

private let shapes = [
    Refusal("press: 0.35", at: 5, "':' cannot stand here; write '=' behind a label, such as press=.snappy"),
    Refusal("pres-scale", at: 0, "unknown animation 'pres-scale'; known are \(known)"),
    Refusal("ease-iout", at: 0, "unknown animation 'ease-iout'; did you mean 'ease-out'?"),
    Refusal("buttons.json5", at: 0, "unknown animation 'buttons.json5'; known are \(known)"),
    Refusal(".spring(duration: 0.35", at: 22, "the text ends where ')' after the arguments of 'spring' should stand"),
    Refusal(".spring(duration: )", at: 18, "found ')' where an animation or a value should stand"),
    Refusal(
        ".snappy .bouncy", at: 9,
        "unknown animation modifier 'bouncy'; known are delay, speed, repeatCount and repeatForever"),
    Refusal(".snappy bouncy", at: 8, "found 'bouncy' where the end of the animation should stand"),
    Refusal(".", at: 1, "the text ends where a name after '.' should stand"),
    Refusal(".spring(/* open", at: 15, "the text ends where the end '*/' of a comment should stand"),
    Refusal("\"snappy", at: 7, "the text ends where the closing quote \" should stand"),
    Refusal("\u{1B}[2J", at: 0, "found '\u{FFFD}' where an animation or a value should stand"),
    Refusal(
        "{ type: \"a\u{202E}\n\" }", at: 8,
        "unknown transition type 'a\u{FFFD}\u{FFFD}'; known are spring, tween and keyframes"),
    Refusal(".animation()", at: 11, "animation needs 1 unlabelled value, as in animation(_:value:)"),
    Refusal("§", at: 0, "found '§' where an animation or a value should stand"),
    Refusal(
        String(repeating: "(", count: 5000), at: 32, "brackets and signs are nested more than 32 deep; write it flatter"
    ),
    Refusal(
        String(repeating: "+", count: 4000) + "a", at: 32,
        "brackets and signs are nested more than 32 deep; write it flatter"),
    Refusal(
        ".spring(duration: " + String(repeating: "-", count: 5000) + "1)", at: 49,
        "brackets and signs are nested more than 32 deep; write it flatter"),
    Refusal(
        String(repeating: "a", count: 100_000), at: 0, "the text is 100000 bytes long; an animation has at most 65536"),
]

@Suite("What is refused")
struct NotationErrorTests {
    @Test(
        "A refused text gets a whole sentence and a place",
        arguments: empty + labels + names + arguments + numbers + shapes)
    func refusal(_ refusal: Refusal) {
        let error = #expect(throws: NotationError.self) { try AnimationParser.parse(refusal.text) }
        #expect(error?.description == refusal.sentence)
        #expect(error?.position == refusal.position)
    }

    @Test(
        "The caret stands under the place",
        arguments: [
            (".sprnig()", "    .sprnig()\n     ^"),
            (".spring(\n  duraton: 1)", "      duraton: 1)\n      ^"),
            (".spring(\r\n\tduraton: 1)", "     duraton: 1)\n     ^"),
            (".spring(", "    .spring(\n            ^"),
            // Two columns each: the caret stands at column 4 + 5 × 2.
            ("放放放放=.x.y", "    放放放放=.x.y\n              ^"),
            // A combining accent takes no room of its own.
            ("e\u{301}e\u{301}=.xyzzyx", "    e\u{301}e\u{301}=.xyzzyx\n        ^"),
            ("👩‍👩‍👧‍👦=.snappy", "    👩‍👩‍👧‍👦=.snappy\n    ^"),
            ("❤️❤️=.snappy", "    ❤️❤️=.snappy\n    ^"),
            // The heart takes two columns.
            ("{ type: \"❤️\" x }", "    { type: \"❤️\" x }\n                 ^"),
            ("a\u{1B}[31m=.snappy", "    a [31m=.snappy\n     ^"),
        ])
    func caret(_ text: String, _ drawing: String) {
        let error = #expect(throws: NotationError.self) { try AnimationParser.parse(text) }
        #expect(error?.caret() == drawing)
        #expect(error?.rendered == "\(error?.description ?? "")\n\(drawing)")
    }

    @Test("A long line is cut around the place")
    func clipped() {
        let before = "duration: 1," + String(repeating: " ", count: 200)
        let text = ".spring(" + before + "x: 1, " + String(repeating: "zz: 1, ", count: 40) + ")"
        let error = #expect(throws: NotationError.self) { try AnimationParser.parse(text) }
        let lines = error?.caret(width: 44).split(separator: "\n") ?? []
        #expect(lines.count == 2)
        #expect(lines.first.map { $0.count <= 44 } ?? false)
        #expect(lines.first?.hasPrefix("    …") ?? false)
        #expect(lines.first?.hasSuffix("…") ?? false)
        let column = lines.last?.firstIndex(of: "^").map { lines[1].distance(from: lines[1].startIndex, to: $0) } ?? 0
        #expect(Array(lines.first ?? "")[column] == "x")
    }

    @Test("Words the caller knows are suggested too")
    func alsoKnown() {
        let error = #expect(throws: NotationError.self) {
            try AnimationParser.parse("pres-scale", alsoKnown: ["press-scale", "claim-button"])
        }
        #expect(error?.description == "unknown animation or scene 'pres-scale'; did you mean 'press-scale'?")
    }

    @Test("An error made by hand keeps its place inside the text")
    func placeInside() {
        #expect(NotationError(.empty(label: nil), text: "ab", position: 9).position == 2)
        #expect(NotationError(.empty(label: nil), text: "ab", position: -1).position == 0)
    }
}
