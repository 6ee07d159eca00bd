import Foundation
import TestSupport
import Testing

@Suite("What csv and compare --csv promise to programs")
struct CSVContractTests {
    static let headers: [(words: String, header: String)] = [
        ("csv snappy", "time_s,value,velocity"),
        ("csv snappy bouncy", "time_s,a,b"),
        ("csv press=snappy", "time_s,press"),
        ("csv press=snappy release=bouncy", "time_s,press,release"),
        ("csv press=snappy bouncy smooth", "time_s,press,a,b"),
        ("csv b=snappy bouncy smooth", "time_s,b,a,c"),
        ("csv snappy bouncy --velocities", "time_s,a,b,a_velocity,b_velocity"),
        ("csv first-one=snappy --velocities", "time_s,first_one,first_one_velocity"),
        ("csv größe=snappy b=bouncy", "time_s,größe,b"),
        ("csv snappy --long", "time_s,series,property,value,velocity"),
        ("csv snappy --property scale=1:0.96", "time_s,scale"),
        ("csv snappy --property corner-radius=18:32 --velocities", "time_s,corner_radius,corner_radius_velocity"),
        ("csv 0.35,0.35 --property blur=8:0", "time_s,blur,blur_visible"),
        ("csv 0.35,0 --property blur=8:0", "time_s,blur"),
        ("csv 0.35,0.35 --property blur=8:0 --long", "time_s,series,property,value,velocity,value_visible"),
        (
            "csv p=0.12,0 r=0.35,0.35 --property scale=1:0.96 --property opacity=1:0.5",
            "time_s,p_scale,p_opacity,r_scale,r_opacity"
        ),
        (
            "csv p=0.12,0 r=0.35,0.35 --property scale=1:0.96 --property opacity=0:1",
            "time_s,p_scale,p_opacity,r_scale,r_opacity,r_opacity_visible"
        ),
        ("csv 0.35,0.35 --property corner-radius=18:32", "time_s,corner_radius"),
        (
            "csv 0.35,0.35 --property corner-radius=18:32 --control 170x64",
            "time_s,corner_radius,corner_radius_visible"
        ),
        ("csv snappy --solver swiftui", "time_s,value,velocity"),
        ("csv snappy --solver both", "time_s,value,velocity,played"),
        ("csv press-scale", "time_s,phase,scale,opacity,opacity_visible"),
        ("csv press-scale --reduce-motion on", "time_s,phase,scale,opacity,opacity_visible"),
        ("csv press-scale --variant haptic-press", "time_s,phase,scale,opacity"),
        ("csv hold-to-confirm", "time_s,phase,fill"),
        ("csv hold-to-confirm --variant released-early", "time_s,phase,fill,fill_visible"),
        ("csv morphing-symbol", "time_s,phase,progress,blur,first_opacity,second_opacity"),
        ("csv morphing-symbol --long", "time_s,phase,series,property,value,velocity"),
        ("csv snappy --format tsv", "time_s\tvalue\tvelocity"),
        (
            "compare 0.12,0 0.35,0.35 --csv -",
            "time_s,press_scale,press_corner_radius,press_blur,release_scale,release_corner_radius,release_blur,"
                + "release_blur_visible"
        ),
        (
            "compare 0.12,0 0.35,0.35 --property scale=1:0.9 --hold 80ms --csv -",
            "time_s,press_scale,release_scale,tap_scale"
        ),
        (
            "compare in=0.12,0 out=0.35,0.35 --property scale=1:0.9 --csv -", "time_s,in_scale,out_scale"
        ),
        ("compare press-scale --csv -", "time_s,press_scale,press_opacity,release_scale,release_opacity"),
    ]

    @Test("a command line has this header", arguments: headers)
    func header(words: String, header: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(words.split(separator: " ").map(String.init), in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let actual = outcome.lines.first
        if words.hasPrefix("compare press-scale") {
            // The opacity of a release goes beyond 1: its visible column follows.
            #expect(actual == header + ",release_opacity_visible")
        } else {
            #expect(actual == header)
        }
    }

    static let cases: [(name: String, words: String)] = [
        ("one", "csv 0.35,0.35"),
        ("two", "csv press=0.12,0 release=0.35,0.35 --velocities --fps 100"),
        ("overdamped", "csv 0.4,-0.3 --from 10 --to -5 --velocity 3 --step 20ms"),
        ("clipped", "csv 0.35,0.35 --property blur=8:0 --velocities --fps 120 --until 0.51"),
        ("compare", "compare 0.12,0 0.35,0.35 --csv -"),
    ]

    @Test("samples agree with the textbook solution at 80 digits", arguments: cases)
    func values(name: String, words: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(words.split(separator: " ").map(String.init), in: folder)
        let table = CSVTable(outcome.text)
        let truth = try CSVTable(reference: "command-samples.csv").rows.filter { $0[0] == name }
        #expect(truth.count >= 20)
        let times = try table.numbers("time_s")
        for row in truth {
            let (rate, index, expected) = (try number(row[1]), try number(row[2]), try number(row[4]))
            let position = try #require(Int(row[2]))
            try #require(position < times.count)
            // Not accumulated: the double nearest to index/rate.
            #expect(times[position] == index / rate)
            let actual = try table.numbers(row[3])[position]
            // Velocities of the shorter spring are two orders larger than positions.
            let tolerance = 1e-13 * max(40, abs(expected))
            #expect(abs(actual - expected) <= tolerance, "\(row[3]) at \(index / rate) s: \(actual), not \(expected)")
        }
    }

    static let grids: [(options: String, count: Int, times: [Double])] = [
        ("--until 0.1", 7, [0, 1.0 / 60, 2.0 / 60, 3.0 / 60, 4.0 / 60, 5.0 / 60, 0.1]),
        ("--until 0.05 --fps 120", 7, [0, 1.0 / 120, 2.0 / 120, 3.0 / 120, 4.0 / 120, 5.0 / 120, 0.05]),
        ("--until 0.1 --step 30ms", 5, [0, 0.03, 0.06, 0.09, 0.1]),
        ("--until 0.1 --step 0.1", 2, [0, 0.1]),
        ("--until 0.1 --step 1", 2, [0, 0.1]),
        ("--until 100ms --samples 2", 2, [0, 0.1]),
        ("--until 0.7 --samples 8", 8, (0...7).map { Double($0) * 0.7 / 7 }),
        ("--until 1e-300", 2, [0, 1e-300]),
    ]

    @Test("times are multiples that are not accumulated, and the last is the requested end", arguments: grids)
    func grid(options: String, count: Int, times: [Double]) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(["csv", "snappy"] + options.split(separator: " ").map(String.init), in: folder)
        let table = CSVTable(outcome.text)
        #expect(table.rows.count == count)
        #expect(try table.numbers("time_s") == times)
    }

    @Test("a thousand steps of 0.1 ms end where a thousand times 0.1 ms is")
    func notAccumulated() throws {
        let table = CSVTable(try Dashpot.run("csv", "snappy", "--step", "0.1ms", "--until", "0.1").text)
        let times = try table.numbers("time_s")
        #expect(times.count == 1001)
        for (index, time) in times.enumerated() { #expect(time == Double(index) / 10000) }
    }

    @Test("without --until the last row is where all have settled within 0.1 %")
    func settlingEnd() throws {
        let one = try CSVTable(Dashpot.run("csv", "0.35,0.35").text).numbers("time_s")
        #expect(abs((one.last ?? 0) - 0.57691589152952185675) < 1e-12)
        let two = try CSVTable(Dashpot.run("csv", "0.12,0", "0.35,0.35").text).numbers("time_s")
        #expect(two.last == one.last)
    }

    @Test("the blur of 8 to 0 on 0.35, 0.35 dips to -0.544613 and is seen as 0")
    func blurDip() throws {
        let table = CSVTable(
            try Dashpot.run("csv", "0.35,0.35", "--property", "blur=8:0", "--step", "0.1ms").text)
        let lowest = try table.numbers("blur").min() ?? 0
        #expect(abs(lowest + 0.544613) < 1e-6)
        #expect(try table.numbers("blur_visible").min() == 0)
    }

    @Test("a press of 0.12 released at 20 ms onto 0.35, 0.35 goes on with its position and velocity")
    func quickTap() throws {
        let table = CSVTable(
            try Dashpot.run(
                "compare", "0.12,0", "0.35,0.35", "--hold", "20ms", "--property", "scale=1:0.94", "--step", "0.01ms",
                "--csv", "-"
            ).text)
        let (times, scales) = (try table.numbers("time_s"), try table.numbers("tap_scale"))
        #expect(abs(scales[2000] - 0.983104) < 5e-7)
        let deepest = scales.indices.min { scales[$0] < scales[$1] } ?? 0
        #expect(abs(scales[deepest] - 0.957824) < 5e-7)
        #expect(abs(times[deepest] - 0.02 - 0.05088) < 2e-5)
        #expect(abs((scales.max() ?? 0) - 1.002871) < 5e-7)
    }

    @Test("numbers have no exponent from 1e-6 on and below 1e15, and read back the same")
    func numbers() throws {
        let outcome = try Dashpot.run(
            "csv", "0.35,0.35", "--property", "x=0:1e9", "--property", "y=0:1e-9", "--property", "z=1e-3:0", "--fps",
            "1000")
        let table = CSVTable(outcome.text)
        var small = 0
        for field in table.rows.joined() {
            let value = try number(field)
            if (1e-6..<1e15).contains(abs(value)) {
                #expect(!field.contains("e"), "\(field)")
            } else if value != 0 {
                small += 1
            }
            #expect(digits(field) <= digits("\(value)"), "\(field) is longer than need be")
        }
        #expect(small > 100)
    }

    @Test("lines end in a line feed alone, and the file is UTF-8 without a mark")
    func bytes() throws {
        let bytes = try Dashpot.run("csv", "größe=snappy").output
        #expect(!bytes.contains(0x0D))
        #expect(bytes.last == 0x0A)
        #expect(bytes.starts(with: Array("time_s,größe\n".utf8)))
    }

    static let precisions: [(precision: String, row: String)] = [
        // The last time is 0.1 s, which 0 decimals would make the same as the first.
        ("0", "0.1,1,7"), ("1", "0.1,0.7,7.2"), ("4", "0.1000,0.6755,7.1984"),
    ]

    @Test("--precision states the decimals", arguments: precisions)
    func precision(precision: String, row: String) throws {
        // 0.67547... and 7.19837... at 0.1 s by the textbook solution.
        let outcome = try Dashpot.run(
            "csv", "0.35,0.35", "--until", "0.1", "--samples", "2", "--precision", precision)
        #expect(outcome.lines.last == row)
        let text = try Dashpot.run(
            "csv", "0.35,0.35", "--until", "0.1", "--samples", "2", "--precision", precision, "--format", "text")
        #expect(text.lines.last?.split(separator: " ").joined(separator: ",") == row)
    }

    @Test("JSON, NDJSON and CSV of one command line hold the same numbers")
    func formats() throws {
        let words = ["csv", "p=0.12,0", "r=0.35,0.35", "--until", "0.2"]
        let folder = try Folder()
        let table = CSVTable(try Dashpot.run(words, in: folder).text)
        let document = try Dashpot.run(words + ["--format", "json"], in: folder).output
        let records = try JSONDecoder().decode([[String: Double]].self, from: document)
        let lines = try Dashpot.run(words + ["--format", "ndjson"], in: folder).lines
        #expect(records.count == table.rows.count && lines.count == table.rows.count)
        for name in table.header { #expect(try records.map { $0[name] } == table.numbers(name)) }
        for (line, record) in zip(lines, records) {
            #expect(try JSONDecoder().decode([String: Double].self, from: Data(line.utf8)) == record)
        }
    }

    @Test("the long form holds what the wide one does")
    func long() throws {
        let words = ["csv", "p=0.12,0", "r=0.35,0.35", "--property", "blur=8:0", "--until", "0.3"]
        let folder = try Folder()
        let wide = CSVTable(try Dashpot.run(words + ["--velocities"], in: folder).text)
        let long = CSVTable(try Dashpot.run(words + ["--long"], in: folder).text)
        #expect(long.rows.count == 2 * wide.rows.count)
        for (series, column) in [("p", "p_blur"), ("r", "r_blur")] {
            let rows = long.rows.filter { $0[1] == series && $0[2] == "blur" }
            #expect(rows.map { $0[0] } == (try wide.column("time_s")))
            #expect(rows.map { $0[3] } == (try wide.column(column)))
            #expect(rows.map { $0[4] } == (try wide.column(column + "_velocity")))
        }
        #expect(long.rows.filter { $0[1] == "r" }.map { $0[5] } == (try wide.column("r_blur_visible")))
    }

    @Test("a list of animations is read from a file and from standard input")
    func lists() throws {
        let folder = try Folder()
        let text = "# two springs\npress=.snappy\n\nrelease=.bouncy\r\n"
        try folder.file("springs.txt", text)
        let direct = try Dashpot.run(["csv", "press=.snappy", "release=.bouncy"], in: folder).text
        #expect(try Dashpot.run(["csv", "@springs.txt"], in: folder).text == direct)
        #expect(try Dashpot.run(["csv", "-"], input: text, in: folder).text == direct)
    }
}

/// How many significant digits a number is written with.
private func digits(_ text: String) -> Int {
    let mantissa = text.split(separator: "e").first ?? ""
    let digits = mantissa.filter(\.isNumber).drop { $0 == "0" }
    // 1e9 and 1000000000 say the same with one digit.
    return mantissa.contains(".") ? digits.count : String(digits).trimmingCharacters(in: ["0"]).count
}
