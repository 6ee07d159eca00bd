import Foundation
import Scenes
import Springs
import Testing

@testable import Analysis

@Suite("The page of advice")
struct AdviceDocumentTests {
    private static func page() throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/advice.md")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// The rows of its table: rule, severity, threshold.
    private static func rows() throws -> [[String]] {
        try page().split(separator: "\n").filter { $0.hasPrefix("| [") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    @Test("lists every rule in order with its severity, linked to its section")
    func table() throws {
        let expected = AdviceRule.all.map { ["[\($0.id)](#\($0.id))", $0.severity.rawValue] }
        #expect(try Self.rows().map { Array($0.prefix(2)) } == expected)
    }

    @Test("has a section for each, that says what it means and how to mend it")
    func sections() throws {
        let sections = try Self.page().components(separatedBy: "\n## ").dropFirst()
        #expect(sections.map { $0.prefix { $0 != "\n" } } == AdviceRule.all.map { $0.id[...] })
        for section in sections {
            let parts = section.components(separatedBy: "\n\n**To mend:** ")
            #expect(parts.count == 2 && parts[0].count > 60 && parts[1].count > 6, "\(section.prefix(30))")
        }
    }

    @Test("names the thresholds that findings are made with")
    func thresholds() throws {
        let words: [Substring: String] = Dictionary(
            uniqueKeysWithValues: try Self.rows().map { ($0[0].split(separator: "]")[0].dropFirst(), $0[2]) })
        let spring = AdviceSamples.spring
        let pairs = [
            (try spring(0.12, 0), try spring(0.35, 0.35)), (try spring(0.12, 0), try spring(0.1205, 0)),
            (try spring(0.35, 0.35), try spring(0.12, 0)), (try spring(0.35, 0.35), try spring(0.6, 0.4)),
            (try spring(0.15, 0.3), try spring(0.35, 0.35)), (try spring(0.12, 0), try spring(1.5, 0.7)),
            (Animation.smooth, Animation.smooth.modified(by: .delay(0.2))),
        ]
        var findings = pairs.flatMap { AdviceContext($0, $1).findings }
        for (scene, variant) in AdviceSamples.built { findings += try AdviceSamples.findings(scene, variant: variant) }
        let bounce = AdaptiveChange(.animated(try spring(0.3, 0.5)))
        for look in [Look(label: "A"), Look(label: "A", fill: .white)] {
            findings += try AdviceSamples.findings(
                try AdviceSamples.button(
                    press: bounce, release: bounce, size: ControlSize(width: 40, height: 40), look: look))
        }
        var checked: Set<String> = []
        for finding in findings {
            guard let limit = finding.threshold else {
                #expect(words[finding.id[...]] == "none", "\(finding.id)")
                continue
            }
            let parts = try #require(words[finding.id[...]]).split(separator: " ")
            let factors = parts[0].split(separator: "/").compactMap { Double($0) }
            let number = factors.dropFirst().reduce(factors[0], /)
            // A sign and a large label need less contrast than the table's row says.
            if finding.id != "low-contrast" || limit.value > 3 { #expect(number == limit.value, "\(finding.id)") }
            #expect(parts[1] == limit.unit.rawValue, "\(finding.id)")
            checked.insert(finding.id)
        }
        let limited = words.filter { $0.value != "none" }.map { String($0.key) }
        #expect(checked == Set(limited))
    }
}
