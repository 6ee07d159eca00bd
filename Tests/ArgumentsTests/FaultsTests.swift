import Arguments
import Testing

@Suite("Faults of declarations")
struct FaultsTests {
    private func faults(_ option: Option<Bool>) -> [String] {
        ToolSpec(
            "s", version: "", summary: "",
            commands: [
                CommandSpec("go", summary: "") {
                } options: {
                    option
                }
            ]
        ).faults
    }

    @Test("a sound tool has none")
    func sound() {
        #expect(Tea.tool.faults == [])
    }

    @Test("names that clash or cannot be typed are found")
    func names() {
        #expect(faults(.flag("help", help: "")) == ["'s go' has '--help' twice."])
        #expect(faults(.flag("horn", short: "h", help: "")) == ["'s go' has '-h' twice."])
        #expect(faults(.flag("three", short: "3", help: "")) == ["'s go' cannot have an option '-3'."])
        #expect(faults(.flag("a=b", help: "")) == ["'s go' cannot have an option '--a=b'."])
        #expect(faults(.flag("-a", help: "")) == ["'s go' cannot have an option '---a'."])
    }

    @Test("commands and arguments that cannot be told apart are found")
    func arguments() {
        let command = CommandSpec("go", summary: "") {
            Positional.some("A", .word, help: "")
            Positional.any("B", .word, help: "")
            Positional.optional("A", .word, help: "")
        }
        #expect(
            ToolSpec("s", version: "", summary: "", commands: [command]).faults == [
                "'s go' has two arguments A.", "'s go' has an argument without an end before B.",
            ])
        let bare = CommandSpec("help", summary: "")
        #expect(ToolSpec("s", version: "", summary: "", commands: [bare]).faults == ["Two commands are called 'help'."])
    }
}
