import Testing

@testable import Arguments

@Suite("Value formats")
struct ValueFormatTests {
    private func value<Value>(_ format: ValueFormat<Value>, _ word: String) -> Value? {
        do { return try format.read(word) } catch { return nil }
    }

    @Test(
        "numbers are decimal, whatever the locale",
        arguments: [
            ("0", 0), ("60", 60), ("-0.3", -0.3), ("+2", 2), (".5", 0.5), ("-.5", -0.5), ("3.", 3), ("1e-3", 0.001),
            ("-1e-3", -0.001), ("1E+2", 100), ("00012", 12), ("0.1", 0.1), ("1e308", 1e308),
            ("", nil), (" 1", nil), ("1 ", nil), ("1,5", nil), ("1.000,5", nil), ("1_000", nil), ("0x10", nil),
            ("inf", nil), ("nan", nil), ("-inf", nil), ("1e999", nil), ("1e", nil), ("e3", nil), (".", nil), ("-", nil),
            ("--1", nil), ("1.2.3", nil), ("1e1.5", nil), ("１", nil), ("٣", nil), ("1\u{0}", nil), ("1s", nil),
        ] as [(String, Double?)])
    func numbers(_ word: String, _ expected: Double?) {
        #expect(value(.number, word) == expected)
    }

    @Test(
        "times are in seconds, or in milliseconds where that is said",
        arguments: [
            ("0.35", 0.35), ("0.35s", 0.35), ("350ms", 0.35), ("350 ms", 0.35), ("0.35 s", 0.35), ("0", 0),
            (".5s", 0.5), ("1e3ms", 1), ("80ms", 0.08), ("16.7ms", 0.0167),
            ("-1", nil), ("s", nil), ("ms", nil), ("1m", nil), ("1min", nil), ("1 s s", nil), ("1ss", nil), ("", nil),
            ("1S", nil), ("1 000ms", nil),
        ] as [(String, Double?)])
    func durations(_ word: String, _ expected: Double?) {
        #expect(value(.duration, word) == expected)
    }

    @Test(
        "fractions may be written in percent",
        arguments: [
            ("5%", 0.05), ("0.05", 0.05), ("5 %", 0.05), ("100%", 1), ("-3%", -0.03), ("0.1%", 0.001),
            ("%", nil), ("5%%", nil), ("five", nil),
        ] as [(String, Double?)])
    func fractions(_ word: String, _ expected: Double?) {
        #expect(value(.fraction, word) == expected)
    }

    @Test(
        "whole numbers have no point and do not overflow",
        arguments: [
            ("12", 12), ("-3", -3), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
            ("9223372036854775808", nil), ("1.0", nil), ("1e3", nil), ("", nil), (" 1", nil), ("٣", nil),
        ] as [(String, Int?)])
    func integers(_ word: String, _ expected: Int?) {
        #expect(value(.integer, word) == expected)
    }

    @Test(
        "sizes are two whole numbers with an x between",
        arguments: [
            ("1200x800", PixelSize(width: 1200, height: 800)), ("1x1", PixelSize(width: 1, height: 1)),
            ("16384x1", PixelSize(width: 16384, height: 1)),
            ("16385x1", nil), ("0x5", nil), ("-1x5", nil), ("1200", nil), ("1200x", nil), ("x800", nil), ("1x2x3", nil),
            ("1200X800", nil), ("1200 x 800", nil), ("99999999999999999999x1", nil),
        ] as [(String, PixelSize?)])
    func sizes(_ word: String, _ expected: PixelSize?) {
        #expect(value(.size, word) == expected)
    }

    @Test("limits include what they say")
    func limits() {
        #expect(value(.number(.within(0...1)), "1") == 1 && value(.number(.within(0...1)), "1.0000001") == nil)
        #expect(value(.number(.atLeast(2)), "2") == 2 && value(.number(.atLeast(2)), "1.9") == nil)
        #expect(value(.number(.above(0)), "1e-300") == 1e-300 && value(.number(.above(0)), "0") == nil)
        #expect(value(.number(.atMost(3)), "3") == 3 && value(.number(.atMost(3)), "3.1") == nil)
        #expect(ValueFormat.number(.above(0)).allowed == "a number above 0")
        #expect(ValueFormat.integer(.atMost(9)).allowed == "a whole number of at most 9")
        #expect(
            ValueFormat.duration(.within(0.001...10)).allowed == "a time from 0.001s to 10s, such as 0.35s or 350ms")
    }

    @Test("defaults are shown as they could be typed")
    func written() {
        #expect(ValueFormat.number.write(60) == "60" && ValueFormat.number.write(-0.05) == "-0.05")
        #expect(ValueFormat.duration.write(0.35) == "0.35s")
        #expect(ValueFormat.size.write(PixelSize(width: 3, height: 4)) == "3x4")
        #expect(ValueFormat.choice([("on", true), ("off", false)]).write(false) == "off")
    }

    @Test("a format of one's own explains itself")
    func own() {
        let even = ValueFormat<Int>(placeholder: "EVEN", allowed: "an even number") { word throws(ValueRefusal) in
            guard let number = Int(word) else { throw ValueRefusal() }
            guard number.isMultiple(of: 2) else {
                throw ValueRefusal("\(number) is odd", suggestions: ["\(number - 1)"])
            }
            return number
        }
        let pairs = Option("pairs", even, default: 2, help: "")
        let tool = ToolSpec(
            "sock", version: "1", summary: "",
            commands: [
                CommandSpec("sort", summary: "") {
                } options: {
                    pairs
                }
            ])
        func complaint(_ word: String) -> String? {
            #expect(throws: UsageError.self) { try tool.parse(["sort", "--pairs", word]) }?.description
        }
        #expect(complaint("x") == "'--pairs' cannot be 'x': it takes an even number")
        #expect(complaint("3") == "'--pairs' cannot be '3': 3 is odd; did you mean '2'?")
    }
}
