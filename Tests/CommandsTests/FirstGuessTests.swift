import Foundation
import TestSupport
import Testing

@Suite("What people type first does it, or names what does")
struct FirstGuessTests {
    /// A line and the line it stands for.
    static let same: [(guess: [String], meant: [String])] = [
        (["0.35,0.35"], ["inspect", "0.35,0.35"]), (["snappy"], ["inspect", "snappy"]),
        ([".spring(duration: 0.3)", "--format", "csv"], ["inspect", ".spring(duration: 0.3)", "--format", "csv"]),
        (["press=.snappy", "release=.bouncy"], ["inspect", "press=.snappy", "release=.bouncy"]),
        (["-V"], ["--version"]), (["version"], ["--version"]), (["samples", "snappy"], ["csv", "snappy"]),
        (["inspect", "snappy", "--json"], ["inspect", "snappy", "--format", "json"]),
        (["inspect", "snappy", "--markdown"], ["inspect", "snappy", "--format", "markdown"]),
        (["csv", "snappy", "--csv"], ["csv", "snappy", "--format", "csv"]),
        (["plot", "snappy", "--dark", "-o", "-"], ["plot", "snappy", "--theme", "dark", "-o", "-"]),
        (["plot", "snappy", "--png", "-"], ["plot", "snappy", "-o", "-"]),
        (["compare", "0.12,0", "0.35,0.35", "--tap", "80ms"], ["compare", "0.12,0", "0.35,0.35", "--hold", "80ms"]),
        (["metrics"], ["help", "metrics"]),
    ]

    @Test("a guess is read as what it means", arguments: same)
    func does(guess: [String], meant: [String]) throws {
        let folder = try Folder()
        let (one, other) = (try Dashpot.run(guess, in: folder), try Dashpot.run(meant, in: folder))
        #expect(one.status == 0 && !one.output.isEmpty, "\(one.errors)")
        #expect(one.output == other.output && one.errors == other.errors)
    }

    /// A line that is refused, and what the sentence names.
    static let named: [(guess: [String], instead: String)] = [
        (["gif"], "'dashpot film SCENE -o film.gif'"), (["tap"], "--hold 80ms"), (["png", "snappy"], "'dashpot plot"),
        (["list"], "'dashpot scene list'"), (["mp4"], "ffmpeg"), (["snapy"], "did you mean 'snappy'?"),
        (["press-scal"], "did you mean 'press-scale'?"), ([".sping(duration: 0.3)"], "did you mean 'spring'?"),
        (["0,0"], "duration 0 is not a positive number"), (["none.json5"], "cannot read none.json5"),
        (["plot", "snappy", "--mp4", "x"], "ffmpeg"), (["--json", "snappy"], "'--json' belongs after the command"),
        (["film", "press-scale", "-o", "x.mp4"], "ffmpeg -i - film.mp4"),
        (["csv", "snappy", "-o", "x.mp4"], "ffmpeg -i - film.mp4"),
        (["csv", "snappy", "--dark"], "no option '--dark'"),
        (["plot", "snappy", "--png=x", "--gif", "y"], "are one option, taken once"),
        (["inspect", "snappy", "--json=x"], "takes no value"),
    ]

    @Test("a guess that cannot be obeyed names what does it", arguments: named)
    func names(guess: [String], instead: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(guess, in: folder)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains(instead), "\(outcome.errors)")
        #expect(try folder.names.isEmpty)
    }

    /// Lines that are obeyed and probably not meant, and the note.
    static let doubtful: [(words: [String], note: String)] = [
        (["csv", "press-scale", "--hold", "80", "--until", "1ms"], "--hold 80 is 80 s; write 80ms for milliseconds"),
        (["csv", "press-scale", "--set", "hold=80", "--until", "1ms"], "--set hold=80 is 80 s; write hold=80ms"),
        (["csv", "snappy", "--until", "10"], "--until 10 is 10 s; write 10ms"),
        (["inspect", "0.5", "0.3"], "0.5 and 0.3 are two springs; 0.5,0.3 is one with that bounce"),
        (["csv", "0.5", ".3"], "0.5 and .3 are two springs; 0.5,.3 is one"),
        (["csv", "0.3", "--property", "sacle=1:0.9"], "did you mean 'scale'?"),
        (["csv", "0.3", "--property", "opactiy=1:0.9"], "did you mean 'opacity'?"),
        (["inspect", "40"], "a: a duration of 40 s; numbers are seconds, write 40ms for milliseconds"),
    ]

    @Test("what is probably not meant gets one note, and none with --quiet", arguments: doubtful)
    func notes(words: [String], note: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(words, in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.complaints.filter { $0.contains(note) }.count == 1, "\(outcome.errors)")
        #expect(try Dashpot.run(words + ["-q"], in: folder).errors.isEmpty)
    }

    static let clear: [[String]] = [
        ["csv", "press-scale", "--hold", "80ms"], ["csv", "snappy", "--until", "9.9"],
        ["csv", "snappy", "--until", "10s"],
        ["compare", "0.5", "0.3"], ["inspect", "0.5,0.3"], ["inspect", "0.5", "0.3", "0.2"],
        ["inspect", "0.12", "1.5"],
        ["csv", "0.3", "--property", "z=1:0.9"], ["csv", "0.3", "--property", "title-opacity=1:0.9"],
        // 2π/√0.025 = 39.7 s, which nobody typed.
        ["inspect", "Spring(mass: 1, stiffness: 0.025, damping: 0.2)"],
    ]

    @Test("what is clear gets no such note", arguments: clear)
    func silent(words: [String]) throws {
        let errors = try Dashpot.run(words, in: try Folder()).errors
        for phrase in ["milliseconds", "two springs", "did you mean"] { #expect(!errors.contains(phrase), "\(errors)") }
    }
}
