import Scenes
import TestSupport
import Testing

@Suite("Shades")
struct ShadeTests {
    private static func seen(_ tint: Tint, _ opacity: Double = 1, over ground: Shade = .white) throws -> Shade {
        try #require(tint.shade(isDark: false)).opacity(opacity).over(ground)
    }

    // Computed from the definition of WCAG 2 for the published system colours.
    @Test(
        "white on a system colour has the contrast that WCAG 2 gives it",
        arguments: [
            (.blue, 4.0170, 3.6475), (.green, 2.2200, 2.0218), (.red, 3.5471, 3.4067), (.purple, 4.1302, 3.5235),
        ]
            as [(Tint, Double, Double)])
    func white(tint: Tint, light: Double, dark: Double) throws {
        #expect(try #require(tint.shade(isDark: false)).contrast(with: .white) ≈ (light ± 5e-5))
        #expect(try #require(tint.shade(isDark: true)).contrast(with: .white) ≈ (dark ± 5e-5))
    }

    @Test("translucent colours are seen over what lies behind them")
    func translucent() throws {
        let disabled = try Self.seen(.gray, 0.2)
        #expect(Shade.white.contrast(with: disabled) ≈ (1.22 ± 5e-3))
        let secondary = Shade(hex: 0x3C3C43, opacity: 0.6).over(disabled)
        #expect(secondary.contrast(with: disabled) ≈ (3.18 ± 5e-3))
        #expect(try Self.seen(.green).contrast(with: Self.seen(.green, 0.2)) ≈ (1.89 ± 5e-3))
        #expect(try Self.seen(.purple).contrast(with: Self.seen(.purple, 0.2)) ≈ (3.21 ± 5e-3))
        let claimed = Shade(hex: 0x3C3C43, opacity: 0.12).over(.white)
        #expect(Shade(hex: 0x3C3C43, opacity: 0.6).over(claimed).contrast(with: claimed) ≈ (3.17 ± 5e-3))
    }

    @Test("contrast runs from 1 to 21, whichever is above")
    func ends() {
        #expect(Shade.black.contrast(with: .white) ≈ (21 ± 1e-12))
        #expect(Shade.white.contrast(with: .black) ≈ (21 ± 1e-12))
        #expect(Shade.black.contrast(with: .black) == 1)
        #expect(Tint.clear.shade(isDark: true) == nil)
    }
}
