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
        var digits: UInt64
        let remainder: Remainder
        (digits, remainder) = shifted(scaled.high, scaled.low, by: shift)
        let isOdd = places == 0 ? whole & 1 == 1 : digits & 1 == 1
        if remainder == .overHalf || (remainder == .half && isOdd) { digits &+= 1 }
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

/// How what a shift drops compares with half a unit.
private enum Remainder {
    case underHalf, half, overHalf

    /// From the dropped bits at the top of a word, and whether any further one is set.
    init(_ top: UInt64, more: Bool) {
        let half: UInt64 = 1 &<< 63
        self = top == half && !more ? .half : top >= half ? .overHalf : .underHalf
    }
}

/// A product below 2^127 divided by 2^shift, where the quotient has at most 64 bits.
private func shifted(_ high: UInt64, _ low: UInt64, by shift: UInt64) -> (quotient: UInt64, remainder: Remainder) {
    switch shift {
    case 0: (low, .underHalf)
    case 1..<64:
        ((high &<< (64 &- shift)) | (low &>> shift), Remainder(low &<< (64 &- shift), more: false))
    case 64: (high, Remainder(low, more: false))
    case 65..<128: (high &>> (shift &- 64), Remainder(high &<< (128 &- shift), more: low != 0))
    default: (0, .underHalf)
    }
}
