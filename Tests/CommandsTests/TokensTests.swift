import Foundation
import TestSupport
import Testing

@Suite("tokens")
struct TokensTests {
    private static let file = """
        { "release": { "$type": "spring", "$value": { "duration": 0.35, "bounce": 0.35 } },
          "press": { "$type": "spring", "$value": { "duration": 0.12, "bounce": 0 } } }
        """

    @Test("A table of what is in a file, with lines")
    func table() throws {
        let folder = try Folder()
        try folder.file("t.json", Self.file)
        let outcome = try Dashpot.run(["tokens", "t.json", "--format", "csv"], in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(
            outcome.lines
                == [
                    "token,swiftui,duration_s,bounce,settling_time_0_1_percent_s,line",
                    "release,\".spring(duration: 0.35, bounce: 0.35)\",0.35,0.35,\(outcome.lines[1].split(separator: ",").dropLast().last ?? ""),1",
                    "press,.smooth(duration: 0.12),0.12,0,\(outcome.lines[2].split(separator: ",").dropLast().last ?? ""),2",
                ].map { $0.replacingOccurrences(of: ".smooth(duration: 0.12)", with: ".spring(duration: 0.12)") })
    }

    @Test(
        "Generated files are what --check accepts, until the tokens or the files change",
        arguments: ["swift", "kt", "css", "ts", "json"])
    func check(_ ending: String) throws {
        let folder = try Folder()
        try folder.file("t.json", Self.file)
        let name = "Motion.\(ending)"
        let language = ending == "kt" ? "kotlin" : ending
        #expect(try Dashpot.run(["tokens", "t.json", "--to", language, "-o", name], in: folder).status == 0)
        let same = try Dashpot.run(["tokens", "t.json", "--check", name], in: folder)
        #expect(same.status == 0, "\(same.errors)")
        #expect(same.text.isEmpty)
        try folder.file("t.json", Self.file.replacingOccurrences(of: "0.12", with: "0.14"))
        let moved = try Dashpot.run(["tokens", "t.json", "--check", name], in: folder)
        #expect(moved.status == 1)
        #expect(moved.errors.contains("\(name):"))
        try folder.file("t.json", Self.file)
        try folder.file(name, try folder.text(name) + "\n")
        #expect(try Dashpot.run(["tokens", "t.json", "--check", name], in: folder).status == 1)
    }

    @Test("The ending of -o says the language")
    func ending() throws {
        let folder = try Folder()
        try folder.file("t.json", Self.file)
        #expect(try Dashpot.run(["tokens", "t.json", "-o", "M.swift"], in: folder).status == 0)
        #expect(try folder.text("M.swift").contains("static let press = Animation.spring(duration: 0.12)"))
    }

    @Test(
        "What cannot be done is said, and nothing is printed",
        arguments: [
            (["tokens", "none.json"], "cannot read none.json"), (["tokens", "t.json", "x.json"], "leave 'x.json' out"),
            (["tokens", "t.json", "--to", "swif"], "swift"), (["tokens", "t.json", "--check", "M.py"], "'M.py'"),
            (["tokens", "t.json", "--to", "swift", "-o", "M.kt"], "--to swift does not go with 'M.kt'"),
            (["tokens", "bad.json"], "bad.json:1:"),
        ] as [([String], String)])
    func refusals(_ words: [String], _ part: String) throws {
        let folder = try Folder()
        try folder.file("t.json", Self.file)
        try folder.file("bad.json", "{ \"a\": { \"$type\": \"spring\", \"$value\": 1 } }")
        let outcome = try Dashpot.run(words, in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.text.isEmpty)
        #expect(outcome.errors.contains(part), "\(outcome.errors)")
    }
}
