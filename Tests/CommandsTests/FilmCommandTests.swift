import Arguments
import Film
import Scenes
import Testing

@testable import Analysis
@testable import Commands

@Suite("Command lines of film")
struct FilmCommandTests {
    @discardableResult
    private func request(_ words: [String]) throws -> FilmCommand.Request {
        guard case .run(_, let arguments) = try CommandTable.tool.parse(["film"] + words) else {
            throw InputError.conflict("not a run")
        }
        return try FilmCommand.request(from: arguments)
    }

    @Test(
        "the place written to and the stills asked for say what is made",
        arguments: [
            ("-o x.gif", "animation"), ("-o x.png", "strip 12"), ("-o x.webp --frames 8", "strip 8"),
            ("-o x.gif --frames 5", "strip 5"), ("-o - --onion", "onion 12"),
            ("-o x.png --onion --frames 3", "onion 3"),
            ("-o x.webp --at 200ms", "moment 0.2"), ("--frames-dir f", "frames f"), ("--rgba -", "rgba"),
            ("--y4m -", "420"), ("--y4m x --chroma 444", "444"),
        ])
    func outputs(options: String, made: String) throws {
        let words = ["press-scale"] + options.split(separator: " ").map(String.init)
        let output = try request(words).output
        let name =
            switch output {
            case .animation: "animation"
            case .still(.strip(let count), _, _): "strip \(count)"
            case .still(.onion(let count), _, _): "onion \(count)"
            case .still(.moment(let time), _, _): "moment \(time)"
            case .frames(let folder): "frames \(folder)"
            case .video(.rgba, _): "rgba"
            case .video(.y4m(let chroma), _): chroma.rawValue
            }
        #expect(name == made)
    }

    @Test(
        "what cannot be made, or would change nothing, is refused with a sentence",
        arguments: [
            ("press-scale", "nothing says where the film goes"), ("press-scale -o x.txt", "cannot tell what"),
            ("press-scale --rgba - --frames 3", "--rgba takes every frame"),
            ("press-scale -o x.gif --edge hard", "'--edge' is for scenes in which two symbols melt"),
            ("press-scale -o x.png --speed 2", "'--speed' is for films"),
            ("press-scale -o x.png --loop 2", "'--loop' is for an animated GIF"),
            ("press-scale -o x.gif --chroma 444", "'--chroma' is for --y4m"),
            ("press-scale -o x.gif --spacing even", "'--spacing' is for a filmstrip"),
            ("press-scale -o x.png --with-curve", "'--with-curve' is for films"),
            ("press-scale -o x.png --size 100x100", "'--size' is for films"),
        ])
    func refusals(line: String, sentence: String) {
        do {
            try request(line.split(separator: " ").map(String.init))
            Issue.record("\(line) was accepted")
        } catch {
            #expect("\(error)".contains(sentence), "\(error)")
        }
    }

    @Test("two places to write to, and two kinds of still, exclude each other")
    func exclusive() {
        #expect(throws: UsageError.exclusiveOptions(["--output", "--y4m"])) {
            try request(["press-scale", "-o", "x.gif", "--y4m", "-"])
        }
        #expect(throws: UsageError.exclusiveOptions(["--at", "--onion"])) {
            try request(["press-scale", "-o", "x.png", "--at", "0.1", "--onion"])
        }
    }

    @Test("a press and its release become scenes that both begin at once")
    func pair() throws {
        let pair = try PressReleaseScenes(Gallery.scene(named: "async-submit"), variant: nil).scenes
        #expect(pair.map(\.name) == ["press", "release"])
        let press = try Playback(pair[0].scene), release = try Playback(pair[1].scene)
        #expect(press.track(named: "scale")?.initialValue == 1)
        #expect(press.track(named: "scale")?.target == 0.96)
        #expect(release.track(named: "scale")?.initialValue == 0.96)
        #expect(release.track(named: "scale")?.target == 1)
        // What the pressed phase leaves out it still has when it comes first.
        #expect(release.track(named: "title-opacity")?.initialValue == 1)
        #expect(throws: ComparisonError.noPair("morphing-symbol")) {
            try PressReleaseScenes(Gallery.scene(named: "morphing-symbol"), variant: nil)
        }
    }
}
