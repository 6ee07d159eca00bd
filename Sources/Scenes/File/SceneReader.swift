import Notation
import Springs

/// Reads values out of JSON5 nodes and says where one does not fit.
struct SceneReader {
    /// The file's name, for sentences.
    let file: String?

    func error(_ problem: SceneFileError.Problem, at position: SourcePosition) -> SceneFileError {
        SceneFileError(problem: problem, position: position, file: file)
    }

    func wrongKind(_ node: JSON5Node, key: String, expected: String) -> SceneFileError {
        error(.wrongKind(key: key, found: node.kind, expected: expected), at: node.position)
    }

    /// The members of an object by key, all of them known and the required ones there.
    func members(of node: JSON5Node, as keys: SceneKeys, key: String) throws(SceneFileError) -> [String: JSON5Node] {
        var members = [String: JSON5Node]()
        for member in try object(node, key: key) {
            guard keys.allowed.contains(member.key) else {
                throw error(
                    .unknownKey(String(member.key.prefix(80)), what: keys.what, allowed: keys.allowed),
                    at: member.keyPosition)
            }
            members[member.key] = member.node
        }
        for key in keys.required where members[key] == nil {
            throw error(.missingKey(key, what: keys.what), at: node.position)
        }
        return members
    }

    func object(_ node: JSON5Node, key: String) throws(SceneFileError) -> [JSON5Node.Member] {
        guard case .object(let members) = node.value else { throw wrongKind(node, key: key, expected: "an object") }
        return members
    }

    func list(_ node: JSON5Node, key: String) throws(SceneFileError) -> [JSON5Node] {
        guard case .array(let elements) = node.value else { throw wrongKind(node, key: key, expected: "a list") }
        return elements
    }

    func text(_ node: JSON5Node, key: String) throws(SceneFileError) -> String {
        guard case .string(let text) = node.value else { throw wrongKind(node, key: key, expected: "a text") }
        return text
    }

    func number(_ node: JSON5Node, key: String) throws(SceneFileError) -> Double {
        guard case .number(let number) = node.value else { throw wrongKind(node, key: key, expected: "a number") }
        guard number.isFinite else {
            throw error(.wrongKind(key: key, found: "\(number)", expected: "a finite number"), at: node.position)
        }
        return number
    }

    func bool(_ node: JSON5Node, key: String) throws(SceneFileError) -> Bool {
        guard case .bool(let value) = node.value else { throw wrongKind(node, key: key, expected: "true or false") }
        return value
    }

    /// A case of an enum by its text.
    func word<Word: RawRepresentable<String> & CaseIterable>(
        _ node: JSON5Node, key: String, as type: Word.Type
    ) throws(SceneFileError) -> Word {
        let text = try text(node, key: key)
        guard let word = Word(rawValue: text) else {
            throw error(
                .unknownWord(key: key, word: String(text.prefix(80)), allowed: Word.allCases.map(\.rawValue)),
                at: node.position)
        }
        return word
    }

    /// A name, or a list of names.
    func names(_ node: JSON5Node, key: String) throws(SceneFileError) -> [String] {
        switch node.value {
        case .string(let name): return [name]
        case .array(let elements):
            var names = [String]()
            for element in elements { names.append(try text(element, key: key)) }
            return names
        default: throw wrongKind(node, key: key, expected: "a name or a list of names")
        }
    }

    /// Seconds, the name of a timing, or a list of them to add up.
    func time(_ node: JSON5Node, key: String) throws(SceneFileError) -> EventTime {
        var time = EventTime()
        let parts = if case .array(let elements) = node.value { elements } else { [node] }
        for part in parts {
            switch part.value {
            case .number: time.seconds += try number(part, key: key)
            case .string(let name): time.timings.append(name)
            default:
                throw wrongKind(part, key: key, expected: "seconds, the name of a timing, or a list of them to add up")
            }
        }
        return time
    }

    /// An animation's text, `"none"` for a jump or `"hold"`.
    func change(_ node: JSON5Node, key: String) throws(SceneFileError) -> Change {
        switch try text(node, key: key) {
        case "none": return .jump
        case "hold": return .hold
        case let text:
            do {
                return .animated(try AnimationParser.parse(text).animation)
            } catch {
                throw self.error(.animation(key: key, error), at: node.position)
            }
        }
    }

    func adaptiveChange(_ members: [String: JSON5Node]) throws(SceneFileError) -> AdaptiveChange {
        var adaptive = AdaptiveChange(.jump)
        if let node = members["animation"] { adaptive.standard = try change(node, key: "animation") }
        if let node = members["reduceMotion"] { adaptive.reduced = try change(node, key: "reduceMotion") }
        return adaptive
    }
}
