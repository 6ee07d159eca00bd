import Springs
import Words

/// Finds every animation of a text, and for each out whose words it uses.
struct Dispatch {
    /// The whole text.
    let scalars: [Unicode.Scalar]
    /// What is read, without label and blanks.
    let range: Range<Int>
    /// Other words that may be meant, such as the names of scenes.
    let alsoKnown: [String]

    /// The animations, at least one, each with whose words it is in and what it is called there.
    func readings() throws(Fault) -> [Reading] {
        do throws(Fault) {
            let found = try statements()
            // Nothing that was recognised: the likeliest reader says what is wrong.
            return try found.isEmpty ? Self.readings(of: Snippet(scalars, range: range), at: .form) ?? [] : found
        } catch {
            throw unknownWord(instead: error) ?? error
        }
    }

    /// Where an expression stands: at the start of what is read, in a later statement, or inside other code.
    private enum Place {
        case start, statement, inside
    }

    /// The animations of all statements.
    private func statements() throws(Fault) -> [Reading] {
        var found: [Reading] = []
        var rest: Range<Int>? = range
        var choiceFree = 0
        while let piece = rest {
            let isFirst = piece == range
            // What stands before the first is the caller's to split.
            let (label, body) = isFirst ? (nil, piece) : (try? Label.split(scalars, range: piece)) ?? (nil, piece)
            guard !body.isEmpty else { break }
            let snippet = Snippet(scalars, range: body, choiceFree: choiceFree)
            choiceFree = snippet.rest?.choiceFree ?? choiceFree
            var here = try Self.animations(in: snippet, place: isFirst ? .start : .statement)
            if !isFirst, let label {
                here = here.map { reading in
                    var reading = reading
                    reading.label = reading.label.map { "\(label)-\($0)" } ?? label
                    return reading
                }
            }
            for index in here.indices { here[index].isBehindLabel = isFirst }
            found += here
            if here.contains(where: { $0.ecosystem.readsWhole }) { break }
            rest = snippet.remainder ?? snippet.assigned
            if let next = rest, next.lowerBound <= piece.lowerBound { break }
        }
        return found
    }

    /// Every animation in an expression: what it chooses between, its modifiers in a row, itself, or what is inside it.
    private static func animations(in snippet: Snippet, place: Place) throws(Fault) -> [Reading] {
        if let node = snippet.node {
            if case .choice(let condition, let yes, let no) = node.form {
                return try choice(snippet, Condition(snippet.text(condition)), yes, no)
            }
            let modifiers = node.chain?.animationModifiers ?? []
            if !modifiers.isEmpty {
                let found = try modifiers.map { modifier throws(Fault) in
                    let label = modifier.value.flatMap { Label.fitting(snippet.text($0.range)) }
                    return try leaves(snippet.part(modifier.animation)).map { reading in
                        var reading = reading
                        if modifiers.count > 1 {
                            reading.label = [label, reading.label].compactMap { $0 }.joined(separator: "-").nonEmpty
                        }
                        return reading
                    }
                }
                return Array(found.joined())
            }
        }
        let least: Recognition = place == .inside ? .words : .bareName
        if let readings = try readings(of: snippet, at: least, place) { return readings }
        return try inside(snippet)
    }

    /// The animations in a part that must be one.
    private static func leaves(_ part: Snippet) throws(Fault) -> [Reading] {
        let found = try animations(in: part, place: .start)
        return try found.isEmpty ? readings(of: part, at: .form) ?? [] : found
    }

    private static func choice(
        _ snippet: Snippet, _ condition: Condition, _ yes: Node, _ no: Node
    ) throws(Fault) -> [Reading] {
        var first = try animations(in: snippet.part(yes), place: .start)
        var second = try animations(in: snippet.part(no), place: .start)
        // A choice between two values is none between animations.
        if first.isEmpty, second.isEmpty {
            guard yes.isAnimationLike || no.isAnimationLike else { return [] }
            first = try leaves(snippet.part(yes))
        }
        if first.isEmpty { first = try leaves(snippet.part(yes)) }
        if second.isEmpty { second = try leaves(snippet.part(no)) }
        guard first.count == 1, second.count == 1 else { return first + second }
        if let labels = condition.labels {
            (first[0].label, second[0].label) = (labels.yes, labels.no)
            return condition.isTurned ? second + first : first + second
        }
        first[0].warnings.insert(.chosen(condition: condition.text), at: 0)
        return first + second
    }

    /// The animations among the arguments of a call, the fields of an object or the items of a list.
    private static func inside(_ snippet: Snippet) throws(Fault) -> [Reading] {
        var parts: [(label: String?, node: Node)] = []
        switch snippet.node?.form {
        case .chain(let chain):
            parts = chain.links.flatMap { ($0.arguments ?? []).map { (nil, $0.value) } }
        case .object(let fields): parts = fields.map { ($0.label, $0.value) }
        case .list(let items): parts = items.map { (nil, $0) }
        case .arithmetic, .choice, .number, .string, .opaque, nil: break
        }
        let found = try parts.map { part throws(Fault) in
            (part.label, try animations(in: snippet.part(part.node), place: .inside))
        }
        let isOne = found.reduce(0) { $0 + $1.1.count } <= 1
        return found.flatMap { label, readings in
            readings.map { reading in
                var reading = reading
                if !isOne, reading.label == nil { reading.label = label }
                return reading
            }
        }
    }

    /// The readings of the ecosystem that recognises a snippet most surely; nil where none does surely enough.
    private static func readings(
        of snippet: Snippet, at least: Recognition, _ place: Place = .start
    ) throws(Fault) -> [Reading]? {
        var best: (ecosystem: Ecosystem, recognition: Recognition)?
        // Plain numbers and bare words inside code are no animations.
        for ecosystem in Ecosystem.all where place == .start || !ecosystem.readsWhole {
            guard let recognition = ecosystem.recognise(snippet), recognition >= least else { continue }
            if best.map({ recognition > $0.recognition }) ?? true { best = (ecosystem, recognition) }
        }
        guard let ecosystem = best?.ecosystem ?? (least == .form ? .swiftUI : nil) else { return nil }
        if let object = snippet.object { try Family.refuseMixed(object) }
        return try ecosystem.read(snippet).map { reading in
            var reading = reading
            reading.ecosystem = ecosystem
            if reading.place == nil { reading.place = snippet.node?.range }
            return reading
        }
    }

    /// A text that is one plain word, such as a scene's misspelt name, is called unknown as a whole.
    private func unknownWord(instead fault: Fault) -> Fault? {
        let isPlain = scalars[range].allSatisfy { $0.continuesName || $0 == "-" || $0 == "." }
        guard isPlain, scalars[range.lowerBound].startsName, fault.offset == range.lowerBound else { return nil }
        switch fault.problem {
        case .unknownName, .wrongKind: break
        default: return nil
        }
        let word = String(String.UnicodeScalarView(scalars[range]))
        let known = Vocabulary.animations + Vocabulary.cssEasings.filter { $0.contains("-") } + alsoKnown
        return Fault(
            .unknownName(
                String(word.prefix(40)), kind: alsoKnown.isEmpty ? "animation" : "animation or scene",
                suggestion: Suggestion.nearest(to: word, among: known), allowed: Vocabulary.animations + alsoKnown),
            at: range.lowerBound)
    }
}

/// What a text turned out to be.
struct Reading: Sendable {
    var animation: Animation
    /// Whose words it is in.
    var ecosystem = Ecosystem.swiftUI
    /// A name that the code gives the animation.
    var label: String?
    /// Where it stands; nil for the whole text.
    var place: Range<Int>?
    /// Whether it belongs to the label in front of the text.
    var isBehindLabel = true
    var warnings: [NotationWarning]

    init(_ animation: Animation, label: String? = nil, warnings: [NotationWarning] = []) {
        self.animation = animation
        self.label = label
        self.warnings = warnings
    }
}

extension Chain {
    /// The animations of `withAnimation(…)` and of `.animation(…, value: …)` modifiers in a row, and what each observes.
    var animationModifiers: [(animation: Node, value: Node?)] {
        links.compactMap { link in
            guard link.name == "animation" || link.name == "withAnimation", let first = link.arguments?.first,
                first.label == nil
            else { return nil }
            return (first.value, link.arguments?.first { $0.label == "value" }?.value)
        }
    }
}

extension Node {
    /// Whether a misspelt animation may be meant: a name with a dot in front or a call.
    fileprivate var isAnimationLike: Bool {
        guard let chain else { return false }
        return chain.leadingDot || chain.links.contains { $0.arguments != nil }
    }
}
