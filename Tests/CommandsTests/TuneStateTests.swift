import Notation
import Springs
import Terminal
import Testing

@testable import Commands

@Suite("Tuning with keys")
struct TuneStateTests {
    static func state(_ press: String = "0.12,0", _ release: String? = "0.35,0.35", hold: Double = 0.08) throws
        -> TuneState
    {
        let press = try AnimationParser.parse(press).animation
        let release = try release.map { try AnimationParser.parse($0).animation }
        return TuneState(
            TunedPair(press: press, release: release ?? press, isShared: release == nil, hold: hold))
    }

    static func words(_ state: TuneState) -> [String] {
        TunedWords.result(state.pair, labels: [.press: "press", .release: "release"], isLabelled: false)
    }

    static func keys(_ text: String) -> [Key] {
        var decoder = KeyDecoder()
        return decoder.decode(text.utf8) + decoder.flush()
    }

    static let (up, down, right, left) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D")
    static let (fineUp, fineDown, fineRight, fineLeft) = ("\u{1B}[1;2A", "\u{1B}[1;2B", "\u{1B}[1;2C", "\u{1B}[1;2D")

    @Test(
        "keys change one animation",
        arguments: [
            ("", ".spring(duration: 0.35, bounce: 0.35)"),
            (up, ".spring(duration: 0.35, bounce: 0.4)"),
            (down + down, ".spring(duration: 0.35, bounce: 0.25)"),
            (fineUp, ".spring(duration: 0.35, bounce: 0.36)"),
            (right, ".spring(duration: 0.36, bounce: 0.35)"),
            (fineLeft, ".spring(duration: 0.349, bounce: 0.35)"),
            // A coarse step ends on a multiple of it.
            (fineRight + right, ".spring(duration: 0.36, bounce: 0.35)"),
            (fineDown + down + down, ".spring(duration: 0.35, bounce: 0.25)"),
            (up + "u", ".spring(duration: 0.35, bounce: 0.35)"),
            (up + up + "uu" + "r", ".spring(duration: 0.35, bounce: 0.4)"),
            // A change after an undo ends what can be done again.
            (up + "u" + right + "r", ".spring(duration: 0.36, bounce: 0.35)"),
            ("p\r", ".smooth"),
            ("p2", ".snappy"),
            ("p" + down + down + "\r", ".bouncy"),
            ("pq" + up, ".spring(duration: 0.35, bounce: 0.4)"),
            ("sm viq" + up, ".spring(duration: 0.35, bounce: 0.4)"),
            // Pasted text presses nothing.
            ("\u{1B}[200~" + up + "p2\u{1B}[201~", ".spring(duration: 0.35, bounce: 0.35)"),
        ] as [(String, String)])
    func one(keys: String, result: String) throws {
        var state = try Self.state("0.35,0.35", nil)
        for key in Self.keys(keys) { _ = state.apply(key) }
        #expect(Self.words(state) == [result])
    }

    @Test(
        "Tab goes from press to release and back",
        arguments: [
            ("", ["press=.spring(duration: 0.12)", "release=.spring(duration: 0.35, bounce: 0.35)"]),
            (right, ["press=.spring(duration: 0.13)", "release=.spring(duration: 0.35, bounce: 0.35)"]),
            ("\t" + right, ["press=.spring(duration: 0.12)", "release=.spring(duration: 0.36, bounce: 0.35)"]),
            (
                "\t\t" + down,
                ["press=.spring(duration: 0.12, bounce: -0.05)", "release=.spring(duration: 0.35, bounce: 0.35)"]
            ),
            (
                "\t" + up + "\u{1B}[Z" + up + "u",
                ["press=.spring(duration: 0.12)", "release=.spring(duration: 0.35, bounce: 0.4)"]
            ),
        ] as [(String, [String])])
    func two(keys: String, result: [String]) throws {
        var state = try Self.state()
        for key in Self.keys(keys) { _ = state.apply(key) }
        #expect(Self.words(state) == result)
    }

    @Test("Tab parts one animation into two, and undo joins them again")
    func parting() throws {
        var state = try Self.state("snappy", nil)
        for key in Self.keys("\t" + Self.up) { _ = state.apply(key) }
        #expect(Self.words(state) == ["press=.spring(bounce: 0.2)", "release=.snappy"])
        for key in Self.keys("uu") { _ = state.apply(key) }
        #expect(Self.words(state) == [".snappy"])
    }

    @Test(
        "other kinds of animation keep their kind and their modifiers",
        arguments: [
            (
                ".interpolatingSpring(duration: 0.4, bounce: 0.2).delay(0.1)", up,
                ".interpolatingSpring(duration: 0.4, bounce: 0.25).delay(0.1)"
            ),
            (".easeOut(duration: 0.2)", right, ".easeOut(duration: 0.21)"),
            (".easeOut(duration: 0.2)", up, ".easeOut(duration: 0.2)"),
            (
                ".spring(duration: 0.3, bounce: 0.1, blendDuration: 0.2)", left,
                ".spring(duration: 0.29, bounce: 0.1, blendDuration: 0.2)"
            ),
            // ζ = 15 / (2 √170) = 0.5752…, T = 2π / √170 = 0.4819… s: the next multiples.
            (
                ".interpolatingSpring(stiffness: 170, damping: 15)", up + right,
                ".interpolatingSpring(duration: 0.49, bounce: 0.45)"
            ),
        ] as [(String, String, String)])
    func kinds(animation: String, keys: String, result: String) throws {
        var state = try Self.state(animation, nil)
        for key in Self.keys(keys) { _ = state.apply(key) }
        #expect(Self.words(state) == [result])
    }

    @Test(
        "no key leaves the ranges",
        arguments: [
            (up, ".spring(duration: 0.35, bounce: 1)", "Bounce goes from -0.95 to 1.0."),
            (down, ".spring(duration: 0.35, bounce: -0.95)", "Bounce goes from -0.95 to 1.0."),
            (left, ".spring(duration: 0.01, bounce: 0.35)", "Duration goes from 10 ms to 10 s."),
            (right, ".spring(duration: 10, bounce: 0.35)", "Duration goes from 10 ms to 10 s."),
        ] as [(String, String, String)])
    func limits(key: String, result: String, message: String) throws {
        var state = try Self.state("0.35,0.35", nil)
        for _ in 0..<1100 { for key in Self.keys(key) { _ = state.apply(key) } }
        #expect(Self.words(state) == [result])
        #expect(state.message == message)
    }

    @Test(
        "h and H go round the holds, in milliseconds",
        arguments: [("h", 120), ("hh", 200), ("H", 40), ("HH", 1000), ("hhhhhh", 40), ("hu", 80)] as [(String, Double)])
    func holds(keys: String, milliseconds: Double) throws {
        var state = try Self.state()
        for key in Self.keys(keys) { _ = state.apply(key) }
        #expect(abs(state.pair.hold * 1000 - milliseconds) < 1e-9)
    }

    @Test(
        "keys that ask for something outside",
        arguments: [
            ("q", .finish), ("\r", .finish), ("\u{1B}", .cancel), ("\u{03}", .interrupt), ("\u{1A}", .suspend),
            ("\u{0C}", .redraw), ("c", .copy), ("w", .nameFiles), ("?\u{03}", .interrupt), ("x", nil), ("?", nil),
            // In an overlay q and Escape close it.
            ("?q", nil), ("p\u{1B}", nil),
        ] as [(String, TuneState.Request?)])
    func requests(keys: String, request: TuneState.Request?) throws {
        var state = try Self.state()
        var last: TuneState.Request?
        for key in Self.keys(keys) { last = state.apply(key) }
        #expect(last == request)
    }

    @Test("files are offered by name and chosen by number, all, or not at all")
    func files() throws {
        let taken: Set<String> = ["press-scale-tuned.csv", "press-scale-tuned-2.json5"]
        let files = TuneFiles("press-scale-tuned") { taken.contains($0) }
        #expect(files.name(of: .picture) == "press-scale-tuned-3.png")
        for (key, request) in [
            ("1", .write([.picture])), ("2", .write([.samples])), ("3", .write([.scene])),
            ("a", .write([.picture, .samples, .scene])), ("\u{1B}", nil), ("9", nil),
        ] as [(String, TuneState.Request?)] {
            var state = try Self.state()
            state.offer(files)
            var last: TuneState.Request?
            for key in Self.keys(key) { last = state.apply(key) }
            #expect(last == request)
        }
    }
}
