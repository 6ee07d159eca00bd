import TestSupport
import Testing
import Words

@testable import Arguments

@Suite("Help screens")
struct HelpScreenTests {
    @Test("the tool's help shows its commands in groups")
    func tool() {
        #expect(
            HelpScreen().text(of: nil, in: Tea.tool) == """
                tea 1.2: tea from the command line

                Usage:
                  tea COMMAND [options] [arguments]

                Leaves are named as their sellers name them.

                Make:
                  brew               brew a pot
                  mix                mix leaves into a bowl

                Remember:
                  note               write notes
                  wash               wash up
                  help               explain a command

                Common options:
                  -q, --quiet        Say nothing.
                      --colour NAME  When to use colour. One of auto, always, never. Default:
                                     auto.
                  -h, --help         Show this help.
                      --version      Show the version.

                Examples:
                  A pot of assam.
                      $ tea brew assam

                Exit status:
                  0  Done.
                  2  Not understood.

                Run 'tea help COMMAND' for one command in full.

                """)
    }

    @Test("a command's help shows everything about it")
    func command() {
        #expect(
            HelpScreen().text(of: Tea.brew, in: Tea.tool) == """
                tea brew: brew a pot

                Usage:
                  tea brew [options] LEAF [CUP]

                Brews one leaf. The water is heated first; the leaf goes in afterwards and comes
                out again by itself.

                A lone - reads the leaf from standard input.

                Arguments:
                  LEAF                      What is brewed.
                  [CUP]                     Where it goes.

                Options:
                  -t, --heat N              How hot. Default: 80.
                      --steep TIME          How long. Default: as the leaf likes.
                  -n, --cups N              How many cups. Default: 1.
                      --strength FRACTION   How strong. Default: 0.5.
                      --tray WxH            The tray.
                  -a, --add NAME            Goes in as well. One of milk, sugar, lemon. May be
                                            repeated.
                  -o, --output, --out FILE  Where the recipe goes.
                      --[no-]cosy           Keep it warm. Default: on.
                  -i, --iced                With ice.

                Common options:
                  -q, --quiet               Say nothing.
                      --colour NAME         When to use colour. One of auto, always, never.
                                            Default: auto.
                  -h, --help                Show this help.
                      --version             Show the version.

                Examples:
                  A pot of assam.
                      $ tea brew assam
                      1 cup of assam, 80 degrees

                  Sweet, and written down.
                      $ tea brew 'earl grey' --steep 3s --add milk --add sugar -o recipe.txt

                Exit status:
                  0  Served.
                  2  The kettle is empty.

                """)
    }

    @Test("on a narrow screen long terms stand alone and example lines go on after a backslash")
    func narrow() {
        let text = HelpScreen(width: 40).text(of: Tea.brew, in: Tea.tool)
        #expect(
            text.contains(
                """
                  -n, --cups N  How many cups. Default:
                                1.
                      --strength FRACTION
                                How strong. Default:
                                0.5.

                """))
        #expect(
            text.contains(
                """
                  Sweet, and written down.
                      $ tea brew 'earl grey' \\
                          --steep 3s --add milk \\
                          --add sugar -o recipe.txt

                """))
        #expect(text == HelpScreen(width: 3).text(of: Tea.brew, in: Tea.tool))
    }

    @Test("required options stand in the usage line, and a command without exit statuses has the tool's")
    func required() {
        #expect(
            HelpScreen().text(of: Tea.mix, in: Tea.tool).hasPrefix(
                """
                tea mix: mix leaves into a bowl

                Usage:
                  tea mix [options] --name NAME LEAF... BOWL

                Arguments:
                  LEAF...            What is mixed.
                  BOWL               Where it is mixed.

                Options:
                      --name NAME    What to call it. Required.

                """))
        #expect(HelpScreen().text(of: Tea.mix, in: Tea.tool).hasSuffix("\n  2  Not understood.\n"))
    }

    @Test("synopses and tables stand as they are written; output that does not fit is left out")
    func written() {
        let command = CommandSpec(
            "sort", summary: "sort",
            discussion: """
                Says how.
                Whatever  the way:

                  short   by length
                  long    by length as well, but the other way round, which is more than a line

                  apart
                After.
                """,
            synopses: ["A B", "[options] PAIR"],
            examples: [
                Example("s a", "Fits.", output: "1\n\n  2\n"),
                Example("s b", "Does not.", output: String(repeating: "x", count: 40) + "\n"),
            ])
        let tool = ToolSpec("s", version: "1", summary: "s", commands: [command])
        #expect(
            HelpScreen(width: 44).text(of: command, in: tool) == """
                s sort: sort

                Usage:
                  s sort A B
                  s sort [options] PAIR

                Says how. Whatever the way:

                  short   by length
                  long by length as well, but the other way
                      round, which is more than a line

                  apart

                After.

                Options:
                  -h, --help     Show this help.
                      --version  Show the version.

                Examples:
                  Fits.
                      $ s a
                      1

                        2

                  Does not.
                      $ s b

                """)
    }

    @Test("columns are counted as a terminal shows wide characters")
    func wide() {
        let tool = ToolSpec("s", version: "1", summary: "s", commands: [CommandSpec("弹簧", summary: "spring")])
        let lines = HelpScreen().text(of: nil, in: tool).split(separator: "\n")
        #expect(lines.contains("  弹簧           spring"))
        #expect(lines.contains("  help           explain a command"))
    }

    @Test("bold touches headings alone")
    func bold() {
        let bold = HelpScreen(style: .bold).text(of: Tea.brew, in: Tea.tool)
        let lines = bold.split(separator: "\n").filter { $0.contains("\u{1B}") }
        #expect(
            lines
                == ["Usage", "Arguments", "Options", "Common options", "Examples", "Exit status"].map {
                    "\u{1B}[1m\($0):\u{1B}[0m"
                })
        let plain = bold.split(separator: "\u{1B}[1m").joined().split(separator: "\u{1B}[0m").joined()
        #expect(plain == HelpScreen().text(of: Tea.brew, in: Tea.tool))
    }

    @Test("no line is longer than the width unless it is one word, and none ends in a space", arguments: 40...120)
    func widths(_ width: Int) {
        let screens = ([nil] + Tea.tool.commands.map(Optional.init)).map {
            HelpScreen(width: width).text(of: $0, in: Tea.tool)
        }
        for line in screens.joined().split(separator: "\n", omittingEmptySubsequences: false) {
            #expect(line.last != " ")
            #expect(String(line).cellWidth <= width || line.split(separator: " ").count == 1)
        }
    }

    @Test("a broken example line is the same command to a shell", arguments: 40...120)
    func examples(_ width: Int) throws {
        let line = "tea mix 'a  b' \"it's\" c\\ d --name=x -o - --heat -3 --iced --add milk e"
        let broken = wrappedCommand(line, width: width, first: "", rest: "    ")
        let scratch = try Folder()
        let shell = try #require(Program("sh"))
        func words(_ command: String) throws -> [String] {
            try shell.run(["-c", "tea() { printf '%s\\n' \"$@\"; }\n" + command], in: scratch.url).lines
        }
        let expected = [
            "mix", "a  b", "it's", "c d", "--name=x", "-o", "-", "--heat", "-3", "--iced", "--add", "milk", "e",
        ]
        #expect(try words(broken.joined(separator: "\n")) == expected)
        #expect(broken.allSatisfy { $0.cellWidth <= width })
    }

    @Test("wrapping keeps every word in order")
    func wrapping() {
        var random = Dice(seed: 3)
        for _ in 0..<500 {
            let words = (0..<random.index(below: 30)).map { _ in
                String(repeating: random.pick(["a", "ü", "弹"]), count: 1 + random.index(below: 12))
            }
            let width = 5 + random.index(below: 40)
            let lines = words.joined(separator: random.pick([" ", "\n", "  "]))
                .wrapped(to: width, first: "> ", rest: "  ")
            #expect(lines.joined(separator: " ").split(separator: " ").filter { $0 != ">" } == words.map { $0[...] })
            for line in lines { #expect(line.cellWidth <= width || line.split(separator: " ").count <= 2) }
        }
    }
}
