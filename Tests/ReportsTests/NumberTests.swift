import TestSupport
import Testing
import Words

@testable import Reports

@Suite("Numbers as text")
struct NumberTests {
    @Test(
        "The shortest spelling follows the data contract",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.25, "0.25"), (-0.5, "-0.5"), (10, "10"), (100.5, "100.5"),
            (0.1, "0.1"), (0.3, "0.3"), (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
            (1e-6, "0.000001"), (1.5e-6, "0.0000015"), (9.99e-7, "9.99e-7"), (1e-7, "1e-7"), (-2.5e-10, "-2.5e-10"),
            (999_999_999_999_999, "999999999999999"), (1e15, "1e15"), (1.5e15, "1.5e15"),
            (123_456_789_012_345.6, "123456789012345.6"), (12_345_678.9, "12345678.9"), (123_456_789.5, "123456789.5"),
            (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e308"),
            (.leastNormalMagnitude, "2.2250738585072014e-308"), (9_007_199_254_740_992, "9.007199254740992e15"),
            (.nan, ""), (.infinity, ""), (-.infinity, ""),
        ] as [(Double, String)])
    func shortest(number: Double, text: String) {
        #expect(NumberNotation.shortest.text(number) == text)
    }

    @Test("Random bit patterns have the digits of Double.description")
    func randomBitPatterns() {
        var generator = Dice(seed: 2024)
        var mismatches: [Double] = []
        for _ in 0..<100_000 {
            let number = Double(bitPattern: generator.next())
            if number.isFinite, !agrees(number) { mismatches.append(number) }
        }
        #expect(mismatches.isEmpty)
    }

    @Test("Data and sentences write the same digits")
    func sameInSentences() {
        var dice = Dice(seed: 7)
        var mismatches: [Double] = []
        for turn in 0..<20_000 {
            let number =
                turn % 2 == 0 ? Double(bitPattern: dice.next()) : (dice.fraction() - 0.5) * Double(1 + turn)
            guard number.isFinite else { continue }
            if NumberNotation.shortest.text(number) != NumberText.shortest(number) { mismatches.append(number) }
        }
        #expect(mismatches.isEmpty)
    }

    @Test("Powers of two, powers of ten and their neighbours have the digits of Double.description")
    func hardCases() {
        var mismatches: [Double] = []
        for exponent in 0..<2047 as Range<UInt64> {
            for offset in -3...3 {
                let bits = UInt64(bitPattern: Int64(exponent << 52) + Int64(offset)) & ~(1 << 63)
                let number = Double(bitPattern: bits)
                if number.isFinite, !agrees(number) { mismatches.append(number) }
            }
        }
        for exponent in -323...308 {
            guard let power = Double("1e\(exponent)") else { continue }
            for number in [power, power.nextUp, power.nextDown, power * 3, power * 5, power * 9.5]
            where number.isFinite && !agrees(number) {
                mismatches.append(number)
            }
        }
        for count in 1...20_000 {
            mismatches += [1e6, 1e3, 60, 7].map { Double(count) / $0 }.filter { !agrees($0) }
        }
        #expect(mismatches.isEmpty)
    }

    /// Whether the spelling reads back and has the digits and exponent of the standard library's description.
    private func agrees(_ number: Double) -> Bool {
        let text = NumberNotation.shortest.text(number)
        return Double(text) == number && scientific(text) == scientific(number.description)
    }

    /// Significant digits and the exponent of the first of them.
    private func scientific(_ text: String) -> String {
        let parts = text.split(separator: "e")
        var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        var digits: [Character] = []
        var point: Int?
        for character in parts.first ?? "" {
            if character == "." { point = digits.count }
            if character.isNumber { digits.append(character) }
        }
        exponent += point ?? digits.count
        while digits.first == "0" {
            digits.removeFirst()
            exponent -= 1
        }
        while digits.last == "0" { digits.removeLast() }
        return digits.isEmpty ? "0" : (text.hasPrefix("-") ? "-" : "") + String(digits) + "e\(exponent)"
    }
}
