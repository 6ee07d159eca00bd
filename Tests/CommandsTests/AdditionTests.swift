import Analysis
import Arguments
import Foundation
import Reports
import Scenes
import Testing

@testable import Commands
@testable import Notation
@testable import Springs

/// docs/contributing.md: a thing stands in one list, and what shows things goes by it.
@Suite("A made-up thing in its list is found wherever such things are")
struct AdditionTests {
    private static func document(_ name: String) throws -> String {
        try String(contentsOf: ReadmeTests.root.appendingPathComponent("docs/\(name)"), encoding: .utf8)
    }

    private static func help(_ topic: HelpTopic) -> String {
        HelpScreen().text(of: .topic(topic), in: CommandTable.tool)
    }

    @Test("a metric: in the help, the data, among the names that are known, and missing in the documents")
    func metric() throws {
        let halfLife = Metric(
            "half_life_s", "half-life", unit: .seconds, topic: .ending, scaling: .span,
            definition: "the time in which the envelope comes down to half"
        ) { context in
            MetricValue(context.oscillator.map { log(2) / $0.decayRate })
        }
        try Metric.$added.withValue([halfLife]) {
            #expect(Self.help(.metrics).contains("half_life_s"))
            let animation = Animation(.spring(try Spring(duration: 0.35, bounce: 0.35), blendDuration: 0))
            let table = try InspectionTable.table(
                Inspection([animation]), of: [NamedAnimation(animation, label: "a")], ascii: true)
            // ln 2/(0.65·2π/0.35), 30 digits.
            #expect(table.formatted(as: .json).contains("\"half_life_s\": 0.0594018923487908"))
            #expect(table.formatted(as: .csv).contains("half_life_s"))
            #expect(table.formatted(as: .text).contains("half-life"))
            #expect(try Metric.called("half-life_s") == halfLife)
            let page = try Self.document("metrics.md")
            #expect(Metric.all.filter { !page.contains("`\($0.id)`") } == [halfLife])
        }
        #expect(Metric(named: "half_life_s") == nil)
    }

    @Test("an ecosystem: in the help, read, written back in SwiftUI's words, and its words have an owner")
    func ecosystem() throws {
        let wobble = Ecosystem(
            id: "wobble", title: "Wobble", words: ["wobble"], examples: ["wobble({ seconds: 0.5, swing: 0.3 })"],
            recognise: { $0.options(of: ["wobble"]) != nil ? .name : nil },
            read: { snippet throws(Fault) in
                try snippet.finish()
                let (fields, range) = try snippet.fields(of: ["wobble"])
                let call = try CallReader(fields, as: "a wobble", at: range, [["seconds", "swing"]])
                let seconds = try call.number("seconds", default: 0)
                let swing = try call.number("swing", default: 0)
                let spring = try call.made { () throws(SpringError) in try Spring(duration: seconds, bounce: swing) }
                return Reading(Animation(.spring(spring, blendDuration: 0)))
            })
        try Ecosystem.$added.withValue([wobble]) {
            #expect(Self.help(.animation).contains("wobble({ seconds: 0.5, swing: 0.3 })"))
            #expect(HelpScreen().text(of: nil, in: CommandTable.tool).contains("Wobble"))
            let read = try AnimationParser.parse(wobble.examples[0])
            #expect(SwiftUINotation.text(for: read.animation) == ".bouncy")
            #expect(Ecosystem.owner(of: "wobble") == wobble)
        }
        #expect(throws: NotationError.self) { try AnimationParser.parse(wobble.examples[0]) }
    }

    @Test("a scene: a subject, known as a first word, meant by a word near it, and missing in the documents")
    func scene() throws {
        let press = SceneFile.encode(try Gallery.scene(named: "press-scale"))
        let nod = try SceneFile.decode(press.replacing("\"press-scale\"", with: "\"nodding-button\""))
        #expect(nod.name == "nodding-button")
        try Gallery.$added.withValue([nod]) {
            #expect(try Gallery.scene(named: "nodding-button") == nod)
            #expect(SubjectWord("nodding-button").isSubject)
            #expect(Gallery.suggestion(for: "noding-button") == "nodding-button")
            #expect(CommandTable.tool.impliedWords.contains("nodding-button"))
            let page = try Self.document("scenes.md")
            #expect(Gallery.all.filter { !page.contains($0.name) } == [nod])
        }
        #expect(!SubjectWord("nodding-button").isSubject)
    }

    // A command's words are made once a process, from the same list.
    @Test("completions offer every scene", arguments: Shell.allCases)
    func completions(shell: Shell) {
        let script = Completions(of: CommandTable.tool).script(for: shell)
        #expect(Gallery.all.filter { !script.contains($0.name) }.isEmpty)
    }
}
