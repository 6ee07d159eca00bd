import Words

/// A table of rows that are written as they are made, in the memory of one block: samples of any number.
///
/// ```swift
/// let stream = RowStream(columns: [.init("time_s"), .init("value")], format: .csv)
/// try stream.write(to: sink) { write in
///     for block in blocks { try write([.numbers(block.times), .numbers(block.values)]) }
/// }
/// ```
///
/// CSV, TSV, JSON, NDJSON and HTML go out row by row. Markdown has columns of one width, so its rows are made twice: to be
/// measured and to be written. Text for people, whose columns are wrapped into the terminal's width, is held whole.
package struct RowStream: Sendable {
    /// A column.
    package struct Column: Sendable, Hashable {
        /// Its name in every format.
        package var name: String
        /// How its numbers are spelled.
        package var notation: NumberNotation
        /// Whether it holds text.
        package var isText: Bool

        /// A column of numbers, or of text.
        package init(_ name: String, notation: NumberNotation = .shortest, isText: Bool = false) {
            self.name = name
            self.notation = notation
            self.isText = isText
        }
    }

    /// The cells of a column in a block of rows.
    package enum Cells: Sendable {
        /// Numbers; NaN and the infinities are no value.
        case numbers([Double])
        /// Texts.
        case texts([String])
        /// One text in every row.
        case all(String)
    }

    /// What takes a block of rows; the shortest column of numbers or texts ends the block.
    package typealias Writer = ([Cells]) throws -> Void

    let columns: [Column]
    let format: TableFormat
    let delimiter: Delimiter
    let style: TableStyle

    /// A stream of rows under columns.
    ///
    /// - Parameter style: what parts the cells of CSV; the width and characters of a table for people.
    package init(columns: [Column], format: TableFormat, style: TableStyle = TableStyle()) {
        self.columns = columns
        self.format = format
        delimiter = format == .tsv ? .tab : style.delimiter
        self.style = style
    }

    /// Whether the rows are held until the last is made.
    package static func isHeld(_ format: TableFormat) -> Bool { format == .text }

    /// Writes everything to a sink in chunks. `rows` hands every row to the writer it is given, and does so twice for
    /// Markdown.
    ///
    /// Throws what the sink and `rows` throw.
    package func write(
        to sink: @escaping (UnsafeRawBufferPointer) throws -> Void, rows: (Writer) throws -> Void
    ) throws {
        var buffer = ByteBuffer()
        switch format {
        case .csv, .tsv:
            buffer.append(row: columns.map { .text($0.name) }, delimiter: delimiter, notation: .shortest)
            try rows { cells in
                appendDelimited(cells, to: &buffer)
                if buffer.isFull { try buffer.drain(to: sink) }
            }
        case .json, .ndjson:
            try writeRecords(to: sink, buffer: &buffer, rows: rows)
        case .html:
            try writeHTML(to: sink, buffer: &buffer, rows: rows)
        case .markdown:
            try writeMarkdown(to: sink, buffer: &buffer, rows: rows)
        case .text:
            var table = try Table(
                columns: columns.map { column in
                    var shown = Reports.Column(column.name, alignment: column.isText ? .leading : .decimal)
                    shown.notation = column.notation
                    return shown
                })
            try rows { cells in
                for row in 0..<Self.count(of: cells) { try table.append(cells.map { $0.cell(row) }) }
            }
            try table.write(as: .text, style: style, to: sink)
        }
        try buffer.drain(to: sink)
    }

    /// A text for people, in ASCII where that is asked for.
    func shown(_ text: String) -> String { style.ascii ? text.spelledInASCII : text }

    /// How many rows a block has.
    static func count(of cells: [Cells]) -> Int {
        cells.compactMap { cells -> Int? in
            switch cells {
            case .numbers(let values): values.count
            case .texts(let texts): texts.count
            case .all: nil
            }
        }.min() ?? 0
    }

    private func appendDelimited(_ cells: [Cells], to buffer: inout ByteBuffer) {
        let numbers = cells.compactMap { if case .numbers(let values) = $0 { values } else { nil } }
        let rows = Self.count(of: cells)
        if numbers.count == cells.count, Set(columns.map(\.notation)).count == 1, let notation = columns.first?.notation
        {
            let step = max(1, 1024 / max(columns.count, 1))
            for start in stride(from: 0, to: rows, by: step) {
                buffer.append(
                    columns: numbers, rows: start..<min(start + step, rows), delimiter: delimiter, notation: notation)
            }
            return
        }
        for row in 0..<rows {
            for (index, column) in columns.enumerated() {
                if index > 0 { buffer.append(delimiter.rawValue) }
                switch cells[index] {
                case .numbers(let values): buffer.append(values[row], as: column.notation)
                case .texts(let texts): buffer.append(field: texts[row], delimiter: delimiter)
                case .all(let text): buffer.append(field: text, delimiter: delimiter)
                }
            }
            buffer.append(UInt8(ascii: "\n"))
        }
    }
}

extension RowStream.Cells {
    /// The cell of a row.
    func cell(_ row: Int) -> Cell {
        switch self {
        case .numbers(let values): .number(values[row])
        case .texts(let texts): .text(texts[row])
        case .all(let text): .text(text)
        }
    }
}
