import Arguments

/// `completions`: what a shell needs to complete command lines, and the manual page.
enum CompletionsCommand: Command {
    /// What can be written.
    enum Target: String, CaseIterable, Hashable, Sendable {
        case bash, zsh, fish, man
    }

    static let target = Positional<Target>("SHELL", .choice, help: "The shell, or man for the manual page.")

    static let spec = CommandSpec(
        "completions", summary: "completions for bash, zsh and fish, and the manual page",
        discussion: """
            'make install' puts them in place. By hand: 'source <(dashpot completions bash)', or write them where your \
            shell looks for completions.
            """,
        group: "Help",
        examples: [
            Example(
                "dashpot completions bash | head -1", "for bash: source <(dashpot completions bash)",
                output: """
                    # Completions of dashpot for bash.

                    """),
            Example("dashpot completions fish -o ~/.config/fish/completions/dashpot.fish", "for fish"),
            Example("dashpot completions man -o dashpot.1", "the manual page"),
        ],
        positionals: { target }
    ) {
        CommonOptions.output
    }

    /// What is written, and where.
    struct Request {
        let target: Target
        let path: String?
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        Request(target: try arguments[target], path: try arguments[CommonOptions.output])
    }

    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        let tool = CommandTable.tool
        let text =
            switch request.target {
            case .bash: Completions(of: tool).script(for: .bash)
            case .zsh: Completions(of: tool).script(for: .zsh)
            case .fish: Completions(of: tool).script(for: .fish)
            case .man: ManPage(of: tool).text
            }
        var results = Results()
        results.add(Array(text.utf8), at: request.path ?? "-")
        try results.deliver(session)
        return .done
    }
}
