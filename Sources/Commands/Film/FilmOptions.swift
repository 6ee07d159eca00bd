import Arguments
import Film
import Plotting
import Raster

/// The options of `film` alone.
enum FilmOptions {
    // What comes out.
    static let size = Option("size", .size(1...16384), help: "The size of the picture in points.")
        .showingDefault("400x300, and more for large controls and several of them")
    static let frames = Option(
        "frames", .integer(.within(1...600)), help: "Make a still picture of so many moments, or an onion skin of them."
    ).showingDefault("12, in PNG and WebP")
    static let onion = Option.flag("onion", help: "Paint the moments over one another, the earlier ones fainter.")
    static let moment = Option("at", .duration, help: "Make a still picture of this one moment.")
    static let spacing = Option(
        "spacing", .choice(FilmMoments.allCases.map { ($0.rawValue, $0) }),
        help: "Moments evenly spaced in time, or close together where much moves."
    ).showingDefault("even; motion for an onion skin")
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
        help: "How finely Y4M keeps colour: 4:2:0 or 4:4:4.")

    // How it plays.
    static let speed = Option(
        "speed", .number(.within(FilmClock.speeds)), default: 1, help: "Playback speed: 0.25 is slow motion.")
    static let loop = Option(
        "loop", .integer(.within(0...65_535)), default: 0, help: "How often a GIF plays; 0 is for ever.")
    static let rest = Option(
        "rest", .duration(.within(0...600)), help: "How long the last frame stays before the film begins again."
    ).showingDefault("600ms in a GIF, else none")
    static let beside = Option(
        "beside", .choice(Beside.allCases.map { ($0.rawValue, $0) }),
        help:
            "Show two or more side by side: without and with Reduce Motion, exact and played, press and release, or every variant."
    )
    static let withCurve = Option.flag("with-curve", help: "Draw a curve with a running dot under the control.")
    static let curve = Option(
        "curve", .word("PROPERTY", "the name of one of the scene's properties"),
        help: "The property whose curve is drawn; implies --with-curve."
    ).showingDefault("the first one that moves")

    // What is drawn.
    static let corners = Option(
        "corners", .choice(CornerStyle.allCases.map { ($0.rawValue, $0) }), default: .continuous,
        help: "How corners are bent.")
    static let from = Option(
        "from", .word("SYMBOL", "a character such as ♥, or a PNG file with alpha"),
        help: "The symbol that a morph begins with."
    ).showingDefault("a drawn heart")
    static let to = Option(
        "to", .word("SYMBOL", "a character such as ☁, or a PNG file with alpha"), help: "The symbol that it becomes."
    ).showingDefault("a drawn cloud")
    static let edge = Option(
        "edge", .choice(Melt.Edge.allCases.map { ($0.rawValue, $0) }), default: .smooth,
        help: "How a morph's outline is cut: anti-aliased, or each pixel opaque or clear.")

    /// What is shown side by side.
    enum Beside: String, CaseIterable, Hashable, Sendable {
        case reduceMotion = "reduce-motion"
        case solver
        case pressRelease = "press-release"
        case variants
    }
}
