import Words
import Testing

@Suite("Suggestions")
struct SuggestionTests {
    @Test(
        "distances are those of the literature",
        arguments: [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("kitten", "sitting", 3),
            ("saturday", "sunday", 3), ("ca", "ac", 1), ("ca", "abc", 3), ("spring", "sprnig", 1), ("flaw", "lawn", 2),
            ("ü", "u", 1), ("intention", "execution", 5),
        ])
    func distances(_ one: String, _ other: String, _ distance: Int) {
        #expect(Suggestion.distance(one, other, atMost: 10) == distance)
        #expect(Suggestion.distance(other, one, atMost: 10) == distance)
        #expect(Suggestion.distance(one, other, atMost: distance - 1) == nil)
        #expect(Suggestion.distance(one, other, atMost: distance) == distance)
    }

    static let commands = ["inspect", "compare", "plot", "csv", "scene", "film", "convert", "solve", "scan", "check"]

    @Test(
        "what was meant comes out of what was typed",
        arguments: [
            ("inpsect", ["inspect"]), ("INSPECT", ["inspect"]), ("compre", ["compare"]), ("plt", ["plot"]),
            ("scne", ["scene"]), ("scn", ["scan"]), ("conv", ["convert"]), ("c", []), ("", []), ("xyzzy", []),
            ("soleve", ["solve"]), ("sc", ["scene", "scan"]), ("co", ["compare", "convert"]),
        ])
    func likeliest(_ typed: String, _ meant: [String]) {
        #expect(Suggestion.likeliest(for: typed, among: Self.commands) == meant)
    }

    @Test("no more are named than asked for, and an endless word costs nothing")
    func bounds() {
        #expect(Suggestion.likeliest(for: "aa", among: ["ab", "ac", "ad", "ae"]) == ["ab", "ac", "ad"])
        #expect(Suggestion.likeliest(for: "aa", among: ["ab", "ac", "ad", "ae"], most: 1) == ["ab"])
        #expect(Suggestion.likeliest(for: String(repeating: "a", count: 1_000_000), among: Self.commands).isEmpty)
    }
}
