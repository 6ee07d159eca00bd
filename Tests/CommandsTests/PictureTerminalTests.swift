import Foundation
import TestSupport
import Testing

@Suite(
    "pictures on a terminal", .serialized,
    .enabled(if: TerminalSession.isPossible, "driving a terminal takes python3 with pyte (pip install pyte)"))
struct PictureTerminalTests {
    static func raw(_ words: [String], steps: [[Any]] = [["exit"], ["raw"]]) throws -> (status: Int, text: String) {
        let notes = try TerminalSession(words: words).run(steps)
        guard case .number(let status) = notes[0], case .text(let text) = notes[1] else { return (-1, "") }
        return (status, text)
    }

    @Test(
        "the bytes of a picture go to a terminal only when that is insisted on",
        arguments: [
            (["plot", "snappy", "-o", "-"], 2, "twice or --force"),
            (["compare", "snappy", "bouncy", "-o", "-"], 2, "twice or --force"),
            (["film", "press-scale", "-o", "-"], 2, "twice or --force"),
            (["film", "press-scale", "--y4m", "-"], 2, "twice or --force"),
            (["film", "press-scale", "-o", "-", "--force"], 0, "PNG"),
            (["plot", "snappy", "-o", "-", "-o", "-"], 0, "PNG"),
            (["plot", "snappy", "-o", "-", "--force"], 0, "PNG"),
            (["plot", "snappy", "-o", "a.png", "-o", "b.png"], 2, "given twice"),
        ] as [([String], Int, String)])
    func bytes(words: [String], status: Int, text: String) throws {
        let run = try Self.raw(words)
        #expect(run.status == status)
        #expect(run.text.contains(text))
        #expect(run.text.contains("IHDR") == (status == 0))
    }

    @Test(
        "a terminal is shown the picture itself when it is said how",
        arguments: [
            ("kitty", "\u{1B}_Ga=T,f=100,q=2,c=80,m=1;iVBORw0KGgo"), ("iterm", "\u{1B}]1337;File=inline=1;size="),
            ("sixel", "\u{1B}P0;1q\"1;1;800;"),
        ])
    func inline(kind: String, start: String) throws {
        let run = try Self.raw(["plot", "snappy", "--inline", kind])
        #expect(run.status == 0)
        #expect(run.text.hasPrefix(start))
        let compared = try Self.raw(["compare", "snappy", "bouncy", "--inline", kind])
        #expect(compared.text.contains("overshoot") && compared.text.contains(start))
    }

    @Test("the picture follows its file, stays when that breaks, and Control-C ends it quietly")
    func watch() throws {
        let folder = try Folder()
        let list = try folder.file("springs.txt", "first=0.35,0.35\n")
        let other = list + "~"
        let session = TerminalSession(
            words: ["plot", "@" + list, "--watch", "--property", "scale=1:0.96"])
        let notes = try session.run([
            ["expect", "bounce: 0.35"], ["quiet", 0.2], ["screen"],
            // Written in place, then replaced as many editors do.
            ["write", list, "second=0.35,0.4\n"], ["expect", "bounce: 0.4"], ["absent", "bounce: 0.35"],
            ["write", other, "third=0.35,0.45\n"], ["rename", other, list], ["expect", "bounce: 0.45"],
            ["write", list, "broken=0.35,9\n"], ["expect", "dashpot:"], ["quiet", 0.3], ["screen"],
            ["write", list, "first=0.35,0.35\n"], ["expect", "bounce: 0.35"], ["absent", "dashpot:"], ["quiet", 0.3],
            ["screen"], ["send", "\u{03}"], ["exit"],
        ])
        #expect(notes[1].screen.contains("bounce: 0.45"), "the last picture stays")
        #expect(notes[2] == notes[0])
        #expect(notes[3] == .number(0))
    }
}

@Suite("pictures without a terminal")
struct PictureWithoutTerminalTests {
    @Test(
        "what needs a terminal or a file is refused in a sentence",
        arguments: [
            (
                ["plot", "snappy", "--inline", "kitty"],
                "--inline kitty shows a picture in a terminal and standard output is none; leave it out, write a file with "
                    + "-o chart.png, or add --force"
            ),
            (
                ["plot", "snappy", "--inline", "sixel", "-o", "-", "--force"],
                "--inline sixel and -o - both want standard output; leave one of them out"
            ),
            (
                ["compare", "snappy", "bouncy", "--inline", "iterm", "--format", "json", "--force"],
                "--inline iterm and --format json both want standard output; leave one of them out"
            ),
            (
                ["plot", "snappy", "--watch"],
                "--watch waits for a file to change and none is given; name a scene file such as button.json5, or a list as "
                    + "@springs.txt"
            ),
        ] as [([String], String)])
    func refuses(words: [String], sentence: String) throws {
        let outcome = try Dashpot.launch(
            try Dashpot.path(), words, environment: [:], at: FileManager.default.temporaryDirectory)
        #expect(outcome.status == 2)
        #expect(outcome.text.isEmpty)
        #expect(outcome.errors == "dashpot: \(sentence)\n")
    }
}
