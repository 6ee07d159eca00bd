import Foundation
import TestSupport
import Testing

@Suite("What a scene says cannot steer what shows it, nor flood it")
struct SpeechTests {
    /// A built-in scene with pieces exchanged.
    static func scene(_ changes: [(String, String)], in folder: borrowing Folder) throws {
        var text = try Dashpot.run("scene", "show", "press-scale").text
        for (find, replace) in changes {
            let place = try #require(text.range(of: find))
            text.replaceSubrange(place, with: replace)
        }
        try folder.file("mine.json5", text)
    }

    @Test("a title is a title in a summary: no escape sequence, no HTML, no link, no second line")
    func title() throws {
        let folder = try Folder()
        let hostile = #"\u001b[31m\u001b]0;x\u0007<script>x</script> [l](javascript:1) **b**\n# second \u202e\u0085"#
        try Self.scene(
            [
                ("title: \"Press scale\"", "title: \"\(hostile)\""),
                ("summary: \"A button", "summary: \"- \(hostile) A button"),
                ("summary: \"A tap", "summary: \"\(hostile) A tap"),
            ], in: folder)
        let outcome = try Dashpot.run(["scene", "run", "mine.json5", "-o", "out", "--size", "400x300"], in: folder)
        #expect(outcome.status == 0)
        let summary = try folder.text("out/summary.md")
        #expect(
            !summary.unicodeScalars.contains {
                $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
            })
        #expect(summary.split(separator: "\n").filter { $0.hasPrefix("#") }.count <= 5)
        let unescaped = summary.replacingOccurrences(of: #"\\."#, with: "", options: .regularExpression)
        for mark in ["<", ">", "](java", "**"] { #expect(!unescaped.contains(mark), "\(mark)") }
        #expect(summary.contains(#"\<script\>x\</script\> \[l\](javascript:1) \*\*b\*\* # second"#))
        #expect(summary.contains(#"\- "#))
    }

    @Test("many events that are ignored are counted")
    func ignoredEvents() throws {
        let folder = try Folder()
        let events = (1...240).map {
            #"{ at: \#(Double($0) / 10000), event: "press", to: "pressed", onlyIn: "released" },"#
        }
        try Self.scene(
            [(#"{ at: "hold", event: "release""#, events.joined(separator: "\n") + #"{ at: "hold", event: "release""#)],
            in: folder)
        let outcome = try Dashpot.run(["csv", "mine.json5"], in: folder)
        let ignored = outcome.complaints.filter { $0.contains("ignored") }
        #expect(ignored.count == 4)
        #expect(ignored.last == "dashpot: and 237 other events are ignored too")
    }

    @Test("the same warning is said once in a run")
    func once() throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(
            ["scene", "run", "press-scale", "-o", "out", "--size", "400x300"], environment: ["DASHPOT_FONT": "none"],
            in: folder)
        #expect(outcome.complaints.filter { $0.contains("font") }.count == 1, "\(outcome.errors)")
        #expect(Set(outcome.complaints).count == outcome.complaints.count)
    }

    @Test("a list of warnings is told up to twenty of them, and counted beyond")
    func longList() throws {
        let folder = try Folder()
        try folder.file("many", (1...500).map { "n\($0)=0.3,1\n" }.joined())
        let outcome = try Dashpot.run(["inspect", "@many", "--format", "csv"], in: folder)
        #expect(outcome.complaints.count == 21)
        #expect(outcome.complaints.last?.hasPrefix("dashpot: and ") == true)
    }

    @Test("--ascii keeps every text to ASCII, labels and notes too", arguments: ["text", "markdown", "html"])
    func ascii(format: String) throws {
        let folder = try Folder()
        for words in [["inspect", "押す=0.3,1"], ["csv", "押す=snappy", "b=0.3"], ["compare", "押す=0.1,1", "放す=0.3"]] {
            let outcome = try Dashpot.run(words + ["--ascii", "--format", format], in: folder)
            #expect(outcome.status == 0 && outcome.output.allSatisfy { $0 < 0x80 })
            #expect(outcome.errors.utf8.allSatisfy { $0 < 0x80 })
        }
        let chart = try Dashpot.run(["plot", "押す=snappy", "--ascii"], in: folder)
        #expect(chart.output.allSatisfy { $0 < 0x80 })
        let refused = try Dashpot.run(["csv", "押す=nan", "--ascii"], in: folder)
        #expect(refused.status == 2 && refused.errors.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test(
        "a title may hold blanks; the name follows from it",
        arguments: [
            ("Buy now", "buy-now", "Buy now"), ("mine", "mine", "Mine"), ("add-to-cart", "add-to-cart", "Add to cart"),
            ("Buy 2 (now!)", "buy-2-now", "Buy 2 (now!)"),
        ])
    func newScene(given: String, name: String, title: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(
            ["scene", "new", "0.12,0", "0.35,0.35", "--name", given, "-o", "x.json5"], in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let text = try folder.text("x.json5")
        #expect(text.contains("name: \"\(name)\"") && text.contains("title: \"\(title)\""))
        // A template follows the tool's own advice.
        _ = try Dashpot.run(["scene", "run", "x.json5", "-o", "out", "--size", "400x300"], in: folder)
        #expect(try !folder.text("out/summary.md").contains("Reduce Motion;"))
    }
}
