extension Table {
    /// A `<table>` with one `<tbody>` a group. Numbers carry the class `number`; no text can open a tag.
    func appendHTML(to buffer: inout ByteBuffer, style: TableStyle) {
        let grid = TableGrid(self, style: style)
        buffer.append("<table>\n<thead>\n<tr>")
        for heading in grid.headings { buffer.append("<th scope=\"col\">\(heading.text.htmlEscaped)</th>") }
        buffer.append("</tr>\n</thead>\n")
        let headsLines = style.layout != .rows
        for group in grid.groups {
            buffer.append("<tbody>\n")
            if !group.heading.isEmpty {
                let span = grid.headings.count
                buffer.append(
                    "<tr><th scope=\"rowgroup\" colspan=\"\(span)\">\(group.heading.htmlEscaped)</th></tr>\n")
            }
            for line in group.lines {
                buffer.append("<tr>")
                for (column, entry) in line.enumerated() {
                    if column == 0 && headsLines {
                        buffer.append("<th scope=\"row\">\(entry.text.htmlEscaped)</th>")
                    } else {
                        buffer.append(entry.isNumber ? "<td class=\"number\">" : "<td>")
                        buffer.append("\(entry.text.htmlEscaped)</td>")
                    }
                }
                buffer.append("</tr>\n")
            }
            buffer.append("</tbody>\n")
        }
        buffer.append("</table>\n")
    }
}
