import Terminal
import Words

extension TunePage {
    /// Warnings, the keys and, where the rows have no room for it, the line in SwiftUI's words; answers the first line
    /// taken. What the last key did stands in its place, or under the title.
    func addFoot(to page: inout TextGrid) -> Int {
        var line = size.rows
        let keys = keyLines
        for row in keys.reversed() {
            line -= 1
            add(row, to: &page, line: line)
        }
        if size.columns < Self.roomy || !hasMessageLine {
            line -= 1
            if state.message.isEmpty {
                page.put(
                    cut(TunedWords.text(for: state.pair[state.side]), to: size.columns - 2), line: line, column: 1,
                    Self.style(state.side))
            }
        }
        if !state.message.isEmpty {
            page.put(
                cut(spelled(state.message), to: size.columns - 2), line: hasMessageLine ? 1 : line, column: 1, .bold)
        }
        let most = size.rows >= 30 ? 4 : size.rows >= 18 ? 2 : 1
        line -= most
        for (index, text) in warningLines(most: most).enumerated() {
            page.put(text, line: line + index, column: 1, ANSIStyle(.warning))
        }
        return size.rows >= 28 ? line - 1 : line
    }

    /// The warnings in so many lines; what does not fit is counted.
    private func warningLines(most: Int) -> [String] {
        let width = size.columns - 2
        let sign = ascii ? "! " : "▲ "
        let all = motion.warnings.map { warning in
            let lines = ProseLines.wrap(spelled(warning), width: width - 2)
            return lines.enumerated().map { ($0.offset == 0 ? sign : "  ") + $0.element }
        }
        let lines = all.flatMap(\.self)
        guard lines.count > most else { return lines }
        var shown = Array(lines.prefix(most))
        let rest = spelled(" … i shows all")
        shown[most - 1] = String(shown[most - 1].prefix(width - rest.count)) + rest
        return shown
    }

    /// A key and what it does.
    private typealias KeyWord = (key: String, meaning: String)

    /// The keys in lines: two where there is room for them, the last two keys always there.
    private var keyLines: [[KeyWord]] {
        let keys: [KeyWord] = [
            (ascii ? "up/down" : "↑↓", "bounce"), (ascii ? "left/right" : "←→", "duration"),
            (ascii ? "Shift" : "⇧", "fine"), (ascii ? "Tab" : "⇥", "side"), ("h", "hold"),
            ("s", state.isPlayed ? "exact" : "played"), ("p", "presets"), ("m", "motion"), ("c", "copy"),
            ("w", "write"), ("u", "undo"), ("i", "advice"), ("v", "view"),
        ]
        let ending: [KeyWord] = [("?", "help"), ("q", "done")]
        var lines: [[KeyWord]] = [[]]
        var room = size.columns - 1
        let most = size.rows >= 18 ? 2 : 1
        for (index, key) in keys.enumerated() {
            // The last line keeps room for the ending.
            let reserved = lines.count == most ? ending.reduce(0) { $0 + Self.width($1) } : 0
            if room - reserved < Self.width(key) {
                guard lines.count < most, keys[index...].reduce(0, { $0 + Self.width($1) }) > 0 else { break }
                lines.append([])
                room = size.columns - 1
            }
            lines[lines.count - 1].append(key)
            room -= Self.width(key)
        }
        lines[lines.count - 1] += ending
        return lines
    }

    private static func width(_ key: KeyWord) -> Int { key.key.count + key.meaning.count + 3 }

    private func add(_ keys: [KeyWord], to page: inout TextGrid, line: Int) {
        var column = 1
        for key in keys {
            page.put(key.key, line: line, column: column, .bold)
            page.put(key.meaning, line: line, column: column + key.key.count + 1, .faint)
            column += Self.width(key)
        }
    }
}
