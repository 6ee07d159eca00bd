import Words

/// A table as people see it, before it is laid out: headings, and lines of spelled cells under group headings.
struct TableGrid {
    /// One spelled cell.
    struct Entry {
        var text: String
        var isNumber = false
    }

    /// A heading and where its cells stand.
    struct Heading {
        var text: String
        var alignment: Column.Alignment
        /// Whether its column may be left out where there is no room; the last of several goes first.
        var isOptional = false
    }

    /// Lines under a heading, which may be empty.
    struct Group {
        var heading: String
        var lines: [[Entry]]
    }

    var headings: [Heading]
    var groups: [Group]
    /// How many of the first columns tell the lines apart.
    var keys = 1

    init(_ table: Table, style: TableStyle) {
        switch style.layout {
        case .rows: self.init(rows: table, notation: style.notation)
        case .transposed: self.init(transposed: table, notation: style.notation, compared: false)
        case .compared:
            self.init(transposed: table, notation: style.notation, compared: table.rows.count == 2)
        }
        if style.ascii { spell() }
    }

    /// Brings every text to ASCII.
    private mutating func spell() {
        for index in headings.indices { headings[index].text = headings[index].text.spelledInASCII }
        for group in groups.indices {
            groups[group].heading = groups[group].heading.spelledInASCII
            for line in groups[group].lines.indices {
                for column in groups[group].lines[line].indices {
                    groups[group].lines[line][column].text = groups[group].lines[line][column].text.spelledInASCII
                }
            }
        }
    }

    /// The grid without the last of the columns that may be left out; nil where there is none.
    var withoutOptionalColumn: TableGrid? {
        guard let column = headings.lastIndex(where: \.isOptional) else { return nil }
        var grid = self
        grid.headings.remove(at: column)
        for group in grid.groups.indices {
            for line in grid.groups[group].lines.indices { grid.groups[group].lines[line].remove(at: column) }
        }
        return grid
    }

    private init(rows table: Table, notation: NumberNotation) {
        let shown = table.presentation.flatMap(\.columns)
        headings = shown.map { index in
            let column = table.columns[index]
            return Heading(text: column.heading, alignment: column.alignment, isOptional: column.isOptional)
        }
        groups = [
            Group(
                heading: "",
                lines: table.rows.map { row in
                    shown.map {
                        let column = table.columns[$0]
                        return Entry(row[$0], unit: column.unit, notation: column.notation ?? notation)
                    }
                })
        ]
        keys = min(table.keys, headings.count)
    }

    private init(transposed table: Table, notation: NumberNotation, compared: Bool) {
        var presentation = table.presentation.filter { !$0.columns.isEmpty }
        headings = [Heading(text: "", alignment: .leading)]
        groups = []
        guard let first = presentation.first?.columns.first else { return }
        presentation[0].columns.removeFirst()
        headings += table.rows.map { row in
            Heading(
                text: Entry(row[first], unit: table.columns[first].unit, notation: notation).text, alignment: .decimal)
        }
        if compared {
            headings += ["difference", "ratio"].map { Heading(text: $0, alignment: .decimal, isOptional: true) }
        }
        for (heading, columns) in presentation where !columns.isEmpty {
            let lines = columns.map { position in
                let column = table.columns[position]
                let cells = table.rows.map { $0[position] }
                var line = [Entry(text: column.heading)]
                line += cells.map { Entry($0, unit: column.unit, notation: notation) }
                if compared {
                    line += Entry.comparison(cells[0], cells[1], unit: column.unit, notation: notation)
                }
                return line
            }
            groups.append(Group(heading: heading, lines: lines))
        }
    }
}

extension TableGrid.Entry {
    init(_ cell: Cell, unit: DisplayUnit, notation: NumberNotation) {
        switch cell {
        case .number(let value):
            let shown = notation.text(value * unit.factor)
            self.init(text: shown.isEmpty ? "none" : shown, isNumber: !shown.isEmpty)
        case .integer(let value) where unit.factor == 1: self.init(text: String(value), isNumber: true)
        case .integer(let value): self.init(.number(Double(value)), unit: unit, notation: notation)
        case .text(let text): self.init(text: text)
        case .texts(let texts): self.init(text: texts.isEmpty ? "none" : texts.joined(separator: "; "))
        case .boolean(let value): self.init(text: value ? "yes" : "no")
        case .missing: self.init(text: "none")
        case .never: self.init(text: "never")
        }
    }

    /// second − first with its sign, and second ÷ first; empty where either is no number or the ratio does not exist.
    fileprivate static func comparison(
        _ first: Cell, _ second: Cell, unit: DisplayUnit, notation: NumberNotation
    ) -> [Self] {
        guard let first = first.magnitude, let second = second.magnitude else {
            return [Self(text: ""), Self(text: "")]
        }
        let difference = notation.text((second - first) * unit.factor)
        let ratio = notation.text(second / first)
        return [
            Self(text: second > first ? "+" + difference : difference, isNumber: true),
            Self(text: ratio, isNumber: !ratio.isEmpty),
        ]
    }
}
