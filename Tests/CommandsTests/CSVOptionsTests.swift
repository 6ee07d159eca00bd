import Foundation
import TestSupport
import Testing

@Suite("What csv does for other readers")
struct CSVOptionsTests {
    static func table(_ words: String, separator: Character = ",") throws -> CSVTable {
        let outcome = try Dashpot.run(words.split(separator: " ").map(String.init), in: try Folder())
        #expect(outcome.status == 0, "\(outcome.errors)")
        return CSVTable(outcome.text, separator: separator)
    }

    // x(t) = v·exp(−ζω₀t)·sin(ω_d·t)/ω_d greatest at atan(√(1 − ζ²)/ζ)/ω_d: 0.026621 at 63.27 ms for 0.35/0.35 and 1 unit/s.
    @Test("with a velocity and no way to go a spring is thrown from where it rests", arguments: [0.0, 3, -2])
    func impulse(place: Double) throws {
        let words = "csv 0.35,0.35 --from \(place) --to \(place) --velocity 1 --until"
        let peak = try Self.table("\(words) 63.2746276ms --samples 2")
        #expect(abs((try peak.numbers("value").last ?? 0) - place - 0.026621) < 5e-7)
        #expect(abs(try peak.numbers("velocity").last ?? 1) < 1e-6)
        let later = try Self.table("\(words) 0.1 --samples 2")
        let (natural, ratio) = (2 * Double.pi / 0.35, 0.65)
        let damped = natural * (1 - ratio * ratio).squareRoot()
        let expected = exp(-ratio * natural * 0.1) * sin(damped * 0.1) / damped
        #expect(abs((try later.numbers("value").last ?? 0) - place - expected) < 1e-14)
    }

    @Test("a thrown value is clamped where it first comes back: half a period after it left")
    func clampedImpulse() throws {
        let table = try Self.table("csv 0.35,0.35 --from 0 --to 0 --velocity 1 --clamp --step 1ms --until 0.3")
        let damped = 2 * Double.pi / 0.35 * (1 - 0.65 * 0.65).squareRoot()
        for (time, value) in zip(try table.numbers("time_s"), try table.numbers("value")) where time > 0 {
            #expect(time < Double.pi / damped ? value > 0 : value == 0, "\(time)")
        }
    }

    // The target is first crossed at (π − acos ζ)/ω_d.
    @Test("--clamp stops at the first crossing of the target")
    func clamp() throws {
        let table = try Self.table("csv 0.35,0.35 --from 10 --to 20 --clamp --step 1ms --until 0.3")
        let damped = 2 * Double.pi / 0.35 * (1 - 0.65 * 0.65).squareRoot()
        let crossing = (Double.pi - acos(0.65)) / damped
        for (row, time) in try table.numbers("time_s").enumerated() {
            let (value, velocity) = (try table.numbers("value")[row], try table.numbers("velocity")[row])
            if time < crossing {
                #expect(value < 20)
            } else {
                #expect(value == 20 && velocity == 0)
            }
        }
    }

    @Test("--end on-target adds a row a step behind the end, with everything where it goes")
    func onTarget() throws {
        let usual = try Self.table("csv 0.35,0.35 --property x=3:7 --step 20ms --velocities")
        let ended = try Self.table("csv 0.35,0.35 --property x=3:7 --step 20ms --velocities --end on-target")
        #expect(Array(ended.rows.dropLast()) == usual.rows)
        #expect(try ended.numbers("x").last == 7)
        #expect(try ended.numbers("x_velocity").last == 0)
        let times = try ended.numbers("time_s")
        #expect(abs(times[times.count - 1] - times[times.count - 2] - 0.02) < 0.02)
        #expect(times[times.count - 1] > times[times.count - 2])
    }

    @Test("--plain writes no exponent, and the same numbers", arguments: ["csv", "json"])
    func plain(format: String) throws {
        let words = "csv 0.35,0.35 --until 5 --format \(format)".split(separator: " ").map(String.init)
        let folder = try Folder()
        let usual = try Dashpot.run(words, in: folder).text,
            plain = try Dashpot.run(words + ["--plain"], in: folder).text
        func numbers(_ text: String) -> [Double] {
            text.split { !$0.isNumber && !"+-.e".contains($0) }.compactMap { Double($0) }
        }
        #expect(usual.contains("e-"))
        #expect(!plain.contains("e-"))
        #expect(numbers(plain) == numbers(usual))
    }

    @Test("--delimiter ';' parts the cells, and quotes what holds one")
    func delimiter() throws {
        let table = try Self.table("csv a=snappy b=bouncy --delimiter ; --until 0.1", separator: ";")
        #expect(table.header == ["time_s", "a", "b"])
        let inspected = try Dashpot.run(
            ["inspect", "0.5,1", "--format", "csv", "--delimiter", ";"], in: try Folder()
        ).text
        #expect(inspected.hasPrefix("label;swiftui;regime;"))
    }

    static let velocities: [(words: String, first: Double, note: String?)] = [
        ("--from 0 --to 100 --velocity 5", 5, "5 units per second"), ("--from 0 --to 100 --velocity 5u/s", 5, nil),
        ("--from 0 --to 100 --velocity 5/s", 500, nil),
        ("--property x=0:100 --velocity 5 --velocities", 500, "5 travels per second"),
        ("--property x=0:100 --velocity 5u/s --velocities", 5, nil),
        ("--property x=100:0 --velocity 5/s --velocities", -500, nil), ("--velocity 5", 5, nil),
    ]

    @Test("5/s is travels and 5u/s units, and a bare number says what it was taken for", arguments: velocities)
    func velocity(words: String, first: Double, note: String?) throws {
        let all = ["csv", "0.35,0.35"] + words.split(separator: " ").map(String.init)
        let outcome = try Dashpot.run(all, in: try Folder())
        let table = CSVTable(outcome.text)
        let column = try #require(table.header.last)
        #expect(abs((try table.numbers(column).first ?? 0) - first) < 1e-9)
        #expect(outcome.errors.isEmpty == (note == nil), "\(outcome.errors)")
        if let note { #expect(outcome.errors.contains("is taken as \(note)"), "\(outcome.errors)") }
    }

    static let steps: [(words: String, decimals: Int)] = [
        ("--step 1ms --until 0.3 --precision 2", 3), ("--step 0.25ms --until 0.1 --precision 0", 5),
        ("--step 0.5 --until 2 --precision 0", 1), ("--step 20ms --until 0.3 --precision 3", 3),
        ("--samples 11 --until 0.1 --precision 1", 2),
    ]

    @Test("times keep the digits of their step under --precision, and no two rows share one", arguments: steps)
    func precision(words: String, decimals: Int) throws {
        let times = try Self.table("csv 0.35,0.35 \(words)").column("time_s")
        #expect(Set(times).count == times.count)
        #expect(times.allSatisfy { $0.split(separator: ".").last?.count == decimals }, "\(times.prefix(3))")
    }

    @Test(
        "the long form says whose motion a row is",
        arguments: ["0.35,0.35", "a=0.3 b=0.4 --property x=0:1", "press-scale"])
    func long(words: String) throws {
        let both = try Self.table("csv \(words) --long --solver both --until 0.2")
        #expect(both.header.last == "solver")
        let solvers = try both.column("solver")
        #expect(Set(solvers) == ["exact", "swiftui"])
        #expect(solvers.filter { $0 == "exact" }.count * 2 == solvers.count)
        let properties = Set(try both.column("property"))
        #expect(!properties.contains { $0.contains("played") })
        #expect(try !Self.table("csv \(words) --long --until 0.2").header.contains("solver"))
        // The wide form tells them apart by name.
        let wide = try Self.table("csv \(words) --solver both --until 0.2").header
        #expect(wide.contains { $0.hasSuffix("played") })
    }

    static let formats = ["csv", "tsv", "json", "ndjson", "markdown", "html"]

    @Test("every format but text goes out row by row: 100000 rows take no more memory than 10000", arguments: formats)
    func memory(format: String) throws {
        let script = """
            import os, subprocess, sys
            def peak(samples):
                child = subprocess.Popen(
                    [sys.argv[1], "csv", "snappy", "--samples", str(samples), "--format", sys.argv[2]],
                    stdout=subprocess.DEVNULL)
                _, status, usage = os.wait4(child.pid, 0)
                return status, usage.ru_maxrss
            (one, few), (other, many) = peak(10000), peak(100000)
            print(one, other, many < few + 4000)
            """
        let folder = try Folder()
        try folder.file("run.py", script)
        let outcome = try Dashpot.launch(
            try #require(Program("python3")?.path), ["run.py", try Dashpot.path(), format], environment: [:],
            at: folder.url)
        #expect(outcome.text == "0 0 True\n", "\(outcome.text) \(outcome.errors)")
    }
}
