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

    @Test(
        "A picture of a tap is headed by the tap",
        arguments: [
            // The deepest point of a release at 50 ms is published, and the end of frames that are played of a scale.
            (["--hold", "50ms"], "A tap of 50 ms shows 85.9 % of the press and settles after "),
            (["--hold", "0"], "A tap of 0 ms shows nothing"),
        ])
    func tapTitle(_ options: [String], _ title: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(["compare", "0.12,0", "0.35,0.35", "-o", "x.svg"] + options, in: folder)
        #expect(outcome.status == 0)
        let picture = try folder.text("x.svg").replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
        #expect(picture.contains("<title>\(title)"), "\(picture.prefix(600))")
        #expect(!picture.contains("settles 0"))
    }

    @Test("What a scene never moves is said in its chart's heading, without a panel")
    func constants() throws {
        let chart = try Dashpot.run("plot", "async-submit", "--ascii", "--width", "120").text
        #expect(chart.contains("constant: Retry opacity 0 and Retry blur 8 pt"))
        #expect(chart.matches(of: /Retry/).count == 2)
    }
}
