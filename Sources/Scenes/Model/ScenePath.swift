/// A place inside a scene, in the words of a scene file: `transitions[2].to`.
package struct ScenePath: Hashable, Sendable {
    /// One step inwards.
    package enum Step: Hashable, Sendable {
        /// To the value of a key.
        case key(String)
        /// To an element of a list, counted from 0.
        case index(Int)
    }

    /// The steps from the whole scene inwards.
    package var steps: [Step]

    /// A place from its steps.
    package init(_ steps: [Step] = []) { self.steps = steps }

    /// This place seen from further out.
    func within(_ outer: [Step]) -> ScenePath { ScenePath(outer + steps) }
}

extension ScenePath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// A step to the value of a key.
    package init(stringLiteral key: String) { self = .key(key) }
    /// A step to an element of a list.
    package init(integerLiteral index: Int) { self = .index(index) }
}

extension ScenePath: CustomStringConvertible {
    /// The place as one writes it: `phases.idle.values.scale`, `variants.success.events[2].to`.
    package var description: String {
        steps.reduce(into: "") { text, step in
            switch step {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .index(let index): text += "[\(index)]"
            }
        }
    }
}
