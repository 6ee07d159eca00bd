import Testing

@testable import Reports

@Suite("Fixed and significant decimals")
struct FixedDecimalTests {
    @Test("Fixed places round the exact value, half to even, as Python's Decimal does")
    func fixed() throws {
        let rows = fixedDecimalTable.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(rows.count > 900)
        for row in rows {
            let bits = try #require(UInt64(row[0], radix: 16))
            let places = try #require(Int(row[1]))
            let text = try NumberNotation.fixed(places).text(Double(bitPattern: bits))
            #expect(text == String(row[2]), "\(Double(bitPattern: bits)) to \(places) places")
        }
    }

    @Test("Places outside 0 to 17 are refused", arguments: [-1, 18, .min, .max])
    func refusedPlaces(places: Int) {
        #expect(throws: NumberNotationError.decimalPlaces(places)) { try NumberNotation.fixed(places) }
    }

    @Test("Digits outside 1 to 17 are refused", arguments: [0, 18, .min, .max])
    func refusedDigits(digits: Int) {
        #expect(throws: NumberNotationError.significantDigits(digits)) { try NumberNotation.significant(digits) }
    }

    @Test(
        "Significant digits drop trailing zeros and never the digits before the point",
        arguments: [
            (0, 6, "0"), (157.91367041742973, 6, "157.914"), (0.35, 6, "0.35"), (12, 6, "12"), (100, 2, "100"),
            (1_234_567.8, 6, "1234568"), (99.99996, 6, "100"), (99.99994, 6, "99.9999"),
            (-0.000123456789, 6, "-0.000123457"),
            (0.000001, 3, "0.000001"), (1e-7, 6, "1e-7"), (1.23456789e-9, 6, "1.23457e-9"), (9.9999996e-9, 6, "1e-8"),
            (1e15, 6, "1e15"), (-6.02214076e23, 4, "-6.022e23"), (0.1 + 0.2, 17, "0.30000000000000004"), (2.5, 1, "3"),
            (.nan, 6, ""), (.infinity, 6, ""),
        ] as [(Double, Int, String)])
    func significant(number: Double, digits: Int, text: String) throws {
        #expect(try NumberNotation.significant(digits).text(number) == text)
    }
}
