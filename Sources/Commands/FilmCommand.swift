import Arguments
import Film
import Plotting
import Raster
import Scenes

/// `film`: the control itself, moving.
enum FilmCommand: Command {
    static let subject = Positional(
        "SCENE",
        .word("SCENE", "a built-in scene, such as press-scale, or a scene file")
            .completing(.words(Gallery.all.map(\.name)), .files(endings: ["json5"])),
        help: "The scene to film.")

    static let spec = CommandSpec(
        "film", summary: "the button itself, moving: GIF, filmstrip, frames or raw video",
        discussion: """
            Paints the control of a scene from the same tracks as the charts. -o x.gif is an animation, at most 50 frames a \
            second, for players slow faster ones down. -o x.png and x.webp are a filmstrip with the time under each moment; \
            --onion paints the moments over one another and --at shows a single one. --frames-dir writes numbered PNG \
            files, --y4m - and --rgba - feed an encoder.
            """,
        group: "Scenes",
        examples: [
            Example("dashpot film morphing-submit -o submit.gif", "a submit button's whole story"),
            Example("dashpot film press-scale -o strip.png --frames 8 --until 400ms", "eight moments of a tap"),
            Example("dashpot film press-scale -o slow.gif --speed 0.25 --with-curve", "slow motion, with its curve"),
            Example("dashpot film morphing-symbol --from ♥ --to ☁ -o morph.gif", "two characters that melt"),
            Example(
                "dashpot film press-scale --y4m - | head -1", "the header of the raw video",
                output: """
                    YUV4MPEG2 W400 H300 F60:1 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED

                    """),
            Example("dashpot film async-submit --beside reduce-motion --y4m - | ffmpeg -i - x.mp4", "for an encoder"),
        ],
        positionals: { subject }
    ) {
        OptionSpec.group("Picture") {
            CommonOptions.output
            CommonOptions.theme
            FilmOptions.size
            CommonOptions.scale
            FilmOptions.frames
            FilmOptions.onion
            FilmOptions.moment
            FilmOptions.spacing
            FilmOptions.folder
            FilmOptions.rgba
            FilmOptions.y4m
            FilmOptions.chroma
            CommonOptions.force
        }
        OptionSpec.group("Playback") {
            CommonOptions.framesPerSecond
            CommonOptions.until
            FilmOptions.speed
            FilmOptions.loop
            FilmOptions.rest
            FilmOptions.beside
            FilmOptions.withCurve
            FilmOptions.curve
            CommonOptions.solver
        }
        OptionSpec.group("Control") {
            FilmOptions.corners
            FilmOptions.from
            FilmOptions.to
            FilmOptions.edge
        }
        SceneOptions.all
        CommonOptions.watch
    }

    static func run(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        guard try arguments[CommonOptions.watch] else {
            try make(arguments, session)
            return .done
        }
        try Watch(words: [try arguments[subject]]).run(session) {
            try make(arguments, session)
            return Results()
        }
        return .done
    }

    private static func make(_ arguments: ParsedArguments, _ session: Session) throws {
        let scene = try Subject.scene(named: try arguments[subject])
        let output = try FilmOutput(arguments)
        for place in [CommonOptions.output, FilmOptions.rgba, FilmOptions.y4m] {
            try session.refuseBytesOnTerminal(at: try arguments[place], arguments)
        }
        try FilmOptions.refuseWithoutEffect(arguments, output: output, scene: scene)
        let cast = try FilmCast(scene, arguments, session)
        try FilmMaker(cast, output, arguments, session).make()
    }
}
