/// The name before an animation: `press=.snappy`.
///
/// A label starts with a letter (of any script) or `_` and goes on with letters, digits, `_` or `-`; it has at most
/// ``lengthLimit`` characters. Blanks around `=` are allowed. Only a `=` in front of the animation makes a label:
/// `spring(stiffness = 322f)` has none.
enum Label {
    /// The most characters a label may have.
    static let lengthLimit = 64

    /// Signs that show that an animation has begun, so that a `=` behind them belongs to it.
    private static let animationSigns: Set<Unicode.Scalar> = ["(", "{", "[", ",", ":", ";", "\"", "'", "/", "<"]
    private static let declarations: Set<String> = [
        "let", "var", "val", "const", "static", "public", "private", "internal", "final", "fileprivate", "nonisolated",
        "case", "export", "override", "open", "package", "late",
    ]

    /// The label at the start of a range, if there is one, and where the animation begins.
    static func split(
        _ scalars: [Unicode.Scalar], range: Range<Int>
    ) throws(Fault) -> (label: String?, animation: Range<Int>) {
        // No label is that long, and a text of many lines is not searched to its end for each.
        guard let equals = scalars[range].prefix(500).firstIndex(where: { $0 == "=" || animationSigns.contains($0) }),
            scalars[equals] == "=" || scalars[equals] == ":"
        else { return (nil, range) }
        // A comparison, or an arrow of JavaScript.
        let isSign =
            scalars[equals] == "=" && equals + 1 < range.upperBound && ["=", ">"].contains(scalars[equals + 1])
        let isEnd = equals > range.lowerBound && ["!", "<", ">"].contains(scalars[equals - 1])
        let start = range.lowerBound
        let before = scalars[start..<equals]
        let words = before.split(whereSeparator: \.properties.isWhitespace)
        // A line of niri's configuration: `spring damping-ratio=0.7`.
        if words.count == 2, text(words[0]) == "spring" { return (nil, range) }
        if let word = words.first, words.count == 1, Ecosystem.assignedNames.contains(text(word)) {
            return (nil, range)
        }
        // `SpringDescription get lift => …`
        if words.count > 1, text(words[words.count - 2]) == "get", let name = words.last, equals + 1 < range.upperBound,
            scalars[equals + 1] == ">"
        {
            try check(name)
            return (text(name), (equals + 2)..<range.upperBound)
        }
        if isSign || isEnd { return (nil, range) }
        let isDeclaration = words.first.map { declarations.contains(text($0)) } ?? false
        // `let press: Animation = .snappy`
        var sign = equals
        if scalars[equals] == ":" {
            guard isDeclaration else { return argument(words, at: equals, scalars, range) }
            // `let press: Animation = .snappy`, `var press: Animation { .snappy }`
            guard
                let later = scalars[equals..<range.upperBound].firstIndex(where: { ["=", "(", "{"].contains($0) }),
                scalars[later] != "("
            else { return (nil, range) }
            sign = later
        }
        let animation = (sign + 1)..<range.upperBound
        guard let word = isDeclaration ? words.last : words.first, let first = word.first else {
            throw Fault(.badLabel("", reason: "it is empty"), at: equals)
        }
        // `animation.mass = 1` sets a property of an object.
        if !isDeclaration, words.count == 1, first.startsName, word.contains(".") { return (nil, range) }
        let whole = isDeclaration ? word : before.trimmed
        try check(whole)
        return (text(whole), animation)
    }

    /// The name of an argument whose value is an animation, as `curve: .snappy`; none where a number or a style sheet's value
    /// follows.
    private static func argument(
        _ words: [ArraySlice<Unicode.Scalar>], at colon: Int, _ scalars: [Unicode.Scalar], _ range: Range<Int>
    ) -> (label: String?, animation: Range<Int>) {
        let value = (colon + 1)..<range.upperBound
        // A value whose name was not copied.
        if words.isEmpty { return (nil, value) }
        guard words.count == 1, let word = words.first, !word.contains("-"), (try? check(word)) != nil,
            !unnamed.contains(text(word)),
            let first = scalars[value].first(where: { !$0.isBlank }), first == "." || first == "{" || first.startsName
        else { return (nil, range) }
        return (text(word), value)
    }

    /// Properties of style sheets and of JavaScript's objects: no names for what they hold.
    private static let unnamed: Set<String> = ["transition", "animation", "config"]

    /// A label made of code such as `model.isOn`: its last name. Nil where that is no label.
    static func fitting(_ code: String) -> String? {
        let name = code.split(separator: ".").last.map(String.init) ?? ""
        let scalars = Array(name.unicodeScalars)
        guard (try? check(scalars[...])) != nil else { return nil }
        return name
    }

    private static func check(_ label: ArraySlice<Unicode.Scalar>) throws(Fault) {
        let shown = text(label)
        guard label.first?.startsName ?? false else {
            throw Fault(
                .badLabel(String(shown.prefix(40)), reason: "it does not start with a letter"), at: label.startIndex)
        }
        if let bad = label.firstIndex(where: { !($0.continuesName || $0 == "-") }) {
            let sign = scalarName(label[bad])
            throw Fault(.badLabel(String(shown.prefix(40)), reason: "it contains \(sign)"), at: bad)
        }
        guard shown.count <= lengthLimit else {
            throw Fault(
                .badLabel(shown.prefix(20) + "…", reason: "it is longer than \(lengthLimit) characters"),
                at: label.startIndex)
        }
    }

    private static func scalarName(_ scalar: Unicode.Scalar) -> String {
        scalar.properties.isWhitespace ? "a blank" : "'\(scalar)'"
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Without the blanks at both ends.
    var trimmed: ArraySlice<Unicode.Scalar> {
        guard let first = firstIndex(where: { !$0.isBlank }), let last = lastIndex(where: { !$0.isBlank }) else {
            return self[startIndex..<startIndex]
        }
        return self[first...last]
    }
}

extension Unicode.Scalar {
    /// White space and byte order marks.
    var isBlank: Bool { properties.isWhitespace || self == "\u{FEFF}" }
}
