import Foundation
import TestSupport
import Testing

@Suite("What inspect tells")
struct InspectTests {
    /// The keys of one record in the order of the data contract.
    static let keys = [
        "label", "swiftui", "regime", "duration_s", "bounce", "response_s", "damping_ratio", "mass", "stiffness",
        "damping",
        "natural_frequency_rad_s", "damped_frequency_rad_s", "initial_velocity", "overshoot_percent",
        "undershoot_percent", "backswing_percent",
        "peak_time_s", "rise_time_s", "delay_time_s", "settling_time_2_percent_s", "settling_time_1_percent_s",
        "settling_time_0_1_percent_s", "peak_velocity", "peak_velocity_time_s", "half_swings",
        "swiftui_settling_duration_s",
        "core_animation_settling_duration_s", "played_end_s", "logical_completion_s", "nearest",
        "nearest_difference_percent", "warnings",
    ]

    @Test(
        "JSON has every key of the contract, in its order, for every kind of animation",
        arguments: [
            "0.35,0.35", "0.5", "0.5,-0.3", "0.5,1", "easeInOut", ".linear.repeatForever()", "cubic-bezier(0,0,1,1) 1s",
        ])
    func keyOrder(animation: String) throws {
        let outcome = try Dashpot.run("inspect", animation, "--format", "json")
        let names = outcome.lines.compactMap { line -> String? in
            guard line.hasPrefix("    \""), let end = line.range(of: "\":") else { return nil }
            return String(line[line.index(line.startIndex, offsetBy: 5)..<end.lowerBound])
        }
        #expect(names == Self.keys)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: outcome.output) }
        let csv = try Dashpot.run("inspect", animation, "--format", "csv")
        #expect(csv.lines.first?.split(separator: ",").map(String.init) == Self.keys)
    }

    static func record(_ words: String...) throws -> [String: Any] {
        let folder = try Folder()
        let outcome = try Dashpot.run(["inspect"] + words + ["--format", "json"], in: folder)
        let records = try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]]
        return try #require(records?.first)
    }

    /// Published or computed elsewhere; the digits given are all right.
    static let facts: [(animation: String, key: String, value: Double, tolerance: Double)] = [
        ("0.35,0.35", "duration_s", 0.35, 1e-15),
        ("0.35,0.35", "bounce", 0.35, 1e-15),
        ("0.35,0.35", "stiffness", 322.27280, 5e-6),
        ("0.35,0.35", "damping", 23.337545, 5e-7),
        ("0.35,0.35", "overshoot_percent", 6.807664510187790577794, 1e-11),
        ("0.35,0.35", "undershoot_percent", 0.4634429608327037060355, 1e-11),
        ("0.35,0.35", "peak_time_s", 0.2302830932359191370802, 1e-13),
        ("0.35,0.35", "rise_time_s", 0.1104205545514974054348, 1e-13),
        ("0.35,0.35", "delay_time_s", 0.07755461238404290479874, 1e-13),
        ("0.35,0.35", "settling_time_2_percent_s", 0.334633695689160307709, 1e-12),
        ("0.35,0.35", "settling_time_1_percent_s", 0.3588683883230114669372, 1e-12),
        ("0.35,0.35", "settling_time_0_1_percent_s", 0.5769158915295218567534, 1e-12),
        ("0.35,0.35", "peak_velocity", 8.579382548560853702866, 1e-12),
        ("0.35,0.35", "peak_velocity_time_s", 0.06327462726146092334289, 1e-9),
        ("0.35,0.35", "half_swings", 1, 0),
        ("0.35,0.35", "swiftui_settling_duration_s", 0.8096, 5e-5),
        ("0.35,0.35", "core_animation_settling_duration_s", 0.6450, 5e-5),
        ("0.35,0.35", "played_end_s", 0.5167, 5e-5),
        ("0.35,0.35", "logical_completion_s", 0.35, 1e-12),
        ("0.12,0", "stiffness", 2741.5568, 5e-5),
        ("0.12,0", "damping", 104.71976, 5e-6),
        ("0.12,0", "settling_time_2_percent_s", 0.1114196971765482536689, 1e-12),
        ("0.12,0", "settling_time_0_1_percent_s", 0.176345207566630985141, 1e-12),
        ("0.12,0", "half_swings", 0, 0),
        ("0.12,0", "played_end_s", 0.300, 1e-12),
        (".default", "response_s", 0.55, 1e-15),
        ("Spring(duration: 0.5, bounce: 0.3)", "stiffness", 157.9, 0.05),
        ("Spring(duration: 0.5, bounce: 0.3)", "damping", 17.6, 0.05),
        ("Spring(mass: 1, stiffness: 100, damping: 10)", "duration_s", 0.63, 0.005),
        ("Spring(mass: 1, stiffness: 100, damping: 10)", "bounce", 0.5, 1e-12),
        (".interpolatingSpring(stiffness: 100, damping: 5)", "core_animation_settling_duration_s", 2.854975, 5e-7),
        (".interpolatingSpring(stiffness: 100, damping: 10)", "core_animation_settling_duration_s", 1.472700, 5e-7),
        (".interpolatingSpring(stiffness: 100, damping: 15)", "core_animation_settling_duration_s", 1.022094, 5e-7),
        (".spring", "swiftui_settling_duration_s", 0.7999999999999999, 3e-16),
    ]

    @Test("a value is the one known from elsewhere", arguments: facts)
    func fact(animation: String, key: String, value: Double, tolerance: Double) throws {
        let actual = try #require(try Self.record(animation)[key] as? Double)
        #expect(abs(actual - value) <= tolerance, "\(actual)")
    }

    static let nulls: [(animation: String, keys: [String])] = [
        (
            "0.12,0",
            [
                "damped_frequency_rad_s", "overshoot_percent", "undershoot_percent", "backswing_percent", "peak_time_s",
                "nearest", "nearest_difference_percent",
            ]
        ),
        (
            "0.5,-0.3",
            [
                "damped_frequency_rad_s", "overshoot_percent", "undershoot_percent", "backswing_percent", "peak_time_s",
                "core_animation_settling_duration_s", "nearest", "nearest_difference_percent",
            ]
        ),
        (
            "0.5,1",
            [
                "backswing_percent",
                "settling_time_2_percent_s", "settling_time_1_percent_s", "settling_time_0_1_percent_s", "half_swings",
                "swiftui_settling_duration_s", "core_animation_settling_duration_s", "played_end_s", "nearest",
                "nearest_difference_percent",
            ]
        ),
        (
            "linear",
            [
                "regime", "bounce", "response_s", "damping_ratio", "mass", "stiffness", "damping",
                "natural_frequency_rad_s", "damped_frequency_rad_s", "overshoot_percent", "undershoot_percent",
                "backswing_percent", "peak_time_s", "swiftui_settling_duration_s", "core_animation_settling_duration_s",
                "nearest", "nearest_difference_percent",
            ]
        ),
        ("0.35,0.35", ["backswing_percent", "nearest", "nearest_difference_percent"]),
    ]

    @Test("what does not exist is null in JSON, empty in CSV, none or never in text", arguments: nulls)
    func missing(animation: String, keys: [String]) throws {
        let record = try Self.record(animation)
        let missing = Self.keys.filter { record[$0] is NSNull }
        #expect(missing == Self.keys.filter(keys.contains))
        let csv = CSVTable(try Dashpot.run("inspect", animation, "--format", "tsv").text, separator: "\t")
        for key in Self.keys where key != "warnings" {
            #expect((try csv.column(key) == [""]) == keys.contains(key), "\(key)")
        }
        let text = try Dashpot.run("inspect", animation, "--all").lines
        let blanks = text.filter { $0.hasSuffix(" none") || $0.hasSuffix(" never") }
        #expect(blanks.count == keys.count, "\(blanks)")
        let nevers = text.filter { $0.hasSuffix(" never") }
        #expect(nevers.isEmpty == (animation != "0.5,1"), "\(nevers)")
    }

    @Test("a spring without damping works, never settles, and this is said")
    func undamped() throws {
        let outcome = try Dashpot.run("inspect", "0.5,1", "--all")
        #expect(outcome.status == 0)
        #expect(
            outcome.errors == "dashpot: a: a spring without damping swings for ever; give a bounce below 1\n")
        #expect(outcome.lines.filter { $0.hasSuffix(" never") }.count == 6)
        #expect(try Dashpot.run("inspect", "0.5,1", "--quiet").errors.isEmpty)
    }

    @Test("the struct Spring takes a bounce above 1 as 1 and warns")
    func structBounce() throws {
        let record = try Self.record("Spring(duration: 0.5, bounce: 1.5)")
        #expect(record["bounce"] as? Double == 1)
        let warnings = try #require(record["warnings"] as? [String])
        #expect(warnings.first == "Spring takes bounce 1.5 as 1, which never comes to rest; give a bounce below 1")
    }

    @Test("several animations are records under their labels")
    func several() throws {
        let outcome = try Dashpot.run("inspect", "press=.snappy", "0.3", "--format", "ndjson")
        let labels = try outcome.lines.map { line in
            (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["label"] as? String
        }
        #expect(labels == ["press", "a"])
    }

    // The values are those of the facts above at six significant digits; the layout: one blank line before a group, titles
    // flush left, decimal points in one line.
    @Test("the whole screen of one spring")
    func screen() throws {
        let outcome = try Dashpot.run("inspect", "0.35,0.35", "--all")
        #expect(outcome.errors.isEmpty)
        #expect(
            outcome.text == """
                                                                                          a
                ───────────────────────────────────────────────────────────────────────────
                Spring
                SwiftUI                               .spring(duration: 0.35, bounce: 0.35)
                regime                                                          underdamped
                duration (ms)                                                    350
                bounce                                                             0.35
                response (ms)                                                    350
                damping ratio                                                      0.65
                mass (kg)                                                          1
                stiffness (N/m)                                                  322.273
                damping (N·s/m)                                                   23.3375
                natural frequency (rad/s)                                         17.952
                damped frequency (rad/s)                                          13.6423
                initial velocity (1/s)                                             0
                nearest named spring                                                   none
                at most apart (%)                                                      none

                Motion, unit step
                overshoot (%)                                                      6.80766
                undershoot (%)                                                     0.463443
                backswing (%)                                                          none
                peak time (ms)                                                   230.283
                rise time, 10–90 % (ms)                                          110.421
                delay time, 50 % (ms)                                             77.5546
                peak velocity (1/s)                                                8.57938
                peak velocity at (ms)                                             63.2746
                half-swings beyond 2 %                                             1

                When does it end?
                settling time, 2 % (ms)                                          334.634
                settling time, 1 % (ms)                                          358.868
                settling time, 0.1 % (ms)                                        576.916
                SwiftUI settlingDuration (ms)                                    809.588
                Core Animation settlingDuration (ms)                             644.954
                played end, 0 → 1 (ms)                                           516.667
                logical completion (ms)                                          350

                """)
    }

    @Test("--velocity starts the step with a velocity, on top of the animation's own")
    func velocity() throws {
        #expect(try Self.record("0.35,0.35", "--velocity", "2")["initial_velocity"] as? Double == 2)
        let own = ".interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3)"
        #expect(try Self.record(own, "--velocity", "2")["initial_velocity"] as? Double == 5)
    }
}
