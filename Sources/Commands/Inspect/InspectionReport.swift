import Reports

/// The tables of `inspect` in a format: the metrics, and when asked for what SwiftUI plays of each property.
struct InspectionReport {
    let metrics: Table
    /// Nil where only the exact motion was asked for.
    let played: Table?

    /// Writes both tables: one under the other for people, as `played` in each record of JSON; in CSV and TSV, which hold
    /// one table, the played one.
    func write(as format: TableFormat, style: TableStyle, to sink: ResultStream.Sink) throws {
        guard let played else { return try metrics.write(as: format, style: style, to: sink) }
        var rows = style
        rows.layout = .rows
        switch format {
        case .text, .markdown, .html:
            try metrics.write(as: format, style: style, to: sink)
            try ResultStream.write("\n", to: sink)
            try played.write(as: format, style: rows, to: sink)
        case .csv, .tsv:
            try played.write(as: format, style: rows, to: sink)
        case .json, .ndjson:
            let records = metrics.records.map { record -> JSONValue in
                guard case .object(let members) = record, let label = members.first?.value else { return record }
                let own = played.records.filter {
                    if case .object(let members) = $0 { members.first?.value == label } else { false }
                }
                return .object(members + [JSONValue.Member("played", .array(own))])
            }
            let isPretty = format == .json
            for document in isPretty ? [JSONValue.array(records)] : records {
                try ResultStream.write(
                    document.formatted(pretty: isPretty, notation: style.dataNotation), to: sink)
            }
        }
    }
}
