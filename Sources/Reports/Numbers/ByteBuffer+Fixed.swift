extension ByteBuffer {
    /// Appends a number with exactly `places` digits after the point, 0 to 17 (others are taken to the nearer end).
    ///
    /// The exact binary value is rounded, and an exact tie goes to the even digit, as C's `printf` does. A number that rounds
    /// to zero has no sign. There is never an exponent. NaN and the infinities append nothing.
    @inline(__always)
    package mutating func append(fixed number: Double, places: Int) {
        guard number.isFinite else { return }
        let places = min(max(places, 0), 17)
        if number.magnitude < 9_007_199_254_740_992 {
            write(atMost: 64) { $0.writeFixed(number, places: places) }
        } else {
            appendLargeInteger(number, places: places)
        }
    }

    /// Whole numbers from 2^53 on, exactly: their bits are spread over limbs of nine decimal digits.
    @inline(never)
    private mutating func appendLargeInteger(_ number: Double, places: Int) {
        var limbs: [UInt64] = []
        var rest = number.significandBitPattern | 1 << 52
        while rest > 0 {
            limbs.append(rest % 1_000_000_000)
            rest /= 1_000_000_000
        }
        for _ in 0..<(Int(number.exponentBitPattern) - 1075) {
            var carry: UInt64 = 0
            for index in limbs.indices {
                let doubled = 2 * limbs[index] + carry
                carry = doubled / 1_000_000_000
                limbs[index] = doubled % 1_000_000_000
            }
            if carry > 0 { limbs.append(carry) }
        }
        if number < 0 { append(UInt8(ascii: "-")) }
        for (index, limb) in limbs.reversed().enumerated() {
            write(atMost: 32) { start in
                if index == 0 { return start.writeNatural(limb) }
                start.storeCharacter(48 + UInt8(limb / 100_000_000), at: 0)
                start.storeCharacters(eightDigits(limb % 100_000_000) | asciiZeros, at: 1)
                return 9
            }
        }
        if places > 0 {
            append(UInt8(ascii: "."))
            append(repeating: 48, count: places)
        }
    }
}
