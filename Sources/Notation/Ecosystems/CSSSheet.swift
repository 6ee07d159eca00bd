import Springs
import Words

/// Declarations of a style sheet that animate something: `transition`, `animation`, their longhands, and custom properties that
/// hold an easing; with or without the rule around them, also as JavaScript quotes them.
///
/// Source: CSS Transitions Level 1 and CSS Animations Level 1 (w3.org/TR/css-transitions-1, w3.org/TR/css-animations-1).
struct CSSSheet {
    /// A property and where its value stands.
    private struct Declaration {
        let name: String
        let value: Range<Int>
    }

    private let scalars: [Unicode.Scalar]
    private var declarations: [Declaration] = []
    /// What was noticed so far.
    private var warnings: [NotationWarning] = []

    private static let shorthands: Set<String> = ["transition", "animation"]
    private static let longhands: Set<String> = ["duration", "timing-function", "delay", "property", "iteration-count"]

    /// Nil where no declaration animates anything.
    init?(_ snippet: Snippet) {
        scalars = snippet.scalars
        declarations = Self.declarations(scalars, snippet.range).filter { declaration in
            let name = declaration.name
            if name.hasPrefix("--") {
                return (try? easing(at: declaration.value)) != nil || (try? time(at: declaration.value)) != nil
            }
            return Self.shorthands.contains(name)
                || Self.shorthands.contains { prefix in Self.longhands.contains { name == "\(prefix)-\($0)" } }
        }
        // JavaScript's transitions are objects.
        declarations.removeAll { scalars[$0.value].first == "{" }
        let hasCurve = declarations.contains { declaration in
            declaration.name.hasPrefix("--")
                ? (try? easing(at: declaration.value)) != nil
                : !declaration.name.hasSuffix("-delay") && !declaration.name.hasSuffix("-property")
        }
        if !hasCurve { return nil }
    }

    /// The animations, each called after its property where there are several.
    mutating func readings() throws(Fault) -> [Reading] {
        var found: [Reading] = []
        for declaration in declarations {
            switch declaration.name {
            case "transition": found += try transitions(declaration.value)
            case "animation": found += try animations(declaration.value)
            default: continue
            }
        }
        for shorthand in Self.shorthands.sorted() { found += try longhands(of: shorthand) }
        found += try customProperties()
        for index in found.indices { found[index].warnings += warnings }
        return found
    }

    /// `transform 0.36s ease, opacity 0.12s linear`.
    private func transitions(_ value: Range<Int>) throws(Fault) -> [Reading] {
        let parts = Self.parts(scalars, value)
        return try parts.map { part throws(Fault) in
            var reader = try CSSReader(transition: Lexer(scalars, range: part, hyphenatedNames: true))
            let animation = try reader.animation()
            return Reading(
                animation, label: parts.count > 1 ? reader.property.flatMap(Label.fitting) : nil,
                warnings: reader.warnings)
        }
    }

    /// `nudge 0.28s ease-out 40ms 2 alternate both`: a name, the times, the easing, how often and in which direction.
    private func animations(_ value: Range<Int>) throws(Fault) -> [Reading] {
        let parts = Self.parts(scalars, value)
        return try parts.map { part throws(Fault) in
            var reader = try CSSReader(transition: Lexer(scalars, range: part, hyphenatedNames: true))
            let animation = try reader.keyframedAnimation()
            return Reading(
                animation, label: parts.count > 1 ? reader.property.flatMap(Label.fitting) : nil,
                warnings: reader.warnings)
        }
    }

    /// The longhands of `transition` or `animation`, lists paired as CSS does: the shorter ones start anew.
    private func longhands(of shorthand: String) throws(Fault) -> [Reading] {
        func parts(_ property: String) -> [Range<Int>] {
            declarations.last { $0.name == "\(shorthand)-\(property)" }.map { Self.parts(scalars, $0.value) } ?? []
        }
        let (durations, easings, delays) = (parts("duration"), parts("timing-function"), parts("delay"))
        let properties = parts("property")
        let count = max(durations.count, easings.count)
        guard count > 0 else { return [] }
        return try (0..<count).map { index throws(Fault) in
            var notes: [NotationWarning] = []
            let curve = easings.isEmpty ? .ease : try easing(at: easings[index % easings.count])
            var duration = Animation.defaultCurveDuration
            if durations.isEmpty {
                notes.append(.durationAssumed(seconds: duration))
            } else {
                let place = durations[index % durations.count]
                duration = try Quantity.curveDuration(try time(at: place), "duration", at: place.lowerBound)
            }
            var modifiers: [Animation.Modifier] = []
            if !delays.isEmpty {
                let place = delays[index % delays.count]
                let delay = try Quantity.delay(try time(at: place), at: place.lowerBound)
                if delay > 0 { modifiers = [.delay(delay)] }
            }
            let label = properties.count > index && count > 1 ? text(properties[index]) : nil
            return Reading(
                Animation(.timingCurve(curve, duration: duration), modifiers: modifiers),
                label: label.flatMap(Label.fitting), warnings: notes)
        }
    }

    /// `--pop: cubic-bezier(…)`, with the duration of `--pop-duration` or of the only duration there is.
    private func customProperties() throws(Fault) -> [Reading] {
        let custom = declarations.filter { $0.name.hasPrefix("--") }
        let durations = custom.filter { (try? time(at: $0.value)) != nil }
        var found: [Reading] = []
        for declaration in custom {
            guard let curve = try? easing(at: declaration.value) else { continue }
            let name = Self.stem(declaration.name)
            let beside =
                durations.first { Self.stem($0.name) == name }
                ?? (durations.count == 1 ? durations.first : nil)
            var notes: [NotationWarning] = []
            var duration = Animation.defaultCurveDuration
            if let beside {
                duration = try Quantity.curveDuration(
                    try time(at: beside.value), "duration", at: beside.value.lowerBound)
            } else {
                notes.append(.durationAssumed(seconds: duration))
            }
            found.append(
                Reading(
                    Animation(.timingCurve(curve, duration: duration)), label: Label.fitting(name), warnings: notes))
        }
        return found
    }

    /// A custom property's name without what says that it is an easing or a duration: `pop` of `--pop-duration`.
    private static func stem(_ name: String) -> String {
        var stem = name.drop { $0 == "-" }
        for ending in ["-easing", "-ease", "-timing-function", "-timing", "-curve", "-duration", "-time"]
        where stem.hasSuffix(ending) {
            stem = stem.dropLast(ending.count)
            break
        }
        return String(stem)
    }

    private func easing(at range: Range<Int>) throws(Fault) -> TimingCurve {
        var reader = try CSSReader(transition: Lexer(scalars, range: range, hyphenatedNames: true))
        let curve = try reader.easing()
        guard reader.token.kind == .end else { throw reader.unexpected("the end of the easing") }
        return curve
    }

    private func time(at range: Range<Int>) throws(Fault) -> Double {
        var reader = try CSSReader(transition: Lexer(scalars, range: range, hyphenatedNames: true))
        let time = try reader.time()
        guard reader.token.kind == .end else { throw reader.unexpected("the end of the time") }
        return time
    }

    private func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
}

extension CSSSheet {
    /// The pieces of a value between its commas, those in brackets left alone.
    private static func parts(_ scalars: [Unicode.Scalar], _ value: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var (open, start) = (0, value.lowerBound)
        func add(_ end: Int) {
            let part = scalars[start..<end].trimmed
            if !part.isEmpty { parts.append(part.startIndex..<part.endIndex) }
        }
        for index in value {
            switch scalars[index] {
            case "(": open += 1
            case ")": open -= 1
            case "," where open == 0:
                add(index)
                start = index + 1
            default: break
            }
        }
        add(value.upperBound)
        return parts
    }

    /// `name: value` pairs. Selectors and the contents of at-rules, which say what holds elsewhere, are passed over.
    private static func declarations(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> [Declaration] {
        var found: [Declaration] = []
        var (round, start, index) = (0, range.lowerBound, range.lowerBound)
        func end(at place: Int) {
            let piece = scalars[start..<place].trimmed
            guard let colon = piece.firstIndex(of: ":"), let name = name(piece[..<colon]) else { return }
            let value = unquoted(piece[(colon + 1)...].trimmed)
            if !value.isEmpty { found.append(Declaration(name: name, value: value.startIndex..<value.endIndex)) }
        }
        while index < range.upperBound {
            switch scalars[index] {
            case "/" where index + 1 < range.upperBound && scalars[index + 1] == "*":
                // A comment parts as a blank does.
                if scalars[start..<index].trimmed.isEmpty {
                    while index + 1 < range.upperBound,
                        scalars[index] != "*" || scalars[index + 1] != "/" || index == start
                    {
                        index += 1
                    }
                    start = min(index + 2, range.upperBound)
                    index = start - 1
                }
            case "(": round += 1
            case ")": round -= 1
            case "{" where round == 0:
                if scalars[start..<index].trimmed.first == "@" {
                    var open = 0
                    repeat {
                        if scalars[index] == "{" { open += 1 }
                        if scalars[index] == "}" { open -= 1 }
                        index += 1
                    } while open > 0 && index < range.upperBound
                    index -= 1
                }
                start = index + 1
            case ";" where round == 0, "}" where round == 0:
                end(at: index)
                start = index + 1
            default: break
            }
            index += 1
        }
        end(at: range.upperBound)
        return found
    }

    /// A property's name in hyphens: `transition-duration`, also where JavaScript writes `transitionDuration`; nil for what is no
    /// name.
    private static func name(_ slice: ArraySlice<Unicode.Scalar>) -> String? {
        let slice = unquoted(slice.trimmed)
        guard !slice.isEmpty, slice.allSatisfy({ $0.continuesName || $0 == "-" }) else { return nil }
        let text = String(String.UnicodeScalarView(slice))
        if text.contains("-") { return text }
        return text.reduce(into: "") { name, letter in
            name += letter.isUppercase ? "-\(letter.lowercased())" : "\(letter)"
        }
    }

    /// Without quotes and a comma behind them.
    private static func unquoted(_ slice: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        var slice = slice
        if slice.last == "," { slice = slice.dropLast().trimmed }
        guard let first = slice.first, first == "'" || first == "\"", slice.count > 1, slice.last == first else {
            return slice
        }
        return slice.dropFirst().dropLast().trimmed
    }
}
