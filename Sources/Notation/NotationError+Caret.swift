import Words

extension NotationError {
    /// The sentence, and under it the line of the text with a caret under the place.
    ///
    ///     unknown animation 'sprnig'; did you mean 'spring'?
    ///         .sprnig(duration: 0.35)
    ///          ^
    package var rendered: String {
        "\(description)\n" + caret()
    }

    /// The line of the text that holds the place, and a second line with `^` under it.
    ///
    /// Tabs and control characters are shown as one blank, wide characters count two columns, combining ones none, and
    /// a line longer than `width` is cut around the place with `…` where something was left out.
    ///
    /// - Parameters:
    ///   - width: the columns to fill at most, indent included; at least `indent` + 8 are used.
    ///   - indent: the blanks before both lines.
    package func caret(width: Int = 100, indent: Int = 4) -> String {
        let (line, column) = lineAndColumn
        let room = max(8, max(8, width) - max(0, indent))
        var cells = line.map(CaretCell.init)
        // The place may be the end of the line: one more cell to stand under.
        cells.append(CaretCell(" "))
        let shares = Self.window(of: cells.map(\.columns), around: column, room: room)
        let (first, last) = (shares.lowerBound, shares.upperBound)
        var shown = cells[first...last].map(\.text).joined()
        var padding = cells[first..<column].reduce(0) { $0 + $1.columns }
        if first > 0 {
            shown = "…" + shown
            padding += 1
        }
        if last < cells.count - 1 { shown += "…" }
        while shown.last == " " { shown.removeLast() }
        let blank = String(repeating: " ", count: max(0, indent))
        return blank + shown + "\n" + blank + String(repeating: " ", count: padding) + "^"
    }

    /// The cells to show: two thirds of the room before the place where that much is there, the rest behind it.
    private static func window(of columns: [Int], around place: Int, room: Int) -> ClosedRange<Int> {
        // One column at either side for `…`.
        let total = columns.reduce(0, +)
        let room = total <= room ? total : room - 2
        var (first, last, used) = (place, place, columns[place])
        func grow(_ limit: Int, to side: Int) {
            while true {
                let next = side < 0 ? first - 1 : last + 1
                guard columns.indices.contains(next), used + columns[next] <= limit else { return }
                used += columns[next]
                if side < 0 { first = next } else { last = next }
            }
        }
        grow(room * 2 / 3, to: -1)
        grow(room, to: 1)
        grow(room, to: -1)
        return first...last
    }

    private var lineAndColumn: (line: [Character], column: Int) {
        let characters = Array(text)
        let place = min(position, characters.count)
        let start = characters[..<place].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
        let end = characters[place...].firstIndex(where: \.isNewline) ?? characters.count
        return (Array(characters[start..<end]), place - start)
    }
}

/// A character as it takes room on a terminal.
private struct CaretCell {
    let text: String
    let columns: Int

    init(_ character: Character) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, !first.steersTerminal else {
            (text, columns) = (" ", 1)
            return
        }
        // Scalars that steer the terminal may also stand behind a base character.
        text = String(String.UnicodeScalarView(scalars.filter { !$0.steersTerminal }))
        columns = text.cellWidth
    }
}

extension Unicode.Scalar {
    /// Whether a terminal acts on the scalar instead of showing it: controls, line ends and bidirectional overrides, which
    /// would turn the line around.
    var steersTerminal: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        default: false
        }
    }
}
