/// Rows written to a sink as they are made: CSV or TSV of any length in the memory of one chunk.
///
/// ```swift
/// var writer = DelimitedWriter(columns: ["time_s", "value"], sink: output)
/// try writer.write(columns: [times, values])      // a block of rows; call it as often as there are blocks
/// try writer.finish()
/// ```
package struct DelimitedWriter<Failure: Error>: ~Copyable {
    /// What receives the bytes, at most ``ByteBuffer/chunkSize`` at a time.
    package typealias Sink = (UnsafeRawBufferPointer) throws(Failure) -> Void

    private let delimiter: Delimiter
    private let notation: NumberNotation
    private let sink: Sink
    private var buffer = ByteBuffer()

    /// Begins with a header of column names.
    package init(
        columns: [String], delimiter: Delimiter = .comma, notation: NumberNotation = .shortest, sink: @escaping Sink
    ) {
        self.delimiter = delimiter
        self.notation = notation
        self.sink = sink
        buffer.append(row: columns.map(Cell.text), delimiter: delimiter, notation: notation)
    }

    /// Writes one record.
    package mutating func write(_ row: [Cell]) throws(Failure) {
        buffer.append(row: row, delimiter: delimiter, notation: notation)
        if buffer.isFull { try buffer.drain(to: sink) }
    }

    /// Writes a block of rows given as columns of numbers; the shortest column ends the block. NaN is an empty cell.
    package mutating func write(columns: [[Double]]) throws(Failure) {
        let rows = columns.map(\.count).min() ?? 0
        let step = max(1, 1024 / max(columns.count, 1))
        var start = 0
        while start < rows {
            let end = min(start + step, rows)
            buffer.append(columns: columns, rows: start..<end, delimiter: delimiter, notation: notation)
            if buffer.isFull { try buffer.drain(to: sink) }
            start = end
        }
    }

    /// Hands the last bytes to the sink. Nothing is written after.
    package consuming func finish() throws(Failure) {
        try buffer.drain(to: sink)
    }
}
