import Analysis
import Arguments
import Reports
import Springs

extension ComparedPair {
    /// The comparison in a format: for people a table, how far apart the two are, what a tap shows, and findings.
    func report(as format: TableFormat, _ arguments: ParsedArguments, _ session: Session) throws -> String {
        let precision = try arguments[CommonOptions.precision].map(NumberNotation.fixed)
        let style = TableStyle(
            dataNotation: precision ?? .shortest, notation: precision ?? .sixSignificantDigits, layout: .compared,
            width: session.tableWidth, ascii: session.isASCII)
        let inspection = Inspection(
            animations.map(\.animation), velocity: velocity, framesPerSecond: framesPerSecond)
        let table = try InspectionTable.table(inspection, of: animations, ascii: session.isASCII)
        let details = ComparisonDetails(self)
        let played = try playedTable()
        var playedStyle = style
        playedStyle.layout = .rows
        switch format {
        case .json, .ndjson:
            return details.document(of: try table.withDifferenceAndRatio(), played: played)
                .formatted(pretty: format == .json, notation: style.dataNotation)
        case .csv, .tsv:
            return try table.withDifferenceAndRatio().formatted(as: format, style: style)
        case .text:
            return table.formatted(as: .text, style: style)
                + "\nAs SwiftUI plays it at \(FrameWords.rate(framesPerSecond))\n"
                + played.formatted(as: .text, style: playedStyle)
                + details.text(width: session.proseWidth, ascii: session.isASCII)
        case .markdown, .html:
            return table.formatted(as: format, style: style) + "\n" + played.formatted(as: format, style: playedStyle)
                + (try details.list(as: format, ascii: session.isASCII))
        }
    }
}

extension Table {
    /// The two records followed by second − first and second ÷ first, named `difference` and `ratio`.
    func withDifferenceAndRatio() throws(TableError) -> Table {
        guard rows.count == 2 else { return self }
        var table = self
        let numbers = rows.map { $0.map(\.number) }
        let pairs = zip(numbers[0], numbers[1])
        let difference = pairs.map { a, b in a.flatMap { a in b.map { Cell.number($0 - a) } } ?? .missing }
        let ratio = pairs.map { a, b in a.flatMap { a in b.map { Cell.number($0 / a) } } ?? .missing }
        try table.append([.text("difference")] + difference.dropFirst())
        try table.append([.text("ratio")] + ratio.dropFirst())
        return table
    }
}

extension Cell {
    /// The value as a number where it is one.
    var number: Double? {
        switch self {
        case .number(let value): value
        case .integer(let value): Double(value)
        case .text, .texts, .boolean, .missing, .never: nil
        }
    }
}
