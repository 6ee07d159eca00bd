import Foundation
import TestSupport
import Testing

@Suite("Pictures of paths")
struct VectorPictureTests {
    static let subjects = [
        ["compare", "0.12,0", "0.35,0.35"], ["plot", "snappy", "bouncy", "--figure", "step"],
        ["plot", "async-submit", "--variant", "success"], ["plot", "0.35,0.35", "--figure", "phase"],
    ]

    /// The mean difference of two pictures in parts of 255, and the share of pixels that are plainly another colour.
    private static let difference = """
        import sys
        from PIL import Image, ImageChops
        a, b = (Image.open(name).convert("RGB") for name in sys.argv[1:3])
        assert a.size == b.size, (a.size, b.size)
        bands = [band.histogram() for band in ImageChops.difference(a, b).split()]
        total = sum(value * count for band in bands for value, count in enumerate(band))
        worst = max(sum(band[96:]) for band in bands)
        print(total / 3 / a.width / a.height, worst / a.width / a.height)
        """

    private static let canRenderSVG = Program.isInstalled("rsvg-convert") && Pillow.isInstalled
    private static let canRenderPDF = Program.isInstalled("pdftoppm") && Pillow.isInstalled

    // Edges are blurred differently, and each program kerns text in its own way: a long heading may be off by some pixels at
    // its end. A curve, an axis or a panel elsewhere would change far more.
    private static func agree(_ first: String, _ second: String, in folder: borrowing Folder) throws -> Bool {
        let outcome = try Python.run(difference, [first, second], in: folder.url)
        let parts = outcome.text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard parts.count == 2 else { throw Python.Failure(description: outcome.errors) }
        return parts[0] < 2.5 && parts[1] < 0.01
    }

    @Test(
        "librsvg's picture of an SVG is that of the PNG, in both themes",
        .enabled(if: canRenderSVG, "needs rsvg-convert and python3 with Pillow"), arguments: subjects,
        ["light", "dark"])
    func svg(words: [String], theme: String) throws {
        let folder = try Folder()
        for kind in ["png", "svg"] {
            #expect(try Dashpot.run(words + ["--theme", theme, "-o", "x.\(kind)"], in: folder).status == 0)
        }
        let render = try #require(Program("rsvg-convert"))
        #expect(try render.run(["x.svg", "-o", "y.png"], in: folder.url).status == 0)
        #expect(try Self.agree("x.png", "y.png", in: folder))
    }

    @Test(
        "poppler's picture of a PDF is that of the PNG, and finds its words",
        .enabled(if: canRenderPDF, "needs pdftoppm and python3 with Pillow"), arguments: subjects)
    func pdf(words: [String]) throws {
        let folder = try Folder()
        for kind in ["png", "pdf"] {
            #expect(try Dashpot.run(words + ["--title", "π “Feder”", "-o", "x.\(kind)"], in: folder).status == 0)
        }
        let render = try #require(Program("pdftoppm"))
        let rendered = try render.run(["-r", "72", "-png", "-singlefile", "x.pdf", "y"], in: folder.url)
        #expect(rendered.status == 0 && rendered.errors.isEmpty)
        #expect(try Self.agree("x.png", "y.png", in: folder))
        let text = try #require(Program("pdftotext")).run(["x.pdf", "-"], in: folder.url)
        #expect(text.text.contains("π “Feder”"))
    }

    @Test("an SVG is well-formed, whatever the title, and says what it is")
    func wellFormed() throws {
        let folder = try Folder()
        let title = "<script>alert(1)</script> & \"x\" \u{1B}[31m"
        #expect(
            try Dashpot.run(["plot", "0.35,0.35", "--title", title, "-o", "x.svg"], in: folder).status == 0)
        let outcome = try Python.run(
            """
            import sys, xml.etree.ElementTree as tree
            root = tree.parse("x.svg").getroot()
            name = lambda tag: "{http://www.w3.org/2000/svg}" + tag
            print(root.find(name("title")).text)
            print(root.find(name("desc")).text)
            print(len(root.findall(".//" + name("script"))), len(root.findall(".//" + name("text"))) > 5)
            print([part.text for part in root.iter() if part.tag.endswith("}source")])
            """, in: folder.url)
        #expect(outcome.status == 0)
        let lines = outcome.lines
        #expect(lines.count == 4)
        #expect(lines.first == "<script>alert(1)</script> & \"x\" \u{FFFD}[31m")
        #expect(lines.dropFirst().first?.hasPrefix("Chart of ") == true)
        #expect(lines.dropFirst(2).first == "0 True")
        #expect(lines.last?.contains("dashpot plot 0.35,0.35 --title") == true)
    }

    @Test("both themes stand in one SVG with --theme auto, and in nothing else")
    func auto() throws {
        let folder = try Folder()
        let words = ["compare", "0.12,0", "0.35,0.35", "--theme"]
        for theme in ["light", "dark", "auto"] {
            #expect(try Dashpot.run(words + [theme, "-o", "\(theme).svg"], in: folder).status == 0)
        }
        let auto = try folder.text("auto.svg")
        #expect(auto.contains("@media (prefers-color-scheme:dark)"))
        for theme in ["light", "dark"] {
            let text = try folder.text("\(theme).svg")
            for part in text.split(separator: "#").dropFirst() where part.prefix(6).allSatisfy(\.isHexDigit) {
                #expect(auto.contains("#" + part.prefix(6)))
            }
        }
        #expect(try folder.bytes("auto.svg").count < 40_000)
        let refused = try Dashpot.run(words + ["auto", "-o", "x.png"], in: folder)
        #expect(refused.status == 2 && refused.output.isEmpty)
        #expect(
            refused.errors
                == "dashpot: --theme auto puts both themes into one .svg, and 'x.png' is none; give light or dark\n")
    }

    @Test("the same chart is the same file, whatever its name", arguments: ["svg", "pdf", "png"])
    func sameBytes(kind: String) throws {
        let folder = try Folder()
        for name in ["a", "b"] {
            #expect(try Dashpot.run(["plot", "snappy", "bouncy", "-o", "\(name).\(kind)"], in: folder).status == 0)
        }
        #expect(try folder.bytes("a.\(kind)") == folder.bytes("b.\(kind)"))
    }

    // 96 dots an inch are 3779.5 a metre, which the PNG specification's own example rounds to 3780.
    @Test(
        "a PNG says how large it is, what it shows and which command made it",
        .enabled(if: Pillow.isInstalled, "needs python3 with Pillow"), arguments: [1, 2, 3])
    func density(scale: Int) throws {
        let folder = try Folder()
        let words = ["plot", "press=.snappy", "--scale", "\(scale)", "--title", "Größe — klein", "-o", "x.png"]
        #expect(try Dashpot.run(words, in: folder).status == 0)
        let outcome = try Python.run(
            """
            from PIL import Image
            info = Image.open("x.png").info
            print(round(info["dpi"][0] / 0.0254), info["Title"], info["Software"], info["Comment"], sep="|")
            print(info["Description"])
            """, in: folder.url)
        let facts = (outcome.lines.first ?? "").split(separator: "|").map(String.init)
        #expect(facts.count == 4 && facts.first == "\(3780 * scale)")
        #expect(facts.dropFirst().first == "Größe — klein")
        #expect(facts.dropFirst(2).first?.hasPrefix("dashpot ") == true)
        #expect(facts.last?.hasPrefix("dashpot plot press=.snappy --scale \(scale) --title ") == true)
        #expect(outcome.lines.last?.hasPrefix("Chart of ") == true)
    }

    @Test(
        "a control is drawn in SVG as in pixels, its melting symbols too",
        .enabled(if: canRenderSVG, "needs rsvg-convert and python3 with Pillow"),
        arguments: ["press-scale", "async-submit", "morphing-symbol", "hold-to-confirm"])
    func control(scene: String) throws {
        let folder = try Folder()
        for kind in ["png", "svg"] {
            #expect(try Dashpot.run(["film", scene, "--at", "0.2", "-o", "x.\(kind)"], in: folder).status == 0)
        }
        #expect(
            try #require(Program("rsvg-convert")).run(["x.svg", "-o", "y.png"], in: folder.url).status == 0)
        #expect(try Self.agree("x.png", "y.png", in: folder))
        let refused = try Dashpot.run(["film", scene, "--at", "0.2", "-o", "x.pdf"], in: folder)
        #expect(refused.status == 2)
        #expect(refused.errors == "dashpot: a control with its blur cannot be drawn in PDF; ask for an SVG or a PNG\n")
    }

    @Test("a picture of no extent that can be drawn is refused")
    func size() throws {
        for kind in ["svg", "pdf"] {
            let outcome = try Dashpot.run("plot", "snappy", "--size", "10x10", "-o", "x.\(kind)")
            #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.complaints.count == 1)
        }
    }
}
