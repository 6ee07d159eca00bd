import Foundation
import TestSupport
import Testing

@Suite("Subjects are read once")
struct StandardInputTests {
    static let list = "press=.snappy\nrelease=.bouncy\n"
    static let commands = ["compare", "inspect", "csv", "plot"]

    @Test("a list on standard input and from a pipe is a list from a file", arguments: commands)
    func sources(command: String) throws {
        let folder = try Folder()
        try folder.file("list", Self.list)
        let usual = try Dashpot.run([command, "@list"], in: folder)
        #expect(usual.status == 0)
        for script in [
            "cat list | dashpot \(command) -", "dashpot \(command) - < list", "dashpot \(command) @<(cat list)",
            "cat list | dashpot \(command) @/dev/stdin",
        ] {
            let outcome = try Dashpot.shell(script, in: folder)
            #expect(outcome.status == 0 && outcome.output == usual.output, "\(script): \(outcome.errors)")
        }
    }

    @Test("a scene comes the same ways", arguments: ["csv", "plot", "compare", "film --y4m -", "scene show"])
    func scene(command: String) throws {
        let folder = try Folder()
        _ = try Dashpot.run(["scene", "show", "press-scale", "-o", "mine.json5"], in: folder)
        let usual = try Dashpot.shell("dashpot \(command) mine.json5 -q", in: folder)
        let piped = try Dashpot.shell("cat mine.json5 | dashpot \(command) - -q", in: folder)
        #expect(usual.status == 0 && piped.status == 0 && usual.output == piped.output, "\(piped.errors)")
    }

    @Test("standard input can be named once")
    func twice() throws {
        let outcome = try Dashpot.run("compare", "-", "-", input: Self.list)
        #expect(outcome.status == 2)
        #expect(
            outcome.errors
                == "dashpot: - is standard input, which can be read once, and stands twice; leave one out\n")
    }

    @Test("no subject and something on standard input is refused with what to add", arguments: commands + ["film"])
    func missing(command: String) throws {
        let folder = try Folder()
        try folder.file("list", Self.list)
        for script in ["cat list | dashpot \(command)", "dashpot \(command) < list"] {
            let outcome = try Dashpot.shell(script, in: folder)
            #expect(outcome.status == 2 && outcome.output.isEmpty)
            #expect(
                outcome.errors.hasSuffix("; something is on standard input: add - to read it\n"), "\(outcome.errors)")
        }
        let outcome = try Dashpot.shell("dashpot \(command) < /dev/null", in: folder)
        #expect(outcome.status == 2 && !outcome.errors.contains("add -"))
    }

    @Test(
        "one answer to which words are scene files, for reading and for watching", arguments: ["my.scene", "S.JSON5"])
    func sceneFiles(name: String) throws {
        let folder = try Folder()
        let path = name == "my.scene" ? "./my.scene" : name
        _ = try Dashpot.run(["scene", "show", "press-scale", "-o", path], in: folder)
        #expect(try Dashpot.run(["csv", path], in: folder).status == 0)
        // It is watched, and not refused as nothing to watch.
        let lines = try SignalTests.run(
            ["plot", path, "--watch", "-o", "chart.png"], ready: "os.path.exists('chart.png')", signals: ["INT"],
            in: folder)
        #expect(lines == ["0", [name, "chart.png"].sorted().joined(separator: " ")])
    }

    @Test("a scene of invalid UTF-8 has the size it has")
    func invalidText() throws {
        let folder = try Folder()
        let scene = try Dashpot.run("scene", "show", "press-scale").output
        // Below the limit of 1 MiB as it is, and three times as large with every byte repaired to U+FFFD.
        try folder.file("odd.json5", Data("//".utf8) + Data(repeating: 0xFF, count: 900_000) + Data("\n".utf8) + scene)
        #expect(try Dashpot.run(["csv", "odd.json5"], in: folder).status == 0)
        try folder.file(
            "big.json5", Data("//".utf8) + Data(repeating: 0xFF, count: 1_200_000) + Data("\n".utf8) + scene)
        let outcome = try Dashpot.run(["csv", "big.json5"], in: folder)
        #expect(outcome.status == 2 && outcome.errors.contains("\(1_200_003 + scene.count) bytes"), "\(outcome.errors)")
    }

    @Test("numbers come back as typed, in every way an animation is given")
    func asTyped() throws {
        let folder = try Folder()
        for (word, shown) in [
            ("0", "duration 0 "), ("-1", "duration -1 "), ("0.3,-1", "bounce -1 "), ("0.3,2", "bounce 2 "),
        ] {
            try folder.file("list", "a=\(word)\n")
            for words in [["inspect", word], ["csv", "@list"], ["compare", "snappy", word], [word]] {
                let outcome = try Dashpot.run(words, in: folder)
                let isRefused = outcome.status == 2 && outcome.errors.contains(shown)
                #expect(isRefused, "\(words) \(outcome.errors)")
            }
        }
    }
}
