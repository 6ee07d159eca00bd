extension ByteBuffer {
    /// Appends the shortest decimal that reads back as the same double.
    ///
    /// Integers have no point (`1`, not `1.0`), negative zero is `0`, magnitudes from 1e-6 up to but not including 1e15 have no
    /// exponent (`0.000001`, `0.25`), the others a short one (`1e-7`, `1.5e300`). NaN and the
    /// infinities append nothing: a cell that has no number is empty.
    @inline(__always)
    package mutating func append(shortest number: Double) {
        write(atMost: 48) { $0.writeShortest(number) }
    }
}

extension UnsafeMutableRawPointer {
    /// Writes the shortest decimal and answers its length. Up to 40 bytes are scratch.
    @inline(__always)
    func writeShortest(_ number: Double) -> Int {
        var length = 0
        let magnitude = number.magnitude
        guard magnitude < .infinity else { return 0 }
        if number < 0 {
            storeCharacter(UInt8(ascii: "-"), at: 0)
            length = 1
        }
        if magnitude < 1e15 {
            let whole = Int64(magnitude)
            if Double(whole) == magnitude {
                return length &+ (self + length).writeNatural(UInt64(bitPattern: whole))
            }
        }
        return length &+ (self + length).writeDigits(of: ShortestDecimal(magnitude: magnitude))
    }

    /// Writes significand and point of a positive decimal and answers the length.
    @inline(__always)
    private func writeDigits(of decimal: ShortestDecimal) -> Int {
        var significand = decimal.significand
        // The position of the point, counted from the first of seventeen digits.
        var point = decimal.exponent &+ 17
        let isShort = significand < 10_000_000_000_000_000
        significand = isShort ? significand &* 10 : significand
        point = isShort ? point &- 1 : point
        if significand < 10_000_000_000_000_000 {
            // Only subnormals have fewer than sixteen digits.
            while significand < 10_000_000_000_000_000 {
                significand &*= 10
                point &-= 1
            }
        }
        let first = significand / 1_000_000_000
        let rest = significand &- first &* 1_000_000_000
        let middle = rest / 10
        let last = rest &- middle &* 10
        let firstDigits = eightDigits(first)
        let middleDigits = eightDigits(middle)
        let inFirst = 8 &- (firstDigits.leadingZeroBitCount &>> 3)
        let inMiddle = 16 &- (middleDigits.leadingZeroBitCount &>> 3)
        let withoutLast = middleDigits == 0 ? inFirst : inMiddle
        let length = last == 0 ? withoutLast : 17
        let digits = SeventeenDigits(
            first: firstDigits | asciiZeros, middle: middleDigits | asciiZeros,
            last: UInt8(truncatingIfNeeded: last) | 48)
        if point <= 0 && point > -6 {
            storeCharacters(0x3030_3030_3030_2E30)
            let start = 2 &- point
            digits.store(in: self + start)
            return start &+ length
        }
        if point > 0 && point <= 8 {
            return write(digits, length: length, point: point)
        }
        return writeRare(digits, length: length, point: point)
    }

    /// A point within the first eight digits.
    @inline(__always)
    private func write(_ digits: SeventeenDigits, length: Int, point: Int) -> Int {
        storeCharacters(digits.first)
        storeCharacters((digits.first &>> 8) >> UInt64(truncatingIfNeeded: (point &- 1) &* 8), at: point &+ 1)
        storeCharacter(UInt8(ascii: "."), at: point)
        storeCharacters(digits.middle, at: 9)
        storeCharacter(digits.last, at: 17)
        return length > point ? length &+ 1 : point
    }

    /// A point further right, or an exponent.
    @inline(never)
    private func writeRare(_ digits: SeventeenDigits, length: Int, point: Int) -> Int {
        if point > 8 && point <= 15 {
            digits.store(in: self)
            guard length > point else { return point }
            for index in stride(from: length, to: point, by: -1) {
                storeCharacter(load(fromByteOffset: index - 1, as: UInt8.self), at: index)
            }
            storeCharacter(UInt8(ascii: "."), at: point)
            return length + 1
        }
        var end = length
        if length == 1 {
            digits.store(in: self)
        } else {
            end = write(digits, length: length, point: 1)
        }
        storeCharacter(UInt8(ascii: "e"), at: end)
        end += 1
        let exponent = point - 1
        if exponent < 0 {
            storeCharacter(UInt8(ascii: "-"), at: end)
            end += 1
        }
        return end + (self + end).writeNatural(UInt64(exponent.magnitude))
    }
}

/// Seventeen ASCII digits in registers.
private struct SeventeenDigits {
    var first: UInt64
    var middle: UInt64
    var last: UInt8

    @inline(__always)
    func store(in start: UnsafeMutableRawPointer) {
        start.storeCharacters(first)
        start.storeCharacters(middle, at: 8)
        start.storeCharacter(last, at: 16)
    }
}
