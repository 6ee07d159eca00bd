import Springs
import Words

/// Finds out whose words a text uses and hands it to their reader.
struct Dispatch {
    /// The whole text.
    let scalars: [Unicode.Scalar]
    /// The animation in it, without label and blanks.
    let range: Range<Int>
    /// Other words that may be meant, such as the names of scenes.
    let alsoKnown: [String]

    /// The animations, at least one, and whose words they were.
    func readings() throws(Fault) -> [Reading] {
        do throws(Fault) {
            let snippet = Snippet(scalars, range: range)
            if let modifiers = snippet.chain?.animationModifiers, modifiers.count > 1 {
                return try modifiers.map { modifier throws(Fault) in
                    var reading = try Self.reading(snippet.part(modifier.animation))
                    reading.label = modifier.value.flatMap { Label.fitting(snippet.text($0.range)) }
                    return reading
                }
            }
            return [try Self.reading(snippet)]
        } catch {
            throw unknownWord(instead: error) ?? error
        }
    }

    /// The reading of the ecosystem that recognises a snippet most surely.
    private static func reading(_ snippet: Snippet) throws(Fault) -> Reading {
        var best: (ecosystem: Ecosystem, recognition: Recognition)?
        for ecosystem in Ecosystem.all {
            guard let recognition = ecosystem.recognise(snippet) else { continue }
            if best.map({ recognition > $0.recognition }) ?? true { best = (ecosystem, recognition) }
        }
        let ecosystem = best?.ecosystem ?? .swiftUI
        var reading = try ecosystem.read(snippet)
        reading.ecosystem = ecosystem
        return reading
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
    var warnings: [NotationWarning]

    init(_ animation: Animation, warnings: [NotationWarning] = []) {
        self.animation = animation
        self.warnings = warnings
    }
}

extension Chain {
    /// The animations of `.animation(…, value: …)` modifiers in a row, and what each observes.
    var animationModifiers: [(animation: Node, value: Node?)] {
        links.compactMap { link in
            guard link.name == "animation", let first = link.arguments?.first, first.label == nil else { return nil }
            return (first.value, link.arguments?.first { $0.label == "value" }?.value)
        }
    }
}
