import Springs
import Terminal

/// What is asked or explained over the page, in a frame in its middle.
struct TuneOverlay {
    private let title: String
    private var lines: [(text: String, style: ANSIStyle)]
    private let page: TunePage

    init(_ overlay: TuneState.Overlay, _ page: TunePage) {
        self.page = page
        let width = min(page.size.columns - 6, 72)
        switch overlay {
        case .help:
            title = "Keys"
            lines = Self.help(arrows: page.ascii).map { ($0, .plain) }
        case .findings:
            title = "What to make of it"
            let bullet = page.ascii ? "- " : "• "
            lines = page.motion.findings.flatMap { sentence in
                ProseLines.wrap(sentence, width: width - 2).enumerated().map {
                    (($0.offset == 0 ? bullet : "  ") + $0.element, ANSIStyle.plain)
                }
            }
        case .presets(let chosen):
            title = "Presets"
            lines = SpringPreset.allCases.enumerated().map { index, preset in
                let name = ".\(preset.rawValue)"
                let gap = String(repeating: " ", count: max(1, 22 - name.count))
                let words =
                    "\(index + 1)  \(name)\(gap)\(TimeWords.short(preset.spring.duration))  bounce "
                    + TunePage.bounce(preset.spring.bounce)
                return (words, index == chosen ? ANSIStyle(reversed: true) : .plain)
            }
            lines += [("", .plain), ("Enter takes it, Escape closes", .faint)]
        case .files(let files):
            title = "Write"
            lines = TuneFiles.Kind.allCases.enumerated().map { index, kind in
                ("\(index + 1)  \(kind.words) to \(files.name(of: kind))", .plain)
            }
            lines += [
                ("a  all of them", .plain), ("", .plain), ("Names that exist are not used. Escape closes", .faint),
            ]
        }
    }

    private static func help(arrows ascii: Bool) -> [String] {
        let keys = [
            (ascii ? "up down" : "↑ ↓", "bounce by 0.05, with Shift by 0.01"),
            (ascii ? "left right" : "← →", "duration by 10 ms, with Shift by 1 ms"),
            ("Tab", "the other side; parts one animation into two"), ("h H", "hold longer, shorter"),
            ("s", "exact motion or the frames SwiftUI plays"), ("m", "Reduce Motion on or off"),
            ("v", "the curve of the next property"), ("p", "presets"), ("u r", "undo, redo"),
            ("i", "what to make of it"), ("c", "copy the SwiftUI line (OSC 52)"), ("w", "write chart, samples, scene"),
            ("space", "stop or start the button"), ("q Enter", "done: print the result"),
            ("Esc ^C", "leave without printing"),
        ]
        return keys.map { key, meaning in
            key + String(repeating: " ", count: max(1, 12 - key.count)) + meaning
        }
    }

    /// Draws the frame over what is there.
    func add(to grid: inout TextGrid) {
        let ascii = page.ascii
        let room = grid.lines.count - 2
        let shown = lines.prefix(max(room, 0))
        let widest = max(shown.map(\.text.count).max() ?? 0, title.count + 2)
        let width = min(widest + 4, page.size.columns)
        let left = (page.size.columns - width) / 2
        let top = max((grid.lines.count - shown.count - 2) / 2, 0)
        let (level, upright) = ascii ? ("-", "|") : ("─", "│")
        let corners = ascii ? ["+", "+", "+", "+"] : ["╭", "╮", "╰", "╯"]
        let bar = String(repeating: level, count: max(width - 2, 0))
        grid.put(corners[0] + bar + corners[1], line: top, column: left, .faint)
        grid.put(" \(title) ", line: top, column: left + 2, .bold)
        for (index, entry) in shown.enumerated() {
            let line = top + 1 + index
            grid.put(String(repeating: " ", count: width), line: line, column: left)
            grid.put(upright, line: line, column: left, .faint)
            grid.put(upright, line: line, column: left + width - 1, .faint)
            grid.put(String(page.spelled(entry.text).prefix(width - 4)), line: line, column: left + 2, entry.style)
        }
        grid.put(corners[2] + bar + corners[3], line: top + 1 + shown.count, column: left, .faint)
    }
}
