import Arguments

/// A made-up tool that brews tea: small, and yet with every kind of option and argument.
enum Tea {
    enum Colour: String, CaseIterable, Sendable {
        case auto, always, never
    }

    static let leaf = Positional("LEAF", .word("LEAF", "the name of a leaf"), help: "What is brewed.")
    static let cup = Positional.optional("CUP", .word("CUP", "the name of a cup"), help: "Where it goes.")
    static let leaves = Positional.some("LEAF", .word("LEAF", "the name of a leaf"), help: "What is mixed.")
    static let notes = Positional.any("NOTE", .word, help: "What to remember.")
    static let mixed = Positional("BOWL", .word("BOWL", "a bowl"), help: "Where it is mixed.")

    static let heat = Option("heat", short: "t", .number(.within(-10...100)), default: 80, help: "How hot.")
    static let steep = Option("steep", .duration, help: "How long.").showingDefault("as the leaf likes")
    static let cups = Option("cups", short: "n", .integer(.within(1...12)), default: 1, help: "How many cups.")
    static let strength = Option("strength", .fraction(.within(0...1)), default: 0.5, help: "How strong.")
    static let tray = Option("tray", .size, help: "The tray.")
    static let add = Option.repeated(
        "add", short: "a", .choice(["milk", "sugar", "lemon"]), help: "Goes in as well.")
    static let output = Option("output", short: "o", .file(endings: ["txt", "md"]), help: "Where the recipe goes.")
        .alias("out")
    static let cosy = Option.flag("cosy", default: true, help: "Keep it warm.")
    static let iced = Option.flag("iced", short: "i", help: "With ice.")
    static let secret = Option("secret", .word, help: "Never shown.").hidden()
    static let name = Option.required("name", .word("NAME", "a name for the mix"), help: "What to call it.")

    static let quiet = Option.flag("quiet", short: "q", help: "Say nothing.")
    static let colour = Option("colour", .choice, default: Colour.auto, help: "When to use colour.")

    static let brew = CommandSpec(
        "brew", summary: "brew a pot",
        discussion: """
            Brews one leaf. The water is heated first; the leaf goes in afterwards and comes out again by itself.

            A lone - reads the leaf from standard input.
            """,
        group: "Make",
        examples: [
            Example("tea brew assam", "A pot of assam.", output: "1 cup of assam, 80 degrees\n"),
            Example("tea brew 'earl grey' --steep 3s --add milk --add sugar -o recipe.txt", "Sweet, and written down."),
        ],
        exitStatuses: [ExitStatus(0, "Served."), ExitStatus(2, "The kettle is empty.")]
    ) {
        leaf
        cup
    } options: {
        heat
        steep
        cups
        strength
        tray
        add
        output
        cosy
        iced
        secret
    }

    static let mix = CommandSpec("mix", summary: "mix leaves into a bowl", group: "Make") {
        leaves
        mixed
    } options: {
        name
    }

    static let note = CommandSpec("note", summary: "write notes", group: "Remember") {
        notes
    }

    static let wash = CommandSpec("wash", summary: "wash up", group: "Remember")

    static let tool = ToolSpec(
        "tea", version: "1.2", summary: "tea from the command line",
        discussion: "Leaves are named as their sellers name them.",
        examples: [Example("tea brew assam", "A pot of assam.")],
        exitStatuses: [ExitStatus(0, "Done."), ExitStatus(2, "Not understood.")],
        commands: [brew, mix, note, wash]
    ) {
        OptionSpec.group("Common options") {
            quiet
            colour
        }
    }

    /// What a command line asks for, or the sentences that refuse it.
    static func parse(_ words: [String]) -> Result<Invocation, UsageError> {
        Result { () throws(UsageError) in try tool.parse(words) }
    }

    /// The arguments of a command line that is understood and runs a command.
    static func arguments(_ words: [String]) throws -> ParsedArguments {
        guard case .run(_, let arguments) = try tool.parse(words) else { throw NotACommand() }
        return arguments
    }

    struct NotACommand: Error {}
}
