import Analysis
import Reports
import Springs
import Words

/// A comparison in a format: for people a table, how far apart the two are, what a tap shows, and findings.
struct ComparisonReport {
    private let answer: ComparedSubjects.Answer
    private let details: ComparisonDetails
    private let style: DataStyle
    /// Whether people get the short answer.
    private let isBrief: Bool
    private let session: Session

    /// The names of what a document has beside the two.
    static let keys = ["difference", "ratio", "apart", "tap", "played", "findings"]

    init(_ answer: ComparedSubjects.Answer, _ style: DataStyle, isBrief: Bool, _ session: Session) {
        self.answer = answer
        details = ComparisonDetails(answer)
        self.style = style
        self.isBrief = isBrief
        self.session = session
    }

    /// The whole of it.
    func text(as format: TableFormat) throws -> String {
        let pair = answer.pair
        let style = style.table(.compared, session)
        let rows = self.style.table(.rows, session)
        let inspection = Inspection(
            pair.animations.map(\.animation), velocity: pair.velocity.travels(alongFirst: pair.moves),
            framesPerSecond: pair.framesPerSecond)
        if isBrief, format == .text {
            return try BriefAnswer(
                named: pair.animations, inspection: inspection, sentences: details.headlines, isCompared: true
            ).text(session)
        }
        let table = try InspectionTable.table(inspection, of: pair.animations, ascii: session.isASCII)
        var played = try PlayedTable.table(
            of: pair.moved.flatMap { named, moved in moved.map { (named.label, $0) } },
            framesPerSecond: pair.framesPerSecond)
        if case .pressAndRelease(let comparison) = answer {
            for (move, rest) in try comparison.playedTaps() {
                try played.append(PlayedTable.row(ofTap: move, rest: rest))
            }
        }
        switch format {
        case .json, .ndjson:
            return details.document(of: try table.withDifferenceAndRatio(), played: played)
                .formatted(pretty: format == .json, notation: style.dataNotation)
        case .csv, .tsv:
            return try table.withDifferenceAndRatio().formatted(as: format, style: style)
        case .text:
            return table.formatted(as: .text, style: style)
                + "\nAs SwiftUI plays it at \(Measure.framesPerSecond(pair.framesPerSecond))\n"
                + played.formatted(as: .text, style: rows)
                + details.text(width: session.proseWidth, ascii: session.isASCII)
        case .markdown, .html:
            return table.formatted(as: format, style: style) + "\n" + played.formatted(as: format, style: rows)
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
