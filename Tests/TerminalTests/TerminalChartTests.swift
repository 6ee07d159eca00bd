import Plotting
import Testing
import Words

@testable import Terminal

@Suite("Charts in the terminal")
struct TerminalChartTests {
    static let rising = Series(name: "press", samples: [Sample(0, 0), Sample(1, 1)])
    static let falling = Series(name: "release", samples: [Sample(0, 1), Sample(1, 0)], role: .series(1))

    static func chart(_ series: [Series], bands: [Band] = [], lines: [ReferenceLine] = []) -> Chart {
        Chart(
            title: "Motion",
            panels: [
                Panel(
                    title: "Scale", x: .time(domain: 0...1), y: Axis(domain: 0...1), series: series, lines: lines,
                    bands: bands)
            ])
    }

    static func lines(
        _ chart: Chart, _ glyphs: Glyphs, columns: Int = 40, rows: Int = 12, colored: Bool = false
    ) throws -> [String] {
        try TerminalChart(chart, glyphs: glyphs, size: TerminalSize(columns: columns, rows: rows))
            .text(colored: colored).split(separator: "\n").map(String.init)
    }

    // Four rows stand for 1, ⅔, ⅓, 0 and sixteen columns for 0…1: a column c lies at height c/15, nearest to row
    // round(3 − 3c/15), which changes after c = 2, 7 and 12.
    @Test("the diagonal in ASCII, drawn by hand")
    func asciiDiagonal() throws {
        let drawn = try Self.lines(Self.chart([Self.rising]), .ascii, columns: 24, rows: 8)
        let area = drawn.filter { $0.contains("|") || $0.contains("+*") || $0.hasPrefix("  1 +") }
        let columns = area.map { line in
            Array(line).enumerated().filter { $0.element == "*" }.map { $0.offset }
        }
        let width = 24 - 5
        let expected = (0..<4).map { row in
            (0..<width).filter { column in
                let height = 3 - 3 * Double(column) / Double(width - 1)
                return Int(height.rounded()) == row
            }.map { $0 + 5 }
        }
        #expect(columns == expected)
    }

    @Test(
        "braille cells carry the dots that Unicode numbers",
        arguments: [
            // Dot numbers and code points: The Unicode Standard, block Braille Patterns.
            (0b0000_0001, "⠁"), (0b0000_0010, "⠈"), (0b0000_0100, "⠂"), (0b0000_1000, "⠐"),
            (0b0001_0000, "⠄"), (0b0010_0000, "⠠"), (0b0100_0000, "⡀"), (0b1000_0000, "⢀"), (0b1111_1111, "⣿"),
        ] as [(UInt8, Character)])
    func braille(dots: UInt8, character: Character) {
        #expect(Glyphs.braille.character(dots: dots, series: 0) == character)
    }

    @Test("half blocks: upper, lower, both", arguments: zip([1, 2, 3] as [UInt8], ["▀", "▄", "█"] as [Character]))
    func halfBlocks(dots: UInt8, character: Character) {
        #expect(Glyphs.halfBlock.character(dots: dots, series: 0) == character)
    }

    @Test(
        "no line is longer than the width and no ASCII drawing leaves ASCII", arguments: Glyphs.allCases,
        [24, 40, 80, 131])
    func width(glyphs: Glyphs, columns: Int) throws {
        let long = Series(
            name: "the press spring of a button", detail: ".spring(duration: 0.12, bounce: 0) → far too long to fit",
            samples: [Sample(0, -1), Sample(1, 2), Sample(1, .nan), Sample(0.5, .infinity)])
        var chart = Self.chart([long, Self.falling], bands: [Band(-1...0)])
        chart.title = "A title of many words · that goes on and on for longer than any line of this terminal"
        chart.panels[0].marks = [Mark(at: Sample(0.5, 0.5), label: "peak 1.003 · 230 ms")]
        chart.band = PhaseBand(
            spans: [.init("pressed", 0...0.2), .init("released", 0.2...1)], events: [.init("tap", at: 0)])
        for line in try Self.lines(chart, glyphs, columns: columns) {
            #expect(line.count <= columns)
            if glyphs == .ascii { #expect(line.utf8.allSatisfy { $0 < 128 }) }
        }
    }

    @Test("rows of braille are braille from the axis to the edge, so that they never shear")
    func blanks() throws {
        let rows = try Self.lines(Self.chart([Self.rising]), .braille).filter { $0.contains("│") || $0.contains("┤") }
        #expect(!rows.isEmpty)
        for row in rows {
            let area = row.drop { $0 != "│" && $0 != "┤" }.dropFirst()
            #expect(area.count == 40 - (row.count - area.count))
            #expect(area.unicodeScalars.allSatisfy { (0x2800...0x28FF).contains($0.value) })
        }
    }

    @Test(
        "wide characters in names shear no row and push none beyond the width", arguments: Glyphs.allCases,
        [24, 33, 80])
    func wideNames(glyphs: Glyphs, columns: Int) throws {
        func chart(_ wide: String) -> Chart {
            let press = Series(
                name: "押す\(wide)", detail: "速いばね速いばね速いばね 👍🏽", samples: [Sample(0, 0), Sample(1, 1)])
            var chart = Self.chart([press, Self.falling])
            chart.title = "ばねの動き弹簧弹簧 e\u{301}t 스프링 ばねの動きばねの動き 👩‍👩‍👧👩‍👩‍👧"
            chart.panels[0].title = "拡大"
            chart.panels[0].detail = "倍率\(wide)\(wide)\(wide)"
            chart.panels[0].marks = [Mark(at: Sample(0.5, 0.5), label: "頂点頂点頂点頂点頂点頂点 1.003")]
            chart.band = PhaseBand(
                spans: [.init("押されて\(wide)いる", 0...0.5), .init("離された", 0.5...1)],
                events: [.init("触る", at: 0), .init("離す", at: 0.5), .init("終わり", at: 0.9)])
            return chart
        }
        let lines = try Self.lines(chart("の"), glyphs, columns: columns)
        for line in lines { #expect(line.cellWidth <= columns, "\(line)") }
        // The phases' borders stand under and over each other in the cells where they stand without any names.
        var unnamed = chart("")
        unnamed.band = PhaseBand(spans: [.init("", 0...0.5), .init("", 0.5...1)])
        let border: Character = glyphs == .ascii ? "|" : "│"
        func borders(_ lines: [String]) -> [Int] {
            let line = lines.first { $0.hasPrefix(" ") && $0.filter { $0 == border }.count == 2 } ?? ""
            return line.indices.filter { line[$0] == border }.map { String(line[..<$0]).cellWidth }
        }
        let expected = borders(try Self.lines(unnamed, glyphs, columns: columns))
        #expect(expected.count == 2)
        #expect(borders(lines) == expected)
    }

    @Test("two series are told apart without colour", arguments: Glyphs.allCases)
    func samples(glyphs: Glyphs) {
        let samples = (0..<4).map { PanelDrawing.sample(of: $0, glyphs: glyphs) }
        #expect(Set(samples).count == 4)
    }

    @Test("escape sequences appear only when asked for, and end where they begin")
    func escapes() throws {
        let chart = Self.chart([Self.rising, Self.falling])
        #expect(try !Self.lines(chart, .braille).joined().contains("\u{1B}"))
        for line in try Self.lines(chart, .braille, colored: true) {
            let opened = line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).dropFirst()
            #expect(opened.count % 2 == 0)
            #expect(opened.last?.hasPrefix("0m") ?? true)
        }
    }

    @Test("hidden values are hatched and targets dotted")
    func ground() throws {
        let chart = Self.chart(
            [Self.rising], bands: [Band(-1...0.2)], lines: [ReferenceLine(.horizontal, at: 1)])
        let drawn = try Self.lines(chart, .braille)
        #expect(drawn.contains { $0.contains("░░░░") })
        #expect(drawn.contains { $0.contains("┄┄┄┄") })
    }

    @Test("too narrow and empty are refused in a sentence")
    func refusals() {
        #expect(throws: TerminalChartError.tooNarrow(columns: 23, minimum: 24)) {
            try Self.lines(Self.chart([Self.rising]), .braille, columns: 23)
        }
        #expect(throws: TerminalChartError.noPanels) {
            try Self.lines(Chart(title: "Motion", panels: []), .braille)
        }
        #expect(
            TerminalChartError.tooNarrow(columns: 23, minimum: 24).description
                == "23 columns are too few for a chart; give at least 24, or write a picture with -o chart.png")
    }
}
