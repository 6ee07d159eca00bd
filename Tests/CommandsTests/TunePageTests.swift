import Notation
import Scenes
import Springs
import Terminal
import Testing

@testable import Commands

@Suite("The page of tune")
struct TunePageTests {
    static func page(
        _ keys: String = "", columns: Int, rows: Int, glyphs: Glyphs = .braille, at time: Double = 0
    ) throws -> [String] {
        let press = try AnimationParser.parse("0.12,0").animation
        let release = try AnimationParser.parse("0.35,0.35").animation
        var state = TuneState(TunedPair(press: press, release: release, isShared: false, hold: 0.08))
        var decoder = KeyDecoder()
        for key in decoder.decode(keys.utf8) + decoder.flush() { _ = state.apply(key) }
        let scene = try TunedScene(try Gallery.scene(named: "press-scale"), variant: nil)
        let motion = try TunedMotion(scene, state, framesPerSecond: 60)
        return TunePage(
            state, motion, labels: [.press: "press", .release: "release"],
            size: TerminalSize(columns: columns, rows: rows), glyphs: glyphs
        ).page(at: time).text(colored: false).split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }

    // A second is 8 columns: 0.35 s stands in the one nearest 0.35 · 7 = 2.45. Bounce −1…1 is 9: 1.35 / 2 · 8 = 5.4.
    @Test("the head of 80 columns in ASCII, as a picture")
    func head() throws {
        #expect(
            try Self.page(columns: 80, rows: 24, glyphs: .ascii, at: 0.08).prefix(4) == [
                " dashpot tune                                  press-scale | exact | hold 80 ms",
                "          duration         bounce          SwiftUI",
                " > press   120 ms -O------  0.00 ----O---- .spring(duration: 0.12)",
                "   release 350 ms --O-----  0.35 ----|O--- .spring(duration: 0.35, bounce: 0.35)",
            ])
    }

    @Test(
        "no page is larger than its terminal, and the keys to help and out are on every one",
        arguments: [(40, 12), (41, 17), (60, 20), (80, 24), (200, 14), (40, 50)],
        ["", "?", "i", "p", "sm", "v"])
    func extents(size: (Int, Int), keys: String) throws {
        for glyphs in [Glyphs.braille, .ascii] {
            let lines = try Self.page(keys, columns: size.0, rows: size.1, glyphs: glyphs, at: 0.1)
            #expect(lines.count == size.1)
            #expect(lines.allSatisfy { $0.count <= size.0 })
            #expect(lines.last?.contains("q done") == true || !keys.isEmpty)
            if glyphs == .ascii { #expect(lines.joined().utf8.allSatisfy { $0 < 128 }) }
        }
    }

    @Test("the button shrinks as the press goes on, in eighths of a character")
    func button() throws {
        // In the middle of the button: how many eighths of a character are filled.
        func eighths(at time: Double) throws -> Int {
            let line = try Self.page(columns: 80, rows: 24, at: time).first { $0.contains("██Press██") } ?? ""
            let left: [Character: Int] = ["▏": 1, "▎": 2, "▍": 3, "▌": 4, "▋": 5, "▊": 6, "▉": 7, "█": 8]
            let button = line.suffix(30).drop { left[$0] == nil }
            let cells = button.prefix { left[$0] != nil || $0.isLetter }
            // The left edge is drawn reversed: what is blank is the character.
            return cells.enumerated().reduce(0) { sum, cell in
                let filled = left[cell.element] ?? 8
                return sum + (cell.offset == 0 && filled < 8 ? 8 - filled : filled)
            }
        }
        let (start, pressed) = (try eighths(at: 0), try eighths(at: 0.09))
        // The press has come 93.7 % of the way to 0.96.
        #expect(abs(Double(pressed) / Double(start) - (1 - 0.04 * 0.937)) < 0.012)
    }
}
