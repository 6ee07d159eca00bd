import Analysis
import Arguments
import Film
import Plotting
import Raster

/// The options of `film` alone.
enum FilmOptions {
    // What comes out.
    static let size = Option("size", .size(1...16384), help: "The size of the picture in points.")
        .serving("films, onion skins and single moments; a strip is as large as its moments")
        .showingDefault("400x300, and more for large controls and several of them")
    static let frames = Option(
        "frames", .integer(.within(1...600)), help: "Make a still picture of so many moments, or an onion skin of them."
    ).showingDefault("12, in PNG and WebP")
    static let onion = Option.flag("onion", help: "Paint the moments over one another, the earlier ones fainter.")
    static let moment = Option("at", .duration, help: "Make a still picture of this one moment.")
    static let spacing = Option(
        "spacing", .choice(FilmMoments.allCases.map { ($0.rawValue, $0) }),
        help: "Moments evenly spaced in time, or close together where much moves."
    ).serving("a filmstrip or an onion skin").showingDefault("even; motion for an onion skin")
    static let folder = Option(
        "frames-dir", .directory, help: "Write every frame into this folder, as frame-0001.png and so on.")
    static let rgba = Option(
        "rgba", .file(endings: ["rgba"]),
        help: "Write raw frames, four bytes a pixel, for an encoder; - is standard output."
    )
    static let y4m = Option(
        "y4m", .file(endings: ["y4m"]),
        help: "Write frames as YUV4MPEG2 for an encoder: BT.709, limited range; - is standard output.")
    static let chroma = Option(
        "chroma", .choice(RawVideo.Chroma.allCases.map { ($0.rawValue, $0) }), default: .quarter,
        help: "How finely Y4M keeps colour: 4:2:0 or 4:4:4."
    ).serving("--y4m")

    // How it plays.
    static let speed = Option(
        "speed", .number(.within(FilmClock.speeds)), default: 1, help: "Playback speed: 0.25 is slow motion."
    ).serving("films, and not still pictures")
    static let loop = Option(
        "loop", .integer(.within(0...65_535)), default: 0, help: "How often a GIF plays; 0 is for ever."
    ).serving("an animated GIF")
    static let rest = Option(
        "rest", .duration(.within(0...600)), help: "How long the last frame stays before the film begins again."
    ).serving("films, and not still pictures").showingDefault("600ms in a GIF, else none")
    static let beside = Option(
        "beside", .choice(Filming.Beside.allCases.map { ($0.rawValue, $0) }),
        help:
            "Show two or more side by side: without and with Reduce Motion, exact and played, press and release, or every variant."
    )
    static let withCurve = Option.flag("with-curve", help: "Draw a curve with a running dot under the control.")
        .serving("films and single moments")
    static let curve = Option(
        "curve", .word("PROPERTY", "the name of one of the scene's properties"),
        help: "The property whose curve is drawn; implies --with-curve."
    ).serving("films and single moments").showingDefault("the first one that moves")

    // What is drawn.
    static let corners = Option(
        "corners", .choice(CornerStyle.allCases.map { ($0.rawValue, $0) }), default: .continuous,
        help: "The shape of corners.")
    static let from = Option(
        "from", .word("SYMBOL", "a character such as ♥, or a PNG file with alpha"),
        help: "The symbol that a morph begins with."
    ).serving("scenes in which two symbols melt, such as morphing-symbol").showingDefault("a drawn heart")
    static let to = Option(
        "to", .word("SYMBOL", "a character such as ☁, or a PNG file with alpha"), help: "The symbol that it becomes."
    ).serving("scenes in which two symbols melt, such as morphing-symbol").showingDefault("a drawn cloud")
    static let edge = Option(
        "edge", .choice(Melt.Edge.allCases.map { ($0.rawValue, $0) }), default: .smooth,
        help: "How a morph's outline is cut: anti-aliased, or each pixel opaque or clear."
    ).serving("scenes in which two symbols melt, such as morphing-symbol")

    /// What is shown side by side; `--solver both` and `--reduce-motion both` ask for it too.
    static func beside(
        _ arguments: inout ArgumentReader, solver: Solver, reduceMotion: SceneRun.ReduceMotion
    ) throws -> Filming.Beside? {
        let asked = [
            try arguments[beside], solver == .both ? .solver : nil, reduceMotion == .both ? .reduceMotion : nil,
        ].compactMap(\.self)
        guard let first = asked.first, asked.allSatisfy({ $0 == first }) else {
            if asked.isEmpty { return nil }
            throw InputError.conflict(
                "a film shows one kind of pair side by side; keep one of --beside, --solver both and --reduce-motion both"
            )
        }
        return first
    }

    /// The symbols of a morph.
    static func symbols(_ arguments: inout ArgumentReader) throws -> SymbolPair {
        var pair = SymbolPair(edge: try arguments[edge])
        if let word = try arguments[from] { pair.first = try symbol(word) }
        if let word = try arguments[to] { pair.second = try symbol(word) }
        return pair
    }

    /// A file where the word ends like one, else characters.
    private static func symbol(_ word: String) throws -> Symbol {
        guard word.lowercased().hasSuffix(".png") else { return .glyph(word) }
        guard let picture = Picture(try Bitmap(png: try InputFile.bytes(at: word))) else {
            throw RasterError.decoding(format: "PNG")
        }
        return .picture(picture)
    }
}
