import Testing

@testable import Reports

@Suite("A table in every format")
struct TableTests {
    static func table() throws -> Table {
        var table = try Table(
            columns: [
                Column("label", alignment: .leading),
                Column("duration_s", title: "duration", unit: .milliseconds),
                Column("overshoot_percent", title: "overshoot", unit: .percent),
                Column("warnings", alignment: .leading),
            ],
            groups: [
                .init(columns: ["label"]), .init("Parameters", columns: ["duration_s"]),
                .init("Response", columns: ["overshoot_percent"]),
            ])
        try table.append([.text("press, quick"), .number(0.12), .missing, .texts([])])
        try table.append([.text("rel|ease"), .number(0.35), .number(12.345678901), .texts(["a \"b\"", "c"])])
        return table
    }

    @Test("CSV quotes commas and quotes and leaves missing cells empty")
    func csv() throws {
        #expect(
            try Self.table().formatted(as: .csv)
                == """
                label,duration_s,overshoot_percent,warnings
                "press, quick",0.12,,
                rel|ease,0.35,12.345678901,"a ""b""; c"

                """)
    }

    @Test("JSON is an array of objects in column order")
    func json() throws {
        #expect(
            try Self.table().formatted(as: .json)
                == #"""
                [
                  {
                    "label": "press, quick",
                    "duration_s": 0.12,
                    "overshoot_percent": null,
                    "warnings": []
                  },
                  {
                    "label": "rel|ease",
                    "duration_s": 0.35,
                    "overshoot_percent": 12.345678901,
                    "warnings": [
                      "a \"b\"",
                      "c"
                    ]
                  }
                ]

                """#)
    }

    @Test("NDJSON is one object a line")
    func ndjson() throws {
        #expect(
            try Self.table().formatted(as: .ndjson)
                == #"""
                {"label":"press, quick","duration_s":0.12,"overshoot_percent":null,"warnings":[]}
                {"label":"rel|ease","duration_s":0.35,"overshoot_percent":12.345678901,"warnings":["a \"b\"","c"]}

                """#)
    }

    @Test("A compared table has one column a record, then difference and ratio, under group headings")
    func compared() throws {
        #expect(
            try Self.table().formatted(as: .text, style: TableStyle(layout: .compared))
                == """
                               press, quick  rel|ease  difference    ratio
                ──────────────────────────────────────────────────────────
                Parameters
                duration (ms)           120  350             +230  2.91667

                Response
                overshoot (%)          none   12.3457

                """)
    }

    @Test("Markdown escapes pipes and says where columns are aligned")
    func markdown() throws {
        #expect(
            try Self.table().formatted(as: .markdown)
                == #"""
                | label        | duration (ms) | overshoot (%) |
                | ------------ | ------------: | ------------: |
                | press, quick |           120 |          none |
                | rel\|ease    |           350 |       12.3457 |

                """#)
    }
}
