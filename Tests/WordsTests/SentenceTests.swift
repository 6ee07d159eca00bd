import Testing
import Words

@Suite("Words of sentences")
struct SentenceTests {
    @Test(
        "times are milliseconds up to a second, with three digits",
        arguments: [
            (0.334634, "335 ms"), (0.0071, "7.1 ms"), (0.0462349, "46.2 ms"), (0.9994, "999 ms"), (0.9996, "1 s"),
            (1, "1 s"),
            (1.517, "1.52 s"), (1234.5, "1235 s"), (0, "0 ms"), (-0.25, "-250 ms"),
        ])
    func times(_ seconds: Double, _ text: String) {
        #expect(Measure.time(seconds) == text)
    }

    @Test("quantities have their unit")
    func quantities() {
        #expect(Measure.percent(62.1234) == "62.1 %")
        #expect(Measure.percent(ofOne: 0.02) == "2 %")
        #expect(Measure.percent(ofOne: 0.001) == "0.1 %")
        #expect(Measure.points(44, by: 49.5) == "44 × 49.5 pt")
        #expect(Measure.count(1, "frame") == "1 frame")
        #expect(Measure.count(0, "frame") == "0 frames")
        #expect(Measure.count(2, "entry", plural: "entries") == "2 entries")
    }

    @Test(
        "lists end in a conjunction and count what they leave out",
        arguments: [
            ([], Int.max, ""), (["a"], .max, "a"), (["a", "b"], .max, "a and b"),
            (["a", "b", "c"], .max, "a, b and c"),
            (["a", "b", "c", "d"], 2, "a, b and 2 more"), (["a", "b"], 2, "a and b"),
        ])
    func lists(_ words: [String], _ limit: Int, _ text: String) {
        #expect(words.listed(atMost: limit) == text)
        #expect(words.listed(.or, atMost: limit) == text.replacing(" and ", with: " or "))
    }

    @Test("what was typed is quoted, harmless and short")
    func quoting() {
        #expect(quoted("sacle") == "'sacle'")
        #expect(quoted("\u{1B}[2J\u{202E}") == "'\\u{1b}[2J\\u{202e}'")
        #expect(quoted(String(repeating: "a", count: 500)) == "'" + String(repeating: "a", count: 120) + "...'")
    }

    @Test("an unknown word is met with a question, else with what is known")
    func advice() {
        #expect(Suggestion.question([]) == "")
        #expect(Suggestion.question(["a", "b", "c"]) == "; did you mean 'a', 'b' or 'c'?")
        #expect(Suggestion.advice("scale", known: ["scale", "blur"]) == "; did you mean 'scale'?")
        #expect(Suggestion.advice(nil, known: ["scale", "blur"]) == "; known are scale and blur")
        #expect(Suggestion.advice(nil, known: ["scale"]) == "; the only one is scale")
        #expect(Suggestion.advice(nil, known: []) == "; there is none")
    }
}
