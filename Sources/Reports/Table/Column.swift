/// One column of a table: its name for programs, and its title, unit and alignment for people.
public struct Column: Sendable, Hashable {
    /// Where cells stand in a text or Markdown table.
    public enum Alignment: Sendable, Hashable {
        /// At the left edge.
        case leading
        /// At the right edge.
        case trailing
        /// With the decimal points in one line.
        case decimal
    }

    /// The name in CSV headers and JSON keys, with its unit: `settling_time_2_percent_s`.
    public var name: String
    /// The name for people, without its unit: `settling time, 2 %`.
    public var title: String
    /// The unit people read.
    public var unit: DisplayUnit
    /// Where the cells stand.
    public var alignment: Alignment

    /// A column. Without a title the name stands for it.
    public init(
        _ name: String, title: String? = nil, unit: DisplayUnit = .none, alignment: Alignment = .decimal
    ) {
        self.name = name
        self.title = title ?? name
        self.unit = unit
        self.alignment = alignment
    }

    /// Title and unit: `settling time, 2 % (ms)`.
    public var heading: String { unit.symbol.isEmpty ? title : "\(title) (\(unit.symbol))" }
}

/// The unit a number is shown in to people; data formats always carry the column's own unit.
public struct DisplayUnit: Sendable, Hashable {
    /// What stands in the heading: `ms`. Empty for pure numbers.
    public var symbol: String
    /// What a cell is multiplied by before it is shown: 1000 from seconds to milliseconds.
    public var factor: Double

    /// A unit shown as `symbol` after multiplying by `factor`.
    public init(_ symbol: String, factor: Double = 1) {
        self.symbol = symbol
        self.factor = factor
    }

    /// A pure number.
    public static let none = DisplayUnit("")
    /// Seconds.
    public static let seconds = DisplayUnit("s")
    /// Seconds in the cells, milliseconds for people.
    public static let milliseconds = DisplayUnit("ms", factor: 1000)
    /// Percent in the cells.
    public static let percent = DisplayUnit("%")
    /// A fraction in the cells, percent for people.
    public static let percentOfOne = DisplayUnit("%", factor: 100)
    /// Radians per second.
    public static let radiansPerSecond = DisplayUnit("rad/s")
    /// Points.
    public static let points = DisplayUnit("pt")
}
