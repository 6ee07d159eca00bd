import TestSupport
import Testing
import Words

@testable import Reports

@Suite("Text tables")
struct TextTableTests {
    /// Records that fill a table with awkward cells, from a fixed seed.
    static func awkward(columns: Int, rows: Int, seed: UInt64) throws -> Table {
        var generator = Dice(seed: seed)
        let words = [
            "press", "漢字かな", "a long remark with many words", "e\u{301}", "👩‍👩‍👧", "🇫🇷", "x|y", "line\nbreak", "\u{1B}[31m",
        ]
        func cell() -> Cell {
            switch generator.next() % 7 {
            case 0: .missing
            case 1: .never
            case 2: .integer(Int(truncatingIfNeeded: generator.next() % 100_000))
            case 3:
                .text((words.randomElement(using: &generator) ?? "") + (words.randomElement(using: &generator) ?? ""))
            case 4: .number(Double(bitPattern: generator.next()))
            default: .number(Double.random(in: -1000...1000, using: &generator))
            }
        }
        var table = try Table(
            columns: (0..<columns).map { index in
                Column(
                    "column_\(index)_s",
                    title: index % 3 == 0 ? "a rather long title of a quantity \(index)" : "q\(index)",
                    unit: .milliseconds, alignment: index % 4 == 0 ? .leading : .decimal)
            })
        for _ in 0..<rows { try table.append((0..<columns).map { _ in cell() }) }
        return table
    }

    @Test("No line is wider than the width, whatever the cells", arguments: [40, 41, 57, 80, 132])
    func width(width: Int) throws {
        for seed in 1...12 as ClosedRange<UInt64> {
            let table = try Self.awkward(columns: Int(seed), rows: Int(13 - seed), seed: seed)
            for layout in [TableStyle.Layout.rows, .transposed, .compared] {
                let text = table.formatted(as: .text, style: TableStyle(layout: layout, width: width))
                for line in text.split(separator: "\n") where String(line).cellWidth > width {
                    Issue.record("\(String(line).cellWidth) cells: \(line)")
                }
            }
        }
    }

    @Test("A width under 40 is taken as 40")
    func narrow() throws {
        let table = try Self.awkward(columns: 5, rows: 4, seed: 3)
        let widths = [1, 0, -7, 40].map { table.formatted(as: .text, style: TableStyle(width: $0)) }
        #expect(Set(widths).count == 1)
    }

    @Test("No cell is lost when columns are split into blocks")
    func split() throws {
        var table = try Table(columns: [Column("name", alignment: .leading)] + (0..<20).map { Column("c\($0)") })
        for row in 0..<3 { try table.append([.text("row\(row)")] + (0..<20).map { .integer(1000 * row + 100 + $0) }) }
        let text = table.formatted(as: .text, style: TableStyle(width: 40))
        let words = text.split { $0 == " " || $0 == "\n" }
        for row in 0..<3 {
            for column in 0..<20 { #expect(words.count { $0 == "\(1000 * row + 100 + column)" } == 1) }
        }
        // Every block begins with the first column.
        let blocks = text.split(separator: "\n\n", omittingEmptySubsequences: true)
        #expect(blocks.count > 1)
        #expect(blocks.allSatisfy { $0.hasPrefix("name") && $0.contains("row2") })
    }

    @Test("Key columns stand in every block", arguments: [40, 50, 60])
    func keys(width: Int) throws {
        var table = try Table(
            columns: [Column("animation", alignment: .leading), Column("property", alignment: .leading)]
                + (0..<12).map { Column("quantity \($0)") }, keys: 2)
        for name in ["scale", "corner-radius"] {
            try table.append([.text("press"), .text(name)] + (0..<12).map { .integer(1000 + $0) })
        }
        let text = table.formatted(as: .text, style: TableStyle(width: width))
        let blocks = text.split(separator: "\n\n")
        #expect(blocks.count > 1)
        for block in blocks {
            #expect(block.contains("press") && block.contains("scale") && block.contains("corner-"))
        }
        #expect((0..<12).allSatisfy { text.contains("\(1000 + $0)") })
    }

    @Test("Where space lacks, the ratio is left out, then the difference, before the two are parted")
    func optional() throws {
        var table = try Table(columns: [Column("label", alignment: .leading)] + (0..<3).map { Column("q\($0)") })
        try table.append([.text("before-the-change")] + (0..<3).map { .number(100_000.25 + Double($0)) })
        try table.append([.text("after-the-change")] + (0..<3).map { .number(200_000.75 + Double($0)) })
        func columns(_ width: Int) -> [String] {
            let text = table.formatted(
                as: .text, style: TableStyle(notation: .shortest, layout: .compared, width: width))
            #expect(!text.contains("\n\n"), "one block at \(width)")
            let title = text.split(separator: "\n").prefix { !$0.contains("─") }.joined()
            return ["ratio", "difference"].filter { title.contains($0) }
        }
        #expect(columns(100) == ["ratio", "difference"])
        #expect(columns(60) == ["difference"])
        #expect(columns(46) == [])
    }

    @Test("Points stand in one line, words at the right edge")
    func points() throws {
        var table = try Table(columns: [
            Column("name", alignment: .leading), Column("value_s", title: "value", unit: .seconds),
        ])
        try table.append([.text("a"), .number(0.25)])
        try table.append([.text("bcd"), .number(-12.5)])
        try table.append([.text("漢字"), .integer(1000)])
        try table.append([.text("e"), .never])
        try table.append([.text("f"), .missing])
        #expect(
            table.formatted(as: .text, style: TableStyle())
                == """
                name  value (s)
                ───────────────
                a          0.25
                bcd      -12.5
                漢字    1000
                e         never
                f          none

                """)
    }

    @Test("What is too long is wrapped at spaces")
    func wrapped() throws {
        var table = try Table(
            columns: [Column("label", alignment: .leading), Column("remark", alignment: .leading)])
        try table.append([.text("a"), .text("the response is longer than the press it answers to")])
        #expect(
            table.formatted(as: .text, style: TableStyle(width: 40, ascii: true))
                == """
                label  remark
                --------------------------------------
                a      the response is longer than the
                       press it answers to

                """)
    }

    @Test("Long text is wrapped rather than the columns set apart, and points stay in one line")
    func wrappedComparison() throws {
        var table = try Table(
            columns: [
                Column("label"), Column("code"), Column("duration_s", title: "duration", unit: .milliseconds),
                Column("bounce"),
            ])
        try table.append([.text("press"), .text(".spring(duration: 0.12)"), .number(0.12), .number(0.25)])
        try table.append([.text("release"), .text(".spring(duration: 0.35)"), .number(0.3525), .number(0.35)])
        #expect(
            table.formatted(as: .text, style: TableStyle(layout: .transposed, width: 52, ascii: true))
                == """
                                           press            release
                ---------------------------------------------------
                code           .spring(duration:  .spring(duration:
                                           0.12)              0.35)
                duration (ms)             120                352.5
                bounce                      0.25               0.35

                """)
    }

    @Test("A cell can neither break a line nor steer the terminal")
    func controls() throws {
        var table = try Table(columns: [Column("label", alignment: .leading)])
        try table.append([.text("a\u{1B}[31mb\nc\u{9B}")])
        let text = table.formatted(as: .text)
        #expect(text.split(separator: "\n").count == 3)
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }

    @Test("Significant digits and decimals follow the style")
    func notation() throws {
        var table = try Table(columns: [Column("a"), Column("b_s", title: "b", unit: .milliseconds)])
        try table.append([.number(2.0 / 3), .number(0.0123456789)])
        #expect(
            table.formatted(as: .text, style: TableStyle(notation: try .significant(3), ascii: true))
                == "    a  b (ms)\n-------------\n0.667    12.3\n")
        #expect(
            table.formatted(as: .text, style: TableStyle(notation: try .fixed(2), ascii: true))
                == "   a  b (ms)\n------------\n0.67   12.35\n")
    }
}
