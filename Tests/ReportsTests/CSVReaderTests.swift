import TestSupport
import Testing

@testable import Reports

@Suite("Reading CSV")
struct CSVReaderTests {
    @Test(
        "Fields follow RFC 4180",
        arguments: [
            ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
            ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
            ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]),
            ("\u{FEFF}a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
            ("a\n\"x, \"\"y\"\"\r\nz\"\n", [["a"], ["x, \"y\"\r\nz"]]),
            ("a,b\n,\n", [["a", "b"], ["", ""]]),
            ("a\n\n\r\n\"\"\n", [["a"], [""]]),
            ("a,b\n\"\",\"é\"", [["a", "b"], ["", "é"]]),
            ("a,\n1,", [["a", ""], ["1", ""]]),
            ("", []), ("\n\r\n", []), ("\u{FEFF}", []),
        ] as [(String, [[String]])])
    func fields(text: String, fields: [[String]]) {
        // However the bytes are cut into chunks, the records are the same.
        for size in [1, 2, 3, 1000] {
            let records = CSVReaderTests.records(Array(text.utf8), chunk: size)
            #expect(records.map(\.fields) == fields)
            #expect(records.allSatisfy { $0.problem == nil })
        }
    }

    @Test(
        "Each mistake names its line and column, and the next line is read",
        arguments: [
            ("a,b\n1\n3,4\n", .ragged(line: 2, found: 1, expected: 2)),
            ("a,b\n1,2,3\n3,4\n", .ragged(line: 2, found: 3, expected: 2)),
            ("a,b\n1,\"x\"y\n3,4\n", .textAfterQuote(line: 2, column: 2)),
            ("a,b\n1,x\"y\n3,4\n", .strayQuote(line: 2, column: 2)),
            ("a,b\n12345678,1\n3,4\n", .fieldTooLong(line: 2, column: 1, limit: 7)),
        ] as [(String, CSVError)])
    func mistakes(text: String, problem: CSVError) {
        let records = CSVReaderTests.records(Array(text.utf8), chunk: 1000, limit: 7)
        #expect(records.map(\.problem) == [nil, problem, nil])
        #expect(records.last?.fields == ["3", "4"])
        #expect(records.map(\.line) == [1, 2, 3])
    }

    @Test("An unclosed quote names where it opens")
    func unclosedQuote() {
        let records = CSVReaderTests.records(Array("a,b\n1,\"x\ny\n".utf8), chunk: 4)
        #expect(records.last?.problem == .unclosedQuote(line: 2, column: 2))
    }

    @Test("Bytes that are no UTF-8 are reported and repaired")
    func notUTF8() {
        let records = CSVReaderTests.records(Array("a\n".utf8) + [0xC3, 0x28, 0x0A], chunk: 4)
        #expect(records.last?.problem == .notUTF8(line: 2, column: 1))
        #expect(records.last?.fields == ["\u{FFFD}("])
    }

    @Test("Lines inside quotes count")
    func lineNumbers() {
        let records = CSVReaderTests.records(Array("a\r\n\"1\r\n2\"\r\n\r\n3\r\n".utf8), chunk: 2)
        #expect(records.map(\.line) == [1, 2, 5])
    }

    @Test("A document is a header and its records")
    func document() throws {
        let document = try CSVDocument(Array("time_s,value\n0,1\n".utf8))
        #expect(document.column(named: "value") == 1)
        #expect(document.records.map(\.fields) == [["0", "1"]])
        #expect(throws: CSVError.empty) { try CSVDocument([]) }
        #expect(throws: CSVError.ragged(line: 2, found: 1, expected: 2)) { try CSVDocument(Array("a,b\n1\n".utf8)) }
    }

    @Test("What the writer quotes, the reader gives back")
    func thereAndBack() throws {
        let texts = ["", " ", "a,b", "\"", "\r\n", "\n", "é, 漢\t;", "\u{FEFF}x", "'", "x ", "\"\"", "\u{1F600}"]
        for delimiter in [Delimiter.comma, .tab, .semicolon] {
            var bytes: [UInt8] = []
            var writer = DelimitedWriter<Never>(columns: ["a", "b"], delimiter: delimiter) { bytes += $0 }
            for text in texts { writer.write([.text(text), .text(text + "!")]) }
            writer.finish()
            let document = try CSVDocument(bytes, delimiter: delimiter)
            #expect(document.records.map(\.fields) == texts.map { [$0, $0 + "!"] })
        }
    }

    @Test("Any bytes give the same records however they are cut, and none is lost without a word")
    func anyBytes() {
        let alphabet: [UInt8] = [0x22, 0x22, 0x2C, 0x2C, 0x0A, 0x0D, 0x61, 0x62, 0xC3, 0xA9, 0xEF, 0xBB, 0xBF, 0x20]
        var generator = Dice(seed: 41)
        for _ in 0..<400 {
            let bytes = (0..<Int(generator.next() % 60)).map { _ in alphabet[Int(generator.next() % 14)] }
            let whole = CSVReaderTests.records(bytes, chunk: 1000, limit: 5)
            for size in [1, 2, 5, 11] {
                #expect(CSVReaderTests.records(bytes, chunk: size, limit: 5) == whole)
            }
            for record in whole.dropFirst() where record.fields.count != whole[0].fields.count {
                #expect(record.problem != nil)
            }
        }
    }

    static func records(_ bytes: [UInt8], chunk: Int, limit: Int = 1000) -> [CSVRecord] {
        var reader = CSVReader(fieldLimit: limit)
        var records: [CSVRecord] = []
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            Array(bytes[start..<min(start + chunk, bytes.count)]).withUnsafeBytes { records += reader.read($0) }
        }
        if let last = reader.finish() { records.append(last) }
        return records
    }
}
