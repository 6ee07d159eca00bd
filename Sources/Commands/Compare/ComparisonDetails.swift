import Scenes
import Analysis
import Reports
import Springs
import Words

/// What a comparison says beside its table: how far apart the two curves are, what a tap shows, and the findings.
struct ComparisonDetails {
    let apart: CurveDifference
    let handoff: Handoff
    let findings: [Finding]

    private let neverRests: Bool

    init(_ pair: ComparedPair) {
        let (press, release) = (pair.press.animation, pair.release.animation)
        apart = CurveDifference(press, release)
        handoff = Handoff(pair.handedOver)
        findings = pair.advice.findings
        neverRests = findings.contains { $0.id == "never-settles" }
    }

    /// Blocks for people under the tables.
    func text(width: Int, ascii: Bool) -> String {
        let bullet = ascii ? "- " : "• "
        let lines =
            ["", "How far apart are they?"] + wrapped(apartSentence, width, ascii)
            + ["", "What to make of it"]
            + sentences.flatMap { sentence -> [String] in
                let lines = wrapped(sentence, width - 2, ascii)
                return lines.enumerated().map { ($0.offset == 0 ? bullet : "  ") + $0.element }
            }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The same as a Markdown or HTML table.
    func list(as format: TableFormat, ascii: Bool) throws(TableError) -> String {
        var table = try Table(columns: [Column("finding", title: "What to make of it", alignment: .leading)])
        for sentence in [apartSentence] + sentences {
            try table.append([.text(ascii ? sentence.spelledInASCII : sentence)])
        }
        return "\n" + table.formatted(as: format)
    }

    /// Everything as one document: the records of the compared table by their names, and what is said of them.
    func document(of compared: Table, played: Table) -> JSONValue {
        let records = zip(["press", "release", "difference", "ratio"], compared.records).map { name, record in
            JSONValue.Member(name, name == "difference" || name == "ratio" ? Self.numbers(of: record) : record)
        }
        return .object(
            records + [
                JSONValue.Member("apart", apartNumbers), JSONValue.Member("tap", tap),
                JSONValue.Member("played", .array(played.records)),
                JSONValue.Member("findings", .array(findings.map(\.json))),
            ])
    }

    /// The members of a record that are numbers.
    private static func numbers(of record: JSONValue) -> JSONValue {
        guard case .object(let members) = record else { return record }
        return .object(members.filter { if case .number = $0.value { true } else { false } })
    }

    private var apartNumbers: JSONValue {
        [
            "greatest": .number(apart.greatest), "greatest_time_s": .number(apart.greatestTime),
            "root_mean_square": .number(apart.rootMeanSquare), "area_s": .number(apart.area),
            "over_s": .number(apart.horizon),
        ]
    }

    private var tap: JSONValue {
        [
            "hold_s": .number(handoff.motion.hold), "reached_percent": .number(100 * handoff.fractionAtRelease),
            "press_velocity": .number(handoff.atRelease.velocity),
            "handed_over_velocity": handoff.handedOverVelocity.map { .number($0) } ?? .null,
            "deepest_percent": .number(100 * handoff.deepestFraction),
            "deepest_after_release_s": .number(handoff.deepest.timeAfterRelease),
            "rebound_percent": handoff.rebound.map { .number(-100 * $0.value) } ?? .null,
            "rebound_after_release_s": handoff.rebound.map { .number($0.timeAfterRelease) } ?? .null,
            "settled_0_1_percent_s": handoff.settling.seconds.map { .number($0) } ?? .null,
        ]
    }

    private var apartSentence: String {
        let furthest =
            "Furthest at \(Measure.time(apart.greatestTime)): \(Measure.percent(ofOne: apart.greatest)) of the travel."
        // What never rests has no mean: it would be that of the time looked at.
        guard !neverRests else { return furthest }
        return furthest + " Over "
            + "\(Measure.time(apart.horizon)) the difference is \(Measure.percent(ofOne: apart.rootMeanSquare)) "
            + "(root mean square), the area between \(NumberText.significant(apart.area * 1000)) ms of the travel."
    }

    private var sentences: [String] { findings.map(\.text) }

    private func wrapped(_ text: String, _ width: Int, _ ascii: Bool) -> [String] {
        (ascii ? text.spelledInASCII : text).wrapped(to: width)
    }
}
