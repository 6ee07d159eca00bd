import Foundation
import TestSupport
import Testing

/// docs/library.md: its example is a package of its own, which is built and run as it stands.
@Suite("The library beside other packages", .enabled(if: Program.isInstalled("swift")))
struct LibraryTests {
    @Test("the example builds, and prints what the page says")
    func example() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/library.md"), encoding: .utf8)
        // Fences stand between the blocks; a block begins with its language.
        let blocks = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map { part in
            part.element.drop { $0 != "\n" }.dropFirst()
        }
        try #require(blocks.count == 3)
        let folder = try Folder()
        // The repository may lie anywhere, under any name.
        let manifest = blocks[0].replacing("../dashpot", with: root.path)
            .replacing("package: \"dashpot\"", with: "package: \"\(root.lastPathComponent)\"")
        try folder.file("Package.swift", String(manifest))
        try folder.file("Sources/Settles/main.swift", String(blocks[1]))
        let swift = try #require(Program("swift"))
        let built = try swift.run(["build"], in: folder.url, limit: 1800)
        try #require(built.status == 0, "\(built.text) \(built.errors)")
        let printed = try Program(path: folder.url.path + "/.build/debug/Settles").run([], in: folder.url)
        #expect(printed.text == String(blocks[2]) && printed.status == 0, "\(printed.errors)")
    }
}
