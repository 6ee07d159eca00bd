extension ByteBuffer {
    /// Appends the shortest decimal that reads back as the same double, written out: 1e-7 is `0.0000001`, 1e21 a one and
    /// twenty-one zeros. NaN and the infinities append nothing.
    @inline(never)
    package mutating func append(plain number: Double) {
        let magnitude = number.magnitude
        guard magnitude < .infinity else { return }
        if magnitude == 0 || (1e-6..<1e15).contains(magnitude) { return append(shortest: number) }
        let decimal = ShortestDecimal(magnitude: magnitude)
        var (digits, exponent) = (decimal.significand, decimal.exponent)
        while digits % 10 == 0, digits > 0 {
            digits /= 10
            exponent += 1
        }
        let text = String(digits)
        if number < 0 { append(UInt8(ascii: "-")) }
        let point = text.utf8.count + exponent
        if exponent >= 0 {
            append(text)
            append(repeating: UInt8(ascii: "0"), count: exponent)
        } else if point > 0 {
            append(String(text.prefix(point)) + "." + text.dropFirst(point))
        } else {
            append("0.")
            append(repeating: UInt8(ascii: "0"), count: -point)
            append(text)
        }
    }
}
