/// The bytes of a file of text that grows.
struct MarkupBuffer: Hashable, Sendable {
    private(set) var bytes: [UInt8] = []

    var count: Int { bytes.count }

    /// Adds text as it is.
    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Adds bytes as they are.
    mutating func append(contentsOf more: [UInt8]) { bytes.append(contentsOf: more) }

    /// Adds text of others to XML: its signs escaped, characters that XML does not allow replaced by U+FFFD.
    mutating func append(escaped text: String) {
        for character in text.unicodeScalars {
            switch character {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "\t", "\n", "\r": append(" ")
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
            default: append(String(character))
            }
        }
    }

    /// Adds a whole number.
    mutating func append(_ number: Int) { append(String(number)) }

    /// Adds a number of canvas units to hundredths, as short as it goes: `12.5`, `-.25`.
    mutating func append(_ length: Double) { append(hundredths: Self.hundredths(length)) }

    /// A length in whole hundredths of a canvas unit; what is farther out than a million units, or no number, is not seen.
    static func hundredths(_ length: Double) -> Int {
        guard !length.isNaN else { return 0 }
        return Int((min(max(length, -1e6), 1e6) * 100).rounded())
    }

    /// Adds hundredths as a decimal number without needless zeros.
    mutating func append(hundredths: Int) {
        if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
        let magnitude = hundredths.magnitude
        let whole = magnitude / 100, tenths = UInt8(magnitude / 10 % 10), last = UInt8(magnitude % 10)
        if whole > 0 || magnitude == 0 { append(digits: whole) }
        guard tenths > 0 || last > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + tenths)
        if last > 0 { bytes.append(UInt8(ascii: "0") + last) }
    }

    private mutating func append(digits number: UInt) {
        if number >= 10 { append(digits: number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Adds a number from 0 to 1 to nine places.
    mutating func append(fraction: Double) {
        guard fraction < 1 else { return append("1") }
        var digits = String(Int((max(fraction, 0) * 1e9).rounded()))
        digits = String(repeating: "0", count: max(0, 9 - digits.count)) + digits
        while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
        append("0." + digits)
    }
}
