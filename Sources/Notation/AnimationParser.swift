import Springs

/// Reads an animation in anybody's words.
///
///     let press = try AnimationParser.parse("press=.spring(duration: 0.12, bounce: 0)")
///     press.label      // "press"
///     press.animation  // Animation(.spring(Spring(duration: 0.12, bounce: 0), blendDuration: 0))
package enum AnimationParser {
    /// The most bytes a text may have: a hundred times the longest `linear()` curve in use.
    package static let byteLimit = 65_536

    /// The animation a text says, with its label if one stands before: `press=.snappy`.
    ///
    /// A label is a letter followed by letters, digits, `_` or `-`. A Swift declaration is read too, its name being the
    /// label: `static let press = Animation.snappy`. Numbers never depend on the locale; times take `0.35`, `0.35s`, `350ms`.
    /// Of several animations the first is answered, with a note on the others: see ``parseAll(_:alsoKnown:)``.
    ///
    /// - Parameter alsoKnown: words the caller understands beside animations, such as the names of scenes; only for
    ///   did-you-mean.
    /// - Throws: ``NotationError`` at the place that cannot be read.
    package static func parse(
        _ text: String, alsoKnown: [String] = []
    ) throws(NotationError) -> LabelledAnimation {
        let all = try parseAll(text, alsoKnown: alsoKnown)
        var first = all[0]
        if all.count > 1 { first.warnings.append(.othersLeftOut(all.dropFirst().map { $0.label ?? $0.source })) }
        return first
    }

    /// Every animation a text says, at least one: two `.animation(…, value:)` modifiers in a row are two, each labelled by
    /// what it observes, behind the label of the text if there is one.
    ///
    /// - Throws: ``NotationError`` at the place that cannot be read.
    package static func parseAll(
        _ text: String, alsoKnown: [String] = []
    ) throws(NotationError) -> [LabelledAnimation] {
        guard text.utf8.count <= byteLimit else {
            let problem = NotationError.Problem.tooLong(bytes: text.utf8.count, limit: byteLimit)
            throw NotationError(problem, text: String(text.prefix(80)), position: 0)
        }
        do {
            return try parse(Array(text.unicodeScalars), alsoKnown)
        } catch {
            throw error.error(in: text)
        }
    }

    private static func parse(_ scalars: [Unicode.Scalar], _ alsoKnown: [String]) throws(Fault) -> [LabelledAnimation] {
        let typed = scalars
        let scalars = Wrapping.removed(scalars)
        let whole = trimmed(scalars, 0..<scalars.count)
        if whole.isEmpty { throw Fault(.empty(label: nil), at: 0) }
        let (label, rest) = try Label.split(scalars, range: whole)
        let range = trimmed(scalars, unquoted(scalars, trimmed(scalars, rest)))
        if range.isEmpty { throw Fault(.empty(label: label), at: range.lowerBound) }
        let readings = try Dispatch(scalars: scalars, range: range, alsoKnown: alsoKnown).readings()
        var taken: Set<String> = []
        return readings.map { reading in
            var name = reading.label
            // Two modifiers may observe one value.
            if let own = name, !taken.insert(own).inserted { name = nil }
            let place = readings.count > 1 ? reading.place ?? range : range
            return LabelledAnimation(
                label: [reading.isBehindLabel ? label : nil, name].compactMap { $0 }.joined(separator: "-").nonEmpty,
                animation: reading.animation, source: String(String.UnicodeScalarView(typed[place])),
                ecosystem: reading.ecosystem,
                warnings: reading.warnings
                    + reading.animation.warnings.filter { $0.concerns(reading.ecosystem) }.map(NotationWarning.spring)
                    + Likeness.warnings(of: reading))
        }
    }

    private static func trimmed(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Range<Int> {
        let slice = scalars[range].trimmed
        return slice.startIndex..<slice.endIndex
    }

    /// Without one pair of quotes around everything but a comment, as left over from a shell line in a list.
    private static func unquoted(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Range<Int> {
        guard let first = scalars[range].first, first == "'" || first == "\"",
            let closing = scalars[range].dropFirst().firstIndex(of: first)
        else { return range }
        let rest = scalars[(closing + 1)..<range.upperBound].drop(while: \.isBlank)
        guard rest.isEmpty || rest.starts(with: "//".unicodeScalars) || rest.elementsEqual(";".unicodeScalars) else {
            return range
        }
        return (range.lowerBound + 1)..<closing
    }
}

extension String {
    /// Nil for the empty text.
    var nonEmpty: String? { isEmpty ? nil : self }
}

extension SpringWarning {
    /// Whether this matters to people who write in an ecosystem: SwiftUI's getters are not called elsewhere.
    fileprivate func concerns(_ ecosystem: Ecosystem) -> Bool {
        if case .swiftUIGettersWrong = self { ecosystem == .swiftUI || ecosystem == .short } else { true }
    }
}
