import Testing
import Words

@Suite("Spelling in ASCII")
struct ASCIISpellingTests {
    @Test(
        "signs and Greek letters have a spelling, other characters a question mark",
        arguments: [
            ("", ""), ("spring", "spring"), ("a\r\nb\u{1B}", "a\r\nb\u{1B}"), ("−5 · ζ", "-5 - zeta"),
            ("a → b", "a -> b"),
            ("ω₀ ≥ 2", "omega0 >= 2"), ("45°", "45 deg"), ("10\u{A0}000 × 2", "10 000 x 2"), ("“x”…", "\"x\"..."),
            ("漢字", "??"), ("né", "n?"), ("ne\u{301}", "n?"), ("👩‍👩‍👧!", "?!"), ("=\u{338}", "!="),
        ])
    func spelling(_ text: String, _ expected: String) {
        #expect(text.spelledInASCII == expected)
    }
}
