/// How a table is written.
package enum TableFormat: String, Sendable, Hashable, CaseIterable {
    /// Aligned columns for people.
    case text
    /// RFC 4180: comma, LF, header first.
    case csv
    /// Tabs instead of commas; the same quoting, so a cell with a tab, quote or line break stands in quotes.
    case tsv
    /// An array of objects, keys in column order.
    case json
    /// One object a line.
    case ndjson
    /// A GitHub table.
    case markdown
    /// A `<table>` element.
    case html
}

/// What a written table depends on besides its cells.
package struct TableStyle: Sendable, Hashable {
    /// Which way a table for people lies.
    package enum Layout: Sendable, Hashable {
        /// One line a record.
        case rows
        /// One column a record, headed by its first cell shown; one line a quantity.
        case transposed
        /// Transposed; with exactly two records also second − first and second ÷ first.
        case compared
    }

    /// The numbers of CSV, TSV, JSON and NDJSON.
    package var dataNotation: NumberNotation
    /// The numbers people read: text, Markdown and HTML.
    package var notation: NumberNotation
    /// Which way text, Markdown and HTML lie.
    package var layout: Layout
    /// The widest line of a text table in character cells, at least 40; nil sets no bound.
    package var width: Int?
    /// Whether text, Markdown and HTML keep to ASCII; JSON then writes other characters as escapes. CSV and TSV, which
    /// have no way of writing them, keep theirs.
    package var ascii: Bool
    /// What parts the cells of CSV.
    package var delimiter = Delimiter.comma

    /// A style. `width` below 40 is taken as 40.
    package init(
        dataNotation: NumberNotation = .shortest, notation: NumberNotation = .sixSignificantDigits,
        layout: Layout = .rows, width: Int? = nil, ascii: Bool = false
    ) {
        self.dataNotation = dataNotation
        self.notation = notation
        self.layout = layout
        self.width = width.map { max($0, 40) }
        self.ascii = ascii
    }
}

extension Table {
    /// Writes the table to a sink in chunks of at most ``ByteBuffer/chunkSize`` bytes; data formats are never held whole.
    ///
    /// Throws what the sink throws.
    package func write<Failure: Error>(
        as format: TableFormat, style: TableStyle = TableStyle(),
        to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        var buffer = ByteBuffer()
        switch format {
        case .csv, .tsv:
            let dialect = format == .csv ? style.delimiter : .tab
            appendHeader(to: &buffer, delimiter: dialect)
            for row in rows {
                buffer.append(row: row, delimiter: dialect, notation: style.dataNotation)
                if buffer.isFull { try buffer.drain(to: sink) }
            }
        case .json:
            buffer.append(rows.isEmpty ? "[" : "[\n  ")
            for index in rows.indices {
                if index > 0 { buffer.append(",\n  ") }
                buffer.append(record(at: index), notation: style.dataNotation, indentation: 1)
                if buffer.isFull { try buffer.drain(to: sink) }
            }
            buffer.append(rows.isEmpty ? "]\n" : "\n]\n")
        case .ndjson:
            for index in rows.indices {
                buffer.append(record(at: index), notation: style.dataNotation, indentation: nil)
                buffer.append(UInt8(ascii: "\n"))
                if buffer.isFull { try buffer.drain(to: sink) }
            }
        case .text: buffer.append(TextTable(self, style: style).text)
        case .markdown: appendMarkdown(to: &buffer, style: style)
        case .html: appendHTML(to: &buffer, style: style)
        }
        try buffer.drain(to: sink)
    }

    /// The whole table as text.
    package func formatted(as format: TableFormat, style: TableStyle = TableStyle()) -> String {
        var bytes: [UInt8] = []
        write(as: format, style: style) { (chunk: UnsafeRawBufferPointer) throws(Never) in
            bytes.append(contentsOf: chunk)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
