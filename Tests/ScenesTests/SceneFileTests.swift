import Foundation
import Scenes
import Springs
import TestSupport
import Testing

@Suite("A scene file")
struct SceneFileTests {
    @Test("says everything a built-in scene says", arguments: Gallery.all)
    func roundTrip(scene: Scene) throws {
        #expect(try SceneFile.decode(SceneFile.encode(scene)) == scene)
        #expect(try SceneFile.decode(SceneFile.encodeJSON(scene)) == scene)
    }

    @Test("starts from a press and a release")
    func starter() throws {
        let press = Animation.snappy
        let release = Animation.bouncy.modified(by: .delay(0.1))
        let scene = try SceneFile.newScene(press: press, release: release)
        let read = try SceneFile.decode(SceneFile.encode(scene))
        #expect(read == scene)
        let pair = try #require(try read.pressAndRelease())
        #expect(pair.press == press && pair.release == release)
    }

    @Test("may be written as JSON5 allows")
    func relaxed() throws {
        let text = """
            /* a scene */ { // with comments
              name: 'mine', 'properties': { scale: {}, "corner-radius": { unit: 'pt', min: +0, max: 0x20, }, },
              phases: { a: { values: { scale: 1., 'corner-radius': .5e1 } }, b: { values: { scale: -.5 } } },
              transitions: [ { animation: ".snappy", }, ],
              variants: { only: { events: [ { at: 0, event: 'tap', to: 'b' }, ] } },
            }
            """
        let scene = try SceneFile.decode(text)
        #expect(scene.properties[1].visibleRange.upper == 32)
        #expect(scene.value(of: "corner-radius", in: "b") == 5)
        #expect(scene.value(of: "scale", in: "b") == -0.5)
        #expect(scene.transitions[0].change == AdaptiveChange(.animated(.snappy)))
    }

    /// A sound scene, in which a test puts one thing wrong.
    private static let sound = """
        {
          name: "mine",
          properties: { scale: { pair: true }, blur: { from: "scale", map: [[0, 8], [1, 0]] } },
          phases: { up: { values: { scale: 1 } }, down: { values: { scale: 0.9 } } },
          transitions: [{ from: "up", to: "down", animation: ".snappy" }],
          timings: { hold: 0.1 },
          variants: { tap: { events: [
            { at: 0, event: "press", to: "down" },
            { at: "hold", event: "release", to: "up" },
          ] } },
        }
        """

    @Test("is sound before anything is put wrong in it")
    func soundness() throws { _ = try SceneFile.decode(Self.sound) }

    /// `§` marks the place that the error should name.
    @Test(
        "is refused with line, column and what is allowed",
        arguments: [
            ("name: \"mine\"", "§nam: \"mine\"", #"a scene has no key 'nam'; did you mean 'name'?"#),
            ("{\n  name: \"mine\",", "§{\n", #"a scene needs the key 'name'"#),
            (
                "name: \"mine\"", "name: §\"My Scene\"",
                #"'My Scene' cannot name a scene; use 1 to 64 lower-case letters, digits and hyphens, "#
                    + "beginning with a letter"
            ),
            ("name: \"mine\"", "name: §7", #"'name' is a number; give a text"#),
            (
                "phases: { up:", "phases: { §Up:",
                #"'Up' cannot name a phase; use 1 to 64 lower-case letters, digits "#
                    + "and hyphens, beginning with a letter"
            ),
            (
                "to: \"down\", animation", "to: §\"dwon\", animation",
                #"there is no phase named 'dwon'; did you mean 'down'?"#
            ),
            ("at: \"hold\"", "at: §\"wait\"", #"there is no timing named 'wait'; the only one is hold"#),
            ("pair: true", "§par: true", #"a property has no key 'par'; did you mean 'pair'?"#),
            ("pair: true", "pair: §1", #"'pair' is a number; give true or false"#),
            (
                "pair: true", "unit: §\"mm\"",
                #"'unit' cannot be 'mm'; known are none, pt, degrees and fraction"#
            ),
            ("pair: true", "min: 1, max: §0", "the visible range from 1 to 0 is empty; give a min below the max"),
            ("values: { scale: 1 }", "values: { scale: §NaN }", #"'scale' is nan; give a finite number"#),
            ("values: { scale: 1 }", "values: { scale: §1e999 }", #"'scale' is inf; give a finite number"#),
            (
                "values: { scale: 1 }", "values: §{}",
                #"'scale' has no value in 'up'; the first phase gives every property a value"#
            ),
            ("scale: 0.9", "scale: 0.9, §blur: 2", #"'blur' follows 'scale' and cannot be given here; leave it out"#),
            ("scale: 0.9", "scale: 0.9, §blue: 2", #"there is no property named 'blue'; did you mean 'blur'?"#),
            ("[1, 0]]", "§[0, 0]]", "the map goes from 0 to 0; give the inputs in ascending order"),
            ("[[0, 8], [1, 0]]", "[§[0, 8, 9], [1, 0]]", #"'map' is a list of 3; give pairs [input, output]"#),
            (", map: [[0, 8], [1, 0]]", "", #"'from' means nothing without 'map'; give both or neither"#),
            (
                "from: \"scale\"", "from: §\"blur\"",
                #"'blur' follows 'blur', which is derived too; follow one that phases give"#
            ),
            ("event: \"press\"", "event: §\"pres\"", #"'event' cannot be 'pres'; did you mean 'press'?"#),
            ("at: 0,", "at: §-1,", "time -1 is not allowed; give one from 0 to 600"),
            ("at: 0,", "at: §true,", #"'at' is true; give seconds, the name of a timing, or a list of them to add up"#),
            (
                "\".snappy\"", "§\".spring(duration: 0.00001)\"",
                "spring duration 0.00001 is not allowed; give one from 0.0001 to 600"
            ),
            ("hold: 0.1", "hold: §1e3", "timing 1000 is not allowed; give one from 0 to 600"),
            ("scale: 0.9", "scale: 0.9, §scale: 1", #"'scale' stands here and on line 4; keep one of them"#),
            ("0.9 } }", "0.9 } §]", #"']' stands where ',' or '}' should"#),
            ("scale: 0.9", "scale: §0.9.1", #"'0.9.1' is no number"#),
            ("scale: 0.9", "scale: §01", #"'01' is no number"#),
            ("scale: 0.9", "scale: §0xg", #"'0xg' is no number"#),
            ("\"mine\"", "§mine", #"'mine' stands where a value should; texts stand in quotes"#),
            ("\"mine\"", "§\"mine", "the text has no closing quote on its line"),
            ("\"mine\"", "\"§\\u12\"", #"'\u' is no escape; write a backslash as \\"#),
            ("{\n", "{ §/* \n", "the comment has no end; close it with */"),
            ("] } },\n}", "] } },\n§", "the file ends where a key or '}' should stand"),
        ])
    func refusals(sound: String, wrong: String, sentence: String) throws {
        let range = try #require(Self.sound.range(of: sound))
        var text = Self.sound.replacingCharacters(in: range, with: wrong)
        if !wrong.contains("§") { text = text.replacing("from: \"scale\"", with: "from: §\"scale\"") }
        let before = try #require(text.components(separatedBy: "§").first).components(separatedBy: "\n")
        let place = "x.json5:\(before.count):\((before.last?.count ?? 0) + 1): "
        do {
            _ = try SceneFile.decode(text.replacing("§", with: ""), file: "x.json5")
            Issue.record("accepted")
        } catch {
            #expect("\(error)" == place + sentence)
        }
    }

    @Test("passes on what is wrong with an animation, at its place")
    func animation() {
        do {
            _ = try SceneFile.decode(Self.sound.replacing(".snappy", with: ".snapy"), file: "x.json5")
            Issue.record("accepted")
        } catch {
            #expect("\(error)".hasPrefix("x.json5:5:54: 'animation': "))
            #expect("\(error)".contains("snappy"))
        }
    }

    @Test("is refused beyond the limits")
    func limits() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: SceneFileError.self) { try SceneFile.decode(deep) }
        let large = "{ name: \"" + String(repeating: "a", count: SceneLimits.fileBytes) + "\" }"
        #expect(throws: SceneFileError.self) { try SceneFile.decode(large) }
        let events = Self.sound.replacing(
            "{ at: 0, event: \"press\", to: \"down\" },",
            with: String(repeating: "{ at: 0, event: \"press\", to: \"down\" },", count: 257))
        #expect(throws: SceneFileError.self) { try SceneFile.decode(events) }
    }

    @Test("never traps, whatever bytes are changed in it", arguments: Gallery.all)
    func mutations(scene: Scene) {
        var dice = Dice(seed: 1)
        let original = Array(SceneFile.encode(scene).utf8)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "/*", "//", "1e999", "-", "NaN", "\u{2028}", "0x", "é",
        ]
        var refused = 0
        for _ in 0..<250 {
            var bytes = original
            for _ in 0...dice.index(below: 3) {
                let place = dice.index(below: bytes.count)
                switch dice.index(below: 4) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(UInt8(dice.index(below: 256)), at: place)
                case 2: bytes.insert(contentsOf: Array(pieces[dice.index(below: pieces.count)].utf8), at: place)
                default: bytes.removeSubrange(place..<min(bytes.count, place + dice.index(below: 40)))
                }
            }
            do {
                let mutant = try SceneFile.decode(String(decoding: bytes, as: UTF8.self))
                for variant in mutant.variants {
                    let played = try PlayedPlayback(mutant, variant: variant.name, framesPerSecond: 30)
                    for track in played.exact.tracks { _ = track.clippedSpans(until: played.exact.end) }
                }
                #expect(try SceneFile.decode(SceneFile.encode(mutant)) == mutant)
            } catch {
                refused += 1
            }
        }
        #expect(refused > 60)
    }
}
