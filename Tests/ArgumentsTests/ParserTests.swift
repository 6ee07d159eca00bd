import Arguments
import Testing

@Suite("Parser")
struct ParserTests {
    /// The positional words, then the options given, sorted by name: `assam; heat=70 iced`.
    private func summary(_ arguments: ParsedArguments) throws -> String {
        let values = ["add", "colour", "heat", "name", "output", "secret"].flatMap { name in
            arguments.values(name).map { "\(name)=\($0)" }
        }
        let flags = ["cosy", "iced", "quiet"].filter { arguments.flag($0) }
        let off = try arguments[Tea.cosy] ? [] : ["no-cosy"]
        let options = (values + flags + off).sorted().joined(separator: " ")
        return arguments.positionals.joined(separator: ",") + (options.isEmpty ? "" : "; " + options)
    }

    @Test(
        "options and arguments are told apart in any order and spelling",
        arguments: [
            ("brew assam", "assam"),
            ("brew assam mug", "assam,mug"),
            ("brew --heat 70 assam", "assam; heat=70"),
            ("brew assam --heat 70", "assam; heat=70"),
            ("brew assam --heat 70 mug", "assam,mug; heat=70"),
            ("brew assam --heat=70", "assam; heat=70"),
            ("brew assam -t 70", "assam; heat=70"),
            ("brew assam -t70", "assam; heat=70"),
            ("brew assam -t=70", "assam; heat=70"),
            ("brew assam -it 70", "assam; heat=70 iced"),
            ("brew assam -qit70", "assam; heat=70 iced quiet"),
            ("brew assam -qi", "assam; iced quiet"),
            ("--quiet brew assam", "assam; quiet"),
            ("--colour never brew assam -i", "assam; colour=never iced"),
            ("brew assam --cosy", "assam; cosy"),
            ("brew assam --no-cosy", "assam; no-cosy"),
            ("brew assam --out recipe", "assam; output=recipe"),
            ("brew assam --secret x", "assam; secret=x"),
            ("brew assam --add milk -a lemon -asugar", "assam; add=lemon add=milk add=sugar"),
            ("brew assam -o -", "assam; output=-"),
            ("brew assam -o-", "assam; output=-"),
            ("brew assam --output=-x", "assam; output=-x"),
            ("brew assam --output=a=b", "assam; output=a=b"),
            ("brew assam --secret=", "assam; secret="),
            ("brew -", "-"),
            ("brew - mug", "-,mug"),
            ("brew -- -q", "-q"),
            ("brew -- --help", "--help"),
            ("brew assam -- --", "assam,--"),
            ("-- brew assam", "assam"),
            ("brew assam --heat -3", "assam; heat=-3"),
            ("brew assam --heat -.5", "assam; heat=-.5"),
            ("brew assam --heat -1e-3", "assam; heat=-1e-3"),
            ("brew assam --heat=-3", "assam; heat=-3"),
            ("brew assam -t -3", "assam; heat=-3"),
            ("brew assam -t-3", "assam; heat=-3"),
            ("brew -0.3,0.2", "-0.3,0.2"),
            ("brew -.5 -1e-3", "-.5,-1e-3"),
            ("note", ""),
            ("note a b c d", "a,b,c,d"),
            ("wash -q", "; quiet"),
            ("mix assam ceylon bowl --name x", "assam,ceylon,bowl; name=x"),
        ])
    func understood(_ line: String, _ expected: String) throws {
        let arguments = try Tea.arguments(line.split(separator: " ").map(String.init))
        #expect(try summary(arguments) == expected)
    }

    @Test("words keep their spaces, and an empty word is a word")
    func wordsAreWhole() throws {
        let arguments = try Tea.arguments(["note", "", "two words", "a\nb", "ü"])
        #expect(try arguments[Tea.notes] == ["", "two words", "a\nb", "ü"])
        #expect(try Tea.arguments(["brew", "assam", "--secret", ""])[Tea.secret] == "")
    }

    @Test("the constants that declare options read them back typed")
    func typed() throws {
        let line = "brew assam mug -t -5 --steep 350ms -n 3 --strength 5% --tray 30x20 -a milk -a lemon -i --no-cosy"
        let arguments = try Tea.arguments((line + " --colour always").split(separator: " ").map(String.init))
        #expect(try arguments[Tea.leaf] == "assam")
        #expect(try arguments[Tea.cup] == "mug")
        #expect(try arguments[Tea.heat] == -5)
        #expect(try arguments[Tea.steep] == 0.35)
        #expect(try arguments[Tea.cups] == 3)
        #expect(try arguments[Tea.strength] == 0.05)
        #expect(try arguments[Tea.tray] == PixelSize(width: 30, height: 20))
        #expect(try arguments[Tea.add] == ["milk", "lemon"])
        #expect(try arguments[Tea.iced])
        #expect(try !arguments[Tea.cosy])
        #expect(try arguments[Tea.colour] == .always)
        #expect(arguments.isGiven(Tea.cups) && !arguments.isGiven(Tea.output))
        #expect(arguments.spelling(of: Tea.cups) == "-n" && arguments.spelling(of: Tea.output) == "--output")
        #expect(arguments.command == "tea brew")
    }

    @Test("options that are not given have their defaults")
    func defaults() throws {
        let arguments = try Tea.arguments(["brew", "assam"])
        #expect(try arguments[Tea.cup] == nil)
        #expect(try arguments[Tea.heat] == 80)
        #expect(try arguments[Tea.steep] == nil)
        #expect(try arguments[Tea.add] == [])
        #expect(try !arguments[Tea.iced])
        #expect(try arguments[Tea.cosy])
        #expect(try arguments[Tea.colour] == .auto)
    }

    @Test("every argument has the words it needs before another takes more")
    func distribution() throws {
        let arguments = try Tea.arguments(["mix", "a", "b", "c", "--name", "x"])
        #expect(try arguments[Tea.leaves] == ["a", "b"])
        #expect(try arguments[Tea.mixed] == "c")
        let fewest = try Tea.arguments(["mix", "a", "c", "--name", "x"])
        #expect(try fewest[Tea.leaves] == ["a"])
        #expect(try fewest[Tea.mixed] == "c")
    }

    @Test(
        "help and the version answer wherever they stand",
        arguments: [
            ("", "help"), ("--help", "help"), ("-h", "help"), ("help", "help"), ("-qh", "help"),
            ("--quiet", "help"), ("--bogus --help", "help"), ("--colour never -h", "help"),
            ("brew --help", "help brew"), ("brew -h", "help brew"), ("brew --bogus -h", "help brew"),
            ("--help brew", "help brew"), ("brew assam mug third -h", "help brew"), ("brew -ih", "help brew"),
            ("--colour never brew -h", "help brew"), ("brew -o -h", "help brew"), ("help brew", "help brew"),
            ("help help", "help help"), ("help brew -q", "help brew"), ("help --help", "help help"),
            ("--version", "version"), ("brew --version", "version"), ("--version brew --help", "help brew"),
        ])
    func answers(_ line: String, _ expected: String) throws {
        let answer: String =
            switch try Tea.tool.parse(line.split(separator: " ").map(String.init)) {
            case .run(let command, _): "run " + command.name
            case .help(.command(let command), _): "help " + command.name
            case .help(.topic(let topic), _): "help on " + topic.name
            case .help(.tool, _): "help"
            case .version: "version"
            }
        #expect(answer == expected)
    }
}
