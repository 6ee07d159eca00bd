import Scenes
import Springs
import Testing

@testable import Analysis

@Suite("The rules of advice")
struct AdviceRuleTests {
    /// Pairs of rules of which at most one may speak of one thing.
    private static let contradictions: [(String, String)] = [
        ("faster", "equally-fast"), ("faster", "same-motion"), ("equally-fast", "same-motion"),
        ("faster", "one-animation-for-both"), ("equally-fast", "one-animation-for-both"),
        ("wrong-way-round", "one-animation-for-both"),
        ("wrong-way-round", "press-bounces"), ("wrong-way-round", "press-settles-late"),
        ("press-bounces", "press-settles-late"), ("stands-for-time", "tap"), ("stands-for-time", "faster"),
        ("stands-for-time", "equally-fast"), ("stands-for-time", "press-settles-late"),
        ("stands-for-time", "press-bounces"), ("stands-for-time", "wrong-way-round"),
        ("stands-for-time", "one-animation-for-both"), ("never-settles", "faster"), ("never-settles", "equally-fast"),
        ("never-settles", "wrong-way-round"), ("never-settles", "one-animation-for-both"),
    ]

    /// The presets, curves, the designs' springs, and some that are extreme or modified.
    private static let animations: [(name: String, animation: Animation)] = {
        let springs = [
            (0.12, 0.0), (0.35, 0.35), (0.2, 0.15), (0.5, 0.3), (0.4, 0.2), (0.02, 0), (2, 0.9), (0.3, -0.8), (0.3, 1),
        ]
        let designed = springs.compactMap { duration, bounce in
            (try? AdviceSamples.spring(duration, bounce)).map { ("\(duration),\(bounce)", $0) }
        }
        let presets = SpringPreset.allCases.map { (".\($0.rawValue)", $0.animation) }
        let curves: [(String, Animation)] = [(".linear", .linear), (".easeIn", .easeIn), (".easeOut", .easeOut)]
        let modified: [(String, Animation)] = [
            (".snappy.delay(0.2)", .snappy.modified(by: .delay(0.2))),
            (".bouncy.speed(2)", .bouncy.modified(by: .speed(2))),
        ]
        return presets + curves + designed + modified
    }()

    private static func check(_ findings: [Finding], _ what: @autoclosure () -> String) {
        let bySubject = Dictionary(grouping: findings) { $0.subject ?? "" }
        for (a, b) in contradictions {
            // What is said of the whole pair contradicts what is said of the whole pair, a property what is said of it.
            let clash = bySubject.contains { _, found in found.ids.contains(a) && found.ids.contains(b) }
            #expect(!clash, "\(what()): \(a) and \(b)")
        }
        let texts = findings.map(\.text)
        #expect(Set(texts).count == texts.count, "\(what()): said twice")
        for finding in findings {
            #expect(finding.isAdvice == (finding.severity != .info), "\(what())")
            #expect(
                finding.text.hasSuffix(".") && !finding.text.contains("inf ") && !finding.text.contains("nan"),
                "\(finding)")
            #expect(finding.numbers.allSatisfy { $0.value.isFinite }, "\(what()): \(finding)")
            #expect(finding.threshold.map { $0.value.isFinite } ?? true)
        }
        #expect(
            findings.map(\.severity) == findings.map(\.severity).sorted(by: >), "\(what()): what matters comes first")
    }

    @Test(
        "no two findings about any two presets contradict each other",
        arguments: [("press", "release"), ("old", "new")])
    func pairs(first: String, second: String) {
        for (a, press) in Self.animations {
            for (b, release) in Self.animations {
                let context = AdviceContext(press, release, labels: (first, second), scale: ScaleChange())
                Self.check(context.findings, "\(a) \(b)")
            }
        }
    }

    @Test("nor any about a built-in scene")
    func built() throws {
        for (scene, variant) in AdviceSamples.built {
            Self.check(try AdviceSamples.findings(scene, variant: variant), "\(scene.name) \(variant)")
        }
    }

    @Test(
        "nor any about a scene of extreme values, sizes, springs and clocks", arguments: [1e9, -1e9, 1e-300, 1.nextUp],
        [0.0, 0.08, 500])
    func extremes(pressed: Double, hold: Double) throws {
        let animations: [Animation] = [
            try AdviceSamples.spring(1e-4), try AdviceSamples.spring(50, 1), try AdviceSamples.spring(0.3, -0.999999),
            .snappy.modified(by: .speed(1e-6)), .bouncy.modified(by: .repeated(count: nil, autoreverses: true)),
            .linear.modified(by: .delay(100)), Animation(.timingCurve(.linear, duration: 0)),
        ]
        for (index, press) in animations.enumerated() {
            let release = animations[(index + 3) % animations.count]
            let scene = try AdviceSamples.button(
                [.known("scale"), .known("opacity")], pressed: ["scale": pressed, "opacity": pressed],
                press: AdaptiveChange(.animated(press)), release: AdaptiveChange(.animated(release)), hold: hold,
                size: ControlSize(width: 1, height: 1e4), look: Look(label: "A"))
            Self.check(try AdviceSamples.findings(scene), "\(press) \(release)")
        }
    }

    @Test("every rule is listed once, and has its own say somewhere in these tests")
    func list() {
        let ids = AdviceRule.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        let known = Self.contradictions.flatMap { [$0.0, $0.1] }
        #expect(Set(known).isSubset(of: ids))
    }

    @Test("the contradictions would be noticed")
    func alive() throws {
        let findings = AdviceContext(try AdviceSamples.spring(0.12), .smooth).findings
        let doubled = findings + [AdviceRule.equallyFast.finding("x.")]
        let clash = Self.contradictions.contains { doubled.ids.contains($0.0) && doubled.ids.contains($0.1) }
        #expect(clash)
    }
}
