/// What stands between the cells of a row.
package enum Delimiter: UInt8, Sendable, Hashable {
    /// CSV.
    case comma = 0x2C
    /// TSV.
    case tab = 0x09
    /// The CSV of places with a decimal comma.
    case semicolon = 0x3B

    /// The delimiter that a line has most of; the comma where it has none.
    package static func likeliest(in line: some Collection<UInt8>) -> Delimiter {
        let counts = [Delimiter.comma, .semicolon, .tab].map { mark in
            (mark, line.count(where: { $0 == mark.rawValue }))
        }
        return counts.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 ? $0.0 : nil } ?? .comma
    }
}

extension ByteBuffer {
    /// Appends a record and a line feed.
    package mutating func append(row: [Cell], delimiter: Delimiter, notation: NumberNotation) {
        // A line of one empty cell would be a blank line, which readers skip.
        if row.count == 1, row.first?.isBlank == true {
            append("\"\"\n")
            return
        }
        for (index, cell) in row.enumerated() {
            if index > 0 { append(delimiter.rawValue) }
            append(cell: cell, delimiter: delimiter, notation: notation)
        }
        append(UInt8(ascii: "\n"))
    }

    private mutating func append(cell: Cell, delimiter: Delimiter, notation: NumberNotation) {
        switch cell {
        case .number(let value): append(value, as: notation)
        case .integer(let value): append(value)
        case .text(let text): append(field: text, delimiter: delimiter)
        case .texts(let texts): append(field: texts.joined(separator: "; "), delimiter: delimiter)
        case .boolean(let value): append(value ? "true" : "false")
        case .missing, .never: break
        }
    }

    /// Appends a field, in quotes where RFC 4180 wants them: a delimiter, a quote or a line break is inside, or a blank at an end.
    mutating func append(field: String, delimiter: Delimiter) {
        let quote = UInt8(ascii: "\"")
        let bytes = field.utf8
        let needsQuotes =
            bytes.contains { $0 == delimiter.rawValue || $0 == quote || $0 == 0x0A || $0 == 0x0D }
            || bytes.first == 0x20 || bytes.last == 0x20 || bytes.starts(with: [0xEF, 0xBB, 0xBF])
        guard needsQuotes else { return append(field) }
        append(quote)
        for byte in bytes {
            if byte == quote { append(quote) }
            append(byte)
        }
        append(quote)
    }
}

extension Cell {
    fileprivate var isBlank: Bool {
        switch self {
        case .missing, .never: true
        case .number(let value): !value.isFinite
        case .text(let text): text.isEmpty
        case .texts(let texts): texts.allSatisfy(\.isEmpty) && texts.count < 2
        case .integer, .boolean: false
        }
    }
}

extension Table {
    func appendHeader(to buffer: inout ByteBuffer, delimiter: Delimiter) {
        for (index, column) in columns.enumerated() {
            if index > 0 { buffer.append(delimiter.rawValue) }
            buffer.append(field: column.name, delimiter: delimiter)
        }
        buffer.append(UInt8(ascii: "\n"))
    }
}
