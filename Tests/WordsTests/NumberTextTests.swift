import TestSupport
import Testing
import Words

@Suite("Numbers in words")
struct NumberTextTests {
    @Test("rounded as Python's decimal rounds the same digits, halves away from zero")
    func rounding() throws {
        let rows = try CSVTable(reference: "rounded-numbers.csv").rows
        #expect(rows.count >= 280)
        for row in rows {
            let value = try number(row[0])
            let (places, digits) = (Int(try number(row[1])), Int(try number(row[4])))
            #expect(NumberText.fixed(value, decimals: places) == row[2], "\(row)")
            #expect(NumberText.rounded(value, decimals: places) == row[3], "\(row)")
            #expect(NumberText.significant(value, digits: digits) == row[5], "\(row)")
        }
    }

    @Test(
        "the shortest digits, with an exponent below 1e-6 and from 1e15 on",
        arguments: [
            (0.35, "0.35"), (1, "1"), (-0.0, "0"), (1e-6, "0.000001"), (9.99e-7, "9.99e-7"), (-1e-7, "-1e-7"),
            (999_999_999_999_999, "999999999999999"), (1e15, "1e15"), (1.5e300, "1.5e300"),
            (0.1 + 0.2, "0.30000000000000004"),
            (.leastNonzeroMagnitude, "5e-324"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
        ])
    func shortest(_ value: Double, _ text: String) {
        #expect(NumberText.shortest(value) == text)
    }

    @Test(
        "source code has no exponent",
        arguments: [
            (0.35, "0.35"), (1, "1"), (0, "0"), (-0.0, "0"), (-0.3, "-0.3"), (1e-7, "0.0000001"), (1.5e-5, "0.000015"),
            (1e21, "1000000000000000000000"), (1.25e17, "125000000000000000"), (123456.789, "123456.789"),
            (0.1 + 0.2, "0.30000000000000004"),
            (Double.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
        ])
    func plain(_ value: Double, _ text: String) {
        #expect(NumberText.plain(value) == text)
        #expect(Double(text) == value)
    }

    @Test("a fraction becomes a percentage without a rounding error, and may be cut to some digits")
    func shifted() {
        #expect(NumberText.plain(0.07, shiftedBy: 2) == "7")
        #expect(NumberText.plain(0.5554, shiftedBy: 2) == "55.54")
        #expect(NumberText.plain(-1.1, shiftedBy: 2) == "-110")
        #expect(NumberText.plain(1.0 / 3, digits: 4) == "0.3333")
        #expect(NumberText.plain(123_456, digits: 2) == "120000")
        #expect(NumberText.plain(9.9999e-9, digits: 3) == "0.00000001")
    }

    @Test("far from one, significant digits stand before a power of ten")
    func exponents() {
        #expect(NumberText.significant(1.23456e-9) == "1.23e-9")
        #expect(NumberText.significant(-9.999e20) == "-1e21")
        #expect(NumberText.significant(.infinity) == "inf")
        #expect(NumberText.fixed(1e300, decimals: 2) == "1e300")
        #expect(NumberText.rounded(.nan, decimals: 2) == "nan")
    }

    @Test(
        "pictures have true minus signs and groups of three from five digits on",
        arguments: [
            ("1.0027", "1.0027"), ("-0.5", "−0.5"), ("12345.67891", "12\u{00A0}345.67891"), ("1000.0", "1000.0"),
            ("-1234567", "−1\u{00A0}234\u{00A0}567"), ("1.25e-9", "1.25e−9"), ("12345e-9", "12\u{00A0}345e−9"),
        ])
    func typeset(_ number: String, _ text: String) {
        #expect(NumberText.typeset(number) == text)
    }
}
