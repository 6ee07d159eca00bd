/// A page of characters, each with a style, that never grows beyond its width.
struct TextGrid {
    private(set) var lines: [[(character: Character, style: ANSIStyle)]] = []
    let width: Int

    init(width: Int) { self.width = width }

    /// Adds an empty line and answers its index.
    mutating func addLine() -> Int {
        lines.append([])
        return lines.count - 1
    }

    /// Adds a line with a text at its start.
    mutating func addLine(_ text: String, _ style: ANSIStyle = .plain) {
        let line = addLine()
        put(text, line: line, column: 0, style)
    }

    /// Puts a text into a line; what would stand beyond the width is left out.
    mutating func put(_ text: String, line: Int, column: Int, _ style: ANSIStyle = .plain) {
        guard column >= 0, lines.indices.contains(line) else { return }
        var place = column
        for character in text {
            guard place < width else { return }
            while lines[line].count <= place { lines[line].append((" ", .plain)) }
            lines[line][place] = (character, style)
            place += 1
        }
    }

    /// The lines as text, with escape sequences where `colored`; no spaces at the end of a line.
    func text(colored: Bool) -> String {
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
