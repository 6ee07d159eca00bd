/// A JSON document whose objects keep the order of their members.
///
/// ```swift
/// let value: JSONValue = ["press": ["duration_s": 0.12], "findings": []]
/// ```
package indirect enum JSONValue: Sendable, Hashable {
    /// One name and its value.
    package struct Member: Sendable, Hashable {
        /// The key.
        package var name: String
        /// What it stands for.
        package var value: JSONValue

        /// A member of an object.
        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// Nothing.
    case null
    /// True or false.
    case boolean(Bool)
    /// A number; NaN and the infinities are written as `null`.
    case number(Double)
    /// A whole number.
    case integer(Int)
    /// Text.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Members in order. Names should differ; they are written as given.
    case object([Member])
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// `null`.
    package init(nilLiteral: ()) { self = .null }
    /// `true` or `false`.
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// A whole number.
    package init(integerLiteral value: Int) { self = .integer(value) }
    /// A number.
    package init(floatLiteral value: Double) { self = .number(value) }
    /// Text.
    package init(stringLiteral value: String) { self = .string(value) }
    /// Values in order.
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Members in the order written.
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}

extension JSONValue {
    /// The document with a line feed at its end: indented by two spaces, or on one line.
    package func formatted(pretty: Bool = true, notation: NumberNotation = .shortest) -> String {
        var buffer = ByteBuffer(capacity: 4096)
        buffer.append(self, notation: notation, indentation: pretty ? 0 : nil)
        buffer.append(UInt8(ascii: "\n"))
        return buffer.text
    }
}

extension Table {
    /// One record as an object with the columns' names in order.
    ///
    /// `index` must be one of `rows.indices`.
    package func record(at index: Int) -> JSONValue {
        .object(zip(columns, rows[index]).map { JSONValue.Member($0.name, $1.json) })
    }

    /// Every record as an object.
    package var records: [JSONValue] { rows.indices.map(record(at:)) }
}
