import Plotting
import Testing

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
