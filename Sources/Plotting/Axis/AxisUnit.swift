/// The unit in which an axis is read, and how the data's unit becomes it.
package struct AxisUnit: Hashable, Sendable {
    /// What is written: "ms"; empty for a bare number.
    package var symbol: String
    /// The number of these units in one unit of the data: 1000 for data in seconds read in milliseconds.
    package var perDataUnit: Double

    /// A unit from its symbol and ratio.
    package init(_ symbol: String, perDataUnit: Double = 1) {
        self.symbol = symbol
        self.perDataUnit = perDataUnit
    }

    /// A bare number.
    package static let none = AxisUnit("")
    /// Data in seconds, read in seconds.
    package static let seconds = AxisUnit("s")
    /// Data in seconds, read in milliseconds.
    package static let milliseconds = AxisUnit("ms", perDataUnit: 1000)
    /// Data as a fraction, read in percent.
    package static let percent = AxisUnit("%", perDataUnit: 100)
}
