/// The unit in which an axis is read, and how the data's unit becomes it.
public struct AxisUnit: Hashable, Sendable {
    /// What is written: "ms"; empty for a bare number.
    public var symbol: String
    /// The number of these units in one unit of the data: 1000 for data in seconds read in milliseconds.
    public var perDataUnit: Double

    /// A unit from its symbol and ratio.
    public init(_ symbol: String, perDataUnit: Double = 1) {
        self.symbol = symbol
        self.perDataUnit = perDataUnit
    }

    /// A bare number.
    public static let none = AxisUnit("")
    /// Data in seconds, read in seconds.
    public static let seconds = AxisUnit("s")
    /// Data in seconds, read in milliseconds.
    public static let milliseconds = AxisUnit("ms", perDataUnit: 1000)
    /// Data as a fraction, read in percent.
    public static let percent = AxisUnit("%", perDataUnit: 100)
}
