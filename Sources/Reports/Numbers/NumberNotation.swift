import Words

/// How numbers are spelled: as short as possible, with so many decimals, or with so many significant digits.
package struct NumberNotation: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case shortest
        case plain
        case fixed(places: Int)
        case significant(digits: Int)
    }

    let kind: Kind

    /// The shortest decimal that reads back as the same double: `0.25`, `1`, `1e-7`.
    package static let shortest = NumberNotation(kind: .shortest)

    /// As ``shortest``, and never with an exponent: `0.0000001`. For readers that know none.
    package static let plain = NumberNotation(kind: .plain)

    /// Six digits after the point.
    package static let sixDecimals = NumberNotation(kind: .fixed(places: 6))

    /// Six significant digits, for people.
    package static let sixSignificantDigits = NumberNotation(kind: .significant(digits: 6))

    /// Exactly `places` digits after the point, 0 to 17.
    package static func fixed(_ places: Int) throws(NumberNotationError) -> NumberNotation {
        guard (0...17).contains(places) else { throw .decimalPlaces(places) }
        return NumberNotation(kind: .fixed(places: places))
    }

    /// At most `digits` significant digits, 1 to 17, without trailing zeros, as sentences have them. Digits before the point
    /// are never rounded away; halves go away from zero.
    package static func significant(_ digits: Int) throws(NumberNotationError) -> NumberNotation {
        guard (1...17).contains(digits) else { throw .significantDigits(digits) }
        return NumberNotation(kind: .significant(digits: digits))
    }
}

/// Why a notation was refused.
package enum NumberNotationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Decimals outside 0…17.
    case decimalPlaces(Int)
    /// Significant digits outside 1…17.
    case significantDigits(Int)

    /// What is wrong and what is allowed.
    package var description: String {
        switch self {
        case .decimalPlaces(let places): "\(places) decimals: give 0 to 17"
        case .significantDigits(let digits): "\(digits) significant digits: give 1 to 17"
        }
    }
}

extension ByteBuffer {
    /// Appends a number in a notation; NaN and the infinities append nothing.
    @inline(__always)
    package mutating func append(_ number: Double, as notation: NumberNotation) {
        switch notation.kind {
        case .shortest: append(shortest: number)
        case .plain: append(plain: number)
        case .fixed(let places): append(fixed: number, places: places)
        case .significant(let digits): if number.isFinite { append(NumberText.significant(number, digits: digits)) }
        }
    }

    /// Appends a whole number.
    package mutating func append(_ number: Int) {
        write(atMost: 32) { start in
            guard number < 0 else { return start.writeNatural(UInt64(number)) }
            start.storeCharacter(UInt8(ascii: "-"), at: 0)
            return 1 + (start + 1).writeNatural(UInt64(number.magnitude))
        }
    }
}

extension NumberNotation {
    /// A number spelled this way; NaN and the infinities are empty.
    package func text(_ number: Double) -> String {
        var buffer = ByteBuffer(capacity: 64)
        buffer.append(number, as: self)
        return buffer.text
    }
}
