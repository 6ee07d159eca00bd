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
        for (row, line) in lines.enumerated() {
            buffer.append(UInt8(ascii: "|"))
            for (column, text) in line.enumerated() {
                let padding = widths[column] - text.cellWidth
                let isLeading = grid.headings[column].alignment == .leading
                buffer.append(repeating: 0x20, count: isLeading ? 1 : padding + 1)
                buffer.append(text)
                buffer.append(repeating: 0x20, count: isLeading ? padding + 1 : 1)
                buffer.append(UInt8(ascii: "|"))
            }
            buffer.append(UInt8(ascii: "\n"))
            if row == 0 { buffer.appendMarkdownRule(widths: widths, headings: grid.headings) }
        }
    }
}

extension ByteBuffer {
    fileprivate mutating func appendMarkdownRule(widths: [Int], headings: [TableGrid.Heading]) {
        append(UInt8(ascii: "|"))
        for (width, heading) in zip(widths, headings) {
            let isLeading = heading.alignment == .leading
            append(isLeading ? " " : " -")
            append(repeating: UInt8(ascii: "-"), count: isLeading ? width : width - 2)
            append(isLeading ? " |" : ": |")
        }
        append(UInt8(ascii: "\n"))
    }
}
