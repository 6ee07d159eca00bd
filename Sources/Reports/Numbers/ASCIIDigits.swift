/// Eight decimal digits of a number below 10^8, one a byte, the first digit in the lowest byte; not yet ASCII.
///
/// The number is halved into lanes of four, two and one digits, all lanes of a word at once; the divisions are
/// multiplications by reciprocals that are exact for the lane's range.
@inline(__always)
func eightDigits(_ number: UInt64) -> UInt64 {
    let fours = (number &* 109_951_163) &>> 40
    let byFour = fours | ((number &- fours &* 10_000) &<< 32)
    let hundreds = ((byFour &* 10_486) &>> 20) & 0x0000_007F_0000_007F
    let byTwo = hundreds | ((byFour &- hundreds &* 100) &<< 16)
    let tens = ((byTwo &* 103) &>> 10) & 0x000F_000F_000F_000F
    return tens | ((byTwo &- tens &* 10) &<< 8)
}

/// What turns eight digits into eight ASCII characters.
let asciiZeros: UInt64 = 0x3030_3030_3030_3030

/// 10^0 … 10^17.
@inline(__always)
func tenToThe(_ exponent: Int) -> UInt64 { smallPowersOfTen[exponent] }

private let smallPowersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000,
]

extension UnsafeMutableRawPointer {
    /// Stores eight characters, the first in the lowest byte.
    @inline(__always)
    func storeCharacters(_ word: UInt64, at offset: Int = 0) {
        storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
    }

    /// Stores one character.
    @inline(__always)
    func storeCharacter(_ character: UInt8, at offset: Int) {
        storeBytes(of: character, toByteOffset: offset, as: UInt8.self)
    }

    /// Writes a natural number without leading zeros and answers its length. Up to eight bytes beyond are scratch.
    @inline(__always)
    func writeNatural(_ number: UInt64) -> Int {
        if number < 10 {
            storeCharacter(48 &+ UInt8(truncatingIfNeeded: number), at: 0)
            return 1
        }
        return number < 100_000_000 ? writeUnpadded(number) : writeLongNatural(number)
    }

    @inline(__always)
    private func writeUnpadded(_ number: UInt64) -> Int {
        let digits = eightDigits(number)
        let leadingZeros = min(digits.trailingZeroBitCount &>> 3, 7)
        storeCharacters((digits | asciiZeros) &>> UInt64(truncatingIfNeeded: leadingZeros &* 8))
        return 8 &- leadingZeros
    }

    @inline(never)
    private func writeLongNatural(_ number: UInt64) -> Int {
        let (upper, lower) = number.quotientAndRemainder(dividingBy: 100_000_000)
        let length = upper < 100_000_000 ? writeUnpadded(upper) : writeLongNatural(upper)
        storeCharacters(eightDigits(lower) | asciiZeros, at: length)
        return length &+ 8
    }
}
