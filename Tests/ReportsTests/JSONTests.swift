import Testing

@testable import Reports

@Suite("JSON")
struct JSONTests {
    @Test(
        "Strings are escaped as RFC 8259 asks",
        arguments: [
            ("", #""""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
            ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
            ("é漢😀", "\"é漢😀\""), ("\r\n", #""\r\n""#), ("e\u{301}", "\"e\u{301}\""),
        ])
    func strings(text: String, json: String) {
        #expect(JSONValue.string(text).formatted(pretty: false) == json + "\n")
    }

    @Test("Numbers are shortest, and what is no number is null")
    func numbers() {
        let value: JSONValue = [
            0.1, 1, .number(1), .number(.nan), .number(-.infinity), .number(-0.0), .integer(.min), 1e21,
        ]
        #expect(value.formatted(pretty: false) == "[0.1,1,1,null,null,0,-9223372036854775808,1e21]\n")
    }

    @Test("Members keep their order, empty containers stay on one line")
    func pretty() {
        let value: JSONValue = [
            "press": ["duration_s": 0.12, "bounce": 0], "difference": nil, "findings": [], "more": [:],
            "flags": [true, [false]],
        ]
        #expect(
            value.formatted()
                == """
                {
                  "press": {
                    "duration_s": 0.12,
                    "bounce": 0
                  },
                  "difference": null,
                  "findings": [],
                  "more": {},
                  "flags": [
                    true,
                    [
                      false
                    ]
                  ]
                }

                """)
    }

    @Test("A table without records is an empty array, and no lines")
    func empty() throws {
        let table = try Table(columns: [Column("a")])
        #expect(table.formatted(as: .json) == "[]\n")
        #expect(table.formatted(as: .ndjson) == "")
        #expect(table.formatted(as: .csv) == "a\n")
    }

    @Test("Missing, never and NaN are null; yes and no are booleans")
    func cells() throws {
        var table = try Table(columns: ["a", "b", "c", "d", "e"].map { Column($0) })
        try table.append([.missing, .never, .number(.nan), .boolean(true), .number(nil)])
        #expect(table.formatted(as: .ndjson) == #"{"a":null,"b":null,"c":null,"d":true,"e":null}"# + "\n")
        #expect(table.formatted(as: .csv) == "a,b,c,d,e\n,,,true,\n")
    }
}
