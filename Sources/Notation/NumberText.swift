/// Numbers as text that every notation reads back: `.` decimal, no exponent, no locale.
enum NumberText {
    /// The shortest decimal digits that read back as the same double, without exponent and without a trailing `.0`.
    static func shortest(_ value: Double) -> String {
        digits(of: value, shiftedBy: 0)
    }

    /// The number in a sentence: as people write it, with an exponent where the digits would fill the line.
    static func spoken(_ value: Double) -> String {
        guard value.isFinite, value != 0, !(1e-6..<1e15).contains(value.magnitude) else { return shortest(value) }
        let parts = "\(value)".split(separator: "e", maxSplits: 1)
        guard parts.count == 2 else { return shortest(value) }
        let mantissa = parts[0].hasSuffix(".0") ? parts[0].dropLast(2) : parts[0]
        return "\(mantissa)e\(parts[1].hasPrefix("+") ? parts[1].dropFirst() : parts[1])"
    }

    /// The same digits with the decimal point moved to the right, by two places for a percentage.
    static func digits(of value: Double, shiftedBy places: Int) -> String {
        guard value.isFinite else { return "\(value)" }
        let text = "\(value)"
        let negative = text.hasPrefix("-")
        let unsigned = negative ? text.dropFirst() : text[...]
        let parts = unsigned.split(separator: "e", maxSplits: 1)
        let mantissa = parts[0].split(separator: ".", maxSplits: 1)
        var whole = String(mantissa[0])
        var fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
        let exponent = places + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        if exponent > 0 {
            let padded = fraction + String(repeating: "0", count: max(0, exponent - fraction.count))
            whole += padded.prefix(exponent)
            fraction = String(padded.dropFirst(exponent))
        } else if exponent < 0 {
            let padded = String(repeating: "0", count: max(0, -exponent - whole.count + 1)) + whole
            fraction = padded.suffix(-exponent) + fraction
            whole = String(padded.dropLast(-exponent))
        }
        while whole.count > 1, whole.hasPrefix("0") { whole.removeFirst() }
        while fraction.hasSuffix("0") { fraction.removeLast() }
        let digits = fraction.isEmpty ? whole : "\(whole).\(fraction)"
        return negative && digits != "0" ? "-" + digits : digits
    }

    /// The number rounded to some significant digits, halves away from zero, without trailing zeros or exponent.
    static func significant(_ value: Double, _ count: Int) -> String {
        guard value.isFinite, value != 0 else { return shortest(value) }
        // Rounding the shortest digits: they are what the number is known by.
        var digits: [UInt8] = []
        var exponent = 0
        var sawPoint = false
        let text = "\(value.magnitude)"
        let parts = text.split(separator: "e", maxSplits: 1)
        for character in parts[0].utf8 {
            if character == UInt8(ascii: ".") { sawPoint = true; continue }
            if digits.isEmpty, character == UInt8(ascii: "0") {
                if sawPoint { exponent -= 1 }
                continue
            }
            digits.append(character - UInt8(ascii: "0"))
            if !sawPoint { exponent += 1 }
        }
        if parts.count > 1 { exponent += Int(parts[1]) ?? 0 }
        if digits.count > count {
            let roundsUp = digits[count] >= 5
            digits.removeSubrange(count...)
            if roundsUp {
                var index = count - 1
                while index >= 0, digits[index] == 9 { digits[index] = 0; index -= 1 }
                if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0); exponent += 1 }
            }
        }
        let mantissa = String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
        let rounded = Double("\(value < 0 ? "-" : "")0.\(mantissa)e\(exponent)") ?? value
        return shortest(rounded)
    }
}
