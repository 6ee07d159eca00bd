import Words

extension RowStream {
    /// An object a row: in an array, or a line each.
    func writeRecords(
        to sink: @escaping (UnsafeRawBufferPointer) throws -> Void, buffer: inout ByteBuffer,
        rows: (Writer) throws -> Void
    ) throws {
        let isArray = format == .json
        // `"time_s": ` with what parts it from the member before.
        let names = columns.enumerated().map { index, column in
            var name = ByteBuffer(capacity: 64)
            name.append(isArray ? (index == 0 ? "{\n    " : ",\n    ") : index == 0 ? "{" : ",")
            name.append(quoted: column.name)
            name.append(isArray ? ": " : ":")
            return name.text
        }
        var isFirst = true
        if isArray { buffer.append("[") }
        try rows { cells in
            for row in 0..<Self.count(of: cells) {
                if isArray { buffer.append(isFirst ? "\n  " : ",\n  ") }
                isFirst = false
                for (index, column) in columns.enumerated() {
                    buffer.append(names[index])
                    switch cells[index] {
                    case .numbers(let values) where values[row].isFinite:
                        buffer.append(values[row], as: column.notation)
                    case .numbers: buffer.append("null")
                    case .texts(let texts): buffer.append(quoted: texts[row])
                    case .all(let text): buffer.append(quoted: text)
                    }
                }
                buffer.append(isArray ? "\n  }" : "}\n")
                if buffer.isFull { try buffer.drain(to: sink) }
            }
        }
        if isArray { buffer.append(isFirst ? "]\n" : "\n]\n") }
    }

    /// A `<table>` with a line a row.
    func writeHTML(
        to sink: @escaping (UnsafeRawBufferPointer) throws -> Void, buffer: inout ByteBuffer,
        rows: (Writer) throws -> Void
    ) throws {
        buffer.append("<table>\n<thead>\n<tr>")
        for column in columns { buffer.append("<th scope=\"col\">\(shown(column.name).htmlEscaped)</th>") }
        buffer.append("</tr>\n</thead>\n<tbody>\n")
        try rows { cells in
            for row in 0..<Self.count(of: cells) {
                buffer.append("<tr>")
                for (index, column) in columns.enumerated() {
                    switch cells[index] {
                    case .numbers(let values) where values[row].isFinite:
                        buffer.append("<td class=\"number\">")
                        buffer.append(values[row], as: column.notation)
                    case .numbers: buffer.append("<td>none")
                    case .texts(let texts): buffer.append("<td>" + shown(texts[row]).htmlEscaped)
                    case .all(let text): buffer.append("<td>" + shown(text).htmlEscaped)
                    }
                    buffer.append("</td>")
                }
                buffer.append("</tr>\n")
                if buffer.isFull { try buffer.drain(to: sink) }
            }
        }
        buffer.append("</tbody>\n</table>\n")
    }

    /// A GitHub table with padded columns: the first time through every cell is spelled to be measured.
    func writeMarkdown(
        to sink: @escaping (UnsafeRawBufferPointer) throws -> Void, buffer: inout ByteBuffer,
        rows: (Writer) throws -> Void
    ) throws {
        let headings = columns.map { shown($0.name).markdownEscaped }
        var widths = headings.map { max(3, $0.cellWidth) }
        var spelled = ByteBuffer(capacity: 64)
        try rows { cells in
            for (index, column) in columns.enumerated() {
                switch cells[index] {
                case .numbers(let values):
                    for value in values {
                        spelled.removeAll()
                        spelled.append(value, as: column.notation)
                        widths[index] = max(widths[index], spelled.isEmpty ? Self.none.utf8.count : spelled.count)
                    }
                case .texts(let texts):
                    for text in Set(texts) { widths[index] = max(widths[index], shown(text).markdownEscaped.cellWidth) }
                case .all(let text): widths[index] = max(widths[index], shown(text).markdownEscaped.cellWidth)
                }
            }
        }
        buffer.appendMarkdown(
            zip(headings, columns).map { ($0, $0.cellWidth, $1.isText) }, widths: widths)
        buffer.appendMarkdownRule(widths: widths, isLeading: columns.map(\.isText))
        try rows { cells in
            for row in 0..<Self.count(of: cells) {
                for (index, column) in columns.enumerated() {
                    buffer.append(index == 0 ? "| " : " | ")
                    switch cells[index] {
                    case .numbers(let values):
                        spelled.removeAll()
                        spelled.append(values[row], as: column.notation)
                        if spelled.isEmpty { spelled.append(Self.none) }
                        buffer.append(repeating: 0x20, count: widths[index] - spelled.count)
                        spelled.withUnsafeBytes { buffer.append($0) }
                    case .texts(let texts): buffer.append(shown(texts[row]).markdownEscaped, paddedTo: widths[index])
                    case .all(let text): buffer.append(shown(text).markdownEscaped, paddedTo: widths[index])
                    }
                }
                buffer.append(" |\n")
                if buffer.isFull { try buffer.drain(to: sink) }
            }
        }
    }

    /// What stands where there is no number.
    private static let none = "none"
}

extension ByteBuffer {
    fileprivate mutating func append(_ text: String, paddedTo width: Int) {
        append(text)
        append(repeating: 0x20, count: width - text.cellWidth)
    }
}
