/// Records under columns, and the order people read them in.
///
/// ```swift
/// var table = try Table(columns: [
///     Column("label", alignment: .leading),
///     Column("settling_time_2_percent_s", title: "settling time, 2 %", unit: .milliseconds),
/// ])
/// try table.append([.text("press"), .number(0.0811)])
/// table.formatted(as: .csv)   // label,settling_time_2_percent_s␊press,0.0811␊
/// ```
package struct Table: Sendable, Hashable {
    /// Columns that people see together under one heading.
    package struct Group: Sendable, Hashable {
        /// The heading; empty for none.
        package var heading: String
        /// Names of columns, in reading order.
        package var columns: [String]

        /// A group of columns by name.
        package init(_ heading: String = "", columns: [String]) {
            self.heading = heading
            self.columns = columns
        }
    }

    /// The columns in the order of data formats.
    package let columns: [Column]
    /// The records, each with one cell a column.
    package private(set) var rows: [[Cell]] = []
    /// The order for people, in groups; columns in no group are not shown to them. Nil shows every column in order.
    package private(set) var groups: [Group]?

    /// How many of the first columns tell the records apart. Where a text table has no room for all columns side by side,
    /// these stand in each part; 1 or more.
    package let keys: Int

    /// An empty table. Throws when there is no column, a name is empty or stands twice, or a group names no column.
    package init(columns: [Column], groups: [Group]? = nil, keys: Int = 1) throws(TableError) {
        guard !columns.isEmpty else { throw .noColumns }
        var names: Set<String> = []
        for column in columns {
            guard !column.name.isEmpty else { throw .emptyName }
            guard names.insert(column.name).inserted else { throw .duplicateName(column.name) }
        }
        for name in (groups ?? []).flatMap(\.columns) where !names.contains(name) { throw .unknownColumn(name) }
        self.columns = columns
        self.groups = groups
        self.keys = max(keys, 1)
    }

    /// Adds a record. Throws when it has not one cell a column.
    package mutating func append(_ row: [Cell]) throws(TableError) {
        guard row.count == columns.count else { throw .cells(found: row.count, columns: columns.count) }
        rows.append(row)
    }

    /// Groups of column positions in reading order.
    var presentation: [(heading: String, columns: [Int])] {
        guard let groups else { return [("", Array(columns.indices))] }
        return groups.map { group in
            (group.heading, group.columns.compactMap { name in columns.firstIndex { $0.name == name } })
        }
    }
}

/// Why a table or a record was refused.
package enum TableError: Error, Sendable, Hashable, CustomStringConvertible {
    /// No column at all.
    case noColumns
    /// A column without a name.
    case emptyName
    /// Two columns of one name.
    case duplicateName(String)
    /// A group names a column that is not there.
    case unknownColumn(String)
    /// A record of another length.
    case cells(found: Int, columns: Int)

    /// What is wrong and what is allowed.
    package var description: String {
        switch self {
        case .noColumns: "the table has no columns: give one or more"
        case .emptyName: "a column has no name: every column needs one"
        case .duplicateName(let name): "two columns are named '\(name)': names must differ"
        case .unknownColumn(let name): "a group shows the column '\(name)', which the table does not have"
        case .cells(let found, let columns): "the record has \(found) cells and the table \(columns) columns"
        }
    }
}
