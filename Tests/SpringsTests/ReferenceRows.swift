import Foundation

/// A committed table of reference values under Tests/References, read as rows of fields.
struct ReferenceRows {
    let rows: [[Substring]]

    init(_ name: String, testFile: String = #filePath) throws {
        let url = URL(fileURLWithPath: testFile).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("References").appendingPathComponent(name)
        let text = try String(contentsOf: url, encoding: .utf8)
        rows = text.split(separator: "\n").dropFirst().map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
    }
}

struct MissingNumber: Error {
    let text: Substring
}

func number(_ text: Substring) throws -> Double {
    guard let value = Double(text) else { throw MissingNumber(text: text) }
    return value
}
