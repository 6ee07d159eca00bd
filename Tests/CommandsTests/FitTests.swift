import Foundation
import TestSupport
import Testing

@Suite("The spring behind recorded samples")
struct FitTests {
    /// Samples of an animation as `csv` writes them.
    private static func samples(_ words: String...) throws -> String {
        let folder = try Folder()
        return try Dashpot.run(["csv"] + words, in: folder).text
    }

    private static func fits(_ words: [String], input: String) throws -> [[String: Any]] {
        let folder = try Folder()
        let outcome = try Dashpot.run(["fit", "-", "--format", "json"] + words, input: input, in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let json = try JSONSerialization.jsonObject(with: outcome.output)
        return (json as? [[String: Any]]) ?? (json as? [String: Any]).map { [$0] } ?? []
    }

    /// What is typed after `csv`, what the spring was, and how exact the samples are.
    static let roundTrips: [(words: [String], duration: Double, bounce: Double, tolerance: Double)] = [
        (["0.35,0.35"], 0.35, 0.35, 1e-9),
        (["0.35,0.35", "--precision", "4"], 0.35, 0.35, 1e-4),
        (["0.12,0", "--fps", "240", "--precision", "4"], 0.12, 0, 1e-3),
        (["0.5,-0.3", "--precision", "4"], 0.5, -0.3, 1e-3),
        (["snappy", "--from", "18", "--to", "32", "--precision", "4"], 0.5, 0.15, 1e-4),
        (["bouncy", "--until", "0.4"], 0.5, 0.3, 1e-9),
    ]

    @Test("what csv writes is read back as the spring it is of", arguments: roundTrips)
    func roundTrip(words: [String], duration: Double, bounce: Double, tolerance: Double) throws {
        let folder = try Folder()
        let input = try Dashpot.run(["csv"] + words, in: folder).text
        let fit = try #require(try Self.fits([], input: input).first)
        let (found, foundBounce) = (try #require(fit["duration_s"] as? Double), try #require(fit["bounce"] as? Double))
        #expect(abs(found / duration - 1) < tolerance, "\(found)")
        #expect(abs(foundBounce - bounce) < tolerance, "\(foundBounce)")
    }

    @Test("JSON has the keys of the contract, in its order")
    func keys() throws {
        let outcome = try Dashpot.run("fit", "-", "--json", input: try Self.samples("snappy"))
        let names = outcome.lines.compactMap { line -> String? in
            guard line.hasPrefix("  \""), let end = line.range(of: "\":") else { return nil }
            return String(line[line.index(line.startIndex, offsetBy: 3)..<end.lowerBound])
        }
        #expect(
            names == [
                "model", "swiftui", "duration_s", "duration_ci_s", "bounce", "bounce_ci", "start_s", "from", "to",
                "initial_velocity", "samples", "rms", "max_residual", "r_squared", "models", "bound", "advice",
            ])
    }

    /// A row of a time and a value.
    typealias Writing = @Sendable (Double, Double) -> String

    /// The ways a step is written down, and what has to be said about each.
    static let writings: [(name: String, words: [String], write: Writing, header: String)] = [
        ("decimal commas", [], { comma($0) + ";" + comma($1) }, "time;value"),
        ("tabs", [], { "\($0)\t\($1)" }, "time_s\tvalue"),
        ("milliseconds by name", [], { "\($0 * 1000),\($1)" }, "time_ms,y"),
        ("milliseconds by option", ["--time-unit", "ms"], { "\($0 * 1000),\($1)" }, "t,y"),
        ("frames", ["--rate", "120"], { "\(($0 * 120).rounded()),\($1)" }, "frame,y"),
        ("no times", ["--rate", "120"], { "\($1)" }, "y"),
        ("no header", [], { "\($0),\($1)" }, ""),
        ("columns by position", ["--time", "2", "--column", "3"], { "0,\($0),\($1)" }, "a,b,c"),
        ("columns by name", ["--column", "y"], { "\($0),7,\($1)" }, "time,x,y"),
        ("CR LF and a mark", [], { "\($0),\($1)\r" }, "\u{FEFF}time_s,value\r"),
    ]

    private static func comma(_ number: Double) -> String { "\(number)".replacingOccurrences(of: ".", with: ",") }

    @Test("times and values are found however they are written", arguments: writings.indices)
    func writing(index: Int) throws {
        let (name, words, write, header) = Self.writings[index]
        let table = CSVTable(try Self.samples("0.4,0.2", "--fps", "120", "--until", "0.5"))
        let lines = zip(try table.numbers("time_s"), try table.numbers("value")).map(write)
        let fit = try #require(try Self.fits(words, input: ([header] + lines).joined(separator: "\n") + "\n").first)
        #expect(abs((fit["duration_s"] as? Double ?? 0) - 0.4) < 1e-9, "\(name)")
        #expect(abs((fit["bounce"] as? Double ?? 0) - 0.2) < 1e-9, "\(name)")
    }

    @Test("rows without a value are left out, and that is said")
    func leftOut() throws {
        var lines = try Self.samples("0.4,0.2").split(separator: "\n").map(String.init)
        for (index, word) in [(3, "NaN"), (5, ""), (9, "n/a")] {
            lines[index] = "\(lines[index].split(separator: ",")[0]),\(word),\(word)"
        }
        let outcome = try Dashpot.run("fit", "-", "--json", input: lines.joined(separator: "\n"))
        #expect(outcome.errors == "dashpot: 3 rows without a value left out\n")
        #expect(outcome.text.contains("\"swiftui\": \".spring(duration: 0.4, bounce: 0.2)\""))
    }

    /// A file's text, the words after `fit -`, and the whole sentence.
    static let refusals: [(text: String, words: [String], sentence: String)] = [
        ("", [], "there is no header: the first line names the columns"),
        ("time,y\n", [], "0 samples are too few; give at least 6"),
        ("time,y\n0,1\n", [], "1 sample is too few; give at least 6"),
        (
            "time,y\n" + (0..<20).map { "\($0),nan" }.joined(separator: "\n"), [],
            "0 samples are too few; give at least 6"
        ),
        (
            "y\n" + (0..<20).map { "\($0)" }.joined(separator: "\n"), [],
            "there is one column and no times; say how many samples a second there are with --rate, such as --rate 60"
        ),
        (
            "the quick brown fox\njumps\n", ["--rate", "60"],
            "line 2, column 'the quick brown fox': 'jumps' is not a number; leave a value that is missing empty"
        ),
        (
            "time,y\n0,1\n1,inf\n", [],
            "line 3, column 'y': 'inf' is not a number; leave a value that is missing empty"
        ),
        ("time,y\n0,1\n1\n", [], "line 3 ends after column 1: the header has 2 columns"),
        (
            "time,x,y\n0,1,2\n", [],
            "several columns could hold the values; choose x or y with --column"
        ),
        ("time,scale\n0,1\n", ["--column", "scal"], "there is no column 'scal' for --column; did you mean 'scale'?"),
        (
            "time,y\n0,1\n", ["--time", "moment"],
            "there is no column 'moment' for --time; known are time and y"
        ),
        (
            "frame,y\n0,1\n", [],
            "the times in 'frame' are frames; say how many a second there are with --rate, such as --rate 60"
        ),
        (
            "time,y\n" + (0..<20).map { "\($0),0.5" }.joined(separator: "\n"), [],
            "every sample is 0.5 and nothing moves; give a recording with a motion in it"
        ),
        (
            "time,y\n" + (0..<20).map { "\(Double($0) / 60),\($0 < 10 ? 0 : 1)" }.joined(separator: "\n"), [],
            "fewer than 6 of the samples lie within the motion; record at a higher rate"
        ),
        (
            "time,y\n" + (0..<20).map { "\(Double($0) / 60),\($0)" }.joined(separator: "\n"), ["--velocity", "free"],
            "a velocity can be found only where the start is known; give the time of the start as well with --start"
        ),
    ]

    @Test("what cannot be fitted is refused in one sentence, with nothing on standard output", arguments: refusals)
    func refusal(text: String, words: [String], sentence: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(["fit", "-", "-o", "out.png"] + words, input: text, in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "dashpot: \(sentence)\n")
        #expect(try folder.names.isEmpty)
    }

    @Test("a million equal times are refused")
    func equalTimes() throws {
        let text = "time,y\n" + (0..<1_000_000).map { "2,\($0 % 7)\n" }.joined()
        let outcome = try Dashpot.run("fit", "-", input: text)
        #expect(outcome.status == 2)
        #expect(
            outcome.errors
                == "dashpot: every sample is at 2 s; give the times at which the values were recorded\n")
    }

    @Test("the ending of -o says whether the answer or a picture is written")
    func outputs() throws {
        let folder = try Folder()
        try folder.file("in.csv", try Self.samples("snappy"))
        let data = try Dashpot.run(["fit", "in.csv", "-o", "out.json"], in: folder)
        #expect(data.status == 0 && data.output.isEmpty)
        #expect(try folder.text("out.json").contains("\"model\": \"spring\""))
        let picture = try Dashpot.run(["fit", "in.csv", "-o", "out.png"], in: folder)
        #expect(picture.text.contains(" .snappy\n"))
        #expect(try folder.bytes("out.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let itself = try Dashpot.run(["fit", "in.csv", "-o", "in.csv"], in: folder)
        #expect(itself.status == 2 && itself.output.isEmpty)
    }

    @Test("--split gives an object a motion: a press and its release")
    func split() throws {
        let input = try Self.samples("press-scale", "--fps", "120")
        let fits = try Self.fits(["--column", "scale", "--split"], input: input)
        #expect(fits.count == 2)
        for (fit, spring) in zip(fits, [(0.12, 0.0), (0.35, 0.35)]) {
            #expect(abs((fit["duration_s"] as? Double ?? 0) / spring.0 - 1) < 0.01)
            #expect(abs((fit["bounce"] as? Double ?? 9) - spring.1) < 0.01)
        }
    }
}
