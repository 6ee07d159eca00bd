import Arguments
import Scenes

extension FilmOptions {
    /// Refuses options that would change nothing in what is made: whoever gives them expects something else.
    static func refuseWithoutEffect(
        _ arguments: ParsedArguments, output: FilmOutput, scene: Scene
    ) throws(InputError) {
        func refuse(_ name: String, unless needed: String) throws(InputError) {
            throw .conflict("\(name) is for \(needed), and would change nothing here; leave it out")
        }
        if !output.isAnimation, arguments.isGiven(loop) { try refuse("--loop", unless: "an animated GIF") }
        if !output.isY4M, arguments.isGiven(chroma) { try refuse("--chroma", unless: "--y4m") }
        if output.isStill {
            if arguments.isGiven(speed) { try refuse("--speed", unless: "films, not for still pictures") }
            if arguments.isGiven(rest) { try refuse("--rest", unless: "films, not for still pictures") }
        }
        if !output.isSeries {
            if arguments.isGiven(spacing) { try refuse("--spacing", unless: "a filmstrip or an onion skin") }
        } else if arguments.isGiven(withCurve) || arguments.isGiven(curve) {
            try refuse("a curve", unless: "films and single moments")
        }
        if output.isStrip, arguments.isGiven(size) {
            try refuse("--size", unless: "films, onion skins and single moments (a strip is as large as its moments)")
        }
        if scene.property(named: "first-opacity") == nil || scene.property(named: "second-opacity") == nil {
            for (name, isGiven) in [
                ("--from", arguments.isGiven(from)), ("--to", arguments.isGiven(to)),
                ("--edge", arguments.isGiven(edge)),
            ] where isGiven {
                try refuse(name, unless: "scenes in which two symbols melt, such as morphing-symbol")
            }
        }
    }
}

extension FilmOutput {
    /// Whether it is a single picture.
    fileprivate var isStill: Bool {
        if case .still = self { true } else { false }
    }

    /// Whether it shows several moments in one picture.
    fileprivate var isSeries: Bool {
        switch self {
        case .still(.strip, _, _), .still(.onion, _, _): true
        default: false
        }
    }

    /// Whether it shows them side by side.
    fileprivate var isStrip: Bool {
        if case .still(.strip, _, _) = self { true } else { false }
    }

    /// Whether it is YUV4MPEG2.
    fileprivate var isY4M: Bool {
        if case .video(.y4m, _) = self { true } else { false }
    }
}
