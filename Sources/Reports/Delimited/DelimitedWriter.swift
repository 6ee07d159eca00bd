/// Rows written to a sink as they are made: CSV or TSV of any length in the memory of one chunk.
///
/// ```swift
/// var writer = DelimitedWriter(columns: ["time_s", "value"], sink: output)
/// try writer.write(columns: [times, values])      // a block of rows; call it as often as there are blocks
/// try writer.finish()
/// ```
public struct DelimitedWriter<Failure: Error>: ~Copyable {
    /// What receives the bytes, at most ``ByteBuffer/chunkSize`` at a time.
    public typealias Sink = (UnsafeRawBufferPointer) throws(Failure) -> Void

    private let delimiter: Delimiter
    private let notation: NumberNotation
    private let sink: Sink
    private var buffer = ByteBuffer()

    /// Begins with a header of column names.
    public init(
        columns: [String], delimiter: Delimiter = .comma, notation: NumberNotation = .shortest, sink: @escaping Sink
    ) {
        self.delimiter = delimiter
        self.notation = notation
        self.sink = sink
        buffer.append(row: columns.map(Cell.text), delimiter: delimiter, notation: notation)
    }

    /// Writes one record.
    public mutating func write(_ row: [Cell]) throws(Failure) {
        buffer.append(row: row, delimiter: delimiter, notation: notation)
        if buffer.isFull { try buffer.drain(to: sink) }
    }

    /// Writes a block of rows given as columns of numbers; the shortest column ends the block. NaN is an empty cell.
    public mutating func write(columns: [[Double]]) throws(Failure) {
        let rows = columns.map(\.count).min() ?? 0
        var start = 0
        while start < rows {
            let end = min(start + 256, rows)
            buffer.append(columns: columns, rows: start..<end, delimiter: delimiter, notation: notation)
            if buffer.isFull { try buffer.drain(to: sink) }
            start = end
        }
    }

    /// Hands the last bytes to the sink. Nothing is written after.
    public consuming func finish() throws(Failure) {
        try buffer.drain(to: sink)
    }
}

extension ByteBuffer {
    /// Appends rows of numbers. The notation is looked at once, not once a number.
    @inline(never)
    mutating func append(columns: [[Double]], rows: Range<Int>, delimiter: Delimiter, notation: NumberNotation) {
        switch notation.kind {
        case .shortest:
            append(columns: columns, rows: rows, delimiter: delimiter) { $0.writeShortest($1) }
        case .fixed(let places):
            append(columns: columns, rows: rows, delimiter: delimiter, large: places) {
                $0.writeFixed($1, places: places)
            }
        case .significant:
            for row in rows {
                append(row: columns.map { .number($0[row]) }, delimiter: delimiter, notation: notation)
            }
        }
    }

    /// `write` may use 64 bytes. With `large` places, numbers it is not made for are appended the long way.
    @inline(__always)
    private mutating func append(
        columns: [[Double]], rows: Range<Int>, delimiter: Delimiter, large places: Int? = nil,
        _ write: (UnsafeMutableRawPointer, Double) -> Int
    ) {
        let final = columns.count - 1
        for row in rows {
            for column in columns.indices {
                let number = columns[column][row]
                if let places, !(number.magnitude < 9_007_199_254_740_992) {
                    append(fixed: number, places: places)
                    append(column == final ? UInt8(ascii: "\n") : delimiter.rawValue)
                } else {
                    self.write(atMost: 80) { start in
                        let length = write(start, number)
                        start.storeCharacter(column == final ? UInt8(ascii: "\n") : delimiter.rawValue, at: length)
                        return length &+ 1
                    }
                }
            }
        }
    }
}
