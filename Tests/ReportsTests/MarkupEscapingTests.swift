import Testing

@testable import Reports

@Suite("Text in Markdown and HTML")
struct MarkupEscapingTests {
    // CommonMark 0.31: backslash escapes 2.4; headings 4.2, lists 5.2, quotations 5.1 begin a line.
    static let texts: [(text: String, line: String, paragraph: String)] = [
        ("plain (text), 1:0.96 + 2", "plain (text), 1:0.96 + 2", "plain (text), 1:0.96 + 2"),
        ("<b>&amp;", #"\<b\>\&amp;"#, #"\<b\>\&amp;"#), ("[a](b)", #"\[a\](b)"#, #"\[a\](b)"#),
        (#"a|b`c*d_e~f\"#, #"a\|b\`c\*d\_e\~f\\"#, #"a\|b\`c\*d\_e\~f\\"#), ("# x", "# x", "\\# x"),
        ("- x", "- x", #"\- x"#),
        ("+ x", "+ x", #"\+ x"#), ("12. x", "12. x", #"12\. x"#), ("3) x", "3) x", #"3\) x"#), ("12 x", "12 x", "12 x"),
        ("> x", #"\> x"#, #"\> x"#), ("===", "===", #"\==="#), ("a\nb\tc", "a b c", "a b c"),
        ("\u{1B}[31m\u{7}", "\u{FFFD}\\[31m\u{FFFD}", "\u{FFFD}\\[31m\u{FFFD}"), ("", "", ""),
        ("  - x", "  - x", #"\- x"#),
        ("\u{202E}abc\u{2066}", "\u{FFFD}abc\u{FFFD}", "\u{FFFD}abc\u{FFFD}"), ("7", "7", "7"),
    ]

    @Test("Markdown reads it as text", arguments: texts)
    func markdown(text: String, line: String, paragraph: String) {
        #expect(text.markdownEscaped == line)
        #expect(text.markdownParagraph == paragraph)
    }

    @Test("HTML has references for its signs and no control characters")
    func html() {
        #expect("<a href='x'>\"&\u{1B}\n".htmlEscaped == "&lt;a href=&#39;x&#39;&gt;&quot;&amp;\u{FFFD} ")
    }

    @Test("Letters of scripts that are written from the right stay, and emoji made of several")
    func harmless() {
        for text in ["שלום", "مرحبا", "👩‍👩‍👧", "e\u{301}", "漢字"] {
            #expect(text.markdownEscaped == text && text.htmlEscaped == text)
        }
    }
}
