import Springs
import TestSupport
import Testing

@testable import Notation

/// Texts of every form, to be damaged.
private let seeds = [
    ".spring(duration: 0.35, bounce: 0.35)", "press=.interpolatingSpring(mass: 1, stiffness: 170, damping: 15)",
    "Animation.bouncy.speed(2).repeatCount(3, autoreverses: false).delay(1/3)", "350ms,0.35", "0.35 -0.3",
    ".timingCurve(UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.2), endControlPoint: .center), duration: 1)",
    "withAnimation(.snappy(duration: 0x1.8p-2)) { a /* b /* c */ */ }", "linear(0, 0.5 20% 40%, 1) 600ms.speed(2)",
    "cubic-bezier(0.2, 0.8, 0.2, 1) 300ms 20ms", "steps(4, jump-end) 1s", "let größe: Animation = .default // x",
    "Spring(settlingDuration: 0.8, dampingRatio: 0.6, epsilon: 0.001)", "'.snappy'", "Spring.snappy",
    "{ type: \"spring\", stiffness: 300, damping: [1, { a: 2 }] }",
    "spring<Float>(dampingRatio = 0.65f, stiffness = 322f)",
    ".animation(on ? .snappy : .bouncy, value: \"it's\")", "transition: all 1s ease",
    "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 300), bounce: 0.3)",
    "UIView.animate(springDuration: 0.5, bounce: 0.2, initialSpringVelocity: 1) { x = 1 }", "config.gentle",
    "let a = CASpringAnimation(keyPath: \"x\")\na.mass = 2; a.stiffness = 3",
]

private let pieces: [Unicode.Scalar] = [
    "(", ")", "[", "]", "{", "}", ".", ",", ":", "=", "-", "+", "*", "/", "<", ">", "?", "\"", "'", "`", "\\", "_", "%",
    ";",
    "0", "1", "9", "e", "x", "p", "f", "s", " ", "\n", "\r", "\t", "\u{0}", "\u{1B}", "\u{301}", "\u{200D}", "\u{FEFF}",
    "\u{202E}", "放", "👩", "\u{FFFD}", "\u{10FFFF}", "\u{2212}",
]

extension Dice {
    fileprivate mutating func damaged(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<(1 + index(below: 6)) {
            let place = index(below: scalars.count + 1)
            switch index(below: 6) {
            case 0: scalars.insert(pieces[index(below: pieces.count)], at: place)
            case 1: if place < scalars.count { scalars.remove(at: place) }
            case 2: if place < scalars.count { scalars[place] = pieces[index(below: pieces.count)] }
            case 3: scalars.removeSubrange(place...)
            case 4:
                let other = Array(seeds[index(below: seeds.count)].unicodeScalars)
                scalars.insert(contentsOf: other[index(below: other.count)...], at: place)
            default:
                let count = index(below: 60)
                scalars.insert(contentsOf: repeatElement(pieces[index(below: pieces.count)], count: count), at: place)
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}

@Suite("Damaged texts")
struct MutationTests {
    @Test("Any text is an animation or an error inside the text, and the caret can be drawn", arguments: 0..<60)
    func damaged(_ seed: Int) {
        var generator = Dice(seed: seed)
        for _ in 0..<250 {
            let text = generator.damaged(seeds[generator.index(below: seeds.count)])
            do throws(NotationError) {
                _ = try AnimationParser.parse(text)
            } catch {
                #expect((0...text.count).contains(error.position), "\(text.debugDescription)")
                #expect(error.text == text)
                #expect(!error.description.isEmpty)
                #expect(error.caret(width: 12).split(separator: "\n").last?.last == "^", "\(text.debugDescription)")
            }
        }
    }

    @Test("Bytes that are no text end as an error too", arguments: 0..<20)
    func bytes(_ seed: Int) {
        var generator = Dice(seed: seed &+ 77)
        for _ in 0..<50 {
            let bytes = (0..<generator.index(below: 200)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            let text = String(decoding: bytes, as: UTF8.self)
            let error = #expect(throws: NotationError.self) { try AnimationParser.parse(text) }
            #expect((0...text.count).contains(error?.position ?? -1))
        }
    }

    @Test(
        "Long texts of one kind end as an error",
        arguments: [
            "(", ".a", "{", "[", "-", "1+", "1*", "f(", "a:", "/*", "\"", ".delay(1)", "a<", "0,", "1 ", "a.b=", "放",
            "linear(", "a{}", "a\n", "1\n", "a?b:c\n",
        ])
    func long(_ piece: String) {
        for count in [1000, 60_000 / piece.utf8.count, 100_000] {
            let text = String(repeating: piece, count: count)
            #expect(throws: NotationError.self) { try AnimationParser.parse(text) }
        }
    }

    @Test("A long chain and a long curve are read")
    func longChain() throws {
        let chain = ".snappy" + String(repeating: ".delay(1)", count: 5000)
        #expect(try AnimationParser.parse(chain).animation.modifiers.count == 5000)
        let sum = ".spring(duration: 0.5" + String(repeating: "+0.125", count: 8000) + ")"
        #expect(try AnimationParser.parse(sum).animation == spring(duration: 1000.5, bounce: 0))
        let linear = "linear(0" + String(repeating: ", 0.5", count: 10_000) + ", 1) 1s"
        guard case .timingCurve(.piecewiseLinear(let curve), _) = try AnimationParser.parse(linear).animation.base
        else {
            Issue.record("no piecewise linear curve")
            return
        }
        #expect(curve.points.count == 10_002)
    }
}
