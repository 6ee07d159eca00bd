import Foundation
import Testing

@testable import Fonts

private let liberation = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"
private let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
private let hasFonts = [liberation, dejaVu].allSatisfy(FileManager.default.isReadableFile)

@Suite(.enabled(if: hasFonts, "Liberation Sans and DejaVu Sans are installed"))
struct FontTableTests {
    @Test("a pair the font tightens is tighter, digits never are")
    func kerning() throws {
        let face = try FontFile(path: liberation)
        // Arial's pair A V: −152 of 2048 units; its pair 1 1 is left out for columns of numbers.
        #expect(abs(face.kerning("A", "V") * 2048 + 152) < 1)
        #expect(face.kerning("1", "1") == 0)
        #expect(face.kerning("H", "H") == 0)
    }

    @Test(
        "which characters a font has",
        arguments: [
            // As fc-list ':charset=…' tells.
            ("−ζω·→≥≈×", true, true), ("₀", false, true), ("☁", false, true), ("♥", true, true), ("漢", false, false),
        ])
    func coverage(_ text: String, _ inLiberation: Bool, _ inDejaVu: Bool) throws {
        #expect(try FontFile(path: liberation).covers(text) == inLiberation)
        #expect(try FontFile(path: dejaVu).covers(text) == inDejaVu)
    }

    @Test("a text is cut where its face lacks characters, and what none has is spelled and told once")
    func runs() throws {
        var matcher = FontMatcher(try FontSet(regular: liberation))
        let face = matcher.face(bold: false)
        let usual = try #require(face)
        let runs = matcher.runs(of: "ω₀ = 3", usual: usual, bold: false)
        #expect(runs.map(\.text) == ["ω", "₀", " = 3"])
        #expect(matcher.warnings.isEmpty)
        for _ in 0..<3 { _ = matcher.runs(of: "a\u{10FFFD}", usual: usual, bold: false) }
        #expect(matcher.warnings == [.spelled(characters: "\u{10FFFD}", font: liberation)])
        let (knows, lacks) = (matcher.covers("ω₀"), matcher.covers("\u{10FFFD}"))
        #expect(knows && !lacks)
    }
}

struct FontFileTests {
    @Test(
        "files that are no fonts are refused by name",
        arguments: ["/nonexistent/font.ttf", "/etc/passwd", "/dev/null", "/", "", "/tmp/a;b.ttf"])
    func refused(_ path: String) {
        #expect {
            _ = try FontFile(path: path)
        } throws: { error in
            guard case FontError.unusable(let named, _)? = error as? FontError else { return false }
            return named == path
        }
    }

    @Test("the environment's font comes first, `none` for no file at all, a wrong one is told")
    func environment() {
        #expect(FontSet(environment: "none") == .none)
        let wrong = FontSet(environment: "/nonexistent/font.ttf")
        #expect(wrong.refused == .unusable(path: "/nonexistent/font.ttf", reason: "it cannot be opened"))
    }

    @Test("the sentence says what is wrong and what to do")
    func sentence() {
        #expect(
            FontError.unusable(path: "x.ttf", reason: "it cannot be opened").description
                == "the font x.ttf cannot be used: it cannot be opened; name another TrueType or OpenType file in "
                + "DASHPOT_FONT")
    }
}
