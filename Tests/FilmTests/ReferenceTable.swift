import Foundation

/// A table under Tests/References, its rows by column name.
struct ReferenceTable {
    let rows: [[String: String]]

    init(_ name: String, file: String = #filePath) throws {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: folder.appendingPathComponent("References/\(name)"), encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        rows = lines.dropFirst().map { line in
            Dictionary(uniqueKeysWithValues: zip(lines[0].map(String.init), line.map(String.init)))
        }
    }
}
