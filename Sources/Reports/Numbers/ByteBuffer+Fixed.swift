extension ByteBuffer {
    /// Appends a number with exactly `places` digits after the point, 0 to 17 (others are taken to the nearer end).
    ///
    /// The exact binary value is rounded, and an exact tie goes to the even digit, as C's `printf` does. A number that rounds
    /// to zero has no sign. There is never an exponent. NaN and the infinities append nothing.
    @inline(__always)
    public mutating func append(fixed number: Double, places: Int) {
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

extension UnsafeMutableRawPointer {
    /// Writes a number below 2^53 with 0 to 17 places and answers the length. Up to 64 bytes are scratch.
    ///
    /// A product of double and power of ten below 2^40 is off by less than 2^-13; unless it lies that close to a half, its
    /// rounding is the exact one.
    @inline(__always)
    func writeFixed(_ number: Double, places: Int) -> Int {
        let magnitude = number.magnitude
        let scale = tenToThe(places)
        let scaled = magnitude * Double(Int64(bitPattern: scale))
        guard scaled < 0x1p40 && places <= 8 else { return writeFixedExactly(number, places: places) }
        // Adding 2^52 rounds to an integer, which then stands in the low bits.
        let shifted = scaled + 0x1p52
        let distance = scaled - (shifted - 0x1p52)
        guard distance.magnitude < 0.4998 else { return writeFixedExactly(number, places: places) }
        let rounded = shifted.bitPattern & 0x000F_FFFF_FFFF_FFFF
        var whole = UInt64(bitPattern: Int64(magnitude))
        var digits = rounded &- whole &* scale
        // The fraction may have been rounded up to one.
        let carries = digits >= scale
        whole = carries ? whole &+ 1 : whole
        digits = carries ? digits &- scale : digits
        let isNegative = number < 0 && rounded != 0
        storeCharacter(UInt8(ascii: "-"), at: 0)
        var length = isNegative ? 1 : 0
        length &+= (self + length).writeNatural(whole)
        if places == 0 { return length }
        storeCharacter(UInt8(ascii: "."), at: length)
        storeCharacters(eightDigits(digits &* tenToThe(8 &- places)) | asciiZeros, at: length &+ 1)
        return length &+ 1 &+ places
    }

    /// Writes a number below 2^53 with 0 to 17 places and answers the length. Up to 64 bytes are scratch.
    ///
    /// Such a number is c·2^−s. Its fraction times 10^places is a product of at most 110 bits, kept whole: what falls
    /// below the last place is known exactly, so the rounding is.
    @inline(never)
    private func writeFixedExactly(_ number: Double, places: Int) -> Int {
        let biased = Int(truncatingIfNeeded: number.bitPattern &>> 52) & 0x7FF
        let fractionBits = number.bitPattern & 0x000F_FFFF_FFFF_FFFF
        let significand = biased == 0 ? fractionBits : fractionBits | 0x0010_0000_0000_0000
        let shift = UInt64(truncatingIfNeeded: 1075 &- max(biased, 1))
        var whole: UInt64 = shift < 64 ? significand &>> shift : 0
        let fraction = shift < 64 ? significand &- (whole &<< shift) : significand
        let scale = tenToThe(places)
        let scaled = scale.multipliedFullWidth(by: fraction)
        // digits: what stays; beyond: twice the remainder is compared with one unit, both of `shift` bits.
        var digits: UInt64
        let roundsUp: Bool
        if shift < 64 {
            if shift == 0 {
                digits = 0
                roundsUp = false
            } else {
                digits = (scaled.high &<< (64 &- shift)) | (scaled.low &>> shift)
                let beyond = scaled.low &<< (64 &- shift)
                let odd = places == 0 ? whole & 1 : digits & 1
                roundsUp = beyond > 1 &<< 63 || (beyond == 1 &<< 63 && odd == 1)
            }
        } else if shift == 64 {
            digits = scaled.high
            roundsUp = scaled.low > 1 &<< 63 || (scaled.low == 1 &<< 63 && digits & 1 == 1)
        } else if shift < 128 {
            digits = scaled.high &>> (shift &- 64)
            let beyond = scaled.high &<< (128 &- shift)
            roundsUp = beyond > 1 &<< 63 || (beyond == 1 &<< 63 && (scaled.low != 0 || digits & 1 == 1))
        } else {
            digits = 0
            roundsUp = false
        }
        if roundsUp { digits &+= 1 }
        if digits >= scale {
            digits &-= scale
            whole &+= 1
        }
        var length = 0
        if number < 0 && (digits | whole) != 0 {
            storeCharacter(UInt8(ascii: "-"), at: 0)
            length = 1
        }
        length &+= (self + length).writeNatural(whole)
        if places == 0 { return length }
        storeCharacter(UInt8(ascii: "."), at: length)
        length &+= 1
        (self + length).writePadded(digits, places: places)
        return length &+ places
    }

    /// Writes a number below 10^places with leading zeros.
    @inline(__always)
    private func writePadded(_ number: UInt64, places: Int) {
        if places <= 8 {
            storeCharacters(eightDigits(number &* tenToThe(8 &- places)) | asciiZeros)
        } else {
            writeLongPadded(number, places: places)
        }
    }

    @inline(never)
    private func writeLongPadded(_ number: UInt64, places: Int) {
        let (leading, low) = number.quotientAndRemainder(dividingBy: 100_000_000)
        if places == 17 {
            storeCharacter(48 + UInt8(leading / 100_000_000), at: 0)
            storeCharacters(eightDigits(leading % 100_000_000) | asciiZeros, at: 1)
        } else {
            storeCharacters(eightDigits(leading * tenToThe(16 - places)) | asciiZeros)
        }
        storeCharacters(eightDigits(low) | asciiZeros, at: places - 8)
    }
}
