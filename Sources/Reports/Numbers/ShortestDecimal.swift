/// The shortest decimal that reads back as the same double, the nearest such when several are as short.
///
/// The value is `significand` · 10^`exponent`, with trailing zeros possible in the significand.
///
/// The method is Schubfach (R. Giulietti, "The Schubfach way to render doubles", 2020): scale the double by the power of ten that
/// puts the width of its rounding interval between 1 and 10; then a multiple of ten inside the interval, or else the
/// nearest integer, is the answer. One multiplication by a 128-bit power of ten decides nearly every number; when
/// the 64 bits of fraction kept are too close to a boundary to tell, the three-product form of the paper decides.
struct ShortestDecimal: Equatable {
    var significand: UInt64
    var exponent: Int

    /// The digits of a finite, positive double.
    @inline(__always)
    init(magnitude: Double) {
        let bits = magnitude.bitPattern
        let fraction = bits & 0x000F_FFFF_FFFF_FFFF
        let biased = Int(truncatingIfNeeded: bits &>> 52) & 0x7FF
        if fraction == 0 || biased == 0 {
            self.init(boundary: fraction, biased: biased)
            return
        }
        let significand = fraction | 0x0010_0000_0000_0000
        let binaryExponent = biased &- 1075
        let k = floorLog10(powerOfTwo: binaryExponent)
        let shift = UInt64(truncatingIfNeeded: binaryExponent &+ floorLog2(powerOfTen: 0 &- k) &+ 1)
        let (high, low) = powerOfTen(0 &- k)
        let scaled = product(high, low, significand &<< shift)
        let tens = scaled.whole / 10
        // Fixed point with sixty bits of fraction: the distance above a multiple of ten, and half the interval.
        let above = ((scaled.whole &- tens &* 10) &<< 60) | (scaled.fraction &>> 4)
        let half = high &>> (5 &- shift)
        let below = (10 &<< 60) &- above
        let closeCall: UInt64 = 16
        if above &- half &+ closeCall < 2 &* closeCall || below &- half &+ closeCall < 2 &* closeCall
            || scaled.fraction &- (1 &<< 63) &+ 256 < 512
        {
            self.init(exactly: significand, binaryExponent: binaryExponent, atPowerOfTwo: false)
        } else {
            // Which of the three it is cannot be predicted, so all are computed and one is picked without a jump.
            let nearest = scaled.whole &+ (scaled.fraction &>> 63)
            let orLower = above < half ? tens &* 10 : nearest
            self.init(significand: below < half ? tens &* 10 &+ 10 : orLower, exponent: k)
        }
    }

    @inline(__always)
    private init(significand: UInt64, exponent: Int) {
        self.significand = significand
        self.exponent = exponent
    }

    /// Powers of two, whose interval is narrower below, and subnormals.
    @inline(never)
    private init(boundary fraction: UInt64, biased: Int) {
        if biased == 0 {
            self.init(exactly: fraction, binaryExponent: -1074, atPowerOfTwo: false)
        } else {
            self.init(exactly: 1 << 52, binaryExponent: biased &- 1075, atPowerOfTwo: biased > 1)
        }
    }

    /// The three-product form: the lower bound, the value and the upper bound, four times scaled and rounded to odd.
    @inline(never)
    private init(exactly significand: UInt64, binaryExponent: Int, atPowerOfTwo: Bool) {
        let k =
            atPowerOfTwo
            ? floorLog10(threeQuartersOfPowerOfTwo: binaryExponent) : floorLog10(powerOfTwo: binaryExponent)
        let shift = UInt64(truncatingIfNeeded: binaryExponent &+ floorLog2(powerOfTen: 0 &- k) &+ 1)
        let (high, low) = powerOfTen(0 &- k)
        func quadruple(_ fourfold: UInt64) -> UInt64 {
            let scaled = product(high, low, fourfold &<< shift)
            return scaled.whole | (scaled.fraction > 1 ? 1 : 0)
        }
        let value = quadruple(4 &* significand)
        // Half-way points belong to the double with the even significand.
        let inset = significand & 1
        let lower = quadruple(4 &* significand &- (atPowerOfTwo ? 1 : 2)) &+ inset
        let upper = quadruple(4 &* significand &+ 2) &- inset
        let whole = value / 4
        if whole >= 10 {
            let tens = whole / 10
            let down = lower <= 40 &* tens
            let up = 40 &* tens &+ 40 <= upper
            if down != up {
                self.init(significand: 10 &* (tens &+ (up ? 1 : 0)), exponent: k)
                return
            }
        }
        let down = lower <= 4 &* whole
        let up = 4 &* whole &+ 4 <= upper
        if down != up {
            self.init(significand: whole &+ (up ? 1 : 0), exponent: k)
            return
        }
        let middle = 4 &* whole &+ 2
        let roundsUp = value > middle || (value == middle && whole & 1 == 1)
        self.init(significand: whole &+ (roundsUp ? 1 : 0), exponent: k)
    }

}

/// ⌊log₁₀ 2^e⌋ for |e| ≤ 1500.
@inline(__always)
private func floorLog10(powerOfTwo e: Int) -> Int { (e &* 1_262_611) &>> 22 }

/// ⌊log₁₀ (¾·2^e)⌋ for |e| ≤ 1500.
@inline(__always)
private func floorLog10(threeQuartersOfPowerOfTwo e: Int) -> Int { (e &* 1_262_611 &- 524_031) &>> 22 }

/// ⌊log₂ 10^e⌋ for |e| ≤ 1233.
@inline(__always)
private func floorLog2(powerOfTen e: Int) -> Int { (e &* 1_741_647) &>> 19 }

@inline(__always)
private func powerOfTen(_ exponent: Int) -> (high: UInt64, low: UInt64) {
    let index = (exponent &- firstPowerOfTen) &* 2
    return (powersOfTen[index], powersOfTen[index &+ 1])
}

/// The upper 128 of the 192 bits of (high·2^64 + low)·factor: a whole part and 64 bits of fraction.
@inline(__always)
private func product(_ high: UInt64, _ low: UInt64, _ factor: UInt64) -> (whole: UInt64, fraction: UInt64) {
    let upper = high.multipliedFullWidth(by: factor)
    let lower = low.multipliedFullWidth(by: factor)
    let (fraction, carry) = upper.low.addingReportingOverflow(lower.high)
    return (upper.high &+ (carry ? 1 : 0), fraction)
}
