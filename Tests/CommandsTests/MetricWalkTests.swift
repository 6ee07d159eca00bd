import Foundation
import Springs
import TestSupport
import Testing

@Suite("Every metric is shown wherever metrics are")
struct MetricWalkTests {
    /// A motion that has every metric: it starts backwards, overshoots and swings back.
    private static let words = [".spring(duration: 0.35, bounce: 0.5)", "--velocity=-5"]

    private static func document(_ name: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent("docs/\(name)"), encoding: .utf8)
    }

    @Test("inspect's JSON, CSV and text have every metric, with a value")
    func inspect() throws {
        let json = try Dashpot.run(["inspect"] + Self.words + ["--format", "json"], in: try Folder())
        let records = try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]]
        let record = try #require(records?.first)
        let csv = CSVTable(
            try Dashpot.run(["inspect"] + Self.words + ["--format", "tsv"], in: try Folder()).text, separator: "\t")
        let text = try Dashpot.run(["inspect", "--all"] + Self.words, in: try Folder()).lines
        for metric in Metric.all {
            #expect(record[metric.id] is Double, "\(metric.id)")
            #expect(Double(try csv.column(metric.id)[0]) != nil, "\(metric.id)")
            #expect(
                text.contains { $0.hasPrefix(metric.title) && ($0.last?.isNumber ?? false) }, "\(metric.title)")
        }
    }

    @Test("compare has every metric of both sides")
    func compare() throws {
        let outcome = try Dashpot.run("compare", "0.12,0", "0.35,0.35", "--format", "json")
        let document = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        for side in ["press", "release"] {
            let record = try #require(document[side] as? [String: Any])
            for metric in Metric.all { #expect(record[metric.id] != nil, "\(side) \(metric.id)") }
        }
        let lines = try Dashpot.run("compare", "0.12,0", "0.35,0.35", "--all").lines
        for metric in Metric.all { #expect(lines.contains { $0.hasPrefix(metric.title) }, "\(metric.title)") }
    }

    @Test("the documents name every metric and define it in the list's own words", arguments: Metric.all)
    func documents(metric: Metric) throws {
        let metrics = try Self.document("metrics.md").split(separator: "\n").filter { $0.contains("`\(metric.id)`") }
        let row = try #require(metrics.first, "\(metric.id) is missing in docs/metrics.md")
        // The three bands share a row.
        let isBand = metric.id.hasPrefix("settling_time_")
        #expect(isBand || row.replacing("**", with: "").contains(metric.definition), "\(row)")
        let terms = try Self.document("terminology.md").split(separator: "\n").filter { $0.contains("`\(metric.id)`") }
        #expect(terms.count == 1, "\(metric.id) in docs/terminology.md")
    }

    @Test("a number that the documents name in data is in the list")
    func noneTooMany() throws {
        let rows = try Self.document("metrics.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
        let names = rows.flatMap { row in
            row.split(separator: "|").first.map { $0.split(separator: "`").map(String.init) } ?? []
        }.filter { $0.contains("_") || $0.allSatisfy(\.isLetter) && !$0.isEmpty }
        #expect(!names.isEmpty)
        for name in names where name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
            #expect(Metric(named: name) != nil, "\(name)")
        }
    }
}
