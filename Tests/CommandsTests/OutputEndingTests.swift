import Foundation
import TestSupport
import Testing

@Suite("The ending of -o decides the format")
struct OutputEndingTests {
    static let endings: [(ending: String, format: String)] = [
        ("csv", "csv"), ("tsv", "tsv"), ("json", "json"), ("ndjson", "ndjson"), ("md", "markdown"), ("html", "html"),
        ("JSON", "json"), ("jsonl", "ndjson"),
    ]
    static let commands = [
        ["inspect", "0.35,0.35"], ["csv", "0.35,0.35"], ["csv", "press-scale"], ["compare", "0.12,0", "0.35,0.35"],
        ["scene", "list"],
    ]

    @Test("a file has the bytes that --format writes", arguments: commands, endings)
    func formats(words: [String], kind: (ending: String, format: String)) throws {
        let folder = try Folder()
        let printed = try Dashpot.run(words + ["--format", kind.format, "-q"], in: folder)
        let outcome = try Dashpot.run(words + ["-o", "x.\(kind.ending)", "-q"], in: folder)
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
        #expect(try folder.bytes("x.\(kind.ending)") == printed.output)
        // Said twice it is said the same.
        let both = try Dashpot.run(words + ["-o", "x.\(kind.ending)", "--format", kind.format, "-q"], in: folder)
        #expect(both.status == 0 && both.output.isEmpty)
        #expect(try folder.bytes("x.\(kind.ending)") == printed.output)
    }

    @Test("plot writes the data behind its curves", arguments: ["csv", "json"])
    func plotData(ending: String) throws {
        let folder = try Folder()
        for words in [["snappy"], ["press-scale"], ["a=snappy", "b=bouncy", "--property", "scale=1:0.96"]] {
            _ = try Dashpot.run(["plot"] + words + ["-o", "x.\(ending)", "-q"], in: folder)
            let samples = try Dashpot.run(["csv"] + words + ["--format", ending, "-q"], in: folder)
            #expect(try folder.bytes("x.\(ending)") == samples.output && !samples.output.isEmpty)
        }
    }

    static let refused: [(words: [String], sentence: String)] = [
        (
            ["csv", "snappy", "-o", "x.parquet"],
            "cannot tell what 'x.parquet' should be; end it in .csv, .tsv, .json, .ndjson, .md or .html"
        ),
        (["csv", "snappy", "-o", "x.parquet", "--format", "csv"], "cannot tell what 'x.parquet' should be"),
        (["inspect", "snappy", "-o", "x.dat"], "cannot tell what 'x.dat' should be"),
        (["inspect", "snappy", "-o", "x.png"], "'dashpot plot' draws a picture"),
        (["plot", "snappy", "-o", "x.mp4"], "'dashpot film SCENE --y4m - | ffmpeg -i - film.mp4' makes a video"),
        (["compare", "0.1", "0.3", "-o", "x.mov"], "ffmpeg -i - film.mov"),
        (["csv", "snappy", "-o", "x.json", "--format", "csv"], "--format csv and 'x.json' contradict each other"),
        (["inspect", "snappy", "-o", "x.csv", "--json"], "end the name in .json"),
        (["compare", "0.1", "0.3", "-o", "x.csv", "--format", "json"], "contradict each other"),
        (["scene", "list", "-o", "x.csv", "--format", "json"], "contradict each other"),
    ]

    @Test("an unknown ending and a contradiction are refused before anything is written", arguments: refused)
    func refuses(words: [String], sentence: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(words, in: folder)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
        #expect(try folder.names.isEmpty)
    }

    @Test(
        "a name that says nothing takes what --format says, else the command's own",
        arguments: ["out", "out.txt", ".csv"])
    func nameless(name: String) throws {
        let folder = try Folder()
        _ = try Dashpot.run(["csv", "snappy", "-o", name], in: folder)
        #expect(try folder.bytes(name) == Dashpot.run(["csv", "snappy"], in: folder).output)
        _ = try Dashpot.run(["csv", "snappy", "-o", name, "--format", "json"], in: folder)
        #expect(try folder.bytes(name) == Dashpot.run(["csv", "snappy", "--format", "json"], in: folder).output)
    }
}
