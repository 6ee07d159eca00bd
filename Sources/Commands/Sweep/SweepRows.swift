import Analysis
import Reports
import Words

/// The rows of a sweep as delimited text, written in pieces by several threads.
struct SweepRows: Sendable {
    private let sweep: Sweep
    private let cells: Range<Int>
    private let hasHeader: Bool
    private let delimiter: Delimiter
    private let notation: NumberNotation

    /// Rows in a piece.
    private static let rowsAPiece = 2048

    init(_ sweep: Sweep, cells: Range<Int>, hasHeader: Bool, delimiter: Delimiter, notation: NumberNotation) {
        self.sweep = sweep
        self.cells = cells
        self.hasHeader = hasHeader
        self.delimiter = delimiter
        self.notation = notation
    }

    /// Writes the rows, and answers for how many of them there is no spring.
    func write(threads: Int, to sink: ResultStream.Sink) throws -> Int {
        if hasHeader {
            try ResultStream.write(sweep.columns.joined(separator: delimiter == .tab ? "\t" : ",") + "\n", to: sink)
        }
        var refused = 0
        let pieces = (cells.count + Self.rowsAPiece - 1) / Self.rowsAPiece
        try OrderedWork.run(pieces, threads: threads) { [self] in
            piece($0)
        } take: { piece in
            refused += piece.refused
            try ResultStream.write(piece.bytes, to: sink)
        }
        return refused
    }

    /// What is said of cells without a spring.
    static func note(on refused: Int) -> String {
        "\(Measure.count(refused, "cell")) empty: no spring has such numbers"
    }

    private func piece(_ index: Int) -> (bytes: [UInt8], refused: Int) {
        let start = cells.lowerBound + index * Self.rowsAPiece
        let range = start..<min(cells.upperBound, start + Self.rowsAPiece)
        var columns = sweep.columns.map { _ in [Double](repeating: 0, count: range.count) }
        var numbers = columns.map { _ in 0.0 }
        var refused = 0
        for (row, cell) in range.enumerated() {
            if !sweep.compute(cell, into: &numbers) { refused += 1 }
            for column in columns.indices { columns[column][row] = numbers[column] }
        }
        var buffer = ByteBuffer()
        buffer.append(
            columns: columns, rows: 0..<range.count, delimiter: delimiter, notation: notation)
        return (buffer.withUnsafeBytes { Array($0) }, refused)
    }
}
