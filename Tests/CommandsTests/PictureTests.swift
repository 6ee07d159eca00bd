import Foundation
import Plotting
import TestSupport
import Testing

@Suite("Pictures the command writes")
struct PictureTests {
    static let hasPillow = Python.has("PIL")

    /// What Pillow says of a picture: size, whether it is opaque, and how often each of some colours occurs.
    static func look(at name: String, colors: [Color], in folder: borrowing Folder) throws -> (
        size: String, isOpaque: Bool, counts: [Int]
    ) {
        let script = """
            import sys
            from PIL import Image
            picture = Image.open(sys.argv[1])
            print("%dx%d" % picture.size)
            print(picture.convert("RGBA").getextrema()[3] == (255, 255))
            pixels = picture.convert("RGB")
            counts = {color: count for count, color in pixels.getcolors(1 << 24)}
            for word in sys.argv[2:]:
                print(counts.get(tuple(bytes.fromhex(word)), 0))
            """
        try folder.file("look.py", script)
        let words = colors.map { String(format: "%02x%02x%02x", $0.red, $0.green, $0.blue) }
        let outcome = try Dashpot.launch(
            try #require(Program("python3")?.path), ["look.py", name] + words,
            environment: ["HOME": NSHomeDirectory()], at: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let lines = outcome.lines
        return (lines[0], lines[1] == "True", lines.dropFirst(2).compactMap { Int($0) })
    }

    static let pictures: [(words: String, file: String, size: String, theme: Theme)] = [
        ("compare 0.12,0 0.35,0.35", "c.png", "1200x944", .light),
        ("compare 0.12,0 0.35,0.35 --theme dark", "c.png", "1200x944", .dark),
        ("compare 0.12,0 0.35,0.35 --scale 2", "c.png", "2400x1888", .light),
        ("compare 0.12,0 0.35,0.35 --size 640x480", "c.png", "640x480", .light),
        ("plot 0.12,0 0.35,0.35 --size 500x900 --scale 3 --theme dark", "p.png", "1500x2700", .dark),
        ("plot 0.12,0 0.35,0.35", "p.gif", "1200x800", .light),
    ]

    @Test(
        "another decoder finds size, an opaque background and the exact colours of both series",
        .enabled(if: hasPillow), arguments: pictures)
    func decoded(words: String, file: String, size: String, theme: Theme) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(words.split(separator: " ").map(String.init) + ["-o", file], in: folder)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let seen = try Self.look(
            at: file, colors: [theme.background, theme.series[0], theme.series[1]], in: folder)
        #expect(seen.size == size)
        #expect(seen.isOpaque)
        let sides = size.split(separator: "x").compactMap { Int($0) }
        // Most of a chart is its ground; a curve across the panel has a pixel of its full colour in most columns.
        #expect(seen.counts[0] > sides[0] * sides[1] / 3)
        #expect(seen.counts[1] > sides[0] / 2 && seen.counts[2] > sides[0] / 2, "\(seen.counts)")
    }

    @Test("WebP is read by another decoder with its size", .enabled(if: hasPillow))
    func webP() throws {
        let folder = try Folder()
        #expect(try Dashpot.run(["plot", "snappy", "-o", "p.webp", "--size", "600x500"], in: folder).status == 0)
        #expect(try Self.look(at: "p.webp", colors: [], in: folder).size == "600x500")
    }

    @Test("the same words make the same bytes", arguments: ["png", "gif", "webp"])
    func same(ending: String) throws {
        let folder = try Folder()
        for name in ["a", "b"] {
            _ = try Dashpot.run(["compare", "0.12,0", "0.35,0.35", "-o", "\(name).\(ending)"], in: folder)
        }
        #expect(try folder.bytes("a.\(ending)") == folder.bytes("b.\(ending)"))
    }

    @Test("a spring that never settles gets a chart of a sensible span, and this is said")
    func endless() throws {
        let folder = try Folder()
        for words in [["plot", "0.3,1"], ["compare", "0.12,0", "0.3,1"]] {
            let outcome = try Dashpot.run(words + ["-o", "x.png"], in: folder)
            #expect(outcome.status == 0)
            // Eight periods of 0.3 s.
            #expect(
                outcome.complaints.last
                    == "dashpot: something never settles within reach; 2.4 s are shown, --until shows more or less")
            #expect(try folder.names == ["x.png"])
        }
        #expect(try Dashpot.run(["plot", "0.3,1", "-o", "x.png", "--until", "1"], in: folder).complaints.count == 1)
        let times = try CSVTable(Dashpot.run("csv", "0.3,1").text).numbers("time_s")
        #expect(times.last == 2.4)
    }

    @Test("without a font the chart is labelled all the same, and one line says so", .enabled(if: hasPillow))
    func noFont() throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(
            ["compare", "0.12,0", "0.35,0.35", "-o", "x.png"], environment: ["DASHPOT_FONT": "none"], in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.complaints.count == 1)
        #expect(outcome.errors.hasPrefix("dashpot: no font file was found"))
        // The title stands in the topmost twentieth: ink there is letters.
        try folder.file(
            "ink.py",
            """
            from PIL import Image
            picture = Image.open("x.png").convert("L")
            top = picture.crop((0, 0, picture.width, picture.height // 20))
            ground = top.getpixel((0, 0))
            print(sum(1 for value in top.tobytes() if abs(value - ground) > 100))
            """)
        let ink = try Dashpot.launch(
            try #require(Program("python3")?.path), ["ink.py"], environment: ["HOME": NSHomeDirectory()], at: folder.url
        )
        #expect((Int(ink.lines.first ?? "") ?? 0) > 200)
        let quiet = try Dashpot.run(
            ["plot", "snappy", "-o", "x.png", "-q"], environment: ["DASHPOT_FONT": "none"], in: folder)
        #expect(quiet.errors.isEmpty)
    }

    @Test("a font that cannot be used is named once, and another serves", arguments: ["/none.ttf", "/bin/ls"])
    func badFont(path: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(
            ["plot", "snappy", "-o", "x.png"], environment: ["DASHPOT_FONT": path], in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.complaints.filter { $0.contains("the font \(path) cannot be used") }.count == 1)
        #expect(try folder.bytes("x.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // A command that paints several pictures says it once as well.
        let several = try Dashpot.run(
            ["scene", "run", "press-scale", "-o", "all"], environment: ["DASHPOT_FONT": path], in: folder)
        #expect(several.complaints.filter { $0.contains("the font \(path) cannot be used") }.count == 1)
    }

    @Test("the terminal's chart shows every property, its peak and its settling")
    func terminal() throws {
        let words = [
            "plot", "0.35,0.35", "--property", "scale=1:0.96", "--property", "corner-radius=18:32", "--property",
            "blur=0:20:0",
        ]
        let text = try Dashpot.run(words, in: try Folder()).text
        // 6.80766 % beyond 1 → 0.96: 0.957277; beyond 18 → 32: 32.953.
        for shown in [
            "Scale", "Corner radius", "Blur", "low 0.9573 · 230 ms", "peak 32.95 · 230 ms", "settles 335 ms",
        ] {
            #expect(text.contains(shown), "\(shown)")
        }
        #expect(text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
        let ascii = try Dashpot.run(words + ["--ascii"], in: try Folder()).text
        #expect(ascii.utf8.allSatisfy { $0 < 0x80 } && ascii.contains("low 0.9573 - 230 ms"))
    }
}
