import Foundation

/// Samples read back: header and rows of a CSV without quotes.
struct CSVTable {
    let header: [String]
    let rows: [[String]]

    init(_ text: String, separator: Character = ",") {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let fields = lines.map { $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init) }
        header = fields.first ?? []
        rows = Array(fields.dropFirst())
    }

    /// The numbers of a column.
    func numbers(_ name: String) throws -> [Double] {
        try column(name).map { text in
            guard let value = Double(text) else { throw NoNumber(text: text, column: name) }
            return value
        }
    }

    /// The fields of a column.
    func column(_ name: String) throws -> [String] {
        guard let position = header.firstIndex(of: name) else { throw NoColumn(name: name, header: header) }
        return rows.map { position < $0.count ? $0[position] : "" }
    }

    struct NoColumn: Error { let name: String, header: [String] }
    struct NoNumber: Error { let text: String, column: String }
}

/// A committed table of reference values under Tests/References.
func reference(_ name: String, testFile: String = #filePath) throws -> CSVTable {
    let url = URL(fileURLWithPath: testFile).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("References").appendingPathComponent(name)
    return CSVTable(try String(contentsOf: url, encoding: .utf8))
}
