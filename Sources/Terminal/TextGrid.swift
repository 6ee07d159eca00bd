import Words

/// A page of cells, each with a style, that never grows beyond its width. A wide character takes two cells: its own and
/// the covered one behind it.
package struct TextGrid: Hashable, Sendable {
    /// One character with its look.
    package struct Cell: Hashable, Sendable {
        /// What is seen; a space where the cell is covered.
        package var character: Character
        /// How it looks.
        package var style: ANSIStyle
        /// Whether the wide character in the cell before reaches over this one, so that nothing is to be written here.
        package private(set) var isCovered = false

        package init(_ character: Character, _ style: ANSIStyle = .plain) {
            self.character = character
            self.style = style
        }

        /// An empty place.
        package static let blank = Cell(" ")

        /// Whether the character reaches over the next cell.
        var isWide: Bool { character.cellWidth > 1 }

        /// The cell behind this one, where it is wide.
        fileprivate var cover: Cell {
            var cover = Cell(" ", style)
            cover.isCovered = true
            return cover
        }
    }

    /// The lines from the top; what a line does not reach is blank.
    package private(set) var lines: [[Cell]] = []
    /// The most cells a line has.
    package let width: Int

    /// A page of no lines yet.
    package init(width: Int) { self.width = max(width, 0) }

    /// A page of empty lines.
    package init(size: TerminalSize) {
        self.init(width: size.columns)
        lines = Array(repeating: [], count: max(size.rows, 0))
    }

    /// Adds an empty line and answers its index.
    package mutating func addLine() -> Int {
        lines.append([])
        return lines.count - 1
    }

    /// Adds a line with a text at its start.
    package mutating func addLine(_ text: String, _ style: ANSIStyle = .plain) {
        let line = addLine()
        put(text, line: line, column: 0, style)
    }

    /// Puts a text into a line; what would stand outside the page is left out, and so are control characters and marks
    /// without a letter, which take no cell. A tab or a line end is one blank.
    package mutating func put(_ text: String, line: Int, column: Int, _ style: ANSIStyle = .plain) {
        guard lines.indices.contains(line) else { return }
        var place = column
        for character in text {
            guard place < width else { return }
            let shown: Character = character.isNewline || character == "\t" ? " " : character
            let cells = shown.cellWidth
            guard cells > 0 else { continue }
            set(Cell(shown, style), line: line, column: place)
            place += cells
        }
    }

    /// Puts one character into its place; a place outside the page is passed over. What is left of a wide character that
    /// stood here is blank, and so is one that only half fits.
    package mutating func set(_ cell: Cell, line: Int, column: Int) {
        guard lines.indices.contains(line), column >= 0, column < width else { return }
        let isWhole = !cell.isCovered && (!cell.isWide || column + 1 < width)
        let end = isWhole && cell.isWide ? column + 1 : column
        while lines[line].count <= end { lines[line].append(.blank) }
        if lines[line][column].isCovered { lines[line][column - 1].character = " " }
        if lines[line].indices.contains(end + 1), lines[line][end + 1].isCovered {
            lines[line][end + 1] = Cell(" ", lines[line][end + 1].style)
        }
        lines[line][column] = isWhole ? cell : Cell(" ", cell.style)
        if end > column { lines[line][end] = cell.cover }
    }

    /// Lays another page over this one, its first cell at a place; what would stand outside is left out.
    package mutating func put(_ page: TextGrid, line: Int, column: Int) {
        for (offset, cells) in page.lines.enumerated() {
            // A wide character brings the cell it covers, unless it stands outside itself.
            for (index, cell) in cells.enumerated() where !cell.isCovered || column + index == 0 {
                set(cell, line: line + offset, column: column + index)
            }
        }
    }

    /// The cell at a place, blank where there is none.
    package func cell(line: Int, column: Int) -> Cell {
        guard lines.indices.contains(line), lines[line].indices.contains(column) else { return .blank }
        return lines[line][column]
    }

    /// The lines as text, with escape sequences where `colored`; no spaces at the end of a line.
    package func text(colored: Bool) -> String {
        var result = ""
        for line in lines {
            let end = (line.lastIndex { $0.character != " " || $0.isCovered } ?? -1) + 1
            var index = 0
            while index < end {
                let style = line[index].style
                var run = ""
                while index < end, line[index].style == style {
                    if !line[index].isCovered { run.append(line[index].character) }
                    index += 1
                }
                result += colored ? style.applied(to: run) : run
            }
            result += "\n"
        }
        return result
    }
}
