import Plotting
import Scenes
import Springs
import Terminal
import Words

/// The page of a state at one moment of the preview: animations on top, the curve and the button in the middle, warnings
/// and keys at the foot.
struct TunePage {
    let state: TuneState
    let motion: TunedMotion
    /// The curve without the playhead.
    let chart: Chart
    /// Which property the curve is of.
    let property: Int
    /// What the two animations are called.
    let labels: [TunedPair.Side: String]
    let size: TerminalSize
    /// What the curve is drawn with.
    let glyphs: Glyphs

    /// The smallest terminal that is drawn on.
    static let smallest = TerminalSize(columns: 40, rows: 12)
    /// From this width on the button and the numbers stand beside the curve.
    static let wide = 72
    /// From this width on an animation's row has room for scales and words.
    static let roomy = 80
    /// The width of the column beside the curve.
    static let aside = 30

    init(
        _ state: TuneState, _ motion: TunedMotion, labels: [TunedPair.Side: String], size: TerminalSize, glyphs: Glyphs
    ) {
        self.state = state
        self.motion = motion
        self.labels = labels
        self.size = size
        self.glyphs = glyphs
        let moving = motion.moving
        property = moving[state.view % max(moving.count, 1)]
        chart = motion.chart(of: property)
    }

    /// Whether text keeps to ASCII.
    var ascii: Bool { glyphs == .ascii }

    /// Whether the terminal is large enough.
    var fits: Bool { size.columns >= Self.smallest.columns && size.rows >= Self.smallest.rows }

    /// The page with the preview at a time in seconds.
    func page(at time: Double) -> TextGrid {
        var page = TextGrid(size: size)
        guard fits else {
            let least = Self.smallest
            let words = "tune needs \(least.columns) x \(least.rows) characters, this is \(size.columns) x \(size.rows)"
            for (line, text) in ProseLines.wrap(words, width: max(size.columns, 1)).enumerated() {
                page.put(text, line: line, column: 0)
            }
            return page
        }
        let head = addHead(to: &page)
        let foot = addFoot(to: &page)
        let rows = head..<max(foot, head)
        if size.columns >= Self.wide {
            addChart(to: &page, rows: rows, columns: size.columns - Self.aside - 2, at: time)
            addAside(to: &page, rows: rows, column: size.columns - Self.aside, at: time)
        } else {
            addStacked(to: &page, rows: rows, at: time)
        }
        TuneOverlay(self)?.add(to: &page)
        return page
    }

    /// How far what lies over the page can be scrolled.
    var mostScroll: Int { fits ? TuneOverlay(self)?.mostScroll ?? 0 : 0 }

    /// A text as the terminal can show it.
    func spelled(_ text: String) -> String { ascii ? ProseLines.spelled(text) : text }

    /// The colour of a side.
    static func style(_ side: TunedPair.Side, bold: Bool = false) -> ANSIStyle {
        ANSIStyle(.series(side == .press ? 0 : 1), bold: bold)
    }

    /// A text that ends in an ellipsis where it takes more cells than there are.
    func cut(_ text: String, to width: Int) -> String {
        guard text.cellWidth > width else { return text }
        let ellipsis = spelled("…")
        var cut = ""
        for character in text where cut.cellWidth + character.cellWidth + ellipsis.cellWidth <= width {
            cut.append(character)
        }
        return cut + ellipsis
    }

    /// Whether the line under the title is free.
    var hasMessageLine: Bool { size.rows >= 18 }
}
