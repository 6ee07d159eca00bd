extension Double {
    /// Reads a decimal number that makes up the whole text: an optional sign, digits with at most one point, an optional exponent.
    ///
    /// `-.5`, `5.`, `1e-7` and `+3` are numbers; blanks, `inf`, `nan`, hexadecimal, group separators and decimal commas are
    /// not. The result is the nearest double (ties to even), independent of the locale. Numbers too large for a double are
    /// refused, those too small are zero.
    package init?(decimal text: some StringProtocol) {
        var text = String(text)
        guard let value = text.withUTF8({ Double(decimal: UnsafeRawBufferPointer($0)) }) else { return nil }
        self = value
    }

    /// Reads a decimal number that makes up all the bytes, by the same rules as from text.
    package init?(decimal bytes: UnsafeRawBufferPointer) {
        guard let scan = DecimalScan(bytes) else { return nil }
        if let exact = scan.exact {
            self = exact
            return
        }
        guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
        self = value
    }
}

/// The parts of a decimal number.
private struct DecimalScan {
    private var isNegative = false
    private var significand: UInt64 = 0
    private var significantDigits = 0
    private var exponent = 0

    /// Nil when the bytes are no decimal number.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var index = 0
        if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            isNegative = sign == UInt8(ascii: "-")
            index = 1
        }
        var digits = 0
        var places: Int?
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "."), places == nil {
                places = 0
            } else if (48...57).contains(byte) {
                digits += 1
                places = places.map { $0 + 1 }
                if significantDigits > 0 || byte != 48 {
                    significantDigits += 1
                    significand = significand &* 10 &+ UInt64(byte - 48)
                }
            } else {
                break
            }
            index += 1
        }
        guard digits > 0 else { return nil }
        guard index < bytes.count else {
            exponent = -(places ?? 0)
            return
        }
        guard bytes[index] | 0x20 == UInt8(ascii: "e"),
            let written = DecimalScan.exponent(UnsafeRawBufferPointer(rebasing: bytes[(index + 1)...]))
        else { return nil }
        exponent = written - (places ?? 0)
    }

    /// A signed whole number; beyond a million it no longer grows.
    private static func exponent(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var value = 0
        var digits = 0
        for (index, byte) in bytes.enumerated() {
            if index == 0, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { continue }
            guard (48...57).contains(byte) else { return nil }
            digits += 1
            value = min(value * 10 + Int(byte - 48), 1_000_000)
        }
        guard digits > 0 else { return nil }
        return bytes.first == UInt8(ascii: "-") ? -value : value
    }

    /// The value where one correctly rounded operation on two exact doubles gives it (W. Clinger, 1990).
    var exact: Double? {
        guard significantDigits <= 19, significand <= 1 << 53, (-22...22).contains(exponent) else { return nil }
        let magnitude = Double(significand)
        let scaled = exponent < 0 ? magnitude / exactPowers[-exponent] : magnitude * exactPowers[exponent]
        return isNegative ? -scaled : scaled
    }
}

/// The powers of ten that are doubles.
private let exactPowers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21,
    1e22,
]
