import Analysis
import Notation
import Reports
import Words

/// What a conversion answers, in each format.
struct ConversionReport {
    let conversion: Conversion
    /// The points that are travelled, to give deviations in.
    let travel: Double?
    /// Whether there is one animation for one target: its code is the whole answer.
    let isSingle: Bool

    init(_ conversion: Conversion, travel: Double?, isSingle: Bool) {
        self.conversion = conversion
        self.travel = travel
        self.isSingle = isSingle
    }

    /// The answer.
    func text(as format: ConversionFormat, _ session: Session) throws -> String {
        switch format {
        case .text: return isSingle ? (conversion.results.first?.code ?? "") + "\n" : blocks
        case .json: return JSONValue.array(conversion.results.map(json)).formatted()
        case .csv: return try table.formatted(as: .csv)
        case .markdown: return try table.formatted(as: .markdown)
        }
    }

    /// What is said of one conversion beside its code.
    func notes(of result: Conversion.Result) -> [String] {
        var notes = result.losses.map { "\(result.target.id): \($0.text)" }
        if let deviation = deviation(of: result) {
            notes.append("\(result.target.id): \(result.fidelity.rawValue), \(deviation)")
        }
        return notes
    }

    /// Why a check fails.
    func breach(_ result: Conversion.Result, of strictness: Strictness) -> String {
        let limit =
            switch strictness {
            case .exact: "only exact passes"
            case .within(let limit): "the limit is \(Measure.percent(ofOne: limit))"
            }
        let found =
            result.fidelity == .unavailable
            ? "unavailable" : "\(result.fidelity.rawValue), \(deviation(of: result) ?? "its deviation not known")"
        return "\(result.label): \(result.target.id) is \(found); \(limit)"
    }

    private var blocks: String {
        let hasLabels = Set(conversion.results.map(\.label)).count > 1
        return conversion.results.map { result in
            var lines = ["\(hasLabels ? "\(result.label): " : "")\(result.target.title) (\(result.target.id))"]
            if let code = result.code {
                lines += code.split(separator: "\n", omittingEmptySubsequences: false).map {
                    $0.isEmpty ? "" : "    \($0)"
                }
            }
            let deviation = deviation(of: result).map { ", \($0)" } ?? ""
            lines.append("  \(result.fidelity.rawValue)\(result.reason.map { ": \($0)" } ?? deviation)")
            lines += result.losses.map { "  \($0.id): \($0.text)" }
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    /// `at most 0.32 % off, at 0.041 s (0.058 pt)`.
    private func deviation(of result: Conversion.Result) -> String? {
        guard let deviation = result.deviation else { return nil }
        guard deviation >= 1e-6 else { return "off by less than 0.0001 %" }
        let time = result.deviationTime.map { ", at \(NumberText.significant($0)) s" } ?? ""
        let points = travel.map { " (\(NumberText.significant(deviation * $0)) pt)" } ?? ""
        return "at most \(Measure.percent(ofOne: deviation)) off\(time)\(points)"
    }

    private func json(_ result: Conversion.Result) -> JSONValue {
        func number(_ value: Double?) -> JSONValue { value.map(JSONValue.number) ?? .null }
        var members: [JSONValue.Member] = [
            .init("label", .string(result.label)), .init("target", .string(result.target.id)),
            .init("title", .string(result.target.title)), .init("code", result.code.map(JSONValue.string) ?? .null),
            .init("fidelity", .string(result.fidelity.rawValue)),
            .init("losses", .array(losses(of: result).map { ["id": .string($0.id), "text": .string($0.text)] })),
            .init("max_deviation", number(result.deviation)),
            .init("max_deviation_time_s", number(result.deviationTime)),
        ]
        if let travel { members.append(.init("max_deviation_points", number(result.deviation.map { $0 * travel }))) }
        members.append(.init("end_s", number(result.end)))
        return .object(members)
    }

    /// The losses, and for a target without code the reason.
    private func losses(of result: Conversion.Result) -> [(id: String, text: String)] {
        (result.reason.map { [("unavailable", $0)] } ?? []) + result.losses.map { ($0.id, $0.text) }
    }

    private var table: Table {
        get throws(TableError) {
            var columns = [
                Column("label", title: "label"), Column("target", title: "target"), Column("code", title: "code"),
                Column("fidelity", title: "fidelity"), Column("losses", title: "losses"),
                Column("max_deviation", title: "largest deviation"),
                Column("max_deviation_time_s", title: "at", unit: .seconds),
            ]
            if travel != nil { columns.append(Column("max_deviation_points", title: "in points", unit: .points)) }
            columns.append(Column("end_s", title: "end", unit: .seconds))
            var table = try Table(columns: columns)
            for result in conversion.results {
                var row: [Cell] = [
                    .text(result.label), .text(result.target.id), result.code.map(Cell.text) ?? .missing,
                    .text(result.fidelity.rawValue), .text(losses(of: result).map(\.id).joined(separator: " ")),
                    .number(result.deviation), .number(result.deviationTime),
                ]
                if let travel { row.append(.number(result.deviation.map { $0 * travel })) }
                row.append(.number(result.end))
                try table.append(row)
            }
            return table
        }
    }
}

/// The list of targets.
enum TargetList {
    static func text(as format: ConversionFormat, _ session: Session) throws -> String {
        var table = try Table(columns: [
            Column("target", title: "target"), Column("title", title: "title"), Column("holds", title: "holds"),
        ])
        for target in Target.all { try table.append([.text(target.id), .text(target.title), .text(target.holds)]) }
        switch format {
        case .text:
            return table.formatted(as: .text, style: TableStyle(width: session.tableWidth, ascii: session.isASCII))
        case .json: return table.formatted(as: .json)
        case .csv: return table.formatted(as: .csv)
        case .markdown: return table.formatted(as: .markdown)
        }
    }
}
