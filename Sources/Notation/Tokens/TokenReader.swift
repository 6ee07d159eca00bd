import Springs
import Words

/// Walks through the groups of a token file and reads what animates something.
struct TokenReader {
    private let root: JSON5Node
    private(set) var tokens: [MotionToken] = []

    init(_ root: JSON5Node) {
        self.root = root
    }

    /// Reads all tokens.
    mutating func read() throws(TokenFileError) {
        guard case .object = root.value else {
            throw TokenFileError(problem: .noObject(found: root.kind), path: "", position: root.position)
        }
        try group(root, path: [], type: nil)
    }

    private mutating func group(_ node: JSON5Node, path: [String], type: String?) throws(TokenFileError) {
        let type = node["$type"]?.text ?? type
        // The one duration of a group is that of its easings.
        let durations = node.members.filter {
            $0.node["$value"] != nil && ($0.node["$type"]?.text ?? type) == "duration"
        }
        for member in node.members where !member.key.hasPrefix("$") {
            guard case .object = member.node.value else { continue }
            let path = path + [member.key]
            guard let value = member.node["$value"] else {
                try group(member.node, path: path, type: type)
                continue
            }
            let place = Place(path: path, position: member.keyPosition)
            let own = member.node["$type"]?.text ?? type
            let beside = durations.count == 1 ? durations[0].node["$value"] : nil
            if let token = try token(member.node, value, own, beside, place) { tokens.append(token) }
        }
    }

    /// Where a token stands.
    private struct Place {
        let path: [String]
        let position: SourcePosition
        var name: String { path.joined(separator: ".") }
    }

    private func fault(_ problem: TokenFileError.Problem, _ place: Place, at node: JSON5Node) -> TokenFileError {
        TokenFileError(problem: problem, path: place.name, position: node.position)
    }

    /// A token's animation; nil where it animates nothing.
    private func token(
        _ node: JSON5Node, _ value: JSON5Node, _ type: String?, _ beside: JSON5Node?, _ place: Place
    ) throws(TokenFileError) -> MotionToken? {
        if let spring = node["$extensions"]?[TokenFile.springKey] {
            var notes: [NotationWarning] = []
            let animation = try own(spring, place, &notes)
            var findings: [String] = []
            if type == "transition" {
                let value = try transition(try resolved(value, place), place)
                findings = TokenFallback.findings(value, instead: animation).map { "\(place.name): \($0)" }
            }
            return MotionToken(
                path: place.path, animation: animation, position: place.position, notes: notes.map(\.description),
                findings: findings)
        }
        let isSpring = type?.lowercased().hasSuffix("spring") ?? false
        guard isSpring || ["transition", "cubicBezier", nil].contains(type) else { return nil }
        let value = try resolved(value, place)
        if isSpring || (type == nil && TokenReader.isSpring(value)) {
            var notes: [NotationWarning] = []
            let animation: Animation
            if value["duration"] != nil, value.members.allSatisfy({ Self.ownWords.contains($0.key) }) {
                animation = try own(value, place, &notes)
            } else {
                let read = try spoken(value, place)
                (animation, notes) = (read.animation, read.warnings)
            }
            return MotionToken(
                path: place.path, animation: animation, position: place.position, notes: notes.map(\.description),
                findings: [])
        }
        switch type {
        case "transition":
            return MotionToken(
                path: place.path, animation: try transition(value, place), position: place.position, notes: [],
                findings: [])
        case "cubicBezier":
            let curve = try bezier(value, place)
            let duration = try beside.map { node throws(TokenFileError) in try seconds(node, place) }
            return MotionToken(
                path: place.path,
                animation: Animation(.timingCurve(curve, duration: duration ?? Animation.defaultCurveDuration)),
                position: place.position,
                notes: duration == nil
                    ? [NotationWarning.durationAssumed(seconds: Animation.defaultCurveDuration).description] : [],
                findings: [])
        default: return nil
        }
    }

    private static let springWords: Set<String> = [
        "stiffness", "tension", "bounce", "response", "dampingFraction", "dampingRatio",
    ]

    private static func isSpring(_ value: JSON5Node) -> Bool {
        value.members.contains { springWords.contains($0.key) }
    }

    private static let ownWords = ["duration", "bounce", "mass", "velocity"]

    /// `{ "duration": 0.35, "bounce": 0.35 }` with a mass and a velocity in travels a second where they are not 1 and 0.
    private func own(
        _ value: JSON5Node, _ place: Place, _ notes: inout [NotationWarning]
    ) throws(TokenFileError) -> Animation {
        if let other = value.members.first(where: { !Self.ownWords.contains($0.key) }) {
            throw TokenFileError(
                problem: .unknownMember(other.key, type: "spring", allowed: Self.ownWords), path: place.name,
                position: other.keyPosition)
        }
        guard let duration = value["duration"] else {
            throw fault(.missing(member: "duration", type: "spring"), place, at: value)
        }
        func number(_ name: String, default standard: Double) throws(TokenFileError) -> Double {
            guard let node = value[name] else { return standard }
            guard let number = node.number else {
                throw fault(.wrongValue(type: name, found: node.kind, expected: "a number"), place, at: node)
            }
            return number
        }
        let seconds = if let number = duration.number { number } else { try seconds(duration, place) }
        let bounce = try number("bounce", default: 0)
        let mass = try number("mass", default: 1)
        let velocity = try number("velocity", default: 0)
        do throws(SpringError) {
            let plain = try Spring(duration: seconds, bounce: bounce)
            let spring =
                mass == 1
                ? plain : try Spring(mass: mass, stiffness: plain.stiffness * mass, damping: plain.damping * mass)
            return spring.starting(at: velocity, &notes)
        } catch {
            let problem = NotationError(.spring(error), text: "", position: 0)
            throw fault(.animation(problem), place, at: value)
        }
    }

    /// An object or a text in the words of some ecosystem.
    private func spoken(_ value: JSON5Node, _ place: Place) throws(TokenFileError) -> LabelledAnimation {
        let text: String
        switch value.value {
        case .string(let words): text = words
        case .object(let members):
            let fields = try members.map { member throws(TokenFileError) -> String in
                switch member.node.value {
                case .number(let number): return "\(member.key): \(NumberText.plain(number))"
                case .string(let word): return "\(member.key): \"\(word)\""
                case .object, .array, .bool, .null:
                    throw fault(
                        .wrongValue(type: member.key, found: member.node.kind, expected: "a number"), place,
                        at: member.node)
                }
            }
            text = "{ \(fields.joined(separator: ", ")) }"
        case .number, .array, .bool, .null:
            throw fault(
                .wrongValue(
                    type: "spring", found: value.kind,
                    expected: "an object such as { \"duration\": 0.35, \"bounce\": 0.35 }"),
                place, at: value)
        }
        do {
            return try AnimationParser.parse(text)
        } catch {
            throw fault(.animation(error), place, at: value)
        }
    }

    /// The value that references lead to, each of the form `{group.name}`.
    private func resolved(
        _ value: JSON5Node, _ place: Place, seen: [String] = []
    ) throws(TokenFileError) -> JSON5Node {
        guard let text = value.text, text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return value }
        let name = String(text.dropFirst().dropLast())
        let way = seen.isEmpty ? [place.name] : seen
        guard !way.contains(name) else { throw fault(.cycle(way + [name]), place, at: value) }
        var node = root
        for part in name.split(separator: ".").map(String.init) {
            guard let next = node[part] else {
                let suggestion = Suggestion.nearest(to: name, among: names(root, path: []))
                throw fault(.unknownReference(name, suggestion: suggestion), place, at: value)
            }
            node = next
        }
        guard let next = node["$value"] else {
            throw fault(.unknownReference(name, suggestion: nil), place, at: value)
        }
        return try resolved(next, place, seen: way + [name])
    }

    /// The names of all tokens.
    private func names(_ node: JSON5Node, path: [String]) -> [String] {
        node.members.filter { !$0.key.hasPrefix("$") }.flatMap { member -> [String] in
            let path = path + [member.key]
            return member.node["$value"] == nil ? names(member.node, path: path) : [path.joined(separator: ".")]
        }
    }

    private static let parts = ["duration", "delay", "timingFunction"]

    /// `{ "duration": …, "delay": …, "timingFunction": … }`: all three, and nothing else.
    private func transition(_ value: JSON5Node, _ place: Place) throws(TokenFileError) -> Animation {
        guard case .object(let members) = value.value else {
            throw fault(
                .wrongValue(
                    type: "transition", found: value.kind, expected: "an object of duration, delay and timingFunction"),
                place, at: value)
        }
        if let other = members.first(where: { !Self.parts.contains($0.key) }) {
            throw TokenFileError(
                problem: .unknownMember(other.key, type: "transition", allowed: Self.parts), path: place.name,
                position: other.keyPosition)
        }
        func part(_ name: String) throws(TokenFileError) -> JSON5Node {
            guard let node = value[name] else {
                throw fault(.missing(member: name, type: "transition"), place, at: value)
            }
            return node
        }
        let duration = try seconds(try part("duration"), place)
        let delay = try seconds(try part("delay"), place)
        let curve = try bezier(try resolved(try part("timingFunction"), place), place)
        guard duration > 0 else {
            throw fault(
                .wrongValue(type: "duration", found: NumberText.shortest(duration), expected: "a time above 0"), place,
                at: try part("duration"))
        }
        return Animation(.timingCurve(curve, duration: duration), modifiers: delay > 0 ? [.delay(delay)] : [])
    }

    /// `{ "value": 350, "unit": "ms" }`, and `"350ms"` of older files.
    private func seconds(_ value: JSON5Node, _ place: Place) throws(TokenFileError) -> Double {
        let value = try resolved(value, place)
        let expected = "an object such as { \"value\": 350, \"unit\": \"ms\" }"
        if let text = value.text {
            for (unit, scale) in [("ms", 1000.0), ("s", 1)] where text.hasSuffix(unit) {
                if let number = Double(text.dropLast(unit.count)), number.isFinite, number >= 0 {
                    return number / scale
                }
            }
        }
        guard case .object(let members) = value.value else {
            throw fault(.wrongValue(type: "duration", found: value.kind, expected: expected), place, at: value)
        }
        let names = ["value", "unit"]
        if let other = members.first(where: { !names.contains($0.key) }) {
            throw TokenFileError(
                problem: .unknownMember(other.key, type: "duration", allowed: names), path: place.name,
                position: other.keyPosition)
        }
        guard let number = value["value"] else {
            throw fault(.missing(member: "value", type: "duration"), place, at: value)
        }
        guard let unit = value["unit"] else {
            throw fault(.missing(member: "unit", type: "duration"), place, at: value)
        }
        guard let amount = number.number, amount.isFinite, amount >= 0, amount <= 1e9 else {
            throw fault(
                .wrongValue(type: "value", found: number.kind, expected: "a number of 0 or more"), place, at: number)
        }
        switch unit.text {
        case "ms": return amount / 1000
        case "s": return amount
        default:
            throw fault(
                .wrongValue(type: "unit", found: unit.text.map { quoted($0) } ?? unit.kind, expected: "ms or s"), place,
                at: unit)
        }
    }

    /// `[x1, y1, x2, y2]`, x from 0 to 1.
    private func bezier(_ value: JSON5Node, _ place: Place) throws(TokenFileError) -> TimingCurve {
        let expected = "four numbers x1, y1, x2, y2"
        guard case .array(let elements) = value.value else {
            throw fault(.wrongValue(type: "cubicBezier", found: value.kind, expected: expected), place, at: value)
        }
        let numbers = elements.compactMap(\.number)
        guard numbers.count == 4, elements.count == 4 else {
            throw fault(
                .wrongValue(
                    type: "cubicBezier", found: "a list of \(Measure.count(elements.count, "element"))",
                    expected: expected),
                place, at: value)
        }
        do {
            return .cubicBezier(try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
        } catch {
            throw fault(
                .wrongValue(type: "cubicBezier", found: "these numbers", expected: "\(expected), x from 0 to 1"), place,
                at: value)
        }
    }
}
