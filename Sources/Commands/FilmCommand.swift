import Analysis
import Arguments
import Film
import Plotting
import Raster
import Scenes

/// `film`: the control itself, moving.
enum FilmCommand: WatchingCommand {
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
        positionals: { SceneFamily.scene }
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

    /// Who appears, and how the film is made.
    struct Request {
        let question: Filming.Request
        let output: FilmOutput
        let look: FilmLook
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let scene = try Subject.scene(named: try arguments[SceneFamily.scene])
        let output = try FilmOutput(&arguments)
        var question = Filming.Request(SceneRun.Request(scene, variant: nil))
        question.play.reduceMotion = try arguments[SceneOptions.reduceMotion]
        question.play.solver = try arguments[CommonOptions.solver]
        question.beside = try FilmOptions.beside(
            &arguments, solver: question.play.solver, reduceMotion: question.play.reduceMotion)
        if question.play.solver == .both { question.play.solver = .exact }
        // Each variant and each half has its own script; a half has no timings.
        if question.beside != .variants { question.play.variant = try arguments[SceneOptions.variant] }
        if question.beside != .pressRelease {
            for setting in try arguments[SceneOptions.timings] { question.play.timings[setting.name] = setting.seconds }
            if let hold = try arguments[CommonOptions.hold] { question.play.timings["hold"] = hold }
        }
        if !output.isStill || question.play.solver.showsFrames || question.beside == .solver {
            question.play.framesPerSecond = try arguments[CommonOptions.framesPerSecond]
        }
        question.style.corners = try arguments[FilmOptions.corners]
        let theme = try arguments[CommonOptions.theme]
        guard theme != .auto else { throw PictureOutputError.twoThemes(path: output.bytesPath) }
        question.appearance = theme == .dark ? .dark : .light
        if scene.melts { question.symbols = try FilmOptions.symbols(&arguments) }
        return Request(question: question, output: output, look: try FilmLook(&arguments, for: output))
    }

    static func results(of request: Request, _ session: Session) throws -> Results {
        if let path = request.output.bytesPath {
            try session.refuseBytesOnTerminal(at: path, isForced: request.look.isForced)
        }
        let filming = try Filming(request.question)
        filming.run.warn(session)
        if !filming.unseenProperties.isEmpty {
            session.note(
                "\(filming.run.scene.name): moves but is not painted: "
                    + filming.unseenProperties.joined(separator: ", "))
        }
        try FilmMaker(filming, request.output, request.look, session).make()
        return Results()
    }
}
