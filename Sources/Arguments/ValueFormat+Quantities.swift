import Words

extension ValueFormat where Value == Double {
    /// A decimal number.
    package static var number: Self { .number(.none) }

    /// A decimal number within limits: `60`, `-.5`, `1e-3`.
    package static func number(_ limits: Limits<Double>) -> Self {
        .quantity("N", "a number" + limits.phrase(NumberText.shortest), limits, write: NumberText.shortest) {
            strictDecimal($0)
        }
    }

    /// A length of time in seconds.
    package static var duration: Self { .duration(.atLeast(0)) }

    /// A length of time in seconds, within limits: `0.35`, `0.35s`, `350ms`, `350 ms`.
    package static func duration(_ limits: Limits<Double>) -> Self {
        let write: @Sendable (Double) -> String = { NumberText.shortest($0) + "s" }
        return .quantity("TIME", "a time" + limits.phrase(write) + ", such as 0.35s or 350ms", limits, write: write) {
            if let milliseconds = removing("ms", from: $0) {
                strictDecimal(milliseconds).map { $0 / 1000 }
            } else {
                strictDecimal(removing("s", from: $0) ?? $0[...])
            }
        }.remarking { $0.lazy.compactMap { secondsRemark(on: $0) }.first }
    }

    /// Seconds from which on a bare number is probably meant in milliseconds.
    private static var doubtfulSeconds: Double { 10 }

    /// What is odd about a bare number where seconds are meant.
    ///
    /// - Parameter before: What stands before the number in the word, such as `hold=`.
    package static func secondsRemark(on number: String, before: String = "") -> String? {
        guard let seconds = strictDecimal(number), seconds >= doubtfulSeconds else { return nil }
        return "is \(NumberText.shortest(seconds)) s; write \(before)\(number)ms for milliseconds"
    }

    /// A fraction of one: `5%` and `0.05` are both 0.05.
    package static var fraction: Self { .fraction(.none) }

    /// A fraction of one within limits, which are fractions too.
    package static func fraction(_ limits: Limits<Double>) -> Self {
        let phrase = limits.phrase(NumberText.shortest)
        return .quantity("FRACTION", "a fraction\(phrase), such as 0.05 or 5%", limits, write: NumberText.shortest) {
            if let percent = removing("%", from: $0) {
                strictDecimal(percent).map { $0 / 100 }
            } else {
                strictDecimal($0)
            }
        }
    }

    private static func quantity(
        _ placeholder: String, _ allowed: String, _ limits: Limits<Double>,
        write: @escaping @Sendable (Double) -> String, parse: @escaping @Sendable (String) -> Double?
    ) -> Self {
        ValueFormat(placeholder: placeholder, allowed: allowed, write: write) { word throws(ValueRefusal) in
            guard let value = parse(word), limits.contains(value) else { throw ValueRefusal() }
            return value
        }
    }

    /// The text before a unit and the spaces that part them; `nil` without the unit.
    private static func removing(_ unit: String, from word: String) -> Substring? {
        guard word.hasSuffix(unit) else { return nil }
        var number = word.dropLast(unit.count)
        while number.last == " " { number.removeLast() }
        return number
    }
}

extension ValueFormat where Value == Int {
    /// A whole number.
    package static var integer: Self { .integer(.none) }

    /// A whole number within limits, in decimal digits.
    package static func integer(_ limits: Limits<Int>) -> Self {
        let allowed = "a whole number" + limits.phrase(\.description)
        return ValueFormat(placeholder: "N", allowed: allowed) { word throws(ValueRefusal) in
            guard let value = Int(word), limits.contains(value) else { throw ValueRefusal() }
            return value
        }
    }
}

/// A width and a height in whole pixels.
package struct PixelSize: Sendable, Hashable {
    /// Pixels from left to right.
    package var width: Int
    /// Pixels from top to bottom.
    package var height: Int

    /// A size.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension ValueFormat where Value == PixelSize {
    /// A size, each side from 1 to 16384.
    package static var size: Self { .size(1...16384) }

    /// A size, such as `1200x800`, each side within limits.
    package static func size(_ sides: ClosedRange<Int>) -> Self {
        ValueFormat(
            placeholder: "WxH",
            allowed: "WIDTHxHEIGHT, each from \(sides.lowerBound) to \(sides.upperBound), such as 1200x800",
            write: { "\($0.width)x\($0.height)" }
        ) { word throws(ValueRefusal) in
            let parts = word.split(separator: "x", omittingEmptySubsequences: false)
            guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
                sides.contains(width), sides.contains(height)
            else { throw ValueRefusal() }
            return PixelSize(width: width, height: height)
        }
    }
}
