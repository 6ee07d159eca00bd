import Analysis
import Reports
import Springs
import Words

/// The short answer about some animations, for people: what each is, what there is to know, and the metrics that are looked
/// at first. At most ``mostLines`` lines of 80 characters, except for so many animations that each has a row.
struct BriefAnswer {
    /// The most lines; sentences that find no room are left to `--all`.
    static let mostLines = 24
    /// The most sentences.
    static let mostSentences = 3
    /// From so many animations on each has a row, and not a column.
    static let rowsFrom = 6

    /// The animations.
    let named: [NamedAnimation]
    /// What is asked about them.
    let inspection: Inspection
    /// What there is to know, what matters most first.
    let sentences: [String]
    /// Whether two of them are set against each other.
    var isCompared = false
    /// A further table that was asked for; empty for none.
    var appendix = ""

    /// The whole of it.
    func text(_ session: Session) throws -> String {
        var style = TableStyle(width: session.tableWidth, ascii: session.isASCII)
        style.notation = try .significant(3)
        guard named.count < Self.rowsFrom else { return try rows().formatted(as: .text, style: style) + tail(session) }
        let table = try columns().formatted(as: .text, style: style)
        let head = named.flatMap { words($0, session) }
        let rest = head.count + table.filter { $0 == "\n" }.count + 1 + tail(session).filter { $0 == "\n" }.count
        let said = spoken(within: Self.mostLines - rest, session)
        // A heading without a label is an empty line itself.
        return (head + said + (showsLabels ? [""] : [])).map { $0 + "\n" }.joined() + table + tail(session)
    }

    /// What stands under the table.
    private func tail(_ session: Session) -> String {
        let rest = "--all shows the rest: constants, every end, what SwiftUI plays".wrapped(to: session.proseWidth)
        let end = "\n" + rest.map { $0 + "\n" }.joined()
        return appendix.isEmpty ? end : "\n" + appendix + end
    }

    /// `press  .spring(duration: 0.12), critical`.
    private func words(_ one: NamedAnimation, _ session: Session) -> [String] {
        let kind = one.animation.springBase?.dampingRegime.rawValue ?? "a timing curve"
        func spelled(_ text: String) -> String { session.isASCII ? text.spelledInASCII : text }
        let line = spelled("\(one.words), \(kind)")
        guard showsLabels else { return line.wrapped(to: session.proseWidth, longWords: .broken) }
        let width = min(named.map { spelled($0.label).cellWidth }.max() ?? 0, Self.widestLabel)
        let label = spelled(one.label)
        let rest = String(repeating: " ", count: width + 2)
        guard label.cellWidth <= width else {
            return (label + " " + line).wrapped(to: session.proseWidth, longWords: .broken, rest: rest)
        }
        let first = label + String(repeating: " ", count: width + 2 - label.cellWidth)
        return line.wrapped(to: session.proseWidth, longWords: .broken, first: first, rest: rest)
    }

    /// Whether animations are told apart by their labels: a lone one without a label of its own needs none.
    private var showsLabels: Bool { named.count > 1 || named.contains(where: \.isLabelled) }

    /// The widest label beside whose words the others' words are lined up.
    private static let widestLabel = 24

    /// As many sentences as there are lines for, under an empty line.
    private func spoken(within lines: Int, _ session: Session) -> [String] {
        let bullet = session.isASCII ? "- " : "• "
        var said: [String] = []
        for sentence in sentences.prefix(Self.mostSentences) {
            let spelled = session.isASCII ? sentence.spelledInASCII : sentence
            let wrapped = spelled.wrapped(to: session.proseWidth, first: bullet, rest: "  ")
            guard 1 + said.count + wrapped.count <= lines else { break }
            said += wrapped
        }
        return said.isEmpty ? [] : [""] + said
    }

    /// A column an animation, with the difference and the ratio of two that are compared.
    private func columns() throws -> Table {
        let asked = inspection.asking(Inspection.first.map(\.id))
        let records = try asked.records()
        var columns = [Column("metric", title: "", alignment: .leading)]
        columns += named.enumerated().map {
            Column("\($0) \($1.label)", title: showsLabels ? $1.label : "", alignment: .trailing)
        }
        if isCompared {
            columns += ["difference", "ratio"].map { Column($0, alignment: .trailing, isOptional: true) }
        }
        var table = try Table(columns: columns)
        for (index, metric) in asked.metrics.enumerated() {
            let values = records.map { $0.values[index] }
            var row = [Cell.text(Self.title(of: metric))] + values.map { .text(Self.text(of: $0, in: metric)) }
            if isCompared { row += Self.comparison(of: values, in: metric).map(Cell.text) }
            try table.append(row)
        }
        return table
    }

    /// A row an animation.
    private func rows() throws -> Table {
        let asked = inspection.asking(Inspection.first.map(\.id))
        var table = try Table(
            columns: [
                Column("label", title: "", alignment: .leading), Column("swiftui", title: "", alignment: .leading),
            ]
                + asked.metrics.map { Column($0.id, title: $0.shortTitle, alignment: .trailing) })
        for (named, record) in zip(named, try asked.records()) {
            try table.append(
                [.text(named.label), .text(named.words)]
                    + zip(asked.metrics, record.values).map { .text(Self.text(of: $1, in: $0)) })
        }
        return table
    }

    /// `settling time, 2 %, to feel`.
    private static func title(of metric: Metric) -> String {
        let use = Inspection.first.first { $0.id == metric.id }?.use
        return metric.title + (use.map { ", " + $0 } ?? "")
    }

    /// A value with its unit: `335 ms`; `none` and `never` where there is no number.
    private static func text(of value: MetricValue, in metric: Metric) -> String {
        switch value {
        case .number(let number) where number.isFinite: text(of: number, in: metric.unit)
        case .number, .missing: "none"
        case .never: "never"
        }
    }

    private static func text(of number: Double, in unit: Metric.Unit) -> String {
        switch unit {
        case .seconds: Measure.time(number)
        case .percent: Measure.percent(number)
        default: NumberText.significant(number)
        }
    }

    /// second − first with its sign and unit, and second ÷ first; empty where either is no number.
    private static func comparison(of values: [MetricValue], in metric: Metric) -> [String] {
        guard values.count == 2, case .number(let first) = values[0], case .number(let second) = values[1],
            (second - first).isFinite
        else {
            return ["", ""]
        }
        // What is left of two equal times after their rounding is no difference.
        let difference = abs(second - first) <= 1e-12 * abs(first) ? 0 : second - first
        let sign = difference > 0 ? "+" : difference < 0 ? "-" : ""
        return [
            sign + text(of: abs(difference), in: metric.unit), first == 0 ? "" : NumberText.significant(second / first),
        ]
    }
}
