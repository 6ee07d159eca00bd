import Foundation

/// Header and rows of a CSV without quotes: samples read back, or reference values.
package struct CSVTable {
    package let header: [String]
    package let rows: [[String]]

    package init(_ text: String, separator: Character = ",") {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        let fields = lines.map { $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init) }
        header = fields.first ?? []
        rows = Array(fields.dropFirst())
    }

    /// A committed table of Tests/References; lines that begin with `#` are remarks.
    package init(reference name: String) throws {
        let lines = try String(contentsOf: References.file(name), encoding: .utf8).split(separator: "\n")
        self.init(lines.filter { !$0.hasPrefix("#") }.joined(separator: "\n"))
    }

    /// The rows by column name.
    package var records: [[String: String]] {
        rows.map { Dictionary(zip(header, $0)) { $1 } }
    }

    /// The numbers of a column.
    package func numbers(_ name: String) throws -> [Double] { try column(name).map(number) }

    /// The fields of a column.
    package func column(_ name: String) throws -> [String] {
        guard let position = header.firstIndex(of: name) else { throw MissingColumn(name: name, header: header) }
        return rows.map { position < $0.count ? $0[position] : "" }
    }

    package struct MissingColumn: Error { package let name: String, header: [String] }
}

/// A field that should hold a number and does not.
package struct MissingNumber: Error { package let text: String }

/// The number in a field.
package func number(_ text: some StringProtocol) throws -> Double {
    guard let value = Double(text) else { throw MissingNumber(text: String(text)) }
    return value
}

/// The folder of reference values and of the scripts that made them.
package enum References {
    /// A file in Tests/References.
    package static func file(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("References").appendingPathComponent(name)
    }
}
