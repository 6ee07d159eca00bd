import Foundation
import TestSupport
import Testing

@Suite("What is refused, and in which words")
struct RefusalTests {
    /// Numbers that no spring has: the animation, the sentence, and the column of the caret.
    static let animations: [(animation: String, sentence: String, column: Int)] = [
        ("nan", "duration nan is not allowed; give a finite number", 0),
        ("inf", "duration inf is not allowed; give a finite number", 0),
        ("0", "duration 0 is not a positive number; give a finite duration above 0", 0),
        ("-1", "duration -1 is not a positive number; give a finite duration above 0", 0),
        ("-0", "duration -0 is not a positive number; give a finite duration above 0", 0),
        ("0.3,-1", "bounce -1 has no finite spring; give a bounce above -1 and at most 1", 4),
        ("0.3,-2", "bounce -2 has no finite spring; give a bounce above -1 and at most 1", 4),
        ("0.3,nan", "bounce nan is not allowed; give a finite number", 4),
        (
            "0.3,1.5",
            "bounce 1.5 grows without bound (its damping would be negative); give a bounce above -1 and at most 1", 4
        ),
        (
            ".spring(duration: 0.3, bounce: 1.5)",
            "bounce 1.5 grows without bound (its damping would be negative); give a bounce above -1 and at most 1", 31
        ),
        (
            ".spring(duration: 0, bounce: 0)", "duration 0 is not a positive number; give a finite duration above 0",
            18
        ),
        (".spring(duration: .nan)", "the value nan is not allowed; give a finite number", 18),
        (".spring(duration: 1e400)", "the number inf is not allowed; give a finite one", 18),
        (
            ".interpolatingSpring(stiffness: -1, damping: 3)",
            "stiffness -1 is not a positive number; give a finite stiffness above 0", 32
        ),
        (
            ".interpolatingSpring(mass: 0, stiffness: 1, damping: 3)",
            "mass 0 is not a positive number; give a finite mass above 0", 27
        ),
        (
            "Spring(mass: 1, stiffness: 0, damping: 1)",
            "stiffness 0 is not a positive number; give a finite stiffness above 0", 27
        ),
        (
            "5e-324",
            "these parameters together give a frequency or damping that cannot be computed with; give a natural frequency "
                + "between 1e-100 and 1e100 rad/s and a damping ratio of at most 1e15", 0
        ),
        (
            "1e308",
            "these parameters together give a frequency or damping that cannot be computed with; give a natural frequency "
                + "between 1e-100 and 1e100 rad/s and a damping ratio of at most 1e15", 0
        ),
        (".linear(duration: 0)", "duration 0 is not allowed; give a duration above 0", 18),
        (".snappy.speed(0)", "speed 0 is not allowed; give a speed above 0", 14),
        ("snapy", "unknown animation or scene 'snapy'; did you mean 'snappy'?", 0),
        (
            "a b=0.3",
            "'a b' is no label: it contains a blank; a label is a letter followed by letters, digits, '_' or '-'", 1
        ),
    ]

    @Test("an impossible animation is refused by every command, with a caret", arguments: animations)
    func animation(animation: String, sentence: String, column: Int) throws {
        let folder = try Folder()
        try folder.file("out.png", "old")
        try folder.file("out.csv", "old")
        let caret = "    \(animation)\n    \(String(repeating: " ", count: column))^\n"
        for words in [
            ["csv", animation, "-o", "out.csv"], ["inspect", animation], ["plot", animation, "-o", "out.png"],
            ["compare", "0.3", animation, "-o", "out.png", "--csv", "out.csv"], ["scene", "new", animation, "0.5,0.1"],
        ] {
            let outcome = try Dashpot.run(words, in: folder)
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors == "dashpot: \(sentence)\n\(caret)")
        }
        #expect(try folder.names == ["out.csv", "out.png"])
        #expect(try folder.text("out.png") == "old")
        #expect(try folder.text("out.csv") == "old")
    }

    /// Command lines that cannot be obeyed, by their words, and the whole sentence.
    static let lines: [(words: [String], sentence: String)] = [
        (
            ["inspet", "0.3"],
            "'inspet' is not a dashpot command; did you mean 'inspect'? 'dashpot help' lists the commands"
        ),
        (["frobnicate"], "'frobnicate' is not a dashpot command; 'dashpot help' lists the commands"),
        (["csv"], "'dashpot csv' needs ANIMATION: an animation or a scene"),
        (["csv", ""], "'ANIMATION' cannot be '': it takes an animation or a scene"),
        (
            ["csv", "0.3", "--velocitie"],
            "'--velocitie' is cut short; options are written in full; did you mean '--velocities'?"
        ),
        (
            ["csv", "0.3", "--velocty", "1"],
            "'dashpot csv' has no option '--velocty'; did you mean '--velocity'? 'dashpot csv --help' lists its options"
        ),
        (["csv", "0.3", "--fp"], "'--fp' is cut short; options are written in full; did you mean '--fps'?"),
        (["csv", "0.3", "--fps"], "'--fps' needs a value: it takes a number from 1 to 1000"),
        (["csv", "0.3", "--fps", "0.5"], "'--fps' cannot be '0.5': it takes a number from 1 to 1000"),
        (["csv", "0.3", "--fps", "60", "--fps", "30"], "'--fps' is given twice, but taken once; leave one out"),
        (
            ["csv", "0.3", "--fps", "60", "--step", "1ms"],
            "'--step' and '--fps' exclude each other; give one of them"
        ),
        (
            ["csv", "0.3", "--samples", "5", "--step", "1ms"],
            "'--step' and '--samples' exclude each other; give one of them"
        ),
        (["csv", "0.3", "--samples", "1"], "'--samples' cannot be '1': it takes a whole number of at least 2"),
        (
            ["csv", "0.3", "--samples", "99999999999999999999"],
            "'--samples' cannot be '99999999999999999999': it takes a whole number of at least 2"
        ),
        (
            ["csv", "0.3", "--samples", "20000001"],
            "20000001 samples are more than the 20000000 allowed; give a larger step or an earlier end"
        ),
        (
            ["csv", "0.3", "--step", "1ms", "--until", "1e9s"],
            "1000000000001 samples are more than the 20000000 allowed; give a larger step or an earlier end"
        ),
        (
            ["csv", "0.3", "--samples", "100001", "--format", "text"],
            "100001 rows of a table laid out for people are more than the 100000 allowed; give fewer series, a larger step or "
                + "an earlier end, or write --format csv or markdown"
        ),
        (["csv", "0.3", "--until", "0"], "'--until' cannot be '0': it takes a time above 0s, such as 0.35s or 350ms"),
        (
            ["csv", "0.3", "--until", "-1"],
            "'--until' cannot be '-1': it takes a time above 0s, such as 0.35s or 350ms"
        ),
        (
            ["csv", "0.3", "--until", "inf"],
            "'--until' cannot be 'inf': it takes a time above 0s, such as 0.35s or 350ms"
        ),
        (
            ["csv", "0.3", "--from", "nan"],
            "'--from' cannot be 'nan': it takes a number from -1000000000 to 1000000000"
        ),
        (
            ["csv", "0.3", "--to", "1e308"],
            "'--to' cannot be '1e308': it takes a number from -1000000000 to 1000000000"
        ),
        (
            ["csv", "0.3", "--to", "5e-324", "--velocity", "1"],
            "'--velocity' cannot be '1': it is counted in travels from --from to --to, and these are too close together"
        ),
        (
            ["csv", "0.3", "--to", "0", "--velocity", "1/s"],
            "'--velocity' cannot be '1/s': it is counted in travels from --from to --to, and these are too close together"
        ),
        (
            ["inspect", "0.3", "--velocity", "nan"],
            "'--velocity' cannot be 'nan': it takes a velocity up to 1000000000000, such as 5/s for travels per second or 5u/s for "
                + "units per second"
        ),
        (["csv", "0.3", "--precision", "18"], "'--precision' cannot be '18': it takes a whole number from 0 to 17"),
        (["csv", "0.3", "--width", "39"], "'--width' cannot be '39': it takes a whole number from 40 to 10000"),
        (["csv", "0.3", "--solver", "ode"], "'--solver' cannot be 'ode': it takes one of exact, swiftui, both"),
        (
            ["csv", "0.3", "--format", "cvs"],
            "'--format' cannot be 'cvs': it takes one of text, csv, tsv, json, ndjson, markdown, html; did you mean 'csv'?"
        ),
        (
            ["csv", "0.3", "--property", "blur"],
            "'--property' cannot be 'blur': it takes NAME=FROM:TO or NAME=FROM:THROUGH:TO, such as scale=1:0.96 or "
                + "blur=0:20:0"
        ),
        (
            ["csv", "0.3", "--property", "blur=1:nan"],
            "'--property' cannot be 'blur=1:nan': it takes NAME=FROM:TO or NAME=FROM:THROUGH:TO, such as scale=1:0.96 or "
                + "blur=0:20:0"
        ),
        (
            ["csv", "0.3", "--property", "x=0:1e300"],
            "'--property' cannot be 'x=0:1e300': it takes NAME=FROM:TO or NAME=FROM:THROUGH:TO, such as scale=1:0.96 or "
                + "blur=0:20:0"
        ),
        (
            ["csv", "0.3", "--property", "x=1:2", "--property", "x=2:3"],
            "'--property' cannot be 'x': the property is given twice; leave one out"
        ),
        (
            ["csv", "a=0.3", "a=0.4"],
            "two animations are called 'a'; give each a label of its own, such as a2='.snappy'"
        ),
        (["csv", "a-b=0.3", "a_b=0.4"], "the labels 'a-b' and 'a_b' both make the column a_b; change one of them"),
        (
            ["csv", "0.3", "--property", "x-y=0:1", "--property", "x_y=0:1"],
            "two columns would be called x_y; give the animations or properties other names, or use --long"
        ),
        (
            ["csv", "time_s=0.3"],
            "two columns would be called time_s; give the animations or properties other names, or use --long"
        ),
        (
            ["csv", "a=0.3", "a_velocity=0.4", "--velocities"],
            "two columns would be called a_velocity; give the animations or properties other names, or use --long"
        ),
        (
            ["csv", "0.3", "--hold", "80ms"],
            "'--hold' is for a scene such as press-scale, and compare of a press and its release, and would change nothing "
                + "here; leave it out"
        ),
        (
            ["plot", "0.3", "--variant", "tap"],
            "'--variant' is for a scene such as press-scale, and would change nothing here; leave it out"
        ),
        (
            ["csv", "press-scale", "0.3"],
            "csv takes one scene or any number of animations, and 'press-scale' is a scene; give it alone"
        ),
        (
            ["inspect", "press-scale"],
            "'press-scale' is a scene and inspect takes animations; give one such as .spring(duration: 0.35, bounce: 0.35)"
        ),
        (
            ["csv", "press-scale", "--variant", "nope"],
            "'press-scale' has no variant 'nope'; known are tap, long-press and haptic-press"
        ),
        (["csv", "press-scale", "--set", "nope=1"], "'press-scale' has no timing 'nope'; the only one is hold"),
        (
            ["csv", "press-scale", "--hold", "1e9"],
            "'--hold' cannot be '1e9': it takes a time from 0s to 3600s, such as 0.35s or 350ms"
        ),
        (
            ["compare", "0.3"],
            "compare takes two animations, such as a press and its release, and 1 was given; quote each animation as one word"
        ),
        (
            ["compare", "0.3", "0.4", "0.5"],
            "compare takes two animations, such as a press and its release, and 3 were given; quote each animation as one word"
        ),
        (
            ["compare", "claim-button"],
            "the scene 'claim-button' has no press and release to compare; name another, such as press-scale, or give two "
                + "animations"
        ),
        (
            ["compare", "0.3", "0.4", "-o", "-", "--csv", "-"],
            "-o - and --csv - both want standard output; give one of them a file"
        ),
        (
            ["compare", "0.3", "0.4", "-o", "x.jpg"],
            "cannot tell what 'x.jpg' should be; end it in .png, .webp, .gif, .svg, .pdf, .csv, .tsv, .json, .ndjson, .md or .html"
        ),
        (
            ["plot", "0.3", "-o", "x"],
            "cannot tell what 'x' should be; end it in .png, .webp, .gif, .svg, .pdf, .csv, .tsv, .json, .ndjson, .md or .html"
        ),
        (
            ["plot", "0.3", "-o", "x.png", "--size", "16384x16384"],
            "a picture of 16384 × 16384 pixels cannot be painted: each side may be 1 to 16384 pixels and the whole at most "
                + "100 million; ask for a smaller --size or --scale"
        ),
        (
            ["plot", "0.3", "-o", "x.png", "--size", "5000x5000", "--scale", "4"],
            "a picture of 20000 × 20000 pixels cannot be painted: each side may be 1 to 16384 pixels and the whole at most "
                + "100 million; ask for a smaller --size or --scale"
        ),
        (
            ["plot", "0.3", "-o", "x.png", "--size", "1x1"],
            "a canvas of 1 × 1 is too small for this chart; it needs at least 240 × 136"
        ),
        (
            ["csv", "@none.txt"],
            "cannot read none.txt: no such file or directory; give a file that exists and can be read, or - for standard "
                + "input"
        ),
        (
            ["csv", "@/"],
            "cannot read /: is a directory; give a file that exists and can be read, or - for standard input"
        ),
        (["csv", "@"], "'@' stands before the name of a list, such as @springs.txt; add the name"),
        (["csv", "-"], "standard input holds no animation; write one a line, such as press=.snappy"),
        (
            ["csv", "none.json5"],
            "cannot read none.json5: no such file or directory; give a file that exists and can be read, or - for standard "
                + "input"
        ),
        (
            ["csv", "press-scal"],
            "unknown animation or scene 'press-scal'; did you mean 'press-scale'?\n    press-scal\n    ^"
        ),
        (
            ["scene", "show", "press-scal"],
            "there is no scene 'press-scal'; did you mean 'press-scale'?"
        ),
        (
            ["scene", "show"],
            "'dashpot scene show' needs SCENE: a built-in scene, such as press-scale, or a scene file"
        ),
        (["scene", "lst"], "'ACTION' cannot be 'lst': it takes one of list, show, new, run; did you mean 'list'?"),
        (
            ["scene", "run", "press-scale", "-o", "-"],
            "scene run writes several files; name the folder they go into with -o"
        ),
        (
            ["scene", "run", "press-scale"],
            "'dashpot scene run' needs the option '--output': it takes a directory's path"
        ),
        (
            ["completions", "tcsh"],
            "'SHELL' cannot be 'tcsh': it takes one of bash, zsh, fish, man; did you mean 'bash', 'zsh' or 'fish'?"
        ),
        (["csv", "0.3", "-o", ""], "'-o' cannot be '': it takes a file's path, or - for the standard stream"),
        (["csv", "0.3", "-o", "/"], "cannot write /: it is a directory; name a file in it"),
        (
            ["csv", "0.3", "-o", "none/x.csv"],
            "cannot write none/x.csv: no such file or directory; create its folder first or name another place"
        ),
        (
            ["compare", "0.3", "0.4", "-o", "none/x.png", "--csv", "x.csv"],
            "cannot write none/x.png: no such file or directory; create its folder first or name another place"
        ),
        (
            ["compare", "0.3", "0.4", "-o", "x.png", "--csv", "none/x.csv"],
            "cannot write none/x.csv: no such file or directory; create its folder first or name another place"
        ),
    ]

    @Test("a command line that cannot be obeyed is refused whole", arguments: lines)
    func line(words: [String], sentence: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(words, in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "dashpot: \(sentence)\n")
        #expect(try folder.names.isEmpty)
    }

    static let lists: [(text: String, sentence: String)] = [
        ("", "list.txt holds no animation; write one a line, such as press=.snappy"),
        ("# nothing\n\n", "list.txt holds no animation; write one a line, such as press=.snappy"),
        (
            "a=.snappy\nb=.snapy\n", "line 2: unknown animation 'snapy'; did you mean 'snappy'?\n    b=.snapy\n       ^"
        ),
    ]

    @Test("a list names the line that is wrong", arguments: lists)
    func list(text: String, sentence: String) throws {
        let folder = try Folder()
        try folder.file("list.txt", text)
        let outcome = try Dashpot.run(["csv", "@list.txt"], in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors == "dashpot: \(sentence)\n")
    }

    @Test("more animations than a chart can show are refused before anything is drawn")
    func manyAnimations() throws {
        let folder = try Folder()
        try folder.file("many.txt", (1...10_000).map { "n\($0)=0.3\n" }.joined())
        let outcome = try Dashpot.run(["plot", "@many.txt", "-o", "many.png"], in: folder)
        #expect(
            outcome.errors
                == "dashpot: 10000 animations in one chart are more than the 100 allowed; draw several charts\n")
        #expect(try folder.names == ["many.txt"])
        let table = CSVTable(try Dashpot.run(["csv", "@many.txt", "--until", "1ms"], in: folder).text)
        #expect(table.header.count == 10_001 && table.rows.count == 2)
    }

    /// What is put in place of a piece of the file, how far from its start the fault is, and the whole sentence.
    static let scenes: [(find: String, replace: String, offset: Int, sentence: String)] = [
        (
            "opacity: 0.85", "opacitty: 0.85", 0, "there is no property named 'opacitty'; did you mean 'opacity'?"
        ),
        (
            "{\n  name", "{ bogus: 1,\n  name", 2,
            "a scene has no key 'bogus'; known are $schema, name, title, summary, size, "
                + "properties, phases, transitions, timings and variants"
        ),
        ("height: 50", "height: \"x\"", 8, "'height' is a text; give a number"),
        ("height: 50", "height: 1e400", 8, "'height' is inf; give a finite number"),
        (
            "\"pressed\", animation", "\"presed\", animation", 0,
            "there is no phase named 'presed'; did you mean 'pressed'?"
        ),
        (
            "\".spring(duration: 0.12)\"", "\".spring(duration: 0)\"", 0,
            "'animation': duration 0 is not a positive number; give a finite duration above 0"
        ),
    ]

    @Test("an error in a scene file names file, line, column and key", arguments: scenes)
    func sceneFile(find: String, replace: String, offset: Int, sentence: String) throws {
        let folder = try Folder()
        let text = try Dashpot.run(["scene", "show", "press-scale"], in: folder).text
        let place = try #require(text.range(of: find))
        try folder.file("mine.json5", text.replacingCharacters(in: place, with: replace))
        let before = text[..<place.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
        let (line, column) = (before.count, (before.last?.count ?? 0) + 1 + offset)
        for words in [
            ["csv", "mine.json5"], ["plot", "mine.json5", "-o", "x.png"], ["scene", "run", "mine.json5", "-o", "x"],
        ] {
            let outcome = try Dashpot.run(words, in: folder)
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors == "dashpot: mine.json5:\(line):\(column): \(sentence)\n")
        }
        #expect(try folder.names == ["mine.json5"])
    }

    @Test("what is no scene at all is refused where it begins")
    func noScene() throws {
        let folder = try Folder()
        try folder.file("empty.json5", "")
        try folder.file("binary.json5", Data([0x7F, 0x45, 0x4C, 0x46, 0, 0xFF]))
        let empty = try Dashpot.run(["csv", "empty.json5"], in: folder)
        #expect(empty.errors == "dashpot: empty.json5:1:1: the file ends where a value should stand\n")
        let binary = try Dashpot.run(["csv", "binary.json5"], in: folder)
        #expect(binary.errors == "dashpot: binary.json5:1:1: U+007F stands where a value should\n")
    }
}
