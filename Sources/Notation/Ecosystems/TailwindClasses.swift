import Springs

/// Utility classes of Tailwind CSS: `ease-[cubic-bezier(0.3,1.4,0.5,1)] duration-[240ms] delay-75`.
///
/// Facts from tailwindcss.com/docs: numbers are milliseconds, underscores in brackets are blanks, a transition eases by
/// cubic-bezier(0.4, 0, 0.2, 1) and lasts 150 ms unless told otherwise.
struct TailwindClasses {
    private let scalars: [Unicode.Scalar]
    /// What stands behind `ease-`, `duration-` and `delay-`.
    private var values: [String: Range<Int>] = [:]

    private static let named: [String: [Double]] = [
        "in": [0.4, 0, 1, 1], "out": [0, 0, 0.2, 1], "in-out": [0.4, 0, 0.2, 1], "initial": [0.4, 0, 0.2, 1],
    ]

    /// Nil where no class is a duration or an easing in brackets.
    init?(_ snippet: Snippet) {
        scalars = snippet.scalars
        let words = scalars[snippet.range].split { $0.isBlank || $0 == "\"" || $0 == "'" || $0 == "`" }
        var isSure = false
        for word in words {
            for kind in ["ease", "duration", "delay"] where word.starts(with: "\(kind)-".unicodeScalars) {
                let value = word.dropFirst(kind.count + 1)
                guard let first = value.first else { continue }
                values[kind] = value.startIndex..<value.endIndex
                if first == "[" || (kind == "duration" && first.isDigit) { isSure = true }
            }
        }
        guard isSure, values["ease"] != nil || values["duration"] != nil else { return nil }
    }

    /// The animation of the classes.
    func reading() throws(Fault) -> Reading {
        var curve = TimingCurve.linear
        if let range = values["ease"] {
            if let inner = bracketed(range) {
                var reader = try CSSReader(transition: Lexer(inner.scalars, range: inner.range, hyphenatedNames: true))
                curve = try reader.easing()
            } else {
                let name = text(range)
                if name != "linear" {
                    guard let numbers = Self.named[name] else {
                        throw Fault.unknown(
                            name, kind: "ease of Tailwind", among: Self.named.keys.sorted() + ["linear"],
                            at: range.lowerBound)
                    }
                    curve = try Quantity.bezier(numbers, at: numbers.map { _ in range.lowerBound })
                }
            }
        } else {
            curve = try Quantity.bezier(Self.named["initial"] ?? [], at: [0, 0, 0, 0])
        }
        let duration = try values["duration"].map { range throws(Fault) in
            try Quantity.curveDuration(try seconds(range), "duration", at: range.lowerBound)
        }
        let delay = try values["delay"].map { range throws(Fault) in
            try Quantity.delay(try seconds(range), at: range.lowerBound)
        }
        return Reading(
            Animation(
                .timingCurve(curve, duration: duration ?? 0.15),
                modifiers: delay.map { $0 > 0 ? [.delay($0)] : [] } ?? []))
    }

    /// `[240ms]` or `240`.
    private func seconds(_ range: Range<Int>) throws(Fault) -> Double {
        if let inner = bracketed(range) {
            var reader = try CSSReader(transition: Lexer(inner.scalars, range: inner.range, hyphenatedNames: true))
            return try reader.time()
        }
        guard let value = Double(text(range)) else { throw Fault(.badNumber(text(range)), at: range.lowerBound) }
        return value / 1000
    }

    /// What stands between square brackets, underscores as blanks.
    private func bracketed(_ range: Range<Int>) -> (scalars: [Unicode.Scalar], range: Range<Int>)? {
        guard scalars[range].first == "[", let end = scalars[range].firstIndex(of: "]") else { return nil }
        return (scalars.map { $0 == "_" ? " " : $0 }, (range.lowerBound + 1)..<end)
    }

    private func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
}
