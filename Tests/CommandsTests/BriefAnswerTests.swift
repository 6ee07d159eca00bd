import Foundation
import TestSupport
import Testing

@Suite("The short answer of inspect and compare")
struct BriefAnswerTests {
    static func lines(_ words: [String], _ environment: [String: String] = [:]) throws -> [String] {
        let outcome = try Dashpot.run(words, environment: environment, in: try Folder())
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.lines
    }

    static let asked: [[String]] = [
        ["inspect", "0.35,0.35"], ["inspect", "0.5,1"], ["inspect", "easeInOut"],
        ["inspect", ".interpolatingSpring(mass: 1.25, stiffness: 170.5, damping: 15.25).delay(0.125).speed(0.75)"],
        ["inspect", "press=0.12,0", "release=0.35,0.35"], ["inspect", "0.1", "0.2", "0.3", "0.4,0.4", "0.9,0.9"],
        ["inspect", "0.35,0.35", "--solver", "swiftui"], ["compare", "0.12,0", "0.35,0.35"],
        ["compare", "0.12,0", "0.35,0.35", "--hold", "40ms"], ["compare", "0.5,1", "easeInOut"],
        ["compare", "old=0.4,0.4", "new=0.3,0.2"], ["compare", "async-submit"], ["compare", "press-scale"],
        ["compare", ".snappy", ".spring(response: 0.5, dampingFraction: 0.85)"],
        ["compare", "a-very-long-label-for-the-first-version-of-it=0.4,0.4", "and-one-for-the-second-version=0.3,0.2"],
    ]

    @Test("it has at most 24 lines of 80 characters", arguments: asked)
    func size(words: [String]) throws {
        let lines = try Self.lines(words + ["--width", "80"])
        #expect(lines.count <= 24, "\(lines.count)\n\(lines.joined(separator: "\n"))")
        for line in lines { #expect(line.count <= 80, "\(line)") }
    }

    @Test("no line is longer than the width, whatever it is", arguments: [40, 48, 60, 72, 100])
    func width(width: Int) throws {
        let many = (1...7).map { "spring\($0)=0.\($0),0.\($0)" }
        for words in Self.asked + [
            ["inspect"] + many, ["inspect", "--all"] + many, ["compare", "--all", "a=0.2", "b=0.3"],
        ] {
            for line in try Self.lines(words + ["--width", "\(width)"]) { #expect(line.count <= width, "\(line)") }
        }
    }

    // The facts of InspectTests with three significant digits.
    @Test("it says what the springs are, what to make of them, and seven metrics with their units")
    func pair() throws {
        let lines = try Self.lines(["compare", "0.12,0", "0.35,0.35"])
        #expect(
            lines.prefix(2) == [
                "press    .spring(duration: 0.12), critical",
                "release  .spring(duration: 0.35, bounce: 0.35), underdamped",
            ])
        #expect((1...3).contains(lines.filter { $0.hasPrefix("• ") }.count))
        let table = lines.map { $0.split(separator: " ").joined(separator: " ") }
        for row in [
            "press release difference ratio", "duration, to talk about 120 ms 350 ms +230 ms 2.92",
            "bounce 0 0.35 +0.35", "overshoot none 6.81 %", "peak time none 230 ms",
            "settling time, 2 %, to feel 111 ms 335 ms +223 ms 3",
            "settling time, 0.1 %, at rest 176 ms 577 ms +401 ms 3.27",
            "played end, 0 → 1, to wait for 300 ms 517 ms +217 ms 1.72",
        ] {
            #expect(table.contains(row), "\(row)")
        }
    }

    @Test("where space lacks the ratio goes before the difference, and both before anything else")
    func narrow() throws {
        func heading(_ width: Int) throws -> [String] {
            let lines = try Self.lines(["compare", "0.12,0", "0.35,0.35", "--width", "\(width)"])
            let heading = lines.last { $0.contains("press") && $0.contains("release") && !$0.contains("(") }
            return heading?.split(separator: " ").map(String.init) ?? []
        }
        #expect(try heading(80) == ["press", "release", "difference", "ratio"])
        #expect(try heading(54) == ["press", "release", "difference"])
        #expect(try heading(48) == ["press", "release"])
    }

    @Test(
        "from six animations on each has a row, in the order given, and its label in every part",
        arguments: [true, false])
    func rows(isBrief: Bool) throws {
        let labels = (1...6).map { "s\($0)" }
        let words = labels.enumerated().map { "\($1)=0.\($0 + 1),0.2" }
        let lines = try Self.lines(["inspect"] + words + (isBrief ? [] : ["--all"]) + ["--width", "80"])
        let first = lines.compactMap { $0.split(separator: " ").first.map(String.init) }.filter(labels.contains)
        #expect(first.count % 6 == 0 && first.count >= 6)
        #expect(stride(from: 0, to: first.count, by: 6).allSatisfy { Array(first[$0..<$0 + 6]) == labels })
        let five = try Self.lines(["inspect"] + words.dropLast())
        #expect(five.contains { $0.split(separator: " ").map(String.init) == labels.dropLast() })
    }

    @Test("data have everything without being asked, and --all and --precision are refused where they change nothing")
    func everything() throws {
        let folder = try Folder()
        for (words, option) in [
            (["inspect", "snappy", "--json", "--all"], "--all"),
            (["inspect", "snappy", "--precision", "2"], "--precision"),
            (["compare", "a=0.1", "b=0.2", "--precision", "2"], "--precision"),
        ] {
            let refused = try Dashpot.run(words, in: folder)
            #expect(
                refused.status == 2 && refused.errors.hasPrefix("dashpot: '\(option)' is for "), "\(refused.errors)")
        }
        let all = try Self.lines(["inspect", "snappy", "--all", "--precision", "2"])
        #expect(all.contains { $0.hasPrefix("duration (ms)") && $0.hasSuffix("500.00") })
    }

    @Test("labels are the people's own")
    func labels() throws {
        let text = try Self.lines(["compare", "today=0.4,0.4", "tomorrow=0.3,0.2"]).joined(separator: "\n")
        #expect(text.contains("today") && text.contains("tomorrow") && !text.contains("press"))
        let lone = try Self.lines(["inspect", "0.35,0.35"])
        #expect(lone.first == ".spring(duration: 0.35, bounce: 0.35), underdamped")
    }
}
