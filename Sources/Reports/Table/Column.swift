/// One column of a table: its name for programs, and its title, unit and alignment for people.
package struct Column: Sendable, Hashable {
    /// Where cells stand in a text or Markdown table.
    package enum Alignment: Sendable, Hashable {
        /// At the left edge.
        case leading
        /// At the right edge.
        case trailing
        /// With the decimal points in one line.
        case decimal
    }

    /// The name in CSV headers and JSON keys, with its unit: `settling_time_2_percent_s`.
    package var name: String
    /// The name for people, without its unit: `settling time, 2 %`.
    package var title: String
    /// The unit people read.
    package var unit: DisplayUnit
    /// Where the cells stand.
    package var alignment: Alignment
    /// How its numbers are spelled for people, where not as the table's style has it.
    package var notation: NumberNotation?
    /// Whether it is left out of a text table that has no room for it; the last of several goes first.
    package var isOptional: Bool

    /// A column. Without a title the name stands for it.
    package init(
        _ name: String, title: String? = nil, unit: DisplayUnit = .none, alignment: Alignment = .decimal,
        isOptional: Bool = false
    ) {
        self.name = name
        self.title = title ?? name
        self.unit = unit
        self.alignment = alignment
        self.isOptional = isOptional
    }

    /// Title and unit: `settling time, 2 % (ms)`.
    package var heading: String { unit.symbol.isEmpty ? title : "\(title) (\(unit.symbol))" }
}

/// The unit a number is shown in to people; data formats always carry the column's own unit.
package struct DisplayUnit: Sendable, Hashable {
    /// What stands in the heading: `ms`. Empty for pure numbers.
    package var symbol: String
    /// What a cell is multiplied by before it is shown: 1000 from seconds to milliseconds.
    package var factor: Double

    /// A unit shown as `symbol` after multiplying by `factor`.
    package init(_ symbol: String, factor: Double = 1) {
        self.symbol = symbol
        self.factor = factor
    }

    /// A pure number.
    package static let none = DisplayUnit("")
    /// Seconds.
    package static let seconds = DisplayUnit("s")
    /// Seconds in the cells, milliseconds for people.
    package static let milliseconds = DisplayUnit("ms", factor: 1000)
    /// Percent in the cells.
    package static let percent = DisplayUnit("%")
    /// A fraction in the cells, percent for people.
    package static let percentOfOne = DisplayUnit("%", factor: 100)
    /// Radians per second.
    package static let radiansPerSecond = DisplayUnit("rad/s")
    /// Points.
    package static let points = DisplayUnit("pt")
}
