import Words

/// A table in aligned columns that never exceeds a width: columns that do not fit follow in further blocks, each with the
/// first column again, and what is too long for a block is wrapped.
struct TextTable {
    /// The finished lines, each ended by a line feed.
    let text: String

    init(_ table: Table, style: TableStyle) {
        let grid = TableGrid(table, style: style)
        let rule = style.ascii ? "-" : "─"
        let columns = TextTable.columns(of: grid, width: style.width)
        var blocks: [String] = []
        for block in TextTable.blocks(of: columns, width: style.width) {
            let total = block.reduce(-gap) { $0 + columns[$1].width + gap }
            var lines = TextTable.lines(block.map { columns[$0].heading(alignment: grid.headings[$0].alignment) })
            lines.append(String(repeating: rule, count: max(total, 1)))
            var row = 0
            for (index, group) in grid.groups.enumerated() {
                if !group.heading.isEmpty {
                    if index > 0 { lines.append("") }
                    lines += group.heading.singleLine.folded(to: style.width ?? .max)
                }
                for _ in group.lines {
                    lines += TextTable.lines(block.map { columns[$0].cells[row] })
                    row += 1
                }
            }
            blocks.append(lines.map { $0 + "\n" }.joined())
        }
        text = blocks.joined(separator: "\n")
    }

    /// Every column spelled, aligned and, within a width, narrowed.
    private static func columns(of grid: TableGrid, width: Int?) -> [TextColumn] {
        let lines = grid.groups.flatMap(\.lines)
        func column(_ index: Int, limit: Int?) -> TextColumn {
            TextColumn(grid.headings[index], entries: lines.map { $0[index] }, limit: limit)
        }
        let natural = grid.headings.indices.map { column($0, limit: nil) }
        guard let width, !natural.isEmpty else { return natural }
        if let limit = TextTable.wrapping(natural, into: width) {
            return natural.indices.map { column($0, limit: max(limit, natural[$0].numberWidth)) }
        }
        guard let widest = natural.dropFirst().map(\.width).max() else { return [column(0, limit: width)] }
        // The first column leaves room for a number of 24 characters beside it.
        let label = column(0, limit: max(12, width - gap - min(widest, 24)))
        let rest = width - gap - label.width
        return [label] + natural.indices.dropFirst().map { column($0, limit: rest) }
    }

    /// The widest wrapping of text, not under 16 cells, that brings every column into one block; numbers are not wrapped.
    private static func wrapping(_ columns: [TextColumn], into width: Int) -> Int? {
        let gaps = gap * (columns.count - 1)
        func total(_ limit: Int) -> Int {
            columns.reduce(gaps) { $0 + max($1.numberWidth, min($1.width, limit)) }
        }
        let least = min(16, width)
        guard total(least) <= width else { return nil }
        return (least...width).last { total($0) <= width }
    }

    /// Positions of columns, first column first, as many in a block as fit.
    private static func blocks(of columns: [TextColumn], width: Int?) -> [[Int]] {
        guard let width, columns.count > 1 else { return [Array(columns.indices)] }
        var blocks: [[Int]] = []
        var block = [0]
        var used = columns[0].width
        for index in columns.indices.dropFirst() {
            if block.count > 1 && used + gap + columns[index].width > width {
                blocks.append(block)
                block = [0]
                used = columns[0].width
            }
            block.append(index)
            used += gap + columns[index].width
        }
        blocks.append(block)
        return blocks
    }

    /// Cells of one row side by side; a wrapped cell makes the row higher.
    private static func lines(_ cells: [TextColumn.Lines]) -> [String] {
        (0..<(cells.map(\.lines.count).max() ?? 0)).map { row in
            var line = ""
            for cell in cells {
                let text = row < cell.lines.count ? cell.lines[row] : String(repeating: " ", count: cell.width)
                if !line.isEmpty { line += String(repeating: " ", count: gap) }
                line += text
            }
            return line.trimmedAtEnd
        }
    }
}

/// Cells between two columns.
private let gap = 2

/// One column of a text table, every line of it padded to the column's width.
private struct TextColumn {
    struct Lines {
        var lines: [String]
        var width: Int
    }

    let width: Int
    /// The width of the widest number, points lined up.
    let numberWidth: Int
    let cells: [Lines]
    private let title: String

    init(_ heading: TableGrid.Heading, entries: [TableGrid.Entry], limit: Int?) {
        title = heading.text.singleLine
        var texts = entries.map(\.text.singleLine)
        func widestNumber() -> Int { zip(texts, entries).map { $1.isNumber ? $0.cellWidth : 0 }.max() ?? 0 }
        if heading.alignment == .decimal {
            texts = TextColumn.aligningPoints(texts, numbers: entries.map(\.isNumber))
            // Lined-up points may cost more room than there is.
            if let limit, widestNumber() > limit { texts = entries.map(\.text.singleLine) }
        }
        numberWidth = widestNumber()
        let wrapped = texts.map { $0.folded(to: limit ?? .max) }
        let titles = title.folded(to: limit ?? .max)
        let width = (wrapped.joined() + titles).map(\.cellWidth).max() ?? 0
        self.width = width
        cells = wrapped.map { lines in
            Lines(lines: lines.map { $0.padded(to: width, leading: heading.alignment == .leading) }, width: width)
        }
    }

    func heading(alignment: Column.Alignment) -> Lines {
        Lines(
            lines: title.folded(to: max(width, 2)).map { $0.padded(to: width, leading: alignment == .leading) },
            width: width)
    }

    /// Pads numbers on the right so that their points stand in one line when they are flush right.
    private static func aligningPoints(_ texts: [String], numbers: [Bool]) -> [String] {
        let tails = zip(texts, numbers).map { text, isNumber -> Int in
            guard isNumber else { return 0 }
            return text.utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") }
                .map { text.utf8.distance(from: $0, to: text.utf8.endIndex) } ?? 0
        }
        let longest = tails.max() ?? 0
        return texts.indices.map { index in
            numbers[index] ? texts[index] + String(repeating: " ", count: longest - tails[index]) : texts[index]
        }
    }
}

extension String {
    fileprivate func padded(to width: Int, leading: Bool) -> String {
        let padding = String(repeating: " ", count: max(0, width - cellWidth))
        return leading ? self + padding : padding + self
    }

    fileprivate var trimmedAtEnd: String {
        guard let end = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...end])
    }
}
