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

    init(_ pair: ComparedPair) {
        let (press, release) = (pair.press.animation, pair.release.animation)
        let hold = pair.hold ?? ComparedPair.standardHold
        apart = CurveDifference(press, release)
        handoff = Handoff(HandedOverMotion(press: press, release: release, hold: hold))
        let scale = pair.moves.first { $0.name == "scale" }.map { ScaleChange(released: $0.from, pressed: $0.to) }
        findings =
            PressReleaseFindings(
                press: press, release: release, hold: hold, control: pair.control ?? ControlSize(),
                scale: scale ?? ScaleChange()
            ).findings
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
    func list(as format: TableFormat) throws(TableError) -> String {
        var table = try Table(columns: [Column("finding", title: "What to make of it", alignment: .leading)])
        for sentence in [apartSentence] + sentences {
            try table.append([.text(sentence)])
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
                JSONValue.Member("findings", .array(zip(findings, sentences).map { $0.json(saying: $1) })),
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
            "velocity_at_release": .number(handoff.atRelease.velocity),
            "deepest_percent": .number(100 * handoff.deepestFraction),
            "deepest_after_release_s": .number(handoff.deepest.timeAfterRelease),
            "rebound_percent": handoff.rebound.map { .number(-100 * $0.value) } ?? .null,
            "rebound_after_release_s": handoff.rebound.map { .number($0.timeAfterRelease) } ?? .null,
            "settled_0_1_percent_s": handoff.settling.seconds.map { .number($0) } ?? .null,
        ]
    }

    private var apartSentence: String {
        "Furthest at \(TimeWords.short(apart.greatestTime)): \(PercentWords.short(apart.greatest)) of the travel. Over "
            + "\(TimeWords.short(apart.horizon)) the difference is \(PercentWords.short(apart.rootMeanSquare)) "
            + "(root mean square), the area between \(TimeWords.threeDigits(apart.area * 1000)) ms of the travel."
    }

    /// The findings in words, the tap's followed by how it goes on.
    private var sentences: [String] {
        findings.map { finding in
            guard case .tap = finding else { return finding.description }
            return "\(finding) \(afterTap)"
        }
    }

    private var afterTap: String {
        let rebound =
            handoff.rebound.map {
                "It then swings \(PercentWords.short(-$0.value)) of the travel beyond rest, "
                    + "\(TimeWords.short($0.timeAfterRelease)) after the release,"
            } ?? "It does not swing beyond rest"
        let end =
            handoff.settling.seconds.map { "is at rest \(TimeWords.short($0)) after touch down." }
            ?? "never comes to rest."
        return "\(rebound) and \(end)"
    }

    private func wrapped(_ text: String, _ width: Int, _ ascii: Bool) -> [String] {
        (ascii ? text.spelledInASCII : text).wrapped(to: width)
    }
}

extension Finding {
    /// The finding for programs.
    fileprivate func json(saying sentence: String) -> JSONValue {
        var members = [
            JSONValue.Member("id", .string(id)), JSONValue.Member("text", .string(sentence)),
            JSONValue.Member("is_advice", .boolean(isAdvice)),
            JSONValue.Member("side", side.map { .string($0.rawValue) } ?? .null),
            JSONValue.Member("numbers", .object(numbers.map { JSONValue.Member($0.name, .number($0.value)) })),
        ]
        let limit: JSONValue = threshold.map { ["value": .number($0.value), "unit": .string($0.unit)] } ?? .null
        members.append(JSONValue.Member("threshold", limit))
        return .object(members)
    }
}
