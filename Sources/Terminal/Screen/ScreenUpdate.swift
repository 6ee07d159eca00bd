/// What has to be sent to a terminal so that it shows another page: the cells that differ, and no others.
package struct ScreenUpdate: Hashable, Sendable {
    /// What the terminal shows; nil when that is not known, and the whole screen is written.
    package var shown: TextGrid?
    /// The terminal's size.
    package var size: TerminalSize
    /// Whether colours are sent; bold, faint and reversed characters are in any case.
    package var isColored: Bool

    /// An update from what is shown.
    package init(from shown: TextGrid?, size: TerminalSize, colored: Bool) {
        self.shown = shown
        self.size = size
        isColored = colored
    }

    /// The escape sequences and characters that make the terminal show `page`; empty when it does already.
    ///
    /// Runs of changed cells are written after a cursor movement (`ESC [ line ; column H`, counted from 1). Up to
    /// ``bridge`` unchanged cells between two runs are written again, because moving costs as much. The style is off at
    /// the end.
    package func text(to page: TextGrid) -> String {
        var result = shown == nil ? "\u{1B}[0m\u{1B}[2J" : ""
        var style = ANSIStyle.plain
        let known = shown ?? TextGrid(width: 0)
        for line in 0..<max(size.rows, 0) {
            let width = min(
                max(size.columns, 0), max(Self.length(of: known, line: line), Self.length(of: page, line: line)))
            var column = 0
            while column < width {
                guard known.cell(line: line, column: column) != page.cell(line: line, column: column) else {
                    column += 1
                    continue
                }
                result += "\u{1B}[\(line + 1);\(column + 1)H"
                let end = Self.end(of: column, line: line, width: width, known, page)
                while column < end {
                    let cell = page.cell(line: line, column: column)
                    if cell.style != style {
                        result += Self.change(from: style, to: cell.style, colored: isColored)
                        style = cell.style
                    }
                    // A wide character in the last column would go to the next line.
                    let isCut = cell.isWide && column + 1 == size.columns
                    if !cell.isCovered { result.append(isCut ? " " : cell.character) }
                    column += 1
                }
            }
        }
        if style != .plain { result += Self.change(from: style, to: .plain, colored: isColored) }
        return result
    }

    /// The most unchanged cells that are written again instead of moving over them.
    package static let bridge = 4

    /// Where the run of changes that begins at a column ends.
    private static func end(of start: Int, line: Int, width: Int, _ known: TextGrid, _ page: TextGrid) -> Int {
        var end = start + 1
        var column = end
        while column < width, column - end <= bridge {
            if known.cell(line: line, column: column) != page.cell(line: line, column: column) { end = column + 1 }
            column += 1
        }
        return end
    }

    private static func length(of page: TextGrid, line: Int) -> Int {
        page.lines.indices.contains(line) ? page.lines[line].count : 0
    }

    private static func change(from old: ANSIStyle, to new: ANSIStyle, colored: Bool) -> String {
        let (before, after) = (old.parameters(colored: colored), new.parameters(colored: colored))
        guard before != after else { return "" }
        return after.isEmpty ? "\u{1B}[0m" : before.isEmpty ? "\u{1B}[\(after)m" : "\u{1B}[0;\(after)m"
    }
}
