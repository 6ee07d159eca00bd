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

    @Test("what lies over a small page is scrolled to its end, and nothing of it is cut", arguments: ["?", "i"])
    func scrolls(key: String) throws {
        // At 200 x 60 everything is seen at once; the words of both are the same.
        func words(_ lines: [String]) -> Set<String> {
            var words: Set<String> = []
            let top = lines.first { $0.contains("╭") } ?? ""
            let (left, right) = (top.prefix { $0 != "╭" }.count, top.prefix { $0 != "╮" }.count)
            for line in lines where line.dropFirst(left).first == "│" {
                words.formUnion(line.prefix(right).dropFirst(left + 1).split(separator: " ").map(String.init))
            }
            return words
        }
        let whole = words(try Self.page(key, columns: 200, rows: 60))
        var seen: Set<String> = []
        let down = "\u{1B}[B"
        for steps in 0..<60 {
            let lines = try Self.page(key + String(repeating: down, count: steps), columns: 40, rows: 12)
            seen.formUnion(words(lines))
            #expect(lines.allSatisfy { $0.count <= 40 })
        }
        #expect(whole.subtracting(seen).isEmpty, "\(whole.subtracting(seen))")
        func edge(_ steps: Int) throws -> String {
            let lines = try Self.page(key + String(repeating: down, count: steps), columns: 40, rows: 12)
            return lines.last { $0.contains("╯") } ?? ""
        }
        #expect(try edge(0).contains("─ ↓ ─") && edge(1).contains("─ ↑ ↓ ─") && edge(60).contains("─ ↑ ─"))
    }

    @Test("the chosen preset is always seen", arguments: 0..<SpringPreset.allCases.count)
    func chosenPreset(index: Int) throws {
        let lines = try Self.page("p" + String(repeating: "\u{1B}[B", count: index), columns: 40, rows: 12)
        #expect(lines.contains { $0.contains("\(index + 1)  .\(SpringPreset.allCases[index].rawValue)") })
    }

    @Test("a long name keeps apart from the clock", arguments: [40, 60, 80])
    func longName(columns: Int) throws {
        let press = try AnimationParser.parse("0.12,0").animation
        let state = TuneState(TunedPair(press: press, release: press, isShared: false, hold: 0.08))
        var scene = try Gallery.scene(named: "press-scale")
        let name = "checkmark-opacity-of-the-label"
        scene = try Scene(
            name: scene.name, title: scene.title, summary: scene.summary, size: scene.size,
            properties: [.known(name)], phases: [Phase("released", [name: 0]), Phase("pressed", [name: 0.123])],
            transitions: scene.transitions, timings: scene.timings, variants: [scene.variants[0]])
        let motion = try TunedMotion(try TunedScene(scene, variant: nil), state, framesPerSecond: 60)
        for glyphs in [Glyphs.braille, .ascii] {
            let page = TunePage(
                state, motion, labels: [:], size: TerminalSize(columns: columns, rows: 30), glyphs: glyphs
            ).page(at: 0.293).text(colored: false)
            #expect(page.contains(" 293 ms"))
        }
    }
}
