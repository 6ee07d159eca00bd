import Foundation

/// An empty folder that is gone when the test is over.
package struct Folder: ~Copyable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("dashpot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, with the folders its name goes through, and gives its path.
    @discardableResult package func file(_ name: String, _ text: String) throws -> String {
        try file(name, Data(text.utf8))
    }

    /// Writes a file, with the folders its name goes through, and gives its path.
    @discardableResult package func file(_ name: String, _ bytes: Data) throws -> String {
        let place = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: place)
        return place.path
    }

    /// The bytes of a file.
    package func bytes(_ name: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }

    /// The text of a file.
    package func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    /// The names of everything in it, sorted.
    package var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}
