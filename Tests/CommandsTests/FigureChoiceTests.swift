import TestSupport
import Testing

@Suite("plot --figure")
struct FigureChoiceTests {
    @Test("Taps are as deep as published: a release at 50 ms is 0.8591 deep")
    func taps() throws {
        let chart = try Dashpot.run("plot", "0.12,0", "0.35,0.35", "--figure", "taps", "--ascii").text
        #expect(chart.contains("50 ms held  85.9 % deep"))
        #expect(chart.contains("200 ms held"))
    }

    @Test("The greatest speed of a critical spring is its frequency over e")
    func velocity() throws {
        // 2π/0.12/e = 19.26, at 0.12/2π = 19.1 ms.
        let chart = try Dashpot.run("plot", "0.12,0", "--figure", "velocity", "--ascii").text
        #expect(chart.contains("19.3/s - 19.1 ms"), "\(chart)")
    }

    @Test(
        "A figure of two says so, and nothing is drawn",
        arguments: [
            (["taps", "snappy"], "the figure taps is of a press and its release, and 1 was given"),
            (["difference", "snappy"], "the figure difference is of two animations, and 1 was given"),
            (
                ["difference", "snappy", "bouncy", "0.3"],
                "the figure difference is of two animations, and 3 were given"
            ),
        ])
    func subjects(_ words: [String], _ sentence: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(["plot", "-o", "x.png", "--figure"] + words, in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.text.isEmpty)
        #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
        #expect((try? folder.bytes("x.png")) == nil)
    }
}
