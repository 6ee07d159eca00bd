import Analysis
import Springs
import Terminal
import Words

/// What is asked or explained over the page, in a frame in its middle; where it is longer than the screen, the arrows move
/// it.
struct TuneOverlay {
    private let title: String
    private var lines: [(text: String, style: ANSIStyle)] = []
    private let page: TunePage
    /// The line that has to be seen, where one is chosen.
    private var chosenLine: Int?

    /// What lies over a page; nil when nothing does.
    init?(_ page: TunePage) {
        guard let overlay = page.state.overlay else { return nil }
        self.page = page
        switch overlay {
        case .help:
            title = "Keys"
            for (key, meaning) in Self.keys(arrows: page.ascii) {
                let before = key + String(repeating: " ", count: max(1, 12 - key.count))
                add(meaning, first: before, rest: String(repeating: " ", count: 12))
            }
        case .findings:
            title = "What to make of it"
            for sentence in page.motion.findings { add(sentence, first: page.ascii ? "- " : "• ", rest: "  ") }
        case .presets(let chosen):
            title = "Presets"
            for (index, preset) in SpringPreset.allCases.enumerated() {
                let name = ".\(preset.rawValue)"
                let gap = String(repeating: " ", count: max(1, 22 - name.count))
                if index == chosen { chosenLine = lines.count }
                add(
                    "\(Measure.time(preset.spring.duration)), bounce \(TunePage.bounce(preset.spring.bounce))",
                    first: "\(index + 1)  \(name)\(gap)", rest: "   ",
                    index == chosen ? ANSIStyle(reversed: true) : .plain)
            }
            add("", first: "")
            add("Enter takes it, Escape closes", first: "", .faint)
        case .files(let files):
            title = "Write"
            for (index, kind) in TuneFiles.Kind.allCases.enumerated() {
                add("\(kind.words) to \(files.name(of: kind))", first: "\(index + 1)  ", rest: "   ")
            }
            add("all of them", first: "a  ")
            add("", first: "")
            add("Names that exist are not used. Escape closes", first: "", .faint)
        }
    }

    /// The most characters of a line.
    private var width: Int { min(page.size.columns - 6, 72) }

    private mutating func add(_ text: String, first: String, rest: String = "", _ style: ANSIStyle = .plain) {
        let wrapped = page.spelled(text).wrapped(to: width, longWords: .broken, first: page.spelled(first), rest: rest)
        lines += (wrapped.isEmpty ? [""] : wrapped).map { ($0, style) }
    }

    private static func keys(arrows ascii: Bool) -> [(key: String, meaning: String)] {
        [
            (ascii ? "up down" : "↑ ↓", "bounce by 0.05, with Shift by 0.01"),
            (ascii ? "left right" : "← →", "duration by 10 ms, with Shift by 1 ms"),
            ("Tab", "the other side; parts one animation into two"), ("h H", "hold longer, shorter"),
            ("s", "exact motion or the frames SwiftUI plays"), ("m", "Reduce Motion on or off"),
            ("v", "the curve of the next property"), ("p", "presets"), ("u r", "undo, redo"),
            ("i", "what to make of it"), ("c", "copy the SwiftUI line (OSC 52)"), ("w", "write chart, samples, scene"),
            ("space", "stop or start the button"), ("q Enter", "done: print the result"),
            ("Esc ^C", "leave without printing"),
        ]
    }

    /// The lines that fit into the frame.
    private var room: Int { max(page.size.rows - 2, 1) }

    /// How far it can be scrolled, in lines.
    var mostScroll: Int { max(lines.count - room, 0) }

    /// The first line that is seen: as far as the arrows went, and where the chosen line can be seen.
    private var top: Int {
        guard let chosenLine else { return min(page.state.scroll, mostScroll) }
        return min(max(chosenLine - room + 2, 0), mostScroll)
    }

    /// Draws the frame over what is there.
    func add(to grid: inout TextGrid) {
        let ascii = page.ascii
        let shown = lines.dropFirst(top).prefix(room)
        let widest = max(lines.map(\.text.cellWidth).max() ?? 0, title.count + 2)
        let width = min(widest + 4, page.size.columns)
        let left = (page.size.columns - width) / 2
        let first = max((grid.lines.count - shown.count - 2) / 2, 0)
        let (level, upright) = ascii ? ("-", "|") : ("─", "│")
        let corners = ascii ? ["+", "+", "+", "+"] : ["╭", "╮", "╰", "╯"]
        let bar = String(repeating: level, count: max(width - 2, 0))
        grid.put(corners[0] + bar + corners[1], line: first, column: left, .faint)
        grid.put(" \(title) ", line: first, column: left + 2, .bold)
        for (index, entry) in shown.enumerated() {
            let line = first + 1 + index
            grid.put(String(repeating: " ", count: width), line: line, column: left)
            grid.put(upright, line: line, column: left, .faint)
            grid.put(upright, line: line, column: left + width - 1, .faint)
            grid.put(entry.text, line: line, column: left + 2, entry.style)
        }
        let last = first + 1 + shown.count
        grid.put(corners[2] + bar + corners[3], line: last, column: left, .faint)
        // What is hidden is told, and by which keys it comes.
        let more = [top > 0 ? (ascii ? "up" : "↑") : nil, top < mostScroll ? (ascii ? "down" : "↓") : nil]
        let hint = more.compactMap(\.self).joined(separator: " ")
        if !hint.isEmpty { grid.put(" \(hint) ", line: last, column: left + width - hint.count - 4, .bold) }
    }
}
