/// Records from CSV bytes as they arrive (RFC 4180), in the memory of one chunk and one record.
///
/// Lines end with LF, CR LF or CR; a byte order mark at the start is skipped; quoted fields may hold delimiters, line breaks
/// and doubled quotes; blank lines are skipped. The first record, the header, says how many fields the others have.
/// What is wrong with a record is said in ``CSVRecord/problem``, and reading goes on with the next line.
///
/// ```swift
/// var reader = CSVReader()
/// for record in reader.read(chunk) { … }      // as often as there are chunks
/// if let record = reader.finish() { … }
/// ```
package struct CSVReader: Sendable {
    /// The longest field taken unless told otherwise, 1 MiB.
    package static let defaultFieldLimit = 1_048_576

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private enum State {
        case fieldStart, plain, quoted, quoteInQuoted
    }

    private let delimiter: UInt8
    private let fieldLimit: Int
    private var state = State.fieldStart
    private var field: [UInt8] = []
    private var fields: [String] = []
    private var problem: CSVError?
    private var expected: Int?
    private var line = 1
    private var recordLine = 1
    private var quoteLine = 1
    private var afterCarriageReturn = false
    private var markBytes = 0

    /// A reader; `fieldLimit` is the most bytes a field may have.
    package init(delimiter: Delimiter = .comma, fieldLimit: Int = CSVReader.defaultFieldLimit) {
        self.delimiter = delimiter.rawValue
        self.fieldLimit = max(fieldLimit, 1)
    }

    /// A reader of records in the middle of a text, whose header has so many columns.
    ///
    /// - Parameter line: the line that the first record begins on.
    package init(delimiter: Delimiter, columns: Int, line: Int) {
        self.init(delimiter: delimiter)
        expected = columns
        (self.line, recordLine, markBytes) = (line, line, 3)
    }

    /// The records that these bytes complete.
    package mutating func read(_ bytes: UnsafeRawBufferPointer) -> [CSVRecord] {
        var records: [CSVRecord] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if markBytes < 3, skipsMark(byte) {
                index += 1
                continue
            }
            let length = plainLength(of: bytes, from: index)
            if length > 0 {
                append(UnsafeRawBufferPointer(rebasing: bytes[index..<(index + length)]))
                index += length
                continue
            }
            if let record = take(byte) { records.append(record) }
            index += 1
        }
        return records
    }

    /// How many bytes from here on mean nothing but themselves.
    private func plainLength(of bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard state != .quoteInQuoted else { return 0 }
        // Inside quotes the delimiter is text; line breaks are counted one by one.
        let ending = state == .quoted ? UInt8(ascii: "\"") : delimiter
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte == ending || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D { break }
            end += 1
        }
        return end - start
    }

    /// Appends plain bytes, as many as the limit allows.
    private mutating func append(_ bytes: UnsafeRawBufferPointer) {
        if state == .fieldStart { state = .plain }
        afterCarriageReturn = false
        let room = fieldLimit - field.count
        field.append(contentsOf: bytes.prefix(room))
        if bytes.count > room {
            report(.fieldTooLong(line: line, column: fields.count + 1, limit: fieldLimit))
        }
    }

    /// The last record, when no line break ended it. The reader is then as new, but for the header.
    package mutating func finish() -> CSVRecord? {
        if (1...2).contains(markBytes) { takeUnfinishedMark() }
        if state == .quoted { report(.unclosedQuote(line: quoteLine, column: fields.count + 1)) }
        let isBlank = fields.isEmpty && state == .fieldStart
        return isBlank ? nil : endRecord()
    }

    /// Whether the byte belongs to a byte order mark at the very start.
    private mutating func skipsMark(_ byte: UInt8) -> Bool {
        if byte == CSVReader.mark[markBytes] {
            markBytes += 1
            return true
        }
        takeUnfinishedMark()
        return false
    }

    /// What looked like the beginning of a mark was text.
    private mutating func takeUnfinishedMark() {
        for byte in CSVReader.mark[..<markBytes] { _ = take(byte) }
        markBytes = 3
    }

    private mutating func take(_ byte: UInt8) -> CSVRecord? {
        let isLineFeed = byte == 0x0A
        let isCarriageReturn = byte == 0x0D
        defer { afterCarriageReturn = isCarriageReturn }
        let endsPair = isLineFeed && afterCarriageReturn
        if isCarriageReturn || (isLineFeed && !endsPair) { line += 1 }
        switch state {
        case .quoted:
            if byte == UInt8(ascii: "\"") { state = .quoteInQuoted } else { append(byte) }
            return nil
        case .quoteInQuoted where byte == UInt8(ascii: "\""):
            append(byte)
            state = .quoted
            return nil
        case .fieldStart where byte == UInt8(ascii: "\""):
            quoteLine = line
            state = .quoted
            return nil
        case .fieldStart, .plain, .quoteInQuoted: break
        }
        if byte == delimiter {
            endField()
        } else if isLineFeed || isCarriageReturn {
            if fields.isEmpty && state == .fieldStart {
                recordLine = line
                return nil
            }
            return endRecord()
        } else {
            switch state {
            case .quoteInQuoted: report(.textAfterQuote(line: line, column: fields.count + 1))
            case .plain where byte == UInt8(ascii: "\""): report(.strayQuote(line: line, column: fields.count + 1))
            case .fieldStart, .plain, .quoted: break
            }
            state = .plain
            append(byte)
        }
        return nil
    }

    private mutating func append(_ byte: UInt8) {
        guard field.count < fieldLimit else {
            return report(.fieldTooLong(line: line, column: fields.count + 1, limit: fieldLimit))
        }
        field.append(byte)
    }

    private mutating func endField() {
        let text = String(decoding: field, as: UTF8.self)
        // Decoding repairs what is malformed, which then differs; ASCII never is.
        if field.contains(where: { $0 >= 0x80 }), !text.utf8.elementsEqual(field) {
            report(.notUTF8(line: recordLine, column: fields.count + 1))
        }
        fields.append(text)
        field.removeAll(keepingCapacity: true)
        state = .fieldStart
    }

    private mutating func endRecord() -> CSVRecord {
        let begins = recordLine
        endField()
        if let expected, fields.count != expected {
            report(.ragged(line: begins, found: fields.count, expected: expected))
        }
        expected = expected ?? fields.count
        defer {
            fields = []
            problem = nil
            recordLine = line
        }
        return CSVRecord(line: begins, fields: fields, problem: problem)
    }

    /// Keeps the first problem of a record.
    private mutating func report(_ error: CSVError) { problem = problem ?? error }
}
