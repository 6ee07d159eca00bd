import Testing

@testable import Reports

@Suite("What a table refuses and what it bears")
struct TableDoorTests {
    @Test("Columns need names that differ, groups name columns, records have one cell a column")
    func refusals() throws {
        #expect(throws: TableError.noColumns) { try Table(columns: []) }
        #expect(throws: TableError.emptyName) { try Table(columns: [Column("")]) }
        #expect(throws: TableError.duplicateName("a")) { try Table(columns: [Column("a"), Column("b"), Column("a")]) }
        #expect(throws: TableError.unknownColumn("c")) {
            try Table(columns: [Column("a")], groups: [.init("x", columns: ["a", "c"])])
        }
        var table = try Table(columns: [Column("a"), Column("b")])
        #expect(throws: TableError.cells(found: 1, columns: 2)) { try table.append([.missing]) }
        #expect(table.rows.isEmpty)
    }

    @Test(
        "Every format and layout bears no records, no groups and groups without columns",
        arguments: TableFormat.allCases)
    func empty(format: TableFormat) throws {
        for groups in [nil, [], [Table.Group("empty", columns: [])], [.init(columns: ["a"])]] as [[Table.Group]?] {
            for rows in 0...2 {
                var table = try Table(columns: [Column("a"), Column("b")], groups: groups)
                for _ in 0..<rows { try table.append([.text(""), .text("")]) }
                for layout in [TableStyle.Layout.rows, .transposed, .compared] {
                    let text = table.formatted(as: format, style: TableStyle(layout: layout, width: 40))
                    #expect(text.isEmpty || text.hasSuffix("\n"))
                }
            }
        }
    }

    @Test("A table hands on what its sink throws, in every format", arguments: TableFormat.allCases)
    func sink(format: TableFormat) throws {
        var table = try Table(columns: [Column("a")])
        for number in 0..<20_000 { try table.append([.integer(number)]) }
        #expect(throws: DelimitedWriterTests.PipeError.closed(afterChunks: 1)) {
            try table.write(as: format) { (chunk: UnsafeRawBufferPointer) throws(DelimitedWriterTests.PipeError) in
                throw .closed(afterChunks: 1)
            }
        }
    }

    @Test("The machine formats keep every column in order, whatever people are shown")
    func columnsAndGroups() throws {
        var table = try Table(
            columns: [Column("a"), Column("b_s", title: "b", unit: .milliseconds), Column("c")],
            groups: [.init(columns: ["c"]), .init("times", columns: ["b_s"])])
        try table.append([.integer(1), .number(0.002), .text("x")])
        #expect(table.formatted(as: .csv) == "a,b_s,c\n1,0.002,x\n")
        #expect(table.formatted(as: .tsv) == "a\tb_s\tc\n1\t0.002\tx\n")
        #expect(table.formatted(as: .text, style: TableStyle(ascii: true)) == "c  b (ms)\n---------\nx       2\n")
        #expect(
            table.formatted(as: .html, style: TableStyle(layout: .transposed))
                == """
                <table>
                <thead>
                <tr><th scope="col"></th><th scope="col">x</th></tr>
                </thead>
                <tbody>
                <tr><th scope="rowgroup" colspan="2">times</th></tr>
                <tr><th scope="row">b (ms)</th><td class="number">2</td></tr>
                </tbody>
                </table>

                """)
    }

    @Test("A lone empty cell is quoted, so that no line of CSV is blank")
    func loneEmptyCell() throws {
        var table = try Table(columns: [Column("a")])
        for cell in [Cell.missing, .text(""), .number(.nan), .texts([]), .integer(1)] { try table.append([cell]) }
        #expect(table.formatted(as: .csv) == "a\n\"\"\n\"\"\n\"\"\n\"\"\n1\n")
    }

    @Test("Markdown shows every character as written, in one line a record")
    func markdown() throws {
        var table = try Table(columns: [Column("a|b", alignment: .leading)])
        try table.append([.text("*x* _y_ `z` <b> \\ [l] &amp; \n~")])
        #expect(
            table.formatted(as: .markdown)
                == #"""
                | a\|b                                        |
                | ------------------------------------------- |
                | \*x\* \_y\_ \`z\` \<b\> \\ \[l\] \&amp;  \~ |

                """#)
    }
}
