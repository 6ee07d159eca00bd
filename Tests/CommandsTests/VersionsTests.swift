import Foundation
import TestSupport
import Testing

@Suite("Two versions of one thing")
struct VersionsTests {
    static let words = ["compare", "old=0.4,0.4", "new=0.3,0.2"]

    @Test("nobody presses and nobody releases")
    func text() throws {
        let outcome = try Dashpot.run(Self.words, in: try Folder())
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        for word in ["press", "release", "tap", "touch"] {
            #expect(!outcome.text.lowercased().contains(word), "\(word)")
        }
        let heading = ["old", "new", "difference", "ratio"]
        #expect(outcome.lines.contains { $0.split(separator: " ").map(String.init) == heading })
    }

    @Test("data are named by the labels")
    func data() throws {
        let folder = try Folder()
        let document = try #require(
            try JSONSerialization.jsonObject(with: try Dashpot.run(Self.words + ["--json"], in: folder).output)
                as? [String: Any])
        #expect(Set(document.keys) == ["old", "new", "difference", "ratio", "apart", "played", "findings"])
        let difference = try #require((document["difference"] as? [String: Any])?["duration_s"] as? Double)
        #expect(abs(difference + 0.1) < 1e-12)
        #expect((document["old"] as? [String: Any])?["label"] as? String == "old")
        let table = CSVTable(try Dashpot.run(Self.words + ["--format", "csv"], in: folder).text)
        #expect(try table.column("label") == ["old", "new", "difference", "ratio"])
    }

    // Both from 1 to 0.9: the textbook solution at 0.1 s, 40 digits.
    @Test("both make the same way")
    func samples() throws {
        let folder = try Folder()
        let bare = CSVTable(try Dashpot.run(Self.words + ["--csv", "-"], in: folder).text)
        #expect(bare.header == ["time_s", "old", "new"])
        let scaled = CSVTable(
            try Dashpot.run(
                Self.words + ["--property", "scale=1:0.9", "--csv", "-", "--until", "0.1", "--samples", "2"], in: folder
            ).text)
        #expect(scaled.header == ["time_s", "old_scale", "new_scale"])
        #expect(try scaled.column("old_scale").first == "1" && scaled.column("new_scale").first == "1")
        for (name, duration, bounce) in [("old", 0.4, 0.4), ("new", 0.3, 0.2)] {
            let natural = 2 * Double.pi / duration
            let (decay, frequency) = ((1 - bounce) * natural, (bounce * (2 - bounce)).squareRoot() * natural)
            let progress =
                1 - exp(-decay * 0.1) * (cos(frequency * 0.1) + decay / frequency * sin(frequency * 0.1))
            let value = try #require(try scaled.numbers(name + "_scale").last)
            #expect(abs(value - (1 - 0.1 * progress)) < 1e-14)
        }
    }

    @Test("one label makes versions of both, and the release may be named first")
    func labels() throws {
        let folder = try Folder()
        let half = CSVTable(try Dashpot.run(["compare", "old=0.4", "0.3", "--csv", "-"], in: folder).text)
        #expect(half.header == ["time_s", "old", "b"])
        let turned = CSVTable(
            try Dashpot.run(
                ["compare", "release=0.4", "press=0.3", "--property", "x=0:1", "--csv", "-"], in: folder
            ).text)
        #expect(turned.header == ["time_s", "press_x", "release_x"])
        let named = try Dashpot.run(["compare", "ratio=0.4", "new=0.3"], in: folder)
        #expect(named.status == 2)
        #expect(named.errors.contains("the label 'ratio' is the name of a part of the result; choose another"))
    }

    static let same: [[String]] = [
        [".spring(response: 0.5, dampingFraction: 0.85)", ".snappy"], ["snappy", "0.5,0.15"],
        ["old=snappy", "new=0.5,0.15"],
    ]

    @Test("one motion spelled two ways is the same spring, and drawn once", arguments: same)
    func sameMotion(words: [String]) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(["compare"] + words + ["--json"], in: folder)
        let document = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
        let findings = try #require(document?["findings"] as? [[String: Any]])
        #expect(findings.contains { $0["id"] as? String == "same-motion" })
        #expect(try Dashpot.run(["compare"] + words, in: folder).text.contains("the same spring"))
        let other = try Dashpot.run(["compare", "old=snappy", "new=0.5,0.16", "--json"], in: folder)
        #expect(!other.text.contains("same-motion"))
    }
}
