import Words

/// A table in aligned columns that never exceeds a width: where space lacks, columns that may be left out are; what does
/// not fit then follows in further blocks, each with the key columns again, and what is too long for a block is wrapped.
struct TextTable {
    /// The finished lines, each ended by a line feed.
    let text: String

    init(_ table: Table, style: TableStyle) {
        var grid = TableGrid(table, style: style)
        let rule = style.ascii ? "-" : "─"
        var columns = TextTable.columns(of: grid, width: style.width)
        while TextTable.blocks(of: columns, keys: grid.keys, width: style.width).count > 1,
            let narrower = grid.withoutOptionalColumn
        {
            grid = narrower
            columns = TextTable.columns(of: grid, width: style.width)
        }
        var blocks: [String] = []
        for block in TextTable.blocks(of: columns, keys: grid.keys, width: style.width) {
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
        if let limit = TextTable.wrapping(natural, keys: grid.keys, into: width) {
            return natural.indices.map { index in
                let least = index < grid.keys ? TextTable.narrowestKey : 0
                return column(index, limit: max(limit, least, natural[index].numberWidth))
            }
        }
        guard let widest = natural.dropFirst(grid.keys).map(\.width).max() else {
            return natural.indices.map { column($0, limit: max(2, (width + gap) / natural.count - gap)) }
        }
        // The key columns leave room for a number of 24 characters beside them.
        let room = width - gap * grid.keys - min(widest, 24)
        let isRoomy = natural.prefix(grid.keys).reduce(0) { $0 + $1.width } <= room
        let keys = natural.indices.prefix(grid.keys).map { index in
            isRoomy ? natural[index] : column(index, limit: max(12 / grid.keys, room / grid.keys))
        }
        let rest = keys.reduce(width) { $0 - $1.width - gap }
        return keys + natural.indices.dropFirst(grid.keys).map { column($0, limit: rest) }
    }

    /// The narrowest a key column is wrapped to while every column still fits side by side.
    private static let narrowestKey = 22

    /// The widest wrapping of text, not under 16 cells, that brings every column into one block; numbers are not wrapped.
    private static func wrapping(_ columns: [TextColumn], keys: Int, into width: Int) -> Int? {
        let gaps = gap * (columns.count - 1)
        func total(_ limit: Int) -> Int {
            columns.enumerated().reduce(gaps) { sum, entry in
                let limit = entry.offset < keys ? max(limit, narrowestKey) : limit
                return sum + max(entry.element.numberWidth, min(entry.element.width, limit))
            }
        }
        let least = min(16, width)
        guard total(least) <= width else { return nil }
        return (least...width).last { total($0) <= width }
    }

    /// Positions of columns, the keys first, as many in a block as fit.
    private static func blocks(of columns: [TextColumn], keys: Int, width: Int?) -> [[Int]] {
        guard let width, columns.count > keys else { return [Array(columns.indices)] }
        let start = columns.prefix(keys).reduce(-gap) { $0 + $1.width + gap }
        var blocks: [[Int]] = []
        var block = Array(0..<keys)
        var used = start
        for index in columns.indices.dropFirst(keys) {
            if block.count > keys && used + gap + columns[index].width > width {
                blocks.append(block)
                block = Array(0..<keys)
                used = start
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
