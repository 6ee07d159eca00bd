import Words

extension Table {
    /// A GitHub table with padded columns. What Markdown would read as markup is escaped, line breaks become spaces.
    func appendMarkdown(to buffer: inout ByteBuffer, style: TableStyle) {
        let grid = TableGrid(self, style: style)
        var lines: [[String]] = [grid.headings.map(\.text.markdownEscaped)]
        for group in grid.groups {
            if !group.heading.isEmpty {
                lines.append(["**\(group.heading.markdownEscaped)**"] + grid.headings.dropFirst().map { _ in "" })
            }
            lines += group.lines.map { $0.map(\.text.markdownEscaped) }
        }
        let widths = grid.headings.indices.map { column in max(3, lines.map { $0[column].cellWidth }.max() ?? 0) }
        let isLeading = grid.headings.map { $0.alignment == .leading }
        for (row, line) in lines.enumerated() {
            buffer.appendMarkdown(zip(line, isLeading).map { ($0, $0.cellWidth, $1) }, widths: widths)
            if row == 0 { buffer.appendMarkdownRule(widths: widths, isLeading: isLeading) }
        }
    }
}

extension ByteBuffer {
    /// Appends a line of cells, each of a width and at the left edge or the right one, padded to the columns' widths.
    mutating func appendMarkdown(_ cells: [(text: String, width: Int, isLeading: Bool)], widths: [Int]) {
        append(UInt8(ascii: "|"))
        for (cell, width) in zip(cells, widths) {
            let padding = width - cell.width
            append(repeating: 0x20, count: cell.isLeading ? 1 : padding + 1)
            append(cell.text)
            append(repeating: 0x20, count: cell.isLeading ? padding + 1 : 1)
            append(UInt8(ascii: "|"))
        }
        append(UInt8(ascii: "\n"))
    }

    /// Appends the line under the headings, which says where the cells stand.
    mutating func appendMarkdownRule(widths: [Int], isLeading: [Bool]) {
        append(UInt8(ascii: "|"))
        for (width, isLeading) in zip(widths, isLeading) {
            append(isLeading ? " " : " -")
            append(repeating: UInt8(ascii: "-"), count: isLeading ? width : width - 2)
            append(isLeading ? " |" : ": |")
        }
        append(UInt8(ascii: "\n"))
    }
}
