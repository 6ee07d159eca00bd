import Arguments
import Film
import Plotting
import Raster
import Scenes

/// Who appears in a film: the scene as the command line asks, alone or beside others.
struct FilmCast {
    /// What the scene is called.
    let title: String
    let members: [CastMember]
    /// When the last of them comes to rest, in seconds.
    let end: Double

    init(_ scene: Scene, _ arguments: ParsedArguments, _ session: Session) throws {
        let beside = try Self.beside(arguments)
        let takes = try Self.takes(scene, beside: beside, arguments, session)
        let style = ControlStyle(corners: try arguments[FilmOptions.corners])
        let symbols = try Self.symbols(arguments)
        let theme = try arguments[CommonOptions.theme]
        guard theme != .auto else { throw PictureOutputError.twoThemes(path: nil) }
        let appearance: Appearance = theme == .dark ? .dark : .light
        title = scene.title
        members = takes.map { name, performance in
            CastMember(name, ControlPainter(performance, appearance: appearance, style: style, symbols: symbols))
        }
        end = takes.map(\.performance.end).max() ?? 0
        let unseen = members.first?.painter.unseenProperties ?? []
        if !unseen.isEmpty {
            session.note("\(scene.name): moves but is not painted: \(unseen.joined(separator: ", "))")
        }
    }

    /// What is shown side by side; `--solver both` and `--reduce-motion both` ask for it too.
    private static func beside(_ arguments: ParsedArguments) throws -> FilmOptions.Beside? {
        let solver = try arguments[CommonOptions.solver], motion = try arguments[SceneOptions.reduceMotion]
        let asked = [
            try arguments[FilmOptions.beside], solver == .both ? .solver : nil, motion == .both ? .reduceMotion : nil,
        ].compactMap(\.self)
        guard let first = asked.first, asked.allSatisfy({ $0 == first }) else {
            if asked.isEmpty { return nil }
            throw InputError.conflict(
                "a film shows one kind of pair side by side; keep one of --beside, --solver both and --reduce-motion both"
            )
        }
        return first
    }

    private static func takes(
        _ scene: Scene, beside: FilmOptions.Beside?, _ arguments: ParsedArguments, _ session: Session
    ) throws -> [(name: String, performance: Performance)] {
        let solver = try arguments[CommonOptions.solver]
        let usual: Solver = solver == .both ? .exact : solver
        func performances(_ play: ScenePlay) -> [Performance] {
            play.takes.map { take in take.played.map(Performance.played) ?? .exact(take.playback) }
        }
        switch beside {
        case nil:
            let play = try ScenePlay(scene, arguments, solver: usual)
            play.warn(session)
            return performances(play).map { (scene.title, $0) }
        case .reduceMotion:
            let play = try ScenePlay(scene, arguments, solver: usual, reduceMotion: .both)
            play.warn(session)
            return Array(zip(["as designed", "Reduce Motion"], performances(play)))
        case .solver:
            let exact = try ScenePlay(scene, arguments, solver: .exact)
            exact.warn(session)
            let played = try ScenePlay(scene, arguments, solver: .swiftui)
            let rate = FrameWords.rate(played.framesPerSecond)
            return Array(zip(["exact", "as SwiftUI plays it at \(rate)"], performances(exact) + performances(played)))
        case .pressRelease:
            return try PressReleaseScenes(scene, variant: try arguments[SceneOptions.variant]).scenes.flatMap {
                name, scene in
                performances(try ScenePlay(scene, arguments, solver: usual, variant: name)).map {
                    (name, $0)
                }
            }
        case .variants:
            return try scene.variants.prefix(4).flatMap { variant in
                let play = try ScenePlay(scene, arguments, solver: usual, variant: variant.name)
                return performances(play).map { (variant.name, $0) }
            }
        }
    }

    private static func symbols(_ arguments: ParsedArguments) throws -> SymbolPair {
        var pair = SymbolPair(edge: try arguments[FilmOptions.edge])
        if let word = try arguments[FilmOptions.from] { pair.first = try symbol(word) }
        if let word = try arguments[FilmOptions.to] { pair.second = try symbol(word) }
        return pair
    }

    /// A file where the word ends like one, else characters.
    private static func symbol(_ word: String) throws -> Symbol {
        guard word.lowercased().hasSuffix(".png") else { return .glyph(word) }
        let bitmap = try Bitmap(png: try InputFile.bytes(at: word))
        guard let picture = Picture(bitmap) else { throw RasterError.decoding(format: "PNG") }
        return .picture(picture)
    }
}
