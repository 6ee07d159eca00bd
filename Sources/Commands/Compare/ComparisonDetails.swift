import Analysis
import Reports
import Springs
import Words

/// What a comparison says beside its table: how far apart the two curves are, what a tap shows, and the findings.
struct ComparisonDetails {
    private let labels: [String]
    private let apart: CurveDifference
    /// The tap and how long it holds; nil for two versions.
    private let tap: (study: TapStudy, hold: TapHold)?
    private let findings: [Finding]

    init(_ answer: ComparedSubjects.Answer) {
        labels = answer.pair.animations.map(\.label)
        apart = answer.difference
        switch answer {
        case .pressAndRelease(let comparison):
            tap = (comparison.tap, comparison.hold)
            findings = comparison.findings
        case .versions(let versions):
            tap = nil
            findings = versions.findings
        }
    }

    /// Blocks for people under the tables.
    func text(width: Int, ascii: Bool) -> String {
        let bullet = ascii ? "- " : "• "
        let lines =
            ["", "How far apart are they?"] + wrapped(apartSentence, width, ascii)
            + (sentences.isEmpty ? [] : ["", "What to make of it"])
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
        let records = zip(labels + ["difference", "ratio"], compared.records).map { name, record in
            JSONValue.Member(name, name == "difference" || name == "ratio" ? Self.numbers(of: record) : record)
        }
        return .object(
            records + [JSONValue.Member("apart", apartNumbers)]
                + (tapNumbers.map { [JSONValue.Member("tap", $0)] } ?? [])
                + [
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

    private var tapNumbers: JSONValue? {
        guard let (tap, hold) = tap else { return nil }
        let source =
            switch hold {
            case .given: "given"
            case .variant: "scene"
            case .usual: "usual"
            }
        return [
            "hold_s": .number(hold.seconds), "hold_from": .string(source), "reached": .number(tap.reached),
            "press_velocity": .number(tap.pressVelocity),
            "handed_over_velocity": tap.handedOverVelocity.map { .number($0) } ?? .null,
            "deepest": .number(tap.deepest), "deepest_time_s": .number(tap.deepestTime),
            "rebound": tap.rebound.map { .number($0) } ?? .null,
            "rebound_time_s": tap.reboundTime.map { .number($0) } ?? .null,
            "rest_s": tap.rest.map { .number($0) } ?? .null,
        ]
    }

    private var apartSentence: String {
        let furthest =
            "Furthest at \(Measure.time(apart.greatestTime)): \(Measure.percent(ofOne: apart.greatest)) of the travel."
        // What never rests has no mean: it would be that of the time looked at.
        guard !findings.contains(where: { $0.id == "never-settles" }) else { return furthest }
        return furthest + " Over "
            + "\(Measure.time(apart.horizon)) the difference is \(Measure.percent(ofOne: apart.rootMeanSquare)) "
            + "(root mean square), the area between \(NumberText.significant(apart.area * 1000)) ms of the travel."
    }

    private var sentences: [String] { findings.map(\.text) }

    /// What is said first: what matters most, and of two versions how far apart they are.
    var headlines: [String] {
        guard tap == nil else { return sentences }
        let room = BriefAnswer.mostSentences - 1
        return apart.greatest == 0 ? sentences : sentences.prefix(room) + [apartSentence] + sentences.dropFirst(room)
    }

    private func wrapped(_ text: String, _ width: Int, _ ascii: Bool) -> [String] {
        (ascii ? text.spelledInASCII : text).wrapped(to: width)
    }
}
