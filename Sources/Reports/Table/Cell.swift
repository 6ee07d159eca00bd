/// One value of a table.
package enum Cell: Sendable, Hashable {
    /// A number in the column's own unit. NaN and the infinities are written as ``missing``.
    case number(Double)
    /// A whole number.
    case integer(Int)
    /// Text.
    case text(String)
    /// Several texts: an array in JSON, joined by `; ` elsewhere.
    case texts([String])
    /// Yes or no: `true` or `false` in data, "yes" or "no" for people.
    case boolean(Bool)
    /// There is no such value: `null` in JSON, empty in CSV, "none" for people.
    case missing
    /// It does not happen in finite time: `null` in JSON, empty in CSV, "never" for people.
    case never
}

extension Cell {
    /// A number, or ``missing`` when there is none.
    package static func number(_ value: Double?) -> Cell { value.map(Cell.number) ?? .missing }

    /// A whole number, or ``missing`` when there is none.
    package static func integer(_ value: Int?) -> Cell { value.map(Cell.integer) ?? .missing }

    /// The value as JSON.
    package var json: JSONValue {
        switch self {
        case .number(let value): .number(value)
        case .integer(let value): .integer(value)
        case .text(let value): .string(value)
        case .texts(let values): .array(values.map(JSONValue.string))
        case .boolean(let value): .boolean(value)
        case .missing, .never: .null
        }
    }

    /// The value as a double where it is a number.
    var magnitude: Double? {
        switch self {
        case .number(let value): value.isFinite ? value : nil
        case .integer(let value): Double(value)
        case .text, .texts, .boolean, .missing, .never: nil
        }
    }
}
