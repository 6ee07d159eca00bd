import Analysis
import Film
import Plotting
import Raster
import Words

/// Makes a film and writes it.
struct FilmMaker {
    private let cast: Filming
    private let output: FilmOutput
    private let look: FilmLook
    private let session: Session
    private let end: Double
    private let scale: Double

    /// How long a GIF's last frame stays when nothing is said, in seconds.
    private static let standardRest = 0.6

    init(_ cast: Filming, _ output: FilmOutput, _ look: FilmLook, _ session: Session) {
        self.cast = cast
        self.output = output
        self.look = look
        self.session = session
        end = look.until ?? cast.end
        scale = look.scale
    }

    func make() throws {
        switch output {
        case .animation(let path): try writeAnimation(to: path)
        case .still(let still, let path, let kind): try writeStill(still, to: path, kind: kind)
        case .frames(let folder): try writeFrames(to: folder)
        case .video(let video, let path): try writeVideo(video, to: path)
        }
        for glyph in Set(cast.members.flatMap(\.painter.missingGlyphs)).sorted() {
            session.note("no installed font has \(glyph); a drawn shape stands for it")
        }
    }

    private func stage() throws -> FilmStage {
        let curve =
            switch look.curve {
            case .leading: cast.members.first?.painter.leadingProperty
            case .named(let name): name
            case nil: nil as String?
            }
        return try FilmStage(cast.members, size: look.size, curve: curve, until: end)
    }

    private func reel() throws -> FilmReel {
        var rate = look.framesPerSecond
        if output.isAnimation, rate > GIFWriter.mostFramesPerSecond {
            if look.statesRate {
                session.note(
                    "GIF shows at most 50 frames a second, for players slow shorter delays than 0.02 s down; the film has "
                        + "50, and --y4m or --frames-dir keep \(Measure.framesPerSecond(rate))")
            }
            rate = GIFWriter.mostFramesPerSecond
        }
        let rest = look.rest ?? (output.isAnimation ? Self.standardRest : 0)
        let clock = try FilmClock(until: end, framesPerSecond: rate, speed: look.speed, rest: rest)
        return FilmReel(try stage(), clock: clock)
    }

    private func writeAnimation(to path: String) throws {
        let reel = try reel()
        let bar = ProgressBar("film", total: reel.clock.frameCount, session)
        var warnings: [RasterCanvas.Warning] = []
        try ResultStream.write(to: path) { sink in
            // The encoder's sink cannot fail, so what fails is told after the frame.
            let chunks = Chunks()
            warnings = try reel.writeGIF(
                scale: scale, plays: look.plays, sink: chunks.append
            ) { done in
                try chunks.drain(sink)
                bar.advance(to: done)
            }
            try chunks.drain(sink)
        }
        bar.finish()
        for warning in warnings { session.note(warning) }
    }

    private func writeStill(_ still: FilmOutput.Still, to path: String, kind: PictureKind) throws {
        let painting = try painting(of: still)
        let text = PictureText(title: cast.title, description: still.description(of: cast.title), session)
        func painted<C: PictureCanvas & LayeredCanvas>(_ canvas: C) throws -> EncodedPicture {
            var canvas = canvas
            try painting.paint(on: &canvas)
            return try EncodedPicture(canvas, text)
        }
        let picture = try painted(kind.layeredCanvas(size: painting.size, scale: scale, keeping: [backdrop]))
        for warning in picture.warnings { session.note(warning) }
        var results = Results()
        results.add(picture.bytes, at: path)
        try results.deliver(session)
    }

    private func painting(of still: FilmOutput.Still) throws -> StillPainting {
        switch still {
        case .strip(let count):
            let bar = ProgressBar("film", total: count * cast.members.count, session)
            return .strip(Filmstrip(cast.members, times: try times(count, .even), until: end), bar)
        case .onion(let count):
            let bar = ProgressBar("film", total: count, session)
            let stage = try stage()
            return .onion(OnionSkin(stage, times: try times(count, .motion)), bar, size: stage.size)
        case .moment(let time):
            return .moment(try stage(), time)
        }
    }

    private var backdrop: Color { cast.members.first?.painter.backdrop ?? Color(hex: 0xFFFFFF) }

    private func times(_ count: Int, _ usual: FilmMoments) throws -> [Double] {
        guard let first = cast.members.first else { return [] }
        let spacing = look.spacing ?? usual
        return spacing.times(count, of: first.painter.performance, until: end)
    }

    private func writeFrames(to folder: String) throws {
        let reel = try reel()
        let names = FrameNames(count: reel.clock.frameCount)
        let place = folder + (folder.hasSuffix("/") ? "" : "/")
        let bar = ProgressBar("film", total: reel.clock.frameCount, session)
        var canvas = try reel.rasterCanvas(scale: scale)
        try Folder.making(folder) {
            let before = Folder.names(in: folder)
            // Before the first frame is exchanged.
            for name in before where names.isFrame(name) { try OutputFile.refuseInput(place + name) }
            var bytes: [UInt8] = []
            try reel.forEachFrame(on: &canvas) { canvas, frame, isRepeated in
                if !isRepeated { bytes = try canvas.encode(.png(keeping: [reel.stage.backdrop])) }
                let file = try OutputFile.open(place + names[frame])
                try file.write(bytes)
                try file.finish()
                bar.advance(to: frame + 1)
            }
            // The frames of a longer film that lay there would be taken for this one's.
            for name in before where names.isLeftOver(name) { OutputFile.remove(place + name) }
        }
        bar.finish()
        for warning in canvas.warnings { session.note(warning) }
    }

    private func writeVideo(_ video: RawVideo, to path: String) throws {
        let reel = try reel()
        var canvas = try reel.rasterCanvas(scale: scale)
        let (width, height) = canvas.pixelSize
        if case .rgba = video {
            session.note(
                "\(width)x\(height) pixels, RGBA, \(Measure.framesPerSecond(reel.clock.framesPerSecond)), "
                    + "\(reel.clock.frameCount) frames")
        }
        let bar = ProgressBar("film", total: reel.clock.frameCount, session)
        let repeats = Int((reel.clock.rest * reel.clock.framesPerSecond).rounded())
        try ResultStream.write(to: path) { sink in
            let chunks = Chunks()
            chunks.append(video.header(width: width, height: height, framesPerSecond: reel.clock.framesPerSecond))
            var bytes: [UInt8] = []
            try reel.forEachFrame(on: &canvas) { canvas, frame, isRepeated in
                if !isRepeated { bytes = video.frame(canvas) }
                // A steady rate has no longer delays, so the rest is frames again.
                for _ in 0..<(frame == reel.clock.frameCount - 1 ? 1 + repeats : 1) {
                    chunks.append(bytes)
                    try chunks.drain(sink)
                }
                bar.advance(to: frame + 1)
            }
        }
        bar.finish()
        for warning in canvas.warnings { session.note(warning) }
    }
}

/// What a still picture shows, ready to be painted.
private enum StillPainting {
    case strip(Filmstrip, ProgressBar)
    case onion(OnionSkin, ProgressBar, size: Size)
    case moment(FilmStage, Double)

    var size: Size {
        switch self {
        case .strip(let strip, _): strip.size
        case .onion(_, _, let size): size
        case .moment(let stage, _): stage.size
        }
    }

    func paint(on canvas: inout some LayeredCanvas) throws {
        switch self {
        case .strip(let strip, let bar): try strip.paint(on: &canvas, progress: bar.advance)
        case .onion(let skin, let bar, _): try skin.paint(on: &canvas, progress: bar.advance)
        case .moment(let stage, let time): try stage.paint(on: &canvas, at: time)
        }
    }
}

/// Bytes on their way to a sink.
private final class Chunks {
    private var waiting: [[UInt8]] = []

    func append(_ bytes: [UInt8]) { waiting.append(bytes) }

    func drain(_ sink: ResultStream.Sink) throws(OutputError) {
        for bytes in waiting { try ResultStream.write(bytes, to: sink) }
        waiting.removeAll(keepingCapacity: true)
    }
}
