/// A page of characters, each with a style, that never grows beyond its width. Every character takes one cell.
public struct TextGrid: Hashable, Sendable {
    /// One character with its look.
    public struct Cell: Hashable, Sendable {
        /// What is seen.
        public var character: Character
        /// How it looks.
        public var style: ANSIStyle

        /// A cell from its parts.
        public init(_ character: Character, _ style: ANSIStyle = .plain) {
            self.character = character
            self.style = style
        }

        /// An empty place.
        public static let blank = Cell(" ")
    }

    /// The lines from the top; what a line does not reach is blank.
    public private(set) var lines: [[Cell]] = []
    /// The most characters a line has.
    public let width: Int

    /// A page of no lines yet.
    public init(width: Int) { self.width = max(width, 0) }

    /// A page of empty lines.
    public init(size: TerminalSize) {
        self.init(width: size.columns)
        lines = Array(repeating: [], count: max(size.rows, 0))
    }

    /// Adds an empty line and answers its index.
    public mutating func addLine() -> Int {
        lines.append([])
        return lines.count - 1
    }

    /// Adds a line with a text at its start.
    public mutating func addLine(_ text: String, _ style: ANSIStyle = .plain) {
        let line = addLine()
        put(text, line: line, column: 0, style)
    }

    /// Puts a text into a line; what would stand outside the page is left out.
    public mutating func put(_ text: String, line: Int, column: Int, _ style: ANSIStyle = .plain) {
        guard lines.indices.contains(line) else { return }
        var place = column
        for character in text {
            guard place < width else { return }
            set(Cell(character, style), line: line, column: place)
            place += 1
        }
    }

    /// Puts one character into its place; a place outside the page is passed over.
    public mutating func set(_ cell: Cell, line: Int, column: Int) {
        guard lines.indices.contains(line), column >= 0, column < width else { return }
        while lines[line].count <= column { lines[line].append(.blank) }
        lines[line][column] = cell
    }

    /// Lays another page over this one, its first cell at a place; what would stand outside is left out.
    public mutating func put(_ page: TextGrid, line: Int, column: Int) {
        for (offset, cells) in page.lines.enumerated() {
            for (index, cell) in cells.enumerated() {
                set(cell, line: line + offset, column: column + index)
            }
        }
    }

    /// The cell at a place, blank where there is none.
    public func cell(line: Int, column: Int) -> Cell {
        guard lines.indices.contains(line), lines[line].indices.contains(column) else { return .blank }
        return lines[line][column]
    }

    /// The lines as text, with escape sequences where `colored`; no spaces at the end of a line.
    public func text(colored: Bool) -> String {
        var result = ""
        for line in lines {
            let end = (line.lastIndex { $0.character != " " } ?? -1) + 1
            var index = 0
            while index < end {
                let style = line[index].style
                var run = ""
                while index < end, line[index].style == style {
                    run.append(line[index].character)
                    index += 1
                }
                result += colored ? style.applied(to: run) : run
            }
            result += "\n"
        }
        return result
    }
}
