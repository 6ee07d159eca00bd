import Foundation
import Scenes
import TestSupport
import Testing

@Suite("Scenes on the command line")
struct SceneCommandTests {
    /// Every built-in scene with every variant.
    static let variants: [(scene: String, variant: String)] = Gallery.all.flatMap { scene in
        scene.variants.map { (scene.name, $0.name) }
    }

    @Test("the six designs of the house are built in")
    func names() {
        #expect(
            Gallery.all.map(\.name) == [
                "press-scale", "morphing-submit", "async-submit", "hold-to-confirm", "morphing-symbol", "claim-button",
            ])
    }

    @Test("a scene printed and read back behaves identically", arguments: variants)
    func roundTrip(scene: String, variant: String) throws {
        let folder = try Folder()
        #expect(try Dashpot.run(["scene", "show", scene, "-o", "mine.json5"], in: folder).status == 0)
        let options = ["--variant", variant, "--velocities", "--solver", "both", "--reduce-motion", "both"]
        let original = try Dashpot.run(["csv", scene] + options, in: folder)
        let copy = try Dashpot.run(["csv", "mine.json5"] + options, in: folder)
        #expect(original.status == 0 && original.output.count > 1000)
        #expect(copy.output == original.output)
        #expect(copy.errors == original.errors)
        let again = try Dashpot.run(["scene", "show", "mine.json5"], in: folder)
        #expect(try again.output == folder.bytes("mine.json5"))
    }

    @Test("run fills a folder, twice the same bytes")
    func runTwice() throws {
        let folder = try Folder()
        for name in ["one", "two/deep"] {
            let outcome = try Dashpot.run(["scene", "run", "press-scale", "-o", name, "--size", "500x400"], in: folder)
            #expect(outcome.status == 0)
            #expect(outcome.text.contains("opacity"))
        }
        let one = folder.url.appendingPathComponent("one"), two = folder.url.appendingPathComponent("two/deep")
        let names = try FileManager.default.contentsOfDirectory(atPath: one.path).sorted()
        #expect(
            Set(names).isSuperset(of: [
                "chart-dark.png", "chart.png", "reduce-motion.png", "samples.csv", "scene.json5",
            ]))
        for name in names {
            let bytes = try [one, two].map { try Data(contentsOf: $0.appendingPathComponent(name)) }
            #expect(bytes[0] == bytes[1], "\(name)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: two.path).sorted() == names)
        let summary = try String(contentsOf: one.appendingPathComponent("summary.md"), encoding: .utf8)
        for name in names where name.hasSuffix(".png") && !name.contains("dark") {
            #expect(summary.contains("](\(name))"), "\(name)")
        }
    }

    @Test("run into a place that is a file is refused")
    func runIntoFile() throws {
        let folder = try Folder()
        try folder.file("taken", "old")
        let outcome = try Dashpot.run(["scene", "run", "press-scale", "-o", "taken"], in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("taken"))
        #expect(try folder.text("taken") == "old")
        #expect(try folder.names == ["taken"])
    }

    @Test("new makes a scene from a press and a release that plays them")
    func new() throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(
            ["scene", "new", "0.12,0", "0.35,0.35", "--name", "mine", "-o", "mine.json5"], in: folder)
        #expect(outcome.status == 0)
        #expect(try folder.text("mine.json5").contains("name: \"mine\""))
        let compared = try Dashpot.run(["compare", "mine.json5", "--format", "json"], in: folder)
        let document = try JSONSerialization.jsonObject(with: compared.output) as? [String: Any]
        #expect((document?["press"] as? [String: Any])?["duration_s"] as? Double == 0.12)
        #expect((document?["release"] as? [String: Any])?["duration_s"] as? Double == 0.35)
        #expect(try Dashpot.run(["csv", "mine.json5", "-q"], in: folder).status == 0)
        // What the tool writes to start from gives it nothing to advise.
        #expect(try Dashpot.run(["scene", "run", "mine.json5", "-o", "run"], in: folder).status == 0)
        let summary = try folder.text("run/summary.md")
        #expect(summary.contains("## Worth knowing") && !summary.contains("## Advice"))
    }

    // An overshoot of e^(−πζ/√(1 − ζ²)) with ζ = 0.3 is 37.2 % of the way: 5.6 % of the range of opacity after a press that has settled.
    @Test("what of a scene is not seen is noted with its fade and percent, and a built-in scene is quiet")
    func unseen() throws {
        let folder = try Folder()
        #expect(try Dashpot.run(["scene", "new", "0.12,0", "0.35,0.7", "-o", "mine.json5"], in: folder).status == 0)
        let own = try Dashpot.run(["csv", "mine.json5", "--variant", "long-press"], in: folder)
        #expect(own.errors.contains("pressed → released: opacity would pass 1 by 5.58 %; unseen\n"))
        for scene in Gallery.all {
            #expect(try Dashpot.run(["csv", scene.name], in: folder).errors.isEmpty, "\(scene.name)")
        }
    }

    static let badNames = ["", "ä", "42", String(repeating: "x", count: 200)]

    @Test("a name that no scene can have is refused", arguments: badNames)
    func badName(name: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(
            ["scene", "new", "0.12,0", "0.35,0.35", "--name=\(name)", "-o", "x.json5"], in: folder)
        #expect(outcome.status == 2)
        #expect(try folder.names.isEmpty)
    }

    @Test("list names every scene with its variants, in text and for programs")
    func list() throws {
        let text = try Dashpot.run("scene", "list").text
        let table = CSVTable(try Dashpot.run("scene", "list", "--format", "tsv").text, separator: "\t")
        #expect(try table.column("name") == Gallery.all.map(\.name))
        for (scene, variant) in Self.variants {
            #expect(text.contains(scene) && text.contains(variant))
        }
    }

    static let timings: [(words: String, column: String, time: Double, value: Double, tolerance: Double)] = [
        // Released after 20 ms from 1 → 0.96 on 0.12/0: (1 - 0.983104) / 0.06 of the travel.
        ("press-scale --hold 20ms", "scale", 0.02, 1 - 0.04 * (1 - 0.983104) / 0.06, 1e-6),
        ("press-scale --set hold=20ms", "scale", 0.02, 1 - 0.04 * (1 - 0.983104) / 0.06, 1e-6),
        ("press-scale --hold 20ms --reduce-motion on", "scale", 0.02, 1, 0),
        // The fill stands for time: 1.2 s to the end.
        ("hold-to-confirm", "fill", 0.6, 0.5, 1e-12),
        ("hold-to-confirm", "fill", 1.2, 1, 1e-12),
        // No animation is given: the look jumps at 1 s.
        ("claim-button", "spinner_opacity", 0.99, 0, 0),
        ("claim-button", "spinner_opacity", 1.01, 1, 0),
    ]

    @Test("a scene is played with the timings asked for", arguments: timings)
    func timing(words: String, column: String, time: Double, value: Double, tolerance: Double) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(
            ["csv"] + words.split(separator: " ").map(String.init) + ["--step", "10ms", "-q"], in: folder)
        let table = CSVTable(outcome.text)
        let row = try #require(try table.numbers("time_s").firstIndex { abs($0 - time) < 1e-9 })
        #expect(abs(try table.numbers(column)[row] - value) <= tolerance)
    }

    @Test("the blur of the morphing symbol peaks at 20 points")
    func blur() throws {
        let table = CSVTable(try Dashpot.run("csv", "morphing-symbol", "--step", "0.5ms").text)
        let highest = try table.numbers("blur").max() ?? 0
        #expect(highest <= 20 && highest > 19.9)
    }
}
