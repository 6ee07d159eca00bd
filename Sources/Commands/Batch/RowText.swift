import Reports

/// Delimited text that arrives in chunks, cut where a record ends.
struct RowText {
    /// The first record.
    struct Header {
        let names: [String]
        let delimiter: Delimiter
    }

    /// Whole records, and the line that the first begins on.
    struct Piece: Sendable {
        var bytes: [UInt8]
        var line: Int

        /// The same records in about `count` pieces. Where a field is in quotes a line may be within it: then it is one.
        func pieces(_ count: Int) -> [Piece] {
            guard count > 1, !bytes.contains(UInt8(ascii: "\"")) else { return [self] }
            var pieces: [Piece] = []
            var (start, line) = (0, line)
            for number in 1...count {
                var end = number == count ? bytes.count : max(start, bytes.count * number / count)
                while end < bytes.count, end == 0 || bytes[end - 1] != 0x0A { end += 1 }
                let part = Array(bytes[start..<end])
                if !part.isEmpty { pieces.append(Piece(bytes: part, line: line)) }
                line += part.lazy.filter { $0 == 0x0A }.count
                start = end
            }
            return pieces
        }
    }

    private var pending: [UInt8] = []
    private var line = 1
    private var hasHeader = false

    /// Adds bytes, and hands on what whole records there are.
    mutating func add(
        _ bytes: [UInt8], header: (Header) throws -> Void, records: (Piece) throws -> Void
    ) throws {
        pending += bytes
        try handOn(upTo: Self.end(ofRecordsIn: pending), header, records)
    }

    /// Hands on what is left at the end of the text.
    mutating func end(header: (Header) throws -> Void, records: (Piece) throws -> Void) throws {
        try handOn(upTo: pending.count, header, records)
    }

    private mutating func handOn(
        upTo end: Int, _ header: (Header) throws -> Void, _ records: (Piece) throws -> Void
    ) throws {
        guard end > 0 else { return }
        var start = 0
        if !hasHeader {
            let first = pending.firstIndex(of: 0x0A).map { $0 + 1 } ?? end
            let delimiter = Delimiter.likeliest(in: pending[..<first])
            let names = try CSVDocument(Array(pending[..<first]), delimiter: delimiter).header
            try header(Header(names: names, delimiter: delimiter))
            hasHeader = true
            start = first
            line += 1
        }
        guard start < end else { return pending.removeFirst(end) }
        let piece = Piece(bytes: Array(pending[start..<end]), line: line)
        line += piece.bytes.lazy.filter { $0 == 0x0A }.count
        pending.removeFirst(end)
        try records(piece)
    }

    /// Where the last whole record ends: after the last line feed outside of quotes.
    private static func end(ofRecordsIn bytes: [UInt8]) -> Int {
        let lineFeed: UInt8 = 0x0A
        guard bytes.contains(UInt8(ascii: "\"")) else { return bytes.lastIndex(of: lineFeed).map { $0 + 1 } ?? 0 }
        var isQuoted = false
        var isFieldStart = true
        var end = 0
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\"") where isFieldStart || isQuoted: isQuoted.toggle()
            case lineFeed where !isQuoted: end = index + 1
            default: break
            }
            isFieldStart = !isQuoted && [lineFeed, UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].contains(byte)
        }
        return end
    }
}
