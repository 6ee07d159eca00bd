import Foundation
import Springs
import Testing

@testable import Notation

private let file = """
    {
      "motion": {
        "$description": "How things move.",
        "release": { "$type": "transition",
          "$value": { "duration": {"value": 577, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"},
                      "timingFunction": [0.3393, 0.9257, 0, 1.1728] },
          "$extensions": { "com.example.kept": [1, null, {"a": "b"}],
                           "dev.dashpot.spring": { "duration": 0.35, "bounce": 0.35 } } },
        "quick-press": { "$type": "lms.spring", "$value": {"response": 0.3, "damping": 0.7} },
        "heavy": { "$type": "custom-spring", "$value": {"mass": 2, "stiffness": 300, "damping": 30} },
        "ease": { "$type": "transition", "$value": { "duration": "{time.short}", "delay": {"value": 40, "unit": "ms"},
                  "timingFunction": "{curves.out}" } }
      },
      "time": { "$type": "duration", "short": { "$value": {"value": 0.2, "unit": "s"} } },
      "curves": { "$type": "cubicBezier", "out": { "$value": [0, 0, 0.58, 1] } },
      "old": { "time": { "$type": "duration", "$value": "350ms" }, "in": { "$type": "cubicBezier", "$value": [0.42, 0, 1, 1] } },
      "colour": { "$type": "color", "red": { "$value": "#f00" } }
    }
    """

/// A file that is refused: the line, and what the sentence says.
private struct Refused: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let sentence: String

    init(_ text: String, line: Int, _ sentence: String) {
        self.text = text
        self.line = line
        self.sentence = sentence
    }

    var testDescription: String { text.debugDescription }
}

/// A transition with one member replaced.
private func transition(
    duration: String = #"{"value": 1, "unit": "s"}"#, delay: String = #"{"value": 0, "unit": "ms"}"#,
    curve: String = "[0, 0, 1, 1]", more: String = ""
) -> String {
    "{\n\"a\": {\"$type\": \"transition\",\n\"$value\": {\"duration\": \(duration), \"delay\": \(delay), \"timingFunction\": \(curve)\(more)}}}"
}

// The rules of the published schema of module 2025.10: what must be there, what may be, and in which units.
private let refused = [
    Refused("[]", line: 1, "a token file is an object of groups and tokens, and this is a list"),
    Refused("{ \"a\": }", line: 1, "'}' stands where a value should"),
    Refused(
        transition(more: ", \"ease\": 1"), line: 3,
        "a: a transition has no 'ease'; known are duration, delay and timingFunction"),
    Refused(
        "{\"a\": {\"$type\": \"transition\", \"$value\": {\"duration\": {\"value\": 1, \"unit\": \"s\"}}}}", line: 1,
        "a: a transition needs 'delay'"),
    Refused(
        transition(duration: "1"), line: 3,
        "a: a duration cannot be a number; give an object such as { \"value\": 350, \"unit\": \"ms\" }"),
    Refused(transition(duration: #"{"value": 1}"#), line: 3, "a: a duration needs 'unit'"),
    Refused(transition(duration: #"{"value": 1, "unit": "min"}"#), line: 3, "a: a unit cannot be 'min'; give ms or s"),
    Refused(
        transition(duration: #"{"value": 1, "unit": "s", "x": 1}"#), line: 3,
        "a: a duration has no 'x'; known are value and unit"),
    Refused(
        transition(duration: #"{"value": -1, "unit": "s"}"#), line: 3,
        "a: a value cannot be a number; give a number of 0 or more"),
    Refused(
        transition(duration: #"{"value": 0, "unit": "s"}"#), line: 3, "a: a duration cannot be 0; give a time above 0"),
    Refused(
        transition(curve: "[0, 0, 1]"), line: 3,
        "a: a cubicBezier cannot be a list of 3 elements; give four numbers x1, y1, x2, y2"),
    Refused(
        transition(curve: "[0, 0, 1.5, 1]"), line: 3,
        "a: a cubicBezier cannot be these numbers; give four numbers x1, y1, x2, y2, x from 0 to 1"),
    Refused(transition(curve: "\"{no.such}\""), line: 3, "a: there is no token 'no.such'"),
    Refused(
        "{\n\"a\": {\"$type\": \"cubicBezier\", \"$value\": \"{b}\"},\n\"b\": {\"$type\": \"cubicBezier\", \"$value\": \"{a}\"}}",
        line: 3, "a: the references go in a circle: a → b → a"),
    Refused(
        "{\"a\": {\"$type\": \"spring\", \"$value\": 3}}", line: 1,
        "a: a spring cannot be a number; give an object such as { \"duration\": 0.35, \"bounce\": 0.35 }"),
    Refused(
        "{\"a\": {\"$type\": \"spring\", \"$value\": {\"duration\": 0.5, \"bounce\": 2}}}", line: 1,
        "a: \(SpringError.bounceOutOfRange(2.0))"),
    Refused(
        "{\"a\": {\"$type\": \"spring\", \"$value\": \"snapy\"}}", line: 1,
        "a: unknown animation 'snapy'; did you mean 'snappy'?"),
    Refused(
        "{\"a\": {\"$type\": \"spring\", \"$value\": {\"stiffness\": 300, \"friction\": 20}}}", line: 1,
        "a: 'stiffness' is Motion's and Reanimated's word and 'friction' react-spring's and React Native's; write stiffness and damping, or tension and friction"
    ),
]

@Suite("Design tokens")
struct TokenTests {
    @Test("Springs, transitions and easings are found in order, references and group types resolved")
    func read() throws {
        let tokens = try TokenFile(file).tokens
        #expect(
            tokens.map(\.name) == [
                "motion.release", "motion.quick-press", "motion.heavy", "motion.ease", "curves.out", "old.in",
            ])
        #expect(tokens[0].animation == spring(duration: 0.35, bounce: 0.35))
        #expect(tokens[1].animation == spring(response: 0.3, ratio: 0.7))
        #expect(tokens[2].animation == spring(mass: 2, stiffness: 300, damping: 30))
        #expect(tokens[3].animation == curve(bezier(0, 0, 0.58, 1), 0.2).with(.delay(0.04)))
        #expect(tokens[5].animation == curve(bezier(0.42, 0, 1, 1), 0.35))
        #expect(tokens.flatMap(\.findings).isEmpty)
        #expect(tokens[1].position.line == 9)
        #expect(tokens[1].camelCase == "motionQuickPress")
        #expect(tokens[1].kebabCase == "motion-quick-press")
    }

    @Test("An extension with a mass and a velocity is that spring")
    func extensions() throws {
        let text = """
            {"a": {"$type": "transition", "$value": "{b}", "$extensions": {"dev.dashpot.spring": {"duration": 0.5, "bounce": 0.5, "mass": 2, "velocity": 3}}},
             "b": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "s"}, "timingFunction": [0.2, 0.5, 0, 1.1]}}}
            """
        let token = try #require(try TokenFile(text).tokens.first)
        guard case .interpolatingSpring(let spring, let velocity) = token.animation.base else {
            Issue.record("no interpolating spring")
            return
        }
        #expect(velocity == 3)
        #expect(spring.mass == 2)
        // k = m(2π/d)², c = 2ζm·2π/d.
        #expect(abs(spring.stiffness - 2 * pow(4 * .pi, 2)) < 1e-9)
        #expect(abs(spring.damping - 2 * 0.5 * 2 * 4 * .pi) < 1e-9)
    }

    @Test("A value that is not what its spring implies is a finding")
    func drifted() throws {
        let text = file.replacingOccurrences(of: "\"value\": 577", with: "\"value\": 300")
        let token = try TokenFile(text).tokens[0]
        #expect(token.findings.count == 1)
        #expect(token.findings.first?.hasPrefix("motion.release: the value is ") ?? false)
        #expect(token.findings.first?.contains("write duration 577 ms") ?? false)
    }

    @Test("A file that breaks a rule names the token, the line and what is allowed", arguments: refused)
    private func refusal(_ refused: Refused) {
        let error = #expect(throws: TokenFileError.self) { try TokenFile(refused.text, file: "t.json") }
        #expect(error?.position.line == refused.line)
        #expect(error.map { "\($0)" }?.hasSuffix(refused.sentence) ?? false, "\(error.map { "\($0)" } ?? "")")
        #expect(error.map { "\($0)" }?.hasPrefix("t.json:\(refused.line):") ?? false)
    }

    @Test("Every language has one constant a token, in order, under a header with the source's hash")
    func languages() throws {
        let tokens = try TokenFile(file)
        let swift = tokens.text(in: .swift, source: "t.json").text
        #expect(swift.hasPrefix("// Generated by dashpot from t.json, \(tokens.hash). Do not edit.\n"))
        #expect(swift.contains("    static let motionRelease = Animation.spring(duration: 0.35, bounce: 0.35)\n"))
        #expect(swift.contains("    static let motionEase = Animation.easeOut(duration: 0.2).delay(0.04)\n"))
        let kotlin = tokens.text(in: .kotlin, source: "t.json").text
        #expect(
            kotlin.contains(
                "    val motionRelease = spring<Float>(dampingRatio = 0.65f, stiffness = 322.2728f, visibilityThreshold = 0.001f)\n"
            ))
        #expect(kotlin.contains("tween<Float>(durationMillis = 200, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))"))
        let css = tokens.text(in: .css, source: "t.json").text
        #expect(css.hasPrefix("/* Generated by dashpot from t.json, \(tokens.hash). Do not edit. */\n"))
        #expect(css.contains("  --motion-quick-press-easing: linear(0, "))
        let ts = tokens.text(in: .ts, source: "t.json").text
        #expect(
            ts.contains(
                "export const motionRelease = { type: \"spring\", visualDuration: 0.29166667, bounce: 0.35 } as const;\n"
            ))
        for text in [swift, kotlin, ts] {
            let places = ["otionRelease", "otionQuickPress", "otionHeavy", "otionEase"].map {
                text.range(of: $0)?.lowerBound
            }
            #expect(places == places.compactMap { $0 }.sorted().map { $0 })
        }
    }

    @Test("FNV-1a as published", arguments: [("{}", "08f44b07b5901a25")])
    func hash(_ text: String, _ hash: String) throws {
        #expect(try TokenFile(text).hash == hash)
    }

    @Test("Written as JSON every spring is a valid transition beside its extension; all else stays where it was")
    func json() throws {
        let text = try TokenFile(file).text(in: .json, source: "t.json").text
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let motion = try #require(root["motion"] as? [String: Any])
        #expect(motion["$description"] as? String == "How things move.")
        for name in ["release", "quick-press", "heavy"] {
            let token = try #require(motion[name] as? [String: Any])
            #expect(token["$type"] as? String == "transition")
            let value = try #require(token["$value"] as? [String: Any])
            #expect(Set(value.keys) == ["duration", "delay", "timingFunction"])
            for part in ["duration", "delay"] {
                let time = try #require(value[part] as? [String: Any])
                #expect(Set(time.keys) == ["value", "unit"])
                #expect(time["unit"] as? String == "ms")
            }
            let points = try #require(value["timingFunction"] as? [Double])
            #expect(points.count == 4 && (0...1).contains(points[0]) && (0...1).contains(points[2]))
        }
        let release = try #require(motion["release"] as? [String: Any])
        let extensions = try #require(release["$extensions"] as? [String: Any])
        #expect((extensions["com.example.kept"] as? [Any])?.count == 3)
        #expect((root["colour"] as? [String: Any])?["$type"] as? String == "color")
        // The springs are the same, and nothing is left to find.
        let (old, new) = (try TokenFile(file).tokens, try TokenFile(text).tokens)
        #expect(new.map(\.name) == old.map(\.name))
        for (a, b) in zip(old, new) {
            guard let spring = a.animation.springBase, let other = b.animation.springBase else { continue }
            #expect(abs(other.duration - spring.duration) < 1e-7)
            #expect(abs(other.dampingRatio - spring.dampingRatio) < 1e-7)
            #expect(other.mass == spring.mass)
        }
        #expect(new.flatMap(\.findings).isEmpty)
        #expect(try TokenFile(text).text(in: .json, source: "t.json").text == text)
    }
}
