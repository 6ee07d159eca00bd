import Analysis
import Reports
import Springs
import Words

/// Rows of springs with their metrics behind them.
struct BatchRows: Sendable {
    private let header: [String]
    private let delimiter: Delimiter
    private let springs: SpringColumns
    private let metrics: [Metric]
    private let format: BatchCommand.RowFormat
    private let notation: NumberNotation

    /// - Parameter metrics: what is computed; nil for everything that the rows do not hold already.
    init(_ text: RowText.Header, metrics: [Metric]?, format: BatchCommand.RowFormat, notation: NumberNotation) throws {
        header = text.names
        delimiter = text.delimiter
        springs = try SpringColumns(text.names)
        self.metrics = metrics ?? Metric.all.filter { !text.names.contains($0.id) }
        self.format = format
        self.notation = notation
        if let taken = self.metrics.first(where: { text.names.contains($0.id) })?.id
            ?? header.first(where: { $0 == "error" })
        {
            throw InputError.conflict(
                "the rows have a column \(taken) already; leave it out, or call it something else")
        }
        _ = try Table(columns: (header + self.metrics.map(\.id) + ["error"]).map { Column($0) })
    }

    /// The first line, where the format has one.
    var headerBytes: [UInt8] {
        guard format == .csv else { return [] }
        var buffer = ByteBuffer()
        buffer.append(
            row: (header + metrics.map(\.id) + ["error"]).map(Cell.text), delimiter: .comma, notation: notation)
        return buffer.withUnsafeBytes { Array($0) }
    }

    /// A piece of the text with the metrics, and how many of its rows hold no spring.
    func rows(of piece: RowText.Piece) -> (bytes: [UInt8], broken: Int) {
        var reader = CSVReader(delimiter: delimiter, columns: header.count, line: piece.line)
        var records = piece.bytes.withUnsafeBytes { reader.read($0) }
        if let last = reader.finish() { records.append(last) }
        var buffer = ByteBuffer()
        var broken = 0
        var cells: [Cell] = []
        for record in records {
            cells.removeAll(keepingCapacity: true)
            for index in header.indices { cells.append(.text(index < record.fields.count ? record.fields[index] : "")) }
            do throws(RowError) {
                var context = try context(of: record)
                for metric in metrics { cells.append(Cell(metric.value(in: &context), in: metric.unit)) }
                cells.append(.missing)
            } catch {
                broken += 1
                for _ in metrics { cells.append(.missing) }
                cells.append(.text(error.description))
            }
            append(cells, to: &buffer)
        }
        return (buffer.withUnsafeBytes { Array($0) }, broken)
    }

    private func append(_ cells: [Cell], to buffer: inout ByteBuffer) {
        guard format == .ndjson else { return buffer.append(row: cells, delimiter: .comma, notation: notation) }
        let names = header + metrics.map(\.id) + ["error"]
        let members = zip(names, cells).enumerated().map { index, member in
            // What was read as a number is one.
            if index < header.count, case .text(let text) = member.1 {
                let value: JSONValue = text.isEmpty ? .null : Double(decimal: text).map { .number($0) } ?? .string(text)
                return JSONValue.Member(member.0, value)
            }
            return JSONValue.Member(member.0, member.1.json)
        }
        buffer.append(JSONValue.object(members).formatted(pretty: false, notation: notation))
    }

    private func context(of record: CSVRecord) throws(RowError) -> MetricContext {
        if let problem = record.problem { throw RowError(description: problem.description) }
        var parameters = SpringParameters()
        for column in springs.columns {
            let text = record.fields[column.position]
            guard let value = Double(decimal: text) else {
                throw RowError(
                    description: "line \(record.line), column \(quoted(header[column.position])): "
                        + (text.isEmpty ? "a number is missing" : "\(quoted(text, most: 40)) is not a number"))
            }
            parameters.set(column.parameter, value)
        }
        do {
            return try MetricContext(Animation(.spring(try parameters.spring(), blendDuration: 0)))
        } catch {
            throw RowError(description: "line \(record.line): \(error)")
        }
    }
}

/// Why a row holds no spring: one sentence.
private struct RowError: Error {
    let description: String
}
