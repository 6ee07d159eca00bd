import Foundation
import TestSupport
import Testing

@Suite("The README does what it says")
struct ReadmeTests {
    /// The top of the repository.
    static var root: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    /// A fenced block of a Markdown file.
    struct Block {
        var language: String
        var lines: [String]
    }

    static func blocks(of text: String) -> [Block] {
        var blocks: [Block] = []
        var open: Block?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("```") {
                if let block = open { blocks.append(block) }
                open = open == nil ? Block(language: String(line.dropFirst(3)), lines: []) : nil
            } else {
                open?.lines.append(line)
            }
        }
        return blocks
    }

    @Test("every dashpot line of README.md runs, in order, and prints what stands below it")
    func commands() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        let blocks = Self.blocks(of: text)
        let folder = try Folder()
        var run = 0
        for (index, block) in blocks.enumerated() where block.language == "sh" {
            for (position, line) in block.lines.enumerated() where line.hasPrefix("dashpot ") {
                // A full screen needs a terminal.
                guard !line.hasPrefix("dashpot tune"), !line.contains("--watch") else { continue }
                let outcome = try Dashpot.shell(line, in: folder)
                run += 1
                #expect(outcome.status == 0, "\(line): \(outcome.errors)")
                let isLast = position == block.lines.count - 1
                if isLast, blocks.indices.contains(index + 1), blocks[index + 1].language == "text" {
                    #expect(outcome.lines == blocks[index + 1].lines, "\(line)")
                }
            }
        }
        #expect(run > 5)
    }

    @Test("every make line of README.md names a target")
    func targets() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        let makefile = try String(contentsOf: Self.root.appendingPathComponent("Makefile"), encoding: .utf8)
        let targets = Set(
            makefile.split(separator: "\n").compactMap { line in
                line.first?.isLetter == true ? line.split(separator: ":").first.map(String.init) : nil
            })
        let fenced = Self.blocks(of: text).filter { $0.language == "sh" }.flatMap(\.lines)
        let inline = text.split(separator: "`").map(String.init)
        var named = 0
        for line in (fenced + inline).map({ $0.split(separator: " ").map(String.init) })
        where line.count > 1 && line[0] == "make" {
            for target in line.dropFirst() where !target.contains("=") {
                #expect(targets.contains(target), "make \(target)")
                named += 1
            }
        }
        #expect(named > 1)
    }

    @Test("every link of README.md into the repository leads somewhere")
    func links() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        for part in text.components(separatedBy: "](").dropFirst() {
            let target = String(part.prefix { $0 != ")" && $0 != "#" })
            guard !target.isEmpty, !target.contains("://") else { continue }
            #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(target).path), "\(target)")
        }
    }
}
