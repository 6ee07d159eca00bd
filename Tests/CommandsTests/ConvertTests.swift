import Foundation
import TestSupport
import Testing

@Suite("convert")
struct ConvertTests {
    private struct Entry: Decodable {
        struct Loss: Decodable {
            let id: String
            let text: String
        }
        let label: String
        let target: String
        let title: String
        let code: String?
        let fidelity: String
        let losses: [Loss]
        let max_deviation: Double?
        let max_deviation_time_s: Double?
        let max_deviation_points: Double?
        let end_s: Double?
    }

    private func entries(_ words: String...) throws -> [Entry] {
        let outcome = try Dashpot.run(["convert"] + words + ["--format", "json"], in: try Folder())
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try JSONDecoder().decode([Entry].self, from: outcome.output)
    }

    @Test("One target: standard output is exactly the code, what is lost goes to standard error")
    func one() throws {
        let outcome = try Dashpot.run("convert", "0.5,-0.3", "--to", "swiftui-physical")
        #expect(outcome.status == 0)
        #expect(outcome.text == ".interpolatingSpring(mass: 1, stiffness: 157.91367, damping: 35.903916)\n")
        #expect(outcome.errors.contains("critically damped"))
        #expect(outcome.errors.contains("15.4 %"))
    }

    @Test("Every target in JSON, with fidelity, losses and deviations in points")
    func json() throws {
        let all = try entries("press=0.12,0", "release=0.35,0.35", "--to", "all", "--travel", "18pt")
        let list = try Dashpot.run("convert", "--list", "--format", "csv").lines.count - 1
        #expect(list >= 38)
        #expect(all.count == 2 * list)
        #expect(Set(all.map(\.label)) == ["press", "release"])
        for entry in all {
            #expect(["exact", "approximate", "sampled", "unavailable"].contains(entry.fidelity))
            #expect((entry.code == nil) == (entry.fidelity == "unavailable"), "\(entry.target)")
            if entry.code == nil { #expect(entry.losses.first?.id == "unavailable") }
            if let deviation = entry.max_deviation {
                #expect(abs((entry.max_deviation_points ?? 0) - 18 * deviation) < 1e-12)
            }
        }
        func entry(_ label: String, _ target: String) throws -> Entry {
            try #require(all.first { $0.label == label && $0.target == target }, "\(label) \(target)")
        }
        #expect(try entry("release", "swiftui").fidelity == "exact")
        #expect(try entry("release", "compose").fidelity == "exact")
        #expect(try entry("release", "react-spring").fidelity == "approximate")
        #expect(try entry("release", "css").fidelity == "sampled")
        #expect(try entry("press", "reanimated-duration").fidelity == "unavailable")
        #expect(try entry("release", "niri").fidelity == "approximate")
        #expect(try entry("release", "anime").fidelity == "exact")
        #expect(try #require(try entry("release", "css").max_deviation) <= 0.001)
        // Code that names the animation names it by its label.
        #expect(try entry("press", "hyprland").code?.hasPrefix("hl.curve(\"press\"") ?? false)
    }

    @Test(
        "--strict answers no with 1",
        arguments: [
            (["snappy", "--to", "compose,motion", "--strict"], 0), (["snappy", "--to", "react-spring", "--strict"], 1),
            (["snappy", "--to", "react-spring", "--strict", "5%"], 0),
            (["snappy", "--to", "react-spring", "--strict=0.5%"], 1),
            (["--strict", "snappy", "--to", "compose"], 0),
            (["0.12,0", "--to", "compose,reanimated-duration", "--strict", "50%"], 1),
            (["snappy", "--to", "css,compose", "--strict", "0.1%"], 0),
        ] as [([String], Int32)])
    func strict(_ words: [String], _ status: Int32) throws {
        let outcome = try Dashpot.run(["convert"] + words, in: try Folder())
        #expect(outcome.status == status, "\(outcome.errors)")
        #expect(!outcome.text.isEmpty)
    }

    @Test(
        "What cannot be done is said, and nothing is printed",
        arguments: [
            (["snappy", "--to", "compos"], "did you mean 'compose'"), (["snappy"], "--to"),
            (["--to", "css"], "no animation to convert"), (["snappy", "--to", "css", "--error", "0"], "--error"),
            (["snappy", "--to", "css", "--error=-1%"], "--error"),
            (["snappy", "--to", "css", "--error", "21%"], "--error"),
            (["0.5,1", "--to", "css"], "never comes to rest"), (["snappy", "--list"], "leave 'snappy' out"),
            (["0.12,0", "--to", "reanimated-duration"], "no further than 8000"),
            (["snappy", "--to", "css", "--travel", "0pt"], "--travel"),
        ] as [([String], String)])
    func refusals(_ words: [String], _ part: String) throws {
        let outcome = try Dashpot.run(["convert"] + words, in: try Folder())
        #expect(outcome.status == 2)
        #expect(outcome.text.isEmpty)
        #expect(outcome.errors.lowercased().contains(part.lowercased()), "\(outcome.errors)")
    }

    @Test("--list has every target, in every format")
    func list() throws {
        let csv = try Dashpot.run("convert", "--list", "--format", "csv")
        #expect(csv.lines.first == "target,title,holds")
        #expect(csv.lines.contains { $0.hasPrefix("css-bezier,") })
        #expect(try Dashpot.run("convert", "--list").text.contains("Jetpack Compose"))
        #expect(try Dashpot.run("convert", "--list", "--format", "json").text.contains("\"target\": \"gsap\""))
    }

    @Test("Two animations never write one name", arguments: ["css", "swiftui", "gsap", "core-animation"])
    func names(_ target: String) throws {
        let text = try Dashpot.run("convert", "snappy", "bouncy", "--to", target, "--quiet").text
        for declared in [/--[a-z-]+-easing: linear\(/, /let [a-z]+ =/, /CustomEase.create\("[a-z]+"/] {
            let found = text.matches(of: declared).map { String($0.output) }
            #expect(Set(found).count == found.count)
        }
    }

    @Test("CSS alone, with fewer stops for a larger error")
    func css() throws {
        let coarse = try Dashpot.run("convert", "0.35,0.35", "--to", "css", "--bare", "--error", "1%").text
        #expect(coarse.hasPrefix("linear(0, "))
        #expect(coarse.hasSuffix(", 1) 577ms\n"))
        let fine = try Dashpot.run("convert", "0.35,0.35", "--to", "css", "--bare").text
        #expect(fine.split(separator: ",").count > coarse.split(separator: ",").count)
        let table = try Dashpot.run("convert", "0.35,0.35", "--to", "css,gtk", "--format", "csv")
        #expect(table.lines.first == "label,target,code,fidelity,losses,max_deviation,max_deviation_time_s,end_s")
        #expect(table.text.contains("a,gtk,"))
    }
}
