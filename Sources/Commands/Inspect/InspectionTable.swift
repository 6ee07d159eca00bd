import Analysis
import Notation
import Reports
import Springs
import Words

/// The table of `inspect`: one record an animation, one column a metric, between who it is and what to know about it.
enum InspectionTable {
    /// The columns before the metrics.
    static let identity = [
        Column("label", title: "", alignment: .leading), Column("swiftui", title: "SwiftUI"), Column("regime"),
    ]
    /// The columns after them: which spring with a name is nearest and how far it is, and what people read as notes.
    static let nearest = [
        Column("nearest", title: "nearest named spring"),
        Column("nearest_difference_percent", title: "at most apart", unit: .percent),
    ]
    static let warnings = Column("warnings", alignment: .leading)

    /// The records of some animations. People see them under headings, in reading order.
    ///
    /// - Parameters:
    ///   - namesNearest: whether the nearest spring with a name is said.
    ///   - ascii: whether titles and units keep to ASCII.
    static func table(
        _ inspection: Inspection, of named: [NamedAnimation], namesNearest: Bool = false, ascii: Bool
    ) throws -> Table {
        let metrics = inspection.metrics
        let nearest = namesNearest ? nearest : []
        let columns = identity + metrics.map(Column.init) + nearest + [warnings]
        let groups = Metric.Topic.allCases.map { topic in
            Table.Group(
                topic.heading,
                columns: (topic == .spring ? identity.dropFirst().map(\.name) : [])
                    + metrics.filter { $0.topic == topic }.map(\.id) + (topic == .spring ? nearest.map(\.name) : []))
        }
        var table = try Table(
            columns: ascii ? columns.map(\.spelled) : columns,
            groups: [Table.Group(columns: identity.prefix(1).map(\.name))] + groups)
        for (named, record) in zip(named, try inspection.records()) {
            try table.append(
                [.text(named.label), .text(named.words), record.regime.map { .text($0.rawValue) } ?? .missing]
                    + zip(metrics, record.values).map { Cell($1, in: $0.unit) }
                    + (namesNearest ? cells(of: record.nearest) : []) + [.texts(named.warnings)])
        }
        return table
    }

    private static func cells(of near: KnownSpring.Near?) -> [Cell] {
        guard let near else { return [.missing, .missing] }
        return [.text("\(near.known.owner) \(near.known.name)"), .number(near.distance * 100)]
    }
}

extension Metric.Topic {
    /// The heading that its metrics stand under.
    var heading: String {
        switch self {
        case .spring: "Spring"
        case .motion: "Motion, unit step"
        case .ending: "When does it end?"
        }
    }
}

extension Column {
    /// The column of a metric.
    init(_ metric: Metric) { self.init(metric.id, title: metric.title, unit: DisplayUnit(metric.unit)) }

    /// The column with its title and unit in ASCII.
    fileprivate var spelled: Column {
        Column(
            name, title: title.spelledInASCII,
            unit: DisplayUnit(unit.symbol.spelledInASCII, factor: unit.factor), alignment: alignment)
    }
}

extension DisplayUnit {
    /// How people read a metric's unit.
    init(_ unit: Metric.Unit) {
        switch unit {
        case .one, .count: self = .none
        case .seconds: self = .milliseconds
        case .percent: self = .percent
        case .perSecond: self.init("1/s")
        case .radiansPerSecond: self = .radiansPerSecond
        case .kilograms: self.init("kg")
        case .newtonsPerMetre: self.init("N/m")
        case .newtonSecondsPerMetre: self.init("N·s/m")
        case .pixels: self.init("px")
        case .frames: self.init("frames")
        }
    }
}

extension Cell {
    /// A metric's value; what is counted is a whole number.
    init(_ value: MetricValue, in unit: Metric.Unit) {
        switch value {
        case .number(let number):
            let isCount = unit == .count || unit == .frames
            self = isCount ? Int(exactly: number).map(Cell.integer) ?? .number(number) : .number(number)
        case .missing: self = .missing
        case .never: self = .never
        }
    }
}
