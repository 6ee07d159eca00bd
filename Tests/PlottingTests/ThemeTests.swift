import Foundation
import Testing

@testable import Plotting

@Suite("Themes")
struct ThemeTests {
    static let themes = ["light": Theme.light, "dark": Theme.dark]

    @Test("text and curves stand out from the background", arguments: ColorReferences.contrasts)
    func contrast(row: (theme: String, color: UInt32, background: UInt32, ratio: Double)) throws {
        let theme = try #require(Self.themes[row.theme])
        #expect(theme.background == Color(hex: row.background))
        #expect(([theme.ink, theme.mutedInk] + theme.series).contains(Color(hex: row.color)))
        // Curves lend their colour to words, so they too must reach the ratio of text.
        #expect(row.ratio >= 4.5)
    }

    @Test("every text and series colour has been measured", arguments: ["light", "dark"])
    func measured(name: String) throws {
        let theme = try #require(Self.themes[name])
        let known = Set(ColorReferences.contrasts.filter { $0.theme == name }.map { Color(hex: $0.color) })
        #expect(Set([theme.ink, theme.mutedInk] + theme.series) == known)
        #expect(theme.background.alpha == 255)
    }

    @Test("no two series look alike to any reader", arguments: ColorReferences.distances)
    func distance(row: (theme: String, vision: String, least: Double, firstTwo: Double)) throws {
        let theme = try #require(Self.themes[row.theme])
        #expect(theme.series == ColorReferences.series[row.theme]?.map { Color(hex: $0) })
        #expect(row.least >= 13)
        #expect(row.firstTwo >= 45)
    }

    @Test(
        "fifteen curves are told apart by colour or dash, and the sixteenth starts over", arguments: ["light", "dark"])
    func looks(name: String) throws {
        let theme = try #require(Self.themes[name])
        let looks = (0..<theme.mostSeries).map { index in
            "\(theme.color(.series(index))) \(theme.dash(.series(index)))"
        }
        #expect(theme.mostSeries >= 12 && Set(looks).count == theme.mostSeries)
        #expect(theme.dash(.series(theme.mostSeries)) == theme.dash(.series(0)))
        #expect(theme.dash(.ink).isEmpty && theme.dash(.series(0)).isEmpty)
    }

    // WCAG 2.2: relative luminance of linear channels, (lighter + 0.05)/(darker + 0.05).
    @Test("lines that stand back keep 3 : 1 on background and shade", arguments: ["light", "dark"])
    func faint(name: String) throws {
        let theme = try #require(Self.themes[name])
        func luminance(_ channels: [Double]) -> Double {
            let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        func channels(_ color: Color) -> [Double] { [color.red, color.green, color.blue].map { Double($0) / 255 } }
        for ground in [theme.background, theme.shade].map(channels) {
            for color in (theme.series + [theme.mutedInk]).map(channels) {
                let mixed = zip(color, ground).map { ChartPainter.faint * $0 + (1 - ChartPainter.faint) * $1 }
                let (a, b) = (luminance(mixed), luminance(ground))
                #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= 3)
            }
        }
    }

    @Test("roles beyond the last series start over", arguments: [(5, 0), (6, 1), (-1, 4), (0, 0)])
    func turns(index: Int, same: Int) {
        #expect(Theme.light.color(.series(index)) == Theme.light.series[same])
    }

    /// From matplotlib's table of viridis.
    @Test(
        "the colour scale is viridis",
        arguments: [
            (0.0, [68, 1, 84]), (0.1, [72, 36, 117]), (0.25, [59, 82, 139]), (0.5, [33, 145, 140]),
            (0.75, [94, 201, 98]), (0.9, [189, 223, 38]), (1.0, [253, 231, 37]),
        ])
    func viridis(fraction: Double, channels: [Int]) {
        let color = Colormap.viridis.color(at: fraction)
        for (got, wanted) in zip([color.red, color.green, color.blue], channels) {
            #expect(abs(Int(got) - wanted) <= 5)
        }
    }
}
