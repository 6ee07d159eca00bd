import Foundation
import TestSupport
import Testing

@Suite("What compare tells")
struct CompareTests {
    static func document(_ words: String...) throws -> [String: Any] {
        let folder = try Folder()
        let outcome = try Dashpot.run(["compare"] + words + ["--format", "json"], in: folder)
        return try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    }

    @Test("difference is release - press and ratio release / press, of every number both have")
    func differenceAndRatio() throws {
        let document = try Self.document("0.12,0", "0.35,0.35")
        let parts = ["press", "release", "difference", "ratio"].map { document[$0] as? [String: Any] ?? [:] }
        var compared = 0
        for key in InspectTests.keys
        where !["label", "swiftui", "regime", "nearest", "nearest_difference_percent", "warnings"].contains(key) {
            guard let press = parts[0][key] as? Double, let release = parts[1][key] as? Double else {
                #expect(parts[2][key] == nil && parts[3][key] == nil, "\(key)")
                continue
            }
            compared += 1
            let difference = try #require(parts[2][key] as? Double)
            #expect(abs(difference - (release - press)) <= 1e-12 * max(1, abs(release)), "\(key)")
            if press == 0 {
                #expect(parts[3][key] is NSNull, "\(key)")
            } else {
                let ratio = try #require(parts[3][key] as? Double)
                #expect(abs(ratio - release / press) <= 1e-12 * abs(ratio), "\(key)")
            }
        }
        #expect(compared == 21)
        // 0.35 / 0.12, its square inverted, and 0.334634 / 0.111420.
        #expect(abs((parts[3]["duration_s"] as? Double ?? 0) - 2.9166666666666667) < 1e-14)
        #expect(abs((parts[3]["stiffness"] as? Double ?? 0) - 0.11755102040816327) < 1e-14)
        #expect(
            abs((parts[3]["settling_time_2_percent_s"] as? Double ?? 0) - 0.334633695689160 / 0.111419697176548) < 1e-12
        )
    }

    @Test("how far apart the two are agrees with quadrature at high precision")
    func apart() throws {
        let apart = try #require(try Self.document("0.12,0", "0.35,0.35")["apart"] as? [String: Double])
        let row = try #require(
            try CSVTable(reference: "comparisons.csv").rows.first { $0[..<4] == ["0.12", "0.0", "0.35", "0.35"] })
        let truth = zip(["over_s", "greatest", "greatest_time_s", "root_mean_square", "area_s"], row[4...])
        for (key, value) in truth {
            #expect(abs((apart[key] ?? .nan) - (try number(value))) < 1e-9, "\(key)")
        }
    }

    @Test("the tap of --hold agrees with the published figures")
    func tap() throws {
        let tap = try Self.tap("0.12,0", "0.35,0.35", "--hold", "20ms")
        // Scale 1 to 0.94: 0.983104 at release, lowest 0.957824 at +50.88 ms, highest 1.002871.
        #expect(tap["hold_s"] as? Double == 0.02)
        #expect(tap["hold_from"] as? String == "given")
        #expect(abs((tap["reached"] as? Double ?? 0) - (1 - 0.983104) / 0.06) < 1e-5)
        #expect(abs((tap["deepest"] as? Double ?? 0) - (1 - 0.957824) / 0.06) < 1e-5)
        #expect(abs((tap["deepest_time_s"] as? Double ?? 0) - 0.070893402909533) < 1e-9)
        #expect(abs((tap["rebound"] as? Double ?? 0) - 0.002871 / 0.06) < 1e-5)
    }

    static func tap(_ words: String...) throws -> [String: Any] {
        let folder = try Folder()
        let outcome = try Dashpot.run(["compare"] + words + ["--json"], in: folder)
        let document = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
        return try #require(document?["tap"] as? [String: Any])
    }

    // v(t) = ω²t·exp(−ωt) of the critical press at 20 ms, ω = 2π/0.12: 19.2413… travels a second.
    @Test("a spring hands its velocity over, an eased press its place alone")
    func velocities() throws {
        let spring = try Self.tap("0.12,0", "0.35,0.35", "--hold", "20ms")
        let velocity = 19.241331518652633
        #expect(abs((spring["press_velocity"] as? Double ?? 0) - velocity) < 1e-5)
        #expect(abs((spring["handed_over_velocity"] as? Double ?? 0) - velocity) < 1e-5)
        let eased = try Self.tap("linear(0, 1) 100ms", "0.35,0.35", "--hold", "50ms")
        #expect(abs((eased["press_velocity"] as? Double ?? 0) - 10) < 1e-6)
        #expect(abs(eased["handed_over_velocity"] as? Double ?? 1) < 1e-9)
    }

    // The overrides of the release's transition, 0.35/0.35, and not its general animation .snappy; 40-digit arithmetic.
    @Test("a scene's pair is moved by the animations of its properties, and held as the scene holds it")
    func overrides() throws {
        let tap = try Self.tap("async-submit")
        #expect(tap["hold_s"] as? Double == 0.08)
        #expect(tap["hold_from"] as? String == "scene")
        #expect(abs((tap["rebound"] as? Double ?? 0) - 0.06379) < 1e-5)
        #expect(abs((tap["rest_s"] as? Double ?? 0) - 0.664) < 1e-3)
        let document = try Self.document("async-submit")
        #expect(
            (document["release"] as? [String: Any])?["swiftui"] as? String == ".spring(duration: 0.35, bounce: 0.35)")
        let played = try #require(document["played"] as? [[String: Any]])
        let opacity = played.first { $0["animation"] as? String == "release" && $0["property"] as? String == "opacity" }
        #expect(opacity?["played_end_s"] as? Double == 0.5)
        let long = try Self.tap("press-scale", "--variant", "long-press")
        #expect(long["hold_s"] as? Double == 0.5)
        #expect(try Self.tap("0.12,0", "0.35,0.35")["hold_from"] as? String == "usual")
    }

    @Test("the text says whose hold it is")
    func holdSource() throws {
        func flowing(_ words: String...) throws -> String {
            try Dashpot.run(["compare"] + words, in: try Folder()).text.split(whereSeparator: \.isWhitespace)
                .joined(separator: " ")
        }
        #expect(try flowing("press-scale").contains("A tap of 80 ms, as the variant tap has it, shows"))
        #expect(try flowing("0.12,0", "0.35,0.35").contains("A tap of 80 ms, as long as taps usually last, shows"))
        #expect(try !flowing("0.12,0", "0.35,0.35", "--hold", "90ms").contains(", as "))
    }

    @Test("the played tap ends with the frame in which SwiftUI ends it, after the exact one is handed over")
    func playedTap() throws {
        let words = ["0.12,0", "0.35,0.35", "--hold", "80ms", "--property", "scale=1:0.96", "--solver", "swiftui"]
        let folder = try Folder()
        let outcome = try Dashpot.run(["compare"] + words + ["--json"], in: folder)
        let document = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
        let tap = try #require(document?["tap"] as? [String: Any])
        let scene = CSVTable(
            try Dashpot.run(
                ["csv", "press-scale", "--hold", "80ms", "--solver", "swiftui", "--until", "0.6"], in: folder
            ).text)
        let scales = try scene.numbers("scale")
        // The scene's scale is the same tap: 1 to 0.96 and back.
        let deepest = try #require(scales.min())
        #expect(abs((tap["deepest"] as? Double ?? 0) - (1 - deepest) / 0.04) < 1e-9)
        let sampled = CSVTable(
            try Dashpot.run(["compare"] + words + ["--csv", "-", "--until", "0.6", "--fps", "60"], in: folder).text)
        for (one, other) in zip(try sampled.numbers("tap_scale"), scales) { #expect(abs(one - other) < 1e-12) }
        let rows = try #require(document?["played"] as? [[String: Any]])
        let row = try #require(rows.first { $0["animation"] as? String == "tap" })
        #expect(row["played_end_s"] as? Double == tap["rest_s"] as? Double)
    }

    static let pairs: [(words: [String], ids: [String])] = [
        (
            ["0.12,0", "0.35,0.35"],
            ["faster", "tap", "rebound", "edge-movement", "reported-settling-misleads"]
        ),
        (["0.3", "0.3"], ["tap", "one-animation-for-both"]),
        (["0.3,0.4", "0.2"], ["wrong-way-round"]),
        (["0.15,0.4", "0.35,0.35"], ["press-bounces"]),
        (["0.3,0.4", "0.5,0.5"], ["press-settles-late"]),
        (["hold-to-confirm", "--variant", "released-early"], ["stands-for-time"]),
        (["0.3,1", "0.2"], ["never-settles"]),
    ]

    @Test("findings have an id, a sentence, and the threshold they were found by", arguments: pairs)
    func findings(words: [String], ids: [String]) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(["compare"] + words + ["--format", "json"], in: folder)
        let document = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
        let findings = try #require(document?["findings"] as? [[String: Any]])
        let found = findings.compactMap { $0["id"] as? String }
        #expect(found.count == findings.count)
        if ids.count > 3 { #expect(found == ids) } else { #expect(Set(ids).isSubset(of: found), "\(found)") }
        let text = try Dashpot.run(["compare", "--all"] + words, in: folder).text
        let flowing = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for finding in findings {
            let sentence = try #require(finding["text"] as? String)
            #expect(flowing.contains("• " + sentence), "\(sentence)")
            let severity = try #require(finding["severity"] as? String)
            #expect(
                finding["is_advice"] as? Bool == (severity != "info")
                    && ["info", "advice", "warning"].contains(severity))
            #expect(finding["side"] is String || finding["side"] is NSNull)
            #expect(finding["numbers"] is [String: Double])
            let threshold = finding["threshold"]
            #expect(threshold is NSNull || (threshold as? [String: Any])?["value"] is Double)
        }
    }

    // 6.80766 % of a scale of 0.04 across half of 170 pt: 0.2315 pt, 0.694 px at 3x; frames: 0.223214 s times 60 and 120.
    @Test("the sentences name frames, points and pixels")
    func sentences() throws {
        let text = try Dashpot.run(
            "compare", "0.12,0", "0.35,0.35", "--control", "170x52", "--width", "100", "--all"
        ).text
        let flowing = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            flowing.contains(
                "within 2 % after 111 ms against 335 ms, 14 frames sooner at 60 Hz and 27 at 120 Hz."))
        #expect(flowing.contains("0.23 pt and its top and bottom by 0.07 pt, at most 0.69 px at 3x: it could be seen."))
        let small = try Dashpot.run("compare", "0.12,0", "0.35,0.35", "--control", "100x30", "--all").text
        let there = small.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // 50 pt times 0.04 times 6.8 % is 0.136 pt, 0.41 px: less than half a pixel.
        #expect(there.contains("at most 0.41 px at 3x: too little to be seen."))
    }

    // Values: the facts of InspectTests and the reference tables at six significant digits. Layout: decimal points in one
    // line for each of the four columns, a blank line before a group.
    @Test("the whole table of a press and its release")
    func screen() throws {
        let outcome = try Dashpot.run("compare", "0.12,0", "0.35,0.35", "--all")
        let table = outcome.text.components(separatedBy: "\n\nAs SwiftUI plays it at 60 fps\n").first
        #expect(
            table == """
                                                                        press                                release  difference     ratio
                ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
                Spring
                SwiftUI                               .spring(duration: 0.12)  .spring(duration: 0.35, bounce: 0.35)
                regime                                               critical                            underdamped
                duration (ms)                                        120                                  350          +230       2.91667
                bounce                                                 0                                    0.35         +0.35
                response (ms)                                        120                                  350          +230       2.91667
                damping ratio                                          1                                    0.65         -0.35    0.65
                mass (kg)                                              1                                    1             0       1
                stiffness (N/m)                                     2741.56                               322.273     -2419.28    0.117551
                damping (N·s/m)                                      104.72                                23.3375      -81.3822  0.222857
                natural frequency (rad/s)                             52.3599                              17.952       -34.4079  0.342857
                damped frequency (rad/s)                                 none                              13.6423
                initial velocity (1/s)                                 0                                    0             0

                Motion, unit step
                overshoot (%)                                            none                               6.80766
                undershoot (%)                                           none                               0.463443
                backswing (%)                                            none                                   none
                peak time (ms)                                           none                             230.283
                rise time, 10–90 % (ms)                               64.1313                             110.421       +46.2892  1.72179
                delay time, 50 % (ms)                                 32.0541                              77.5546      +45.5005  2.41949
                peak velocity (1/s)                                   19.2621                               8.57938     -10.6827  0.445402
                peak velocity at (ms)                                 19.0986                              63.2746      +44.176   3.31305
                half-swings beyond 2 %                                 0                                    1            +1

                When does it end?
                settling time, 2 % (ms)                              111.42                               334.634      +223.214   3.00336
                settling time, 1 % (ms)                              126.783                              358.868      +232.085   2.83057
                settling time, 0.1 % (ms)                            176.345                              576.916      +400.571   3.27151
                SwiftUI settlingDuration (ms)                        200                                  809.588      +609.588   4.04794
                Core Animation settlingDuration (ms)                 176.345                              644.954      +468.609   3.65734
                played end, 0 → 1 (ms)                               300                                  516.667      +216.667   1.72222
                logical completion (ms)                              133.333                              350          +216.667   2.625
                """)
    }

    @Test("a scene gives its press and release")
    func scene() throws {
        let document = try Self.document("press-scale")
        #expect((document["press"] as? [String: Any])?["swiftui"] as? String == ".spring(duration: 0.12)")
        #expect(
            (document["release"] as? [String: Any])?["swiftui"] as? String == ".spring(duration: 0.35, bounce: 0.35)")
    }

    @Test("every format but JSON and text holds the same two records and what lies between them")
    func formats() throws {
        let table = CSVTable(try Dashpot.run("compare", "0.12,0", "0.35,0.35", "--format", "tsv").text, separator: "\t")
        #expect(try table.column("label") == ["press", "release", "difference", "ratio"])
        #expect(table.header == InspectTests.keys.filter { !$0.hasPrefix("nearest") })
        for format in ["markdown", "html"] {
            let text = try Dashpot.run("compare", "0.12,0", "0.35,0.35", "--format", format).text
            #expect(text.contains("334.634") && text.contains("14 frames sooner"))
        }
    }

    // The frame after the last; nothing is played for two hours, nor for thirty years.
    @Test("a curve's end is told whatever its length", arguments: [7200, 1e6, 1e9])
    func longCurve(duration: Double) throws {
        let outcome = try Dashpot.run("compare", "snappy", ".easeOut(duration: \(duration))", "--format", "json")
        let document = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let rows = try #require(document["played"] as? [[String: Any]]).filter {
            $0["animation"] as? String == "release"
        }
        #expect(rows.count == 3)
        for row in rows {
            let end = try #require(row["played_end_s"] as? Double)
            #expect(end >= duration && end <= duration * (1 + 2e-9) + 2.0 / 60, "\(end)")
        }
    }
}
