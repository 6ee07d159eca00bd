import Analysis
import Film
import Plotting
import Raster
import Scenes
import TestSupport
import Testing

@Suite("Films")
struct FilmReelTests {
    private func reel(
        _ name: String, until end: Double? = nil, rate: Double = 50, speed: Double = 1, rest: Double = 0,
        curve: String? = nil
    ) throws -> FilmReel {
        let performance = try performance(name)
        let end = end ?? performance.end
        let stage = try FilmStage(
            [CastMember(name, ControlPainter(performance))], size: Size(220, 140), curve: curve, until: end)
        return FilmReel(
            stage, clock: try FilmClock(until: end, framesPerSecond: rate, speed: speed, rest: rest))
    }

    @Test("every frame is painted once, in order, and repeated ones are said to be")
    func frames() throws {
        let reel = try reel("claim-button")
        var numbers: [Int] = [], fresh: [Int] = []
        var canvas = try reel.rasterCanvas()
        try reel.forEachFrame(on: &canvas) { _, frame, isRepeated in
            numbers.append(frame)
            if !isRepeated { fresh.append(frame) }
        }
        #expect(numbers == Array(0..<251))
        // Nothing moves but at the jumps, and while the spinner turns from 1 s to 3 s.
        #expect(fresh == [0] + Array(50...149) + [150, 200, 250])
    }

    @Test(
        "a GIF read by another decoder lasts as long as its timeline and plays as often as asked",
        .enabled(if: Pillow.isInstalled, "needs python3 with Pillow"),
        arguments: [("press-scale", 1.0, 0.4), ("press-scale", 0.25, 0), ("claim-button", 1, 0.6)])
    func gif(name: String, speed: Double, rest: Double) throws {
        let reel = try reel(name, speed: speed, rest: rest)
        var bytes: [UInt8] = []
        try reel.writeGIF(plays: 3, sink: { bytes += $0 })
        let script = """
            film = Image.open(path)
            total = 0
            for frame in ImageSequence.Iterator(film):
                total += frame.info["duration"]
            film.seek(film.n_frames - 1)
            print(film.size[0], film.size[1], film.n_frames, total, film.info.get("loop"), *film.convert("RGB").getpixel((40, 70)))
            """
        let parts = try Pillow.run(script, bytes).split(separator: " ").compactMap { Int($0) }
        let fresh = try freshFrames(of: reel)
        #expect(parts.count == 8)
        guard parts.count == 8 else { return }
        #expect(parts[0] == 220 && parts[1] == 140)
        #expect(parts[2] <= fresh)
        #expect(parts[2] > 3)
        #expect(abs(Double(parts[3]) / 1000 - reel.clock.duration) <= 0.0051)
        #expect(parts[4] == 2, "plays three times: repeated twice")
        var canvas = try reel.rasterCanvas()
        try reel.stage.paint(on: &canvas, at: reel.clock.time(of: reel.clock.frameCount - 1))
        let last = Color(red: UInt8(parts[5]), green: UInt8(parts[6]), blue: UInt8(parts[7]))
        #expect(distance(canvas[40, 70], last) <= 3)
    }

    private func freshFrames(of reel: FilmReel) throws -> Int {
        var count = 0
        var canvas = try reel.rasterCanvas()
        try reel.forEachFrame(on: &canvas) { _, _, isRepeated in if !isRepeated { count += 1 } }
        return count
    }

    @Test(
        "every frame of a GIF shows what was painted, within a palette's reach",
        .enabled(if: Pillow.isInstalled, "needs python3 with Pillow"))
    func gifPictures() throws {
        let reel = try reel("morphing-submit", until: 0.5)
        var bytes: [UInt8] = []
        try reel.writeGIF(sink: { bytes += $0 })
        // One pixel in 7 of each frame of the file, with the time it is shown at, in milliseconds.
        let script = """
            film = Image.open(path)
            time = 0
            for frame in ImageSequence.Iterator(film):
                pixels = list(frame.convert("RGB").getdata())[::7]
                print(time, *(value for pixel in pixels for value in pixel))
                time += frame.info["duration"]
            """
        var canvas = try reel.rasterCanvas()
        var sum = 0, count = 0
        for line in try Pillow.run(script, bytes).split(separator: "\n") {
            let numbers = line.split(separator: " ").compactMap { Int($0) }
            try reel.stage.paint(on: &canvas, at: Double(numbers[0]) / 1000)
            for (index, place) in stride(from: 0, to: 220 * 140, by: 7).enumerated() {
                let at = 1 + 3 * index
                let shown = Color(
                    red: UInt8(numbers[at]), green: UInt8(numbers[at + 1]), blue: UInt8(numbers[at + 2]))
                sum += distance(canvas[place % 220, place / 220], shown)
                count += 1
            }
        }
        #expect(count > 20 * 4400)
        #expect(Double(sum) / Double(count) < 0.5)
    }

    // Of each frame in the file: every colour that fills a hundredth of the frame as painted, at some of its places.
    @Test(
        "no area of a GIF's frame is off by more than 3 of 255, whatever fades",
        .enabled(if: Pillow.isInstalled, "needs python3 with Pillow"),
        arguments: Gallery.all.map { ($0.name, Appearance.light) } + [("async-submit", .dark)])
    func gifAreas(name: String, appearance: Appearance) throws {
        for variant in try Gallery.scene(named: name).variants.map(\.name) {
            let performance = Performance.exact(try Playback(try Gallery.scene(named: name), variant: variant))
            let stage = try FilmStage(
                [CastMember(name, ControlPainter(performance, appearance: appearance))], size: Size(180, 90),
                until: performance.end)
            let reel = FilmReel(stage, clock: try FilmClock(until: performance.end, framesPerSecond: 50))
            var places: [[(x: Int, y: Int, color: Color)]] = []
            var canvas = try reel.rasterCanvas()
            try reel.forEachFrame(on: &canvas) { canvas, _, isRepeated in
                places.append(isRepeated ? places.last ?? [] : Self.areas(of: canvas))
            }
            var bytes: [UInt8] = []
            try reel.writeGIF(sink: { bytes += $0 })
            let folder = try Folder()
            let wanted = places.map { $0.map { "\($0.x) \($0.y) \($0.color.red) \($0.color.green) \($0.color.blue)" } }
            let list = try folder.file("places", wanted.map { $0.joined(separator: ",") }.joined(separator: "\n"))
            let script = """
                places = [line.split(",") for line in open("\(list)").read().split("\\n")]
                film, time, worst = Image.open(path), 0, 0
                for frame in ImageSequence.Iterator(film):
                    picture = frame.convert("RGB")
                    for place in filter(None, places[min(round(time / 20), len(places) - 1)]):
                        x, y, *color = map(int, place.split())
                        worst = max(worst, *(abs(a - b) for a, b in zip(picture.getpixel((x, y)), color)))
                    time += frame.info["duration"]
                print(worst)
                """
            let worst = try #require(Int(try Pillow.run(script, bytes)))
            #expect(worst <= 3, "\(variant)")
        }
    }

    /// Some places of each colour that fills a hundredth of a picture.
    private static func areas(of canvas: RasterCanvas) -> [(x: Int, y: Int, color: Color)] {
        let (width, height) = canvas.pixelSize
        var places: [Color: [(x: Int, y: Int)]] = [:]
        for y in 0..<height {
            for x in 0..<width { if let color = canvas[x, y] { places[color, default: []].append((x, y)) } }
        }
        return places.filter { $0.value.count * 100 >= width * height }.flatMap { color, all in
            stride(from: 0, to: all.count, by: max(1, all.count / 8)).map { (all[$0].x, all[$0].y, color) }
        }
    }

    @Test("a blur of 2000 pt leaves the picture as large as its control asks, and paints it")
    func wideBlur() throws {
        let scene = try Scene(
            name: "blurry", title: "", summary: "", size: ControlSize(width: 160, height: 50),
            properties: [.known("blur")], phases: [Phase("sharp", ["blur": 0]), Phase("blurred", ["blur": 2000])],
            transitions: [],
            variants: [Variant("press", "", events: [Event(at: EventTime(), .press, to: "blurred")])])
        let performance = Performance.exact(try Playback(scene))
        let stage = try FilmStage([CastMember("", ControlPainter(performance))], until: 1)
        // Sixteen bytes a pixel of a layer twice as large both ways: 30 MB.
        #expect(stage.size.width * stage.size.height < 5e5)
        var canvas = try RasterCanvas(size: stage.size, background: stage.backdrop)
        try stage.paint(on: &canvas, at: 0.5)
        #expect(distance(canvas[5, 5], stage.backdrop) <= 2)
    }

    @Test("a curve's dot runs from the first value to the last and stands where the property is")
    func curve() throws {
        let reel = try reel("press-scale", curve: "scale")
        var canvas = try reel.rasterCanvas()
        let orange = Color(hex: 0xFF9500)
        func dot(_ time: Double) throws -> (x: Double, y: Double) {
            try reel.stage.paint(on: &canvas, at: time)
            var x = 0, y = 0, count = 0
            for row in 40..<140 {
                for column in 0..<220 where distance(canvas[column, row], orange) < 20 {
                    (x, y, count) = (x + column, y + row, count + 1)
                }
            }
            return (Double(x) / Double(max(count, 1)) + 0.5, Double(y) / Double(max(count, 1)) + 0.5)
        }
        let start = try dot(0), lowest = try dot(0.1), last = try dot(reel.clock.time(of: 999))
        #expect(abs(start.x - 32) < 1)
        #expect(abs(last.x - 188) < 1)
        #expect(abs(start.y - last.y) < 1)
        #expect(lowest.y > start.y + 20)
    }

    @Test("a property that is not there is refused with those that are")
    func unknownCurve() throws {
        #expect(
            throws: FilmError.unknownProperty("blur", scene: "press-scale", known: ["scale", "opacity"])
        ) { try reel("press-scale", curve: "blur") }
        #expect(throws: FilmError.emptyCast) { try FilmStage([], until: 1) }
    }

    @Test(
        "a strip holds a row of six for up to six moments, and grows down from there",
        arguments: [(1, 1, 1), (6, 6, 1), (7, 4, 2), (12, 6, 2)])
    func strip(count: Int, columns: Int, rows: Int) throws {
        let performance = try performance("press-scale")
        let member = CastMember("", ControlPainter(performance))
        func size(_ count: Int) -> Size {
            Filmstrip(
                [member], times: FilmMoments.even.times(count, of: performance, until: 1), until: 1
            ).size
        }
        let one = size(1), many = size(count)
        #expect(abs((many.width - 40) - Double(columns) * (one.width - 40)) <= Double(columns))
        #expect(abs((many.height - 40) - Double(rows) * (one.height - 40)) <= Double(rows))
    }

    @Test("a strip shows each moment as the painter does alone")
    func stripCells() throws {
        let performance = try performance("hold-to-confirm")
        let member = CastMember("", ControlPainter(performance))
        let strip = Filmstrip([member], times: [0, 0.6, 1.4], until: 1.5)
        var canvas = try RasterCanvas(size: strip.size, background: Color(hex: 0xF5F5F7))
        try strip.paint(on: &canvas)
        let cell = (strip.size.width - 40) / 3, y = 20 + 16 + 4 + 10
        func color(_ index: Double, _ share: Double) -> Color? {
            canvas[Int(20 + (index + 0.5) * cell + (share - 0.5) * 240), y]
        }
        let red = Color(hex: 0xFF3B30), faint = Color(red: 247, green: 215, blue: 215)
        #expect(distance(color(0, 0.25), faint) <= 1)
        #expect(distance(color(1, 0.25), red) <= 1)
        #expect(distance(color(1, 0.75), faint) <= 1)
        #expect(distance(color(2, 0.25), Color(hex: 0x34C759)) <= 1)
    }

    @Test("an onion skin shows where the control was as well as where it is")
    func onion() throws {
        let performance = try performance("morphing-submit")
        let stage = try FilmStage([CastMember("", ControlPainter(performance))], size: Size(300, 200), until: 0.6)
        var canvas = try RasterCanvas(size: Size(300, 200), background: stage.backdrop)
        try OnionSkin(stage, times: [0, 0.2, 0.6]).paint(on: &canvas)
        let blue = Color(hex: 0x007AFF)
        let before = distance(canvas[75, 100], blue), now = distance(canvas[130, 80], blue)
        #expect(before > now)
        #expect(distance(canvas[75, 100], stage.backdrop) > 10)
        #expect(distance(canvas[50, 100], stage.backdrop) == 0)
    }
}
