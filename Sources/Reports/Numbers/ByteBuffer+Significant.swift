extension ByteBuffer {
    /// Appends a number rounded to `digits` significant digits (1 to 17), without trailing zeros.
    ///
    /// Digits before the point are never rounded away: 1234567 stays so at six. From 1e-6 up to 1e15 there is no exponent, and
    /// the exact value is rounded (a fraction that wants more than 17 places is written shortest); outside, the shortest decimal is rounded, halves away from zero.
    mutating func append(significant number: Double, digits: Int) {
        guard number.isFinite else { return }
        let magnitude = number.magnitude
        guard magnitude > 0 else { return append(UInt8(ascii: "0")) }
        let decimal = ShortestDecimal(magnitude: magnitude)
        let length = decimalLength(decimal.significand)
        if magnitude >= 1e-6 && magnitude < 1e15 {
            let places = digits - decimal.exponent - length
            if places <= 0 { return append(fixed: number, places: 0) }
            if places > 17 { return append(shortest: number) }
            let start = count
            append(fixed: number, places: places)
            trimZeros(from: start)
            return
        }
        if number < 0 { append(UInt8(ascii: "-")) }
        appendScientific(decimal, length: length, digits: digits)
    }

    private mutating func appendScientific(_ decimal: ShortestDecimal, length: Int, digits: Int) {
        var significand = decimal.significand
        var exponent = decimal.exponent
        if length > digits {
            let unit = tenToThe(min(length - digits, 17))
            significand = (significand + unit / 2) / unit
            exponent += length - digits
        }
        while significand % 10 == 0 && significand > 0 {
            significand /= 10
            exponent += 1
        }
        let kept = decimalLength(significand)
        let leading = tenToThe(kept - 1)
        append(Int(significand / leading))
        if kept > 1 {
            append(UInt8(ascii: "."))
            append(decimal: significand % leading, places: kept - 1)
        }
        append(UInt8(ascii: "e"))
        append(exponent + kept - 1)
    }

    private mutating func append(decimal number: UInt64, places: Int) {
        for place in stride(from: places - 1, through: 0, by: -1) {
            append(48 + UInt8(number / tenToThe(place) % 10))
        }
    }

    private func decimalLength(_ number: UInt64) -> Int {
        var length = 1
        while length < 18 && number >= tenToThe(length) { length += 1 }
        return length
    }
}
