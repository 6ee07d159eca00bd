/// A value in a JSON5 text, and where it stands.
struct JSON5Node: Hashable, Sendable {
    /// What a JSON5 value can be.
    indirect enum Value: Hashable, Sendable {
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
    struct Member: Hashable, Sendable {
        let key: String
        let keyPosition: SourcePosition
        let node: JSON5Node
    }

    let value: Value
    let position: SourcePosition

    /// What kind of value it is, for sentences.
    var kind: String {
        switch value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// The position of what a path leads to, or of the last thing on the way that is there; with `ofKey`, of the last
    /// key rather than its value.
    func position(of path: ScenePath, ofKey: Bool) -> SourcePosition {
        var node = self
        for (index, step) in path.steps.enumerated() {
            switch (step, node.value) {
            case (.key(let key), .object(let members)):
                guard let member = members.first(where: { $0.key == key }) else { return node.position }
                if ofKey, index == path.steps.count - 1 { return member.keyPosition }
                node = member.node
            case (.index(let position), .array(let elements)):
                guard elements.indices.contains(position) else { return node.position }
                node = elements[position]
            default:
                return node.position
            }
        }
        return node.position
    }
}

/// A place in a text.
package struct SourcePosition: Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The character in the line, from 1; a character is a Unicode scalar.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
