import TestSupport
import Testing

@testable import Reports

@Suite("Reading decimal numbers")
struct DecimalReaderTests {
    @Test(
        "Decimal numbers are read whole",
        arguments: [
            ("0", 0), ("-.5", -0.5), ("5.", 5), ("+3", 3), ("1e-7", 1e-7), ("1E+3", 1000), ("0.1", 0.1),
            ("00012.50", 12.5),
            ("0.30000000000000004", 0.1 + 0.2), ("9007199254740993", 9_007_199_254_740_992),
            ("179769313486231570000e288", .greatestFiniteMagnitude), ("1e-400", 0), ("0e999999999999999999999", 0),
            ("1.00000000000000011102230246251565404", 1), ("1.00000000000000011102230246251565405", 1.0.nextUp),
            ("+1.00000000000000000000000000000e2", 100), (".30000000000000000000000", 0.3),
            ("12345678901234567890.", 12_345_678_901_234_567_168),
        ] as [(String, Double)])
    func numbers(text: String, value: Double) {
        #expect(Double(decimal: text) == value)
    }

    @Test("Negative zero keeps its sign")
    func negativeZero() {
        #expect(Double(decimal: "-0")?.sign == .minus)
    }

    @Test(
        "What is no decimal number is refused",
        arguments: [
            "", " ", "-", ".", "+.", "e5", "1e", "1e+", "1 ", " 1", "1,5", "1_000", "0x10", "0x1p3", "inf", "nan",
            "infinity",
            "1.2.3", "--1", "1e5.0", "1e400", "-1e309", "١", "1\u{0}", "½", "1e999999999999999999999",
        ])
    func refused(text: String) {
        #expect(Double(decimal: text) == nil)
    }

    @Test("What is written shortest reads back as the same double")
    func thereAndBack() {
        var generator = Dice(seed: 7)
        for _ in 0..<50_000 {
            let number = Double(bitPattern: generator.next())
            if number.isFinite { #expect(Double(decimal: NumberNotation.shortest.text(number)) == number) }
        }
    }
}
