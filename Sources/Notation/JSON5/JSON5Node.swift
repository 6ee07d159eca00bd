/// A value in a JSON5 text, and where it stands.
package struct JSON5Node: Hashable, Sendable {
    /// What a JSON5 value can be.
    package indirect enum Value: Hashable, Sendable {
        case null
        case bool(Bool)
        /// Any double: JSON5 has Infinity and NaN too.
        case number(Double)
        case string(String)
        case array([JSON5Node])
        /// The members in the order of the text; keys are unique.
        case object([Member])
    }

    /// A key with its value.
    package struct Member: Hashable, Sendable {
        package let key: String
        package let keyPosition: SourcePosition
        package let node: JSON5Node
    }

    package let value: Value
    package let position: SourcePosition

    /// What kind of value it is, for sentences.
    package var kind: String {
        switch value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
