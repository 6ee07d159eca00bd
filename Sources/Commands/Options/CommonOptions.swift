import Analysis
import Arguments
import Terminal

/// The options that mean the same wherever a command takes them.
enum CommonOptions {
    // Every command.
    static let color = Option(
        "color", .choice, default: ColorChoice.auto, help: "When to use colour; auto honours NO_COLOR.")
    static let ascii = Option.flag("ascii", help: "Keep text to ASCII characters.")
    static let width = Option(
        "width", .integer(.within(Session.narrowest...Session.widest)), help: "The most characters in a line."
    ).showingDefault("the terminal's width")
    static let quiet = Option.flag("quiet", short: "q", help: "No notes and warnings.")

    static let everywhere = OptionSpec.group("Common options") {
        color
        ascii
        width
        quiet
    }

    // What moves.
    /// The largest value a property can have, in its own unit: far beyond any screen, and far from where numbers end.
    static let furthest = 1e9
    static let velocity = Option(
        "velocity", StartVelocity.format, default: .none,
        help:
            "The velocity at the start, towards the target positive: 5/s in travels per second, 5u/s in units per second. A "
            + "bare number means units from --from to --to, and travels everywhere else."
    ).serving("springs")
    static let start = Option(
        "from", .number(.within(-furthest...furthest)), default: 0, help: "Where the value starts."
    ).serving("animations without --property")
    static let end = Option("to", .number(.within(-furthest...furthest)), default: 1, help: "Where the value goes.")
        .serving("animations without --property")
    static let solver = Option(
        "solver", .choice, default: Solver.exact,
        help: "The exact motion, or the frames that SwiftUI plays."
    ).serving("motion over time")
    static let properties = Option.repeated(
        "property", PropertyMove.format,
        help: "A property that moves: scale=1:0.96, or blur=0:20:0 for there and back."
    ).serving("the curves of animations")
    static let control = Option(
        "control", .size,
        help: "The size of the control in points; a corner radius beyond half its shorter side is not visible."
    ).serving("a corner radius and the edges of a press and its release")
    static let hold = Option(
        "hold", .duration(.within(0...3600)), help: "How long the button is held before it is released."
    ).serving("a scene such as press-scale, and compare of a press and its release")

    // When it is looked at.
    static let framesPerSecond = Option(
        "fps", .number(.within(1...1000)), default: 60, help: "Samples, or played frames, a second."
    ).serving("samples and played frames")
    static let step = Option("step", .duration(.above(0)), help: "The time between samples, instead of --fps.")
        .serving("samples")
    static let samples = Option(
        "samples", .integer(.atLeast(2)), help: "How many samples, the first at 0 and the last at the end."
    ).serving("samples")
    static let until = Option(
        "until", .duration(.above(0)), help: "Where to stop."
    ).serving("charts and samples").showingDefault("when all have settled within 0.1 %")

    // What comes out.
    static let all = Option.flag(
        "all", help: "Everything: constants, every end, and what SwiftUI plays of each property."
    ).serving("text; data, Markdown and HTML have everything")
    static let precision = Option(
        "precision", .integer(.within(0...17)), help: "Decimals of the numbers in data."
    ).serving("data, and tables with --all").showingDefault("as many as read back the same")
    static let output = Option(
        "output", short: "o",
        .file(endings: PictureKind.allCases.map(\.rawValue) + ["csv", "tsv", "json", "ndjson", "md", "html"]),
        help: "Write to this file, in the format of its ending; - is standard output. Written beside and renamed."
    ).insisting(on: "-")
    static let dots = Option(
        "dots", .choice, default: DotChoice.braille,
        help: "What a chart in the terminal is drawn with; --ascii overrides it."
    ).serving("charts in the terminal")
    static let title = Option("title", .word, help: "The heading of the chart.").serving("charts").showingDefault(
        "what is shown")
    static let theme = Option(
        "theme", .choice, default: ThemeChoice.light,
        help: "Dark ink on light, or light on dark; an .svg may hold both, and auto lets the reader's system choose."
    ).serving("pictures, which -o FILE and --inline make")
    static let size = Option(
        "size", .size(1...16384), help: "The size of the picture in points."
    ).serving("pictures, which -o FILE and --inline make").showingDefault(
        "1200x800, and higher for more than four panels")
    static let scale = Option(
        "scale", .integer(.within(1...4)), default: 1, help: "Pixels a point: 2 for high-density screens."
    ).serving("pictures, which -o FILE and --inline make")
    static let inline = Option(
        "inline", ValueFormat<InlineProtocol>.choice,
        help: "Show the picture itself in a terminal that takes pictures in this way.")
    static let force = Option.flag(
        "force", help: "Write the bytes of a picture even to a terminal, and --inline even where there is none."
    ).serving("-o - and --inline")
    static let watch = Option.flag(
        "watch", help: "Do it again whenever the scene file or @FILE changes, until Control-C.")
}
