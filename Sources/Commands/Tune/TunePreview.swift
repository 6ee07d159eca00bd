import Scenes
import Terminal

/// The button as it looks at one moment, drawn with eighths of characters, so that a change of a hundredth is seen.
struct TunePreview {
    let scene: Scene
    /// What is written on the button.
    let label: String
    /// The values at that moment.
    let scale: Double
    let width: Double
    let height: Double
    let opacity: Double

    init(_ motion: TunedMotion, at time: Double) {
        scene = motion.scene
        scale = motion.value(named: "scale", at: time) ?? 1
        width = motion.value(named: "width", at: time) ?? scene.size.width
        height = motion.value(named: "height", at: time) ?? scene.size.height
        opacity = motion.value(named: "opacity", at: time) ?? 1
        label = motion.playback.phase(at: time)?.look.label ?? ""
    }

    /// The button in the middle of a field of so many characters; a character is taken as twice as high as wide.
    func page(size: TerminalSize, ascii: Bool, style: ANSIStyle) -> TextGrid {
        var page = TextGrid(size: size)
        // The button at rest, grown by a tenth, fits the field.
        let room = 1.1
        let perColumn = max(
            scene.size.width * room / Double(max(size.columns, 1)),
            scene.size.height * room / Double(max(size.rows * 2, 1)))
        guard perColumn > 0 else { return page }
        let across = Self.span(width * scale / perColumn, within: size.columns)
        let down = Self.span(height * scale / (2 * perColumn), within: size.rows)
        let look = ANSIStyle(style.foreground, faint: opacity < 0.93)
        for line in 0..<size.rows {
            for column in 0..<size.columns {
                let x = Coverage(of: column, by: across)
                let y = Coverage(of: line, by: down)
                guard let cell = ascii ? Self.sign(x, y, look) : Self.block(x, y, look) else { continue }
                page.set(cell, line: line, column: column)
            }
        }
        let middle = size.rows / 2
        let start = (size.columns - label.count) / 2
        if !label.isEmpty, label.count < size.columns - 4, Coverage(of: middle, by: down) == .whole {
            let written = ASCIILabel.of(label, ascii: ascii)
            page.put(
                written, line: middle, column: start,
                ascii ? look : ANSIStyle(style.foreground, bold: true, reversed: true))
        }
        return page
    }

    /// A stretch in the middle of a number of characters, in eighths of one.
    private static func span(_ length: Double, within count: Int) -> Range<Int> {
        let eighths = min(max(length, 0), Double(count)) * 8
        let start = Int(((Double(count) * 8 - eighths) / 2).rounded())
        return start..<max(count * 8 - start, start)
    }

    private static func block(_ x: Coverage, _ y: Coverage, _ look: ANSIStyle) -> TextGrid.Cell? {
        // Characters are filled from the left and from the bottom; from the other side the rest is, reversed.
        let fromLeft: [Character] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
        let fromBelow: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        let reversed = ANSIStyle(look.foreground, faint: look.isFaint, reversed: true)
        switch (x, y) {
        case (.whole, .whole): return TextGrid.Cell("█", look)
        case (.start(let part), .whole): return TextGrid.Cell(fromLeft[part], look)
        case (.end(let part), .whole): return TextGrid.Cell(fromLeft[8 - part], reversed)
        case (.whole, .end(let part)): return TextGrid.Cell(fromBelow[part], look)
        case (.whole, .start(let part)): return TextGrid.Cell(fromBelow[8 - part], reversed)
        // Corners stay open and look round.
        default: return nil
        }
    }

    private static func sign(_ x: Coverage, _ y: Coverage, _ look: ANSIStyle) -> TextGrid.Cell? {
        x.isMost && y.isMost ? TextGrid.Cell("#", look) : nil
    }

    /// How much of a character is filled.
    private enum Coverage: Equatable {
        case none, whole
        /// So many eighths at its start: left or top.
        case start(Int)
        /// So many eighths at its end: right or bottom.
        case end(Int)

        init(of place: Int, by span: Range<Int>) {
            let cell = place * 8..<(place * 8 + 8)
            let filled = span.clamped(to: cell)
            self =
                filled.isEmpty || span.isEmpty
                ? .none
                : filled.count == 8
                    ? .whole : filled.lowerBound == cell.lowerBound ? .start(filled.count) : .end(filled.count)
        }

        var isMost: Bool {
            switch self {
            case .none: false
            case .whole: true
            case .start(let part), .end(let part): part >= 4
            }
        }
    }
}

/// A label as the terminal can show it.
private enum ASCIILabel {
    static func of(_ label: String, ascii: Bool) -> String { ascii ? ProseLines.spelled(label) : label }
}
