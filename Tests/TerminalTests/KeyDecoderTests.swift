import Testing

@testable import Terminal

@Suite("Keys from bytes")
struct KeyDecoderTests {
    static func keys(_ text: String) -> [Key] {
        var decoder = KeyDecoder()
        return decoder.decode(text.utf8) + decoder.flush()
    }

    // xterm control sequences (invisible-island.net/xterm/ctlseqs, "PC-Style Function Keys"), rxvt's manual for the
    // forms with lower-case letters and a doubled escape.
    static let sequences: [(String, [Key])] = [
        ("q", [.character("q")]),
        (" ?", [.character(" "), .character("?")]),
        ("\u{1B}[A", [.arrow(.up)]),
        ("\u{1B}[B", [.arrow(.down)]),
        ("\u{1B}[C", [.arrow(.right)]),
        ("\u{1B}[D", [.arrow(.left)]),
        ("\u{1B}OA", [.arrow(.up)]),
        ("\u{1B}[1;2A", [.arrow(.up, .shift)]),
        ("\u{1B}[1;2D", [.arrow(.left, .shift)]),
        ("\u{1B}[1;3C", [.arrow(.right, .alt)]),
        ("\u{1B}[1;5B", [.arrow(.down, .control)]),
        ("\u{1B}[1;6B", [.arrow(.down, [.control, .shift])]),
        ("\u{1B}[1;4B", [.arrow(.down, [.alt, .shift])]),
        ("\u{1B}[a", [.arrow(.up, .shift)]),
        ("\u{1B}\u{1B}[A", [.arrow(.up, .alt)]),
        ("\t", [.tab]),
        ("\u{1B}[Z", [.backTab]),
        ("\r", [.enter]),
        ("\u{7F}", [.backspace]),
        ("\u{03}", [.control("c")]),
        ("\u{1A}", [.control("z")]),
        ("\u{1B}", [.escape]),
        ("\u{1B}\u{1B}", [.escape, .escape]),
        ("\u{1B}x", [.alt("x")]),
        ("\u{1B}[", [.alt("[")]),
        ("\u{1B}[H", [.named(.home)]),
        ("\u{1B}OF", [.named(.end)]),
        ("\u{1B}[1~", [.named(.home)]),
        ("\u{1B}[3~", [.named(.delete)]),
        ("\u{1B}[5~", [.named(.pageUp)]),
        ("\u{1B}[6;2~", [.named(.pageDown)]),
        ("é→😀", [.character("é"), .character("→"), .character("😀")]),
        // Function keys and focus reports are not used here.
        ("\u{1B}[15~q", [.character("q")]),
        ("\u{1B}[Iq", [.character("q")]),
        ("\u{1B}[?1;2cq", [.character("q")]),
        // A sequence broken off by another.
        ("\u{1B}[1;\u{1B}[Bq", [.arrow(.down), .character("q")]),
        ("\u{1B}[200~qqq\u{1B}[A\u{1B}[201~x", [.character("x")]),
    ]

    @Test("each sequence is its key", arguments: sequences)
    func sequence(text: String, keys: [Key]) {
        #expect(Self.keys(text) == keys)
    }

    @Test("bytes that come one by one are the same keys", arguments: sequences)
    func split(text: String, keys: [Key]) {
        var decoder = KeyDecoder()
        var found: [Key] = []
        for byte in text.utf8 { found += decoder.decode([byte]) }
        #expect(found + decoder.flush() == keys)
    }

    @Test("an escape waits for what may follow, and is the Escape key when nothing does")
    func escapeWaits() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.isWaiting)
        #expect(decoder.decode(Array("[A".utf8)) == [.arrow(.up)])
        #expect(!decoder.isWaiting)
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.flush() == [.escape])
        #expect(decoder.flush() == [])
    }

    @Test(
        "bytes that are no UTF-8 are passed over",
        arguments: [[0xFF], [0xC3], [0x80], [0xE2, 0x82], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5]] as [[UInt8]])
    func malformed(bytes: [UInt8]) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(bytes + Array("q".utf8)).last == .character("q"))
    }

    @Test("Control-C is heard even when the end of a paste never comes")
    func lostPasteEnd() {
        #expect(Self.keys("\u{1B}[200~pasted\u{03}") == [.control("c")])
    }

    @Test("a sequence without end does not swallow the keys after it for ever")
    func endless() {
        var decoder = KeyDecoder()
        _ = decoder.decode(Array("\u{1B}[".utf8) + Array(repeating: UInt8(ascii: "1"), count: 100))
        #expect(decoder.decode(Array("q".utf8)) == [.character("q")])
    }
}
