import Arguments
import Testing

@Suite("Usage errors")
struct UsageErrorTests {
    @Test(
        "a command line that is not understood is explained in whole sentences",
        arguments: [
            ("brwe assam", "'brwe' is not a tea command; did you mean 'brew'? 'tea help' lists the commands"),
            ("xyzzy", "'xyzzy' is not a tea command; 'tea help' lists the commands"),
            ("help brwe", "'brwe' is not a tea command; did you mean 'brew'? 'tea help' lists the commands"),
            ("brwe --help", "'brwe' is not a tea command; did you mean 'brew'? 'tea help' lists the commands"),
            (
                "brew assam --hate 3",
                "'tea brew' has no option '--hate'; did you mean '--heat'? 'tea brew --help' lists its options"
            ),
            ("brew assam --zzz", "'tea brew' has no option '--zzz'; 'tea brew --help' lists its options"),
            ("brew assam -z", "'tea brew' has no option '-z'; 'tea brew --help' lists its options"),
            ("brew assam -iz", "'tea brew' has no option '-z'; 'tea brew --help' lists its options"),
            ("brew assam --secre x", "'tea brew' has no option '--secre'; 'tea brew --help' lists its options"),
            (
                "wash --no-quiet",
                "'tea wash' has no option '--no-quiet'; did you mean '--quiet'? 'tea wash --help' lists its options"
            ),
            ("--quite", "'tea' has no option '--quite'; did you mean '--quiet'? 'tea --help' lists its options"),
            ("brew assam --ste 3", "'--ste' is cut short; options are written in full; did you mean '--steep'?"),
            (
                "brew assam --c",
                "'--c' is cut short; options are written in full; did you mean '--cups', '--cosy' or '--colour'?"
            ),
            ("--heat 3 brew assam", "'--heat' belongs after the command: 'tea COMMAND --heat'"),
            ("brew assam --heat", "'--heat' needs a value: it takes a number from -10 to 100"),
            ("brew assam -t", "'-t' needs a value: it takes a number from -10 to 100"),
            (
                "brew assam --heat --iced",
                "'--heat' needs a value, but '--iced' follows: it takes a number from -10 to 100"
            ),
            ("brew assam --heat --", "'--heat' needs a value, but '--' follows: it takes a number from -10 to 100"),
            ("brew assam --iced=yes", "'--iced' takes no value, but 'yes' was given; leave it out"),
            ("brew assam -i=yes", "'-i' takes no value, but 'yes' was given; leave it out"),
            ("brew assam --no-cosy=", "'--no-cosy' takes no value, but '' was given; leave it out"),
            ("brew assam --heat 3 --heat 4", "'--heat' is given twice, but taken once; leave one out"),
            ("brew assam --heat 3 -t 4", "'--heat' and '-t' are one option, taken once; leave one out"),
            ("brew assam --cosy --no-cosy", "'--cosy' and '--no-cosy' are one option, taken once; leave one out"),
            ("-q brew assam --quiet", "'-q' and '--quiet' are one option, taken once; leave one out"),
            ("brew assam --heat hot", "'--heat' cannot be 'hot': it takes a number from -10 to 100"),
            ("brew assam --heat=", "'--heat' cannot be '': it takes a number from -10 to 100"),
            ("brew assam --heat -", "'--heat' cannot be '-': it takes a number from -10 to 100"),
            ("brew assam -t 101", "'-t' cannot be '101': it takes a number from -10 to 100"),
            ("brew assam --cups 2.5", "'--cups' cannot be '2.5': it takes a whole number from 1 to 12"),
            (
                "brew assam --steep -1s",
                "'--steep' cannot be '-1s': it takes a time of at least 0s, such as 0.35s or 350ms"
            ),
            (
                "brew assam --strength 120%",
                "'--strength' cannot be '120%': it takes a fraction from 0 to 1, such as 0.05 or 5%"
            ),
            (
                "brew assam --tray 3x",
                "'--tray' cannot be '3x': it takes WIDTHxHEIGHT, each from 1 to 16384, such as 1200x800"
            ),
            (
                "brew assam -a mlik",
                "'-a' cannot be 'mlik': it takes one of milk, sugar, lemon; did you mean 'milk'?"
            ),
            (
                "brew assam --colour alwyas",
                "'--colour' cannot be 'alwyas': it takes one of auto, always, never; did you mean 'always'?"
            ),
            ("brew", "'tea brew' needs LEAF: the name of a leaf"),
            ("brew -q", "'tea brew' needs LEAF: the name of a leaf"),
            ("mix assam --name x", "'tea mix' needs BOWL: a bowl"),
            ("mix --name x", "'tea mix' needs LEAF: the name of a leaf"),
            ("mix assam bowl", "'tea mix' needs the option '--name': it takes a name for the mix"),
            (
                "brew earl grey tea",
                "'tea brew' takes LEAF and CUP and no more, but 'tea' was given too; "
                    + "quote an argument that holds spaces"
            ),
            ("wash up", "'tea wash' takes no arguments, but 'up' was given; leave it out"),
            (
                "help brew mix",
                "'tea help' takes COMMAND and no more, but 'mix' was given too; quote an argument that holds spaces"
            ),
        ])
    func sentences(_ line: String, _ expected: String) {
        let error = #expect(throws: UsageError.self) {
            try Tea.tool.parse(line.split(separator: " ").map(String.init))
        }
        #expect(error?.description == expected)
    }

    @Test("control characters and endless words in a message are made harmless")
    func harmless() {
        let escape = #expect(throws: UsageError.self) { try Tea.tool.parse(["\u{1B}[2J\u{7}\u{202E}"]) }
        #expect(
            escape?.description
                == "'\\u{1b}[2J\\u{7}\\u{202e}' is not a tea command; 'tea help' lists the commands")
        let endless = #expect(throws: UsageError.self) { try Tea.tool.parse([String(repeating: "a", count: 100_000)]) }
        #expect((endless?.description.count ?? 0) < 300)
    }

    @Test("options that exclude each other are named")
    func exclusive() {
        #expect(
            UsageError.exclusiveOptions(["--fps", "--step"]).description
                == "'--fps' and '--step' exclude each other; give one of them")
    }
}
