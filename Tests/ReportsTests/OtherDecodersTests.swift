import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("Other decoders read what is written", .enabled(if: Program.isInstalled("python3"), "python3 is not installed"))
struct OtherDecodersTests {
    /// Cells that provoke every quoting rule, and numbers of every size.
    static func table() throws -> (table: Table, expected: [[String]]) {
        var table = try Table(columns: [Column("a \"quoted\", name"), Column("text"), Column("number"), Column("none")])
        let texts = [
            "", "plain", "a,b", "\"", "line\nbreak", "cr\r\nlf", "\ttab", " blank ", "é漢😀", "\u{2028}\u{1}",
            "</script>",
        ]
        var generator = Dice(seed: 99)
        var expected: [[String]] = []
        for index in 0..<500 {
            let text = texts[index % texts.count]
            let bits = generator.next()
            let number = Double(bitPattern: bits).isFinite ? Double(bitPattern: bits) : Double(index) / 1e6
            try table.append([.integer(index), .text(text), .number(number), .missing])
            expected.append([
                String(index), text.utf8.map { String($0) }.joined(separator: "."),
                String(number.bitPattern, radix: 16),
            ])
        }
        return (table, expected)
    }

    static let show = """

        for row in rows:
            text = ".".join(str(byte) for byte in row[1].encode())
            print(row[0], text, format(struct.unpack(">Q", struct.pack(">d", float(row[2])))[0], "x"), sep=" ")
        """

    @Test(
        "Python's csv and json modules give every cell back, numbers to the bit",
        arguments: [
            (
                TableFormat.csv,
                "rows = list(csv.reader(io.StringIO(source, newline='')))[1:]; assert all(r[3] == '' for r in rows)"
            ),
            (.tsv, "rows = list(csv.reader(io.StringIO(source, newline=''), delimiter='\\t'))[1:]"),
            (.json, "rows = [list(r.values()) for r in json.loads(source)]; assert all(r[3] is None for r in rows)"),
            (.ndjson, "rows = [list(json.loads(line).values()) for line in source.split('\\n')[:-1]]"),
        ])
    func python(format: TableFormat, reading: String) throws {
        let (table, expected) = try Self.table()
        let script =
            "import csv, io, json, struct, sys\nsource = sys.stdin.buffer.read().decode('utf-8')\n" + reading
            + Self.show
        let output = try Python.run(script, input: table.formatted(as: format)).text
        let rows = output.split(separator: "\n").map {
            $0.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(rows == expected)
    }

    @Test("The HTML table gives every text back and opens no tag of its own")
    func html() throws {
        var table = try Table(columns: [Column("<b>&\"'")])
        try table.append([.text("</td><script>alert('1')</script>&amp;")])
        let script = """
            import sys, html.parser
            class Reader(html.parser.HTMLParser):
                def handle_starttag(self, tag, attributes): print("tag", tag)
                def handle_data(self, data): print("text", data) if data.strip() else None
            reader = Reader(); reader.feed(sys.stdin.read()); reader.close()
            """
        let lines = try Python.run(script, input: table.formatted(as: .html)).text.split(separator: "\n")
        #expect(
            lines == [
                "tag table", "tag thead", "tag tr", "tag th", "text <b>&\"'", "tag tbody", "tag tr", "tag td",
                "text </td><script>alert('1')</script>&amp;",
            ])
    }
}
