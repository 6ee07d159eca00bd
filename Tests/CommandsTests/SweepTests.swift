import Foundation
import TestSupport
import Testing

@Suite("Metrics over a grid, and of rows")
struct SweepTests {
    private static let grid = ["sweep", "--duration", "0.1...1", "--bounce", "-0.5...0.9", "--steps", "37x23"]

    @Test("a sweep says of every spring what inspect says")
    func equalsInspect() throws {
        let folder = try Folder()
        let names = "settling_time_1_percent_s,overshoot_percent,peak_velocity,half_swings"
        let sweep = CSVTable(
            try Dashpot.run(
                ["sweep", "--duration", "0.12,0.35,0.5", "--bounce", "-0.3,0,0.35", "--metrics", names], in: folder
            ).text)
        #expect(sweep.header == ["duration_s", "bounce"] + names.split(separator: ",").map(String.init))
        #expect(sweep.rows.count == 9)
        for row in sweep.records {
            let spring = ".spring(duration: \(row["duration_s"] ?? ""), bounce: \(row["bounce"] ?? ""))"
            let record = try Dashpot.run(["inspect", spring, "--format", "json"], in: folder).text
            for name in names.split(separator: ",").map(String.init) {
                let value = row[name] ?? ""
                #expect(
                    record.contains("\"\(name)\": \(value.isEmpty ? "null" : value),"), "\(spring) \(name) \(value)")
            }
        }
    }

    @Test("the bytes are the same for 1, 2 and 7 threads, and shards joined are the whole")
    func threadsAndShards() throws {
        let folder = try Folder()
        let whole = try Dashpot.run(Self.grid + ["--threads", "1"], in: folder).text
        #expect(whole.split(separator: "\n").count == 37 * 23 + 1)
        for threads in ["2", "7"] {
            #expect(try Dashpot.run(Self.grid + ["--threads", threads], in: folder).text == whole)
        }
        for count in [2, 5, 1000] {
            let numbers = count < 10 ? Array(1...count) : [1, 2, 499, 1000]
            let parts = try numbers.map { try Dashpot.run(Self.grid + ["--shard", "\($0)/\(count)"], in: folder).text }
            if count < 10 { #expect(parts.joined() == whole) }
            #expect(parts.dropFirst().allSatisfy { !$0.contains("duration_s") && whole.contains($0) })
        }
    }

    /// Which springs a line of options sweeps, by the first and the last row.
    static let grids: [(words: [String], first: String, last: String, rows: Int)] = [
        (["--stiffness", "100,400", "--damping", "20,40", "--metrics", "bounce"], "100,20,0", "400,40,0", 4),
        (
            ["--stiffness", "100,400", "--damping", "20,40", "--mass", "4", "--metrics", "damping_ratio"],
            "100,20,0.5", "400,40,0.5", 4
        ),
        (["--response", "1,2", "--damping-ratio", "0.5,1", "--metrics", "duration_s"], "1,0.5,1", "2,1,2", 4),
        (
            ["--duration", "0.1...0.4", "--velocity", "0,5", "--steps", "4x2", "--metrics", "bounce"],
            "0.1,0,0", "0.4,5,0", 8
        ),
        (["--duration", "0.1...1.6", "--bounce", "0,1", "--steps", "5", "--log", "--metrics", "mass"], "", "", 0),
        (
            ["--duration", "0.1...1.6", "--bounce", "0,1", "--steps", "5x2", "--log", "--metrics", "mass"],
            "0.1,0,1", "1.6,1,1", 10
        ),
    ]

    @Test("any two parameters make a grid, and a third may be held", arguments: grids)
    func parameters(words: [String], first: String, last: String, rows: Int) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(["sweep"] + words, in: folder)
        guard rows > 0 else { return #expect(outcome.status == 2) }
        #expect(outcome.lines.count == rows + 1)
        #expect(outcome.lines.dropFirst().first == first)
        #expect(outcome.lines.last == last)
    }

    @Test("a spring that cannot be leaves its cell empty and is counted")
    func refusedSprings() throws {
        let outcome = try Dashpot.run(
            "sweep", "--duration", "0.1,0.2", "--bounce", "-2,0,2", "--metrics", "bounce,mass")
        #expect(outcome.status == 2 && outcome.errors.contains("bounce is a column already"))
        let cells = try Dashpot.run("sweep", "--duration", "0.1,0.2", "--bounce", "-2,0,2", "--metrics", "mass")
        #expect(
            cells.lines == ["duration_s,bounce,mass", "0.1,-2,", "0.1,0,1", "0.1,2,", "0.2,-2,", "0.2,0,1", "0.2,2,"])
        #expect(cells.errors == "dashpot: 4 cells empty: no spring has such numbers\n" && cells.status == 0)
    }

    static let refusals: [(words: [String], sentence: String)] = [
        (
            ["--duration", "0.1...1"],
            "a sweep changes two parameters and duration alone has several values; give a second range"
        ),
        (
            ["--duration", "0.1...1", "--response", "0.1...1"],
            "duration and response say the same of a spring; leave one out"
        ),
        (
            ["--duration", "1...0.1", "--bounce", "0,1"],
            "'--duration' cannot be '1...0.1': the range runs backwards; write 0.1...1"
        ),
        (
            ["--duration", "0.1...1", "--bounce", "0,0.3,0"],
            "'--bounce' cannot be '0,0.3,0': 0 stands twice; leave one out"
        ),
        (
            ["--duration", "0.1...1", "--bounce", "0,1", "--metrics", "overshot_percent"],
            "'--metrics' cannot be 'overshot_percent': there is no metric 'overshot_percent'; did you mean 'overshoot_percent'?"
        ),
        (
            ["--duration", "0.1...1", "--bounce", "0,1", "--shard", "3/2"],
            "'--shard' cannot be '3/2': it takes a part and how many there are, such as 1/8"
        ),
        (
            ["--duration", "0.1...1", "--bounce", "-0.5...1", "--log"],
            "--log walks by ratios and --bounce begins at -0.5; begin above 0"
        ),
        (
            ["--duration", "0.1...1", "--bounce", "0...1", "--mark", "press=0.12,0"],
            "'--mark' is for pictures, and would change nothing here; leave it out"
        ),
        (
            ["--duration", "0.1...1", "--bounce", "0...1", "--shard", "1/2", "-o", "map.png"],
            "'--shard' is for rows of data, and would change nothing here; leave it out"
        ),
    ]

    @Test("what is no grid is refused", arguments: refusals)
    func refused(words: [String], sentence: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(["sweep"] + words, in: folder)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors == "dashpot: \(sentence)\n")
        #expect(try folder.names.isEmpty)
    }

    @Test("a picture is drawn, and data goes where the ending says")
    func outputs() throws {
        let folder = try Folder()
        let map = try Dashpot.run(Self.grid + ["-o", "map.png", "--mark", "press=0.12,0"], in: folder)
        #expect(map.status == 0 && map.output.isEmpty && map.errors.isEmpty, "\(map.errors)")
        #expect(try folder.bytes("map.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
        _ = try Dashpot.run(Self.grid + ["-o", "data.csv"], in: folder)
        #expect(try folder.text("data.csv") == (try Dashpot.run(Self.grid, in: folder).text))
    }

    /// Rows, the columns asked for, and what comes out.
    static let batches: [(input: String, metrics: String, output: [String], broken: Int)] = [
        (
            "duration,bounce\n0.5,0\n0.5,0.15\n", "damping_ratio,peak_time_s",
            ["duration,bounce,damping_ratio,peak_time_s,error", "0.5,0,1,,", "0.5,0.15,0.85,0.474579,"], 0
        ),
        (
            "name,response,damping_ratio\n\"a, b\",0.5,0.75\n", "bounce",
            ["name,response,damping_ratio,bounce,error", "\"a, b\",0.5,0.75,0.25,"], 0
        ),
        (
            "mass,stiffness,damping\n2,200,20\n", "damping_ratio",
            ["mass,stiffness,damping,damping_ratio,error", "2,200,20,0.5,"], 0
        ),
        (
            "stiffness;damping\r\n100;10\r\n", "damping_ratio",
            ["stiffness,damping,damping_ratio,error", "100,10,0.5,"], 0
        ),
        (
            "duration,bounce\n0.5,x\n0.5\n,0\n0.5,1.5\n0.5,0,7\n0.5,0.2\n", "damping_ratio",
            [
                "duration,bounce,damping_ratio,error",
                "0.5,x,,\"line 2, column 'bounce': 'x' is not a number\"",
                "0.5,,,line 3 ends after column 1: the header has 2 columns",
                ",0,,\"line 4, column 'duration': a number is missing\"",
                "0.5,1.5,,line 5: bounce 1.5 grows without bound (its damping would be negative); give a bounce above -1 and "
                    + "at most 1",
                "0.5,0,,\"line 6, column 3: the header has 2 columns, this line 3\"", "0.5,0.2,0.8,",
            ], 5
        ),
    ]

    @Test("batch writes every row with its metrics, broken ones with their reason", arguments: batches)
    func batch(input: String, metrics: String, output: [String], broken: Int) throws {
        let words = ["batch", "-", "--metrics", metrics] + (metrics.contains("peak") ? ["--precision", "6"] : [])
        let folder = try Folder()
        for threads in ["1", "3"] {
            let outcome = try Dashpot.run(words + ["--threads", threads], input: input, in: folder)
            let expected =
                metrics.contains("peak")
                ? output.map { $0.replacingOccurrences(of: ",1,", with: ",1.000000,") } : output
            #expect(
                outcome.lines
                    == expected.map { $0.replacingOccurrences(of: "0.85,0.47", with: "0.850000,0.47") })
            #expect(outcome.status == (broken == 0 ? 0 : 2))
            #expect(
                outcome.errors
                    == (broken == 0 ? "" : "dashpot: \(broken) rows hold no spring; the column error says why\n"))
        }
    }

    @Test("batch refuses rows without a spring, and a column of its own name")
    func batchRefusals() throws {
        let none = try Dashpot.run("batch", "-", input: "a,b\n1,2\n")
        #expect(
            none.errors
                == "dashpot: no spring is in the columns 'a' and 'b'; name duration and bounce, response and damping_ratio, or mass, stiffness and damping\n"
        )
        let taken = try Dashpot.run("batch", "-", input: "duration,bounce,error\n1,0,\n")
        #expect(
            taken.errors == "dashpot: the rows have a column error already; leave it out, or call it something else\n")
        for outcome in [none, taken, try Dashpot.run("batch", "-", input: "")] {
            #expect(outcome.status == 2 && outcome.output.isEmpty)
        }
    }

    @Test("a batch of many rows is the same in any number of threads and writes NDJSON")
    func manyRows() throws {
        let folder = try Folder()
        let rows =
            "duration,bounce\n" + (0..<40_000).map { "0.\($0 % 900 + 100),0.\($0 % 7)" }.joined(separator: "\n") + "\n"
        let words = ["batch", "-", "--metrics", "overshoot_percent"]
        let single = try Dashpot.run(words + ["--threads", "1"], input: rows, in: folder)
        #expect(single.lines.count == 40_001)
        #expect(try Dashpot.run(words + ["--threads", "3"], input: rows, in: folder).text == single.text)
        let objects = try Dashpot.run(words + ["--format", "ndjson"], input: "duration,bounce\n0.5,0.3\n", in: folder)
        let record = try JSONSerialization.jsonObject(with: objects.output) as? [String: Any]
        #expect(record?["bounce"] as? Double == 0.3 && record?["overshoot_percent"] as? Double ?? 0 > 4.5)
    }
}
