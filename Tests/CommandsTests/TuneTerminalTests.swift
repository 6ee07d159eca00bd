import Foundation
import TestSupport
import Testing

@Suite(
    "tune on a terminal", .serialized,
    .enabled(if: TerminalSession.isPossible, "driving a terminal takes python3 with pyte (pip install pyte)"))
struct TuneTerminalTests {
    static let up = "\u{1B}[A"
    /// The first screen is there; the button stops, so that screens stand still.
    static var start: [[Any]] { [["expect", "dashpot tune"], ["send", " "], ["expect", "paused"], ["quiet", 0.2]] }

    static func session(_ words: String..., output: URL? = nil, columns: Int = 80, rows: Int = 24) throws
        -> TerminalSession
    {
        TerminalSession(
            words: ["tune"] + words, columns: columns, rows: rows, output: output)
    }

    static func run(_ session: TerminalSession, _ steps: [[Any]]) throws -> [TerminalSession.Note] {
        try session.run(steps)
    }

    @Test(
        "however it ends, the terminal is as it was: settings, cursor, screen, exit status",
        arguments: [
            ("q", "", 0), ("\u{1B}", "", 130), ("\u{03}", "", 130),
            ("", "TERM", -15), ("", "INT", -2), ("", "HUP", -1), ("", "QUIT", -3), ("", "SEGV", -11), ("", "ABRT", -6),
        ] as [(String, String, Int)])
    func ends(keys: String, signal: String, status: Int) throws {
        let last: [Any] = signal.isEmpty ? ["send", keys] : ["signal", signal]
        let notes = try Self.run(
            try Self.session("snappy"),
            [["settings"]] + Self.start + [["settings"], ["cursor"], ["alternate"], last, ["exit"]]
                + [["settings"], ["cursor"], ["alternate"]])
        #expect(notes[0] != notes[1], "raw mode is another mode")
        #expect(notes[2...3] == [.flag(true), .flag(true)])
        #expect(notes[4] == .number(status))
        #expect(notes[5] == notes[0])
        #expect(notes[6...7] == [.flag(false), .flag(false)])
    }

    @Test("ended within a frame, the terminal first ends what had begun", arguments: ["TERM", "HUP"])
    func endsFrame(signal: String) throws {
        let notes = try Self.run(try Self.session("snappy"), Self.start + [["signal", signal], ["exit"], ["raw"]])
        guard case .text(let raw) = notes[1] else { return }
        let end = try #require(raw.range(of: "\u{18}\u{1B}[?2026l", options: .backwards))
        #expect(raw[end.upperBound...].hasPrefix("\u{1B}[0m") && raw.contains("\u{1B}[?1049l"))
    }

    @Test("suspended, the terminal is the shell's; continued, all is drawn again", arguments: ["TSTP", ""])
    func suspends(signal: String) throws {
        let stop: [Any] = signal.isEmpty ? ["send", "\u{1A}"] : ["signal", signal]
        let notes = try Self.run(
            try Self.session("snappy"),
            [["settings"]] + Self.start + [["screen"], stop, ["stopped"], ["settings"], ["alternate"], ["continue"]]
                + [
                    ["expect", "paused"], ["quiet", 0.2], ["screen"], ["alternate"], ["send", "q"], ["exit"],
                    ["settings"],
                ])
        #expect(notes[2] == notes[0])
        #expect(notes[3] == .flag(false))
        #expect(notes[4] == notes[1])
        #expect(notes[5] == .flag(true))
        #expect(notes[7] == notes[0])
    }

    @Test(
        "what is tuned is printed to standard output alone",
        arguments: [
            ([".spring(duration: 0.35, bounce: 0.35)"], up + up + "q", ".spring(duration: 0.35, bounce: 0.45)\n"),
            (["snappy"], "\u{1B}[1;2C\r", ".snappy(duration: 0.501)\n"),
            (["x=snappy"], "q", "x=.snappy\n"),
            (
                ["0.12,0", "0.35,0.35"], "\t\u{1B}[Dq",
                "press=.spring(duration: 0.12)\nrelease=.spring(duration: 0.34, bounce: 0.35)\n"
            ),
            ([], "q", "press=.spring(duration: 0.12)\nrelease=.spring(duration: 0.35, bounce: 0.35)\n"),
            (["snappy"], up + "\u{03}", ""), (["snappy"], up + "\u{1B}", ""),
        ] as [([String], String, String)])
    func prints(words: [String], keys: String, result: String) throws {
        let folder = try Folder()
        let file = folder.url.appendingPathComponent("printed")
        var session = try Self.session(output: file)
        session.words += words
        _ = try Self.run(session, Self.start + [["send", keys], ["exit"]])
        #expect(try folder.text("printed") == result)
    }

    @Test("a key changes the words, the number and the curve at once")
    func changes() throws {
        let notes = try Self.run(
            try Self.session("0.35,0.35"),
            Self.start + [["screen"], ["send", Self.up], ["expect", "bounce: 0.4)"], ["quiet", 0.2], ["screen"]])
        let (before, after) = (notes[0].screen, notes[1].screen)
        #expect(before.contains(".spring(duration: 0.35, bounce: 0.35)"))
        // 100·e^(−πζ/√(1−ζ²)) for ζ = 0.65 is 6.81, for 0.6 it is 9.48.
        #expect(before.contains("6.81 %") && after.contains("9.48 %"))
        func curve(_ screen: String) -> [Character] { screen.filter { ("\u{2801}"..."\u{28FF}").contains($0) } }
        #expect(curve(before) != curve(after) && !curve(after).isEmpty)
    }

    @Test("a new size is drawn at once, and no line is longer", arguments: [(120, 40), (60, 20), (40, 12)])
    func resizes(columns: Int, rows: Int) throws {
        let notes = try Self.run(
            try Self.session("0.35,0.35"),
            Self.start + [["resize", columns, rows], ["quiet", 0.3], ["screen"]])
        let lines = notes[0].screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == rows)
        #expect(lines[rows - 1].contains("q done"))
        #expect(lines.contains { $0.contains("dashpot tune") })
    }

    @Test("too small a terminal says what is needed, and a larger one goes on")
    func small() throws {
        let notes = try Self.run(
            try Self.session("0.35,0.35", columns: 38, rows: 8),
            [["expect", "40 x 12"], ["resize", 80, 24], ["expect", "q done"], ["screen"]])
        #expect(notes[0].screen.contains("dashpot tune"))
    }

    @Test("NO_COLOR leaves no colour, and --ascii nothing but ASCII")
    func plain() throws {
        var session = try Self.session("--ascii")
        session.environment = ["NO_COLOR": "1"]
        let notes = try Self.run(session, Self.start + [["raw"]])
        guard case .text(let raw) = notes[0] else { return }
        #expect(!raw.contains("38;5;") && raw.contains("\u{1B}[1m"))
        #expect(raw.utf8.allSatisfy { $0 < 128 })
    }

    @Test("files are written under names that are free, and what is there stays")
    func writes() throws {
        let folder = try Folder()
        try folder.file("press-scale-tuned.csv", "mine")
        var session = try Self.session("0.12,0", "0.4,0.25")
        session.directory = folder.url
        let notes = try Self.run(
            session,
            Self.start + [
                ["send", "w"], ["expect", "press-scale-tuned-2.png"], ["send", "a"], ["expect", "Written"],
                ["quiet", 0.2],
                ["screen"], ["settings"], ["signal", "TERM"], ["exit"],
            ])
        #expect(notes[0].screen.contains("press-scale-tuned-2.csv"))
        #expect(try folder.text("press-scale-tuned.csv") == "mine")
        #expect(
            try folder.names == [
                "press-scale-tuned-2.csv", "press-scale-tuned-2.json5", "press-scale-tuned-2.png",
                "press-scale-tuned.csv",
            ])
        let scene = try folder.text("press-scale-tuned-2.json5")
        #expect(scene.contains(".spring(duration: 0.4, bounce: 0.25)"))
    }
}

@Suite("tune without a terminal")
struct TuneWithoutTerminalTests {
    @Test("one sentence, exit status 2, nothing on standard output")
    func refuses() throws {
        let folder = try Folder()
        // A session of its own has no terminal.
        let outcome = try Dashpot.launch(
            "/usr/bin/env", ["setsid", "-w", try Dashpot.path(), "tune", "snappy"], environment: [:], at: folder.url)
        #expect(outcome.status == 2)
        #expect(outcome.text.isEmpty)
        #expect(outcome.errors == "dashpot: there is no terminal to draw on; run it in a terminal window\n")
    }
}
