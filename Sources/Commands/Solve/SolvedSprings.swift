import Analysis
import Arguments
import Reports
import Springs

/// What `solve` prints: the table of `inspect`, and how far each wish is met.
struct SolvedSprings {
    private let metrics: Table
    private let residuals: [[(name: String, value: Double?)]]

    init(_ answer: Solving.Answer, ascii: Bool) throws {
        let springs = answer.solver.springs
        let named = springs.enumerated().map { index, spring in
            NamedAnimation(Animation(.spring(spring, blendDuration: 0)), label: "\(index + 1)")
        }
        let inspection = Inspection(named.map(\.animation), velocity: answer.solver.velocity)
        metrics = try InspectionTable.table(inspection, of: named, ascii: ascii)
        residuals = springs.map { answer.residuals(of: $0).map { ($0.wish.metric.id, $0.residual) } }
    }

    /// The spring that a word says.
    static func spring(of word: String, option: String) throws -> Spring {
        let named = try Subject.animations([word], command: "solve")
        guard named.count == 1, let spring = named[0].animation.springBase else {
            throw UsageError.refusedValue(of: option, value: word, reason: "it takes a spring", suggestions: [])
        }
        return spring
    }

    func write(as format: TableFormat, style: TableStyle, to sink: ResultStream.Sink) throws {
        guard !metrics.rows.isEmpty || format == .json else { return }
        guard format == .json || format == .ndjson else { return try metrics.write(as: format, style: style, to: sink) }
        let records = zip(metrics.records, residuals).map { record, residuals -> JSONValue in
            guard case .object(let members) = record else { return record }
            let own = residuals.map { JSONValue.Member($0.name, $0.value.map { .number($0) } ?? .null) }
            return .object(members + [JSONValue.Member("residuals", .object(own))])
        }
        for document in format == .json ? [JSONValue.array(records)] : records {
            try ResultStream.write(
                document.formatted(pretty: format == .json, notation: style.dataNotation), to: sink)
        }
    }
}
