/// A finite number as decimal digits: 0.d₁d₂d₃… × 10^exponent.
struct DecimalDigits: Hashable {
    /// Whether the number is below zero.
    private(set) var isNegative: Bool
    /// The digits 0…9 without zeros at either end; none for zero.
    private(set) var digits: [UInt8] = []
    /// Where the point stands, counted from the first digit; 0 for zero.
    private(set) var exponent = 0

    /// The fewest digits that read back as the same double; nil for NaN and the infinities.
    init?(_ value: Double) {
        guard value.isFinite else { return nil }
        isNegative = value < 0
        guard value != 0 else { return }
        // The standard library prints exactly those digits, with or without an exponent.
        let parts = value.magnitude.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        digits = mantissa.joined().utf8.map { $0 - UInt8(ascii: "0") }
        exponent = mantissa[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        trim()
    }

    /// This number times 10^`places`, exactly.
    func shifted(by places: Int) -> DecimalDigits {
        var result = self
        if !digits.isEmpty { result.exponent += places }
        return result
    }

    /// This number with at most `count` digits; halves go away from zero.
    func rounded(to count: Int) -> DecimalDigits {
        guard digits.count > count else { return self }
        var result = self
        let roundsUp = count >= 0 && digits[count] >= 5
        result.digits.removeSubrange(max(count, 0)...)
        if roundsUp {
            var place = count - 1
            while place >= 0, result.digits[place] == 9 { place -= 1 }
            if place < 0 {
                result.digits = [1]
                result.exponent += 1
            } else {
                result.digits[place] += 1
                result.digits.removeSubrange((place + 1)...)
            }
        }
        result.trim()
        return result
    }

    /// This number with at most so many places after the point; halves go away from zero.
    func rounded(toPlaces places: Int) -> DecimalDigits { rounded(to: exponent + places) }

    /// The digits around a point, without exponent; `places` fills up with zeros after it.
    func plain(places: Int = 0) -> String {
        let whole = exponent <= 0 ? [0] : padded(Array(digits.prefix(exponent)), to: exponent)
        var fraction = [UInt8](repeating: 0, count: max(0, -exponent)) + digits.dropFirst(max(0, exponent))
        if digits.isEmpty { fraction = [] }
        fraction = padded(fraction, to: places)
        return sign + Self.text(whole) + (fraction.isEmpty ? "" : "." + Self.text(fraction))
    }

    /// One digit before the point and a power of ten: `1.5e-7`.
    var scientific: String {
        guard let first = digits.first else { return "0" }
        let rest = digits.count > 1 ? "." + Self.text(Array(digits.dropFirst())) : ""
        return sign + "\(first)" + rest + "e\(exponent - 1)"
    }

    private var sign: String { isNegative && !digits.isEmpty ? "-" : "" }

    private static func text(_ digits: [UInt8]) -> String {
        String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    }

    private func padded(_ digits: [UInt8], to count: Int) -> [UInt8] {
        digits + [UInt8](repeating: 0, count: max(0, count - digits.count))
    }

    private mutating func trim() {
        while digits.last == 0 { digits.removeLast() }
        let leading = digits.prefix { $0 == 0 }.count
        digits.removeFirst(leading)
        exponent = digits.isEmpty ? 0 : exponent - leading
    }
}
