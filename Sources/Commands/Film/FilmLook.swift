import Analysis
import Arguments
import Film
import Plotting
import Scenes

/// How a film looks and plays, beside who appears in it.
struct FilmLook {
    /// Points; nil for what suits the cast.
    var size: Size?
    /// Pixels a point.
    var scale = 1.0
    /// The property whose curve is drawn under the control; nil for none.
    var curve: Curve?
    /// Where it stops, in seconds; nil for when all are at rest.
    var until: Double?
    /// Frames a second, and whether somebody asked for them.
    var framesPerSecond = 60.0
    var statesRate = false
    var speed = 1.0
    /// How long the last frame stays, in seconds; nil for what is usual.
    var rest: Double?
    /// How often a GIF plays; nil for ever.
    var plays: Int?
    /// How the moments of a strip or an onion skin are spaced; nil for what is usual.
    var spacing: FilmMoments?
    /// Whether somebody insists on bytes for a terminal.
    var isForced = false

    /// A property whose curve is drawn.
    enum Curve: Hashable, Sendable {
        /// The first that moves.
        case leading
        case named(String)
    }

    /// What the command line asks for, of what has an effect on the output.
    init(_ arguments: inout ArgumentReader, for output: FilmOutput) throws {
        if output.hasPixels { scale = Double(try arguments[CommonOptions.scale]) }
        until = try arguments[CommonOptions.until]
        // A strip is as large as its moments.
        if !output.isStrip { size = try arguments[FilmOptions.size].map { Size(Double($0.width), Double($0.height)) } }
        if output.isSeries {
            spacing = try arguments[FilmOptions.spacing]
        } else {
            let isShown = try arguments[FilmOptions.withCurve]
            curve = try arguments[FilmOptions.curve].map(Curve.named) ?? (isShown ? .leading : nil)
        }
        if !output.isStill {
            statesRate = try arguments.isGiven(CommonOptions.framesPerSecond)
            framesPerSecond = try arguments[CommonOptions.framesPerSecond]
            speed = try arguments[FilmOptions.speed]
            rest = try arguments[FilmOptions.rest]
        }
        if output.isAnimation {
            let count = try arguments[FilmOptions.loop]
            plays = count == 0 ? nil : count
        }
        if output.bytesPath == "-" {
            let isForced = try arguments[CommonOptions.force]
            self.isForced = try isForced || arguments.count(of: CommonOptions.output) > 1
        }
    }
}

extension Scene {
    /// Whether two symbols melt into one another in it.
    var melts: Bool { property(named: "first-opacity") != nil && property(named: "second-opacity") != nil }
}

extension FilmOutput {
    /// Whether it is an animated GIF.
    var isAnimation: Bool {
        if case .animation = self { true } else { false }
    }

    /// Whether it is a single picture.
    var isStill: Bool {
        if case .still = self { true } else { false }
    }

    /// Whether it is made of pixels, and not of lines.
    var hasPixels: Bool {
        if case .still(_, _, let kind) = self { kind.hasPixels } else { true }
    }

    /// Whether it shows several moments in one picture.
    var isSeries: Bool {
        switch self {
        case .still(.strip, _, _), .still(.onion, _, _): true
        default: false
        }
    }

    /// Whether it shows them side by side.
    var isStrip: Bool {
        if case .still(.strip, _, _) = self { true } else { false }
    }

    /// Where bytes go, if not into a folder; `-` is standard output.
    var bytesPath: String? {
        switch self {
        case .animation(let path), .still(_, let path, _), .video(_, let path): path
        case .frames: nil
        }
    }
}
