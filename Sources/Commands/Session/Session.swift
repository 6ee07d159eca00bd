import Arguments
import CLibrary
import Reports
import Terminal

/// What a run of the command can reach: the standard streams, and how a person wants them used.
struct Session {
    /// Whether notes and warnings are kept back.
    let isQuiet: Bool
    /// When escape sequences are written.
    let color: ColorChoice
    /// Characters across, where the command line states it.
    private let statedWidth: Int?
    /// What was told already, shared by every copy of the session.
    private let told = Told()
    /// Whether text keeps to ASCII: asked for, or the locale's encoding has nothing else.
    let isASCII: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        isQuiet = try arguments[CommonOptions.quiet]
        color = try arguments[CommonOptions.color]
        statedWidth = try arguments[CommonOptions.width]
        isASCII = try arguments[CommonOptions.ascii] || !Environment.isUTF8
    }

    /// Whether standard output shows results to a person.
    var showsToPerson: Bool { FileDescriptor.standardOutput.isTerminal }

    /// Whether what goes to standard output may carry escape sequences.
    var isColored: Bool { color.applies(to: .standardOutput) }

    /// The terminal's size, 80 × 24 where there is none; a stated width goes first.
    var size: TerminalSize {
        var size = Environment.size
        if let statedWidth { size.columns = statedWidth }
        return size
    }

    /// The width of tables: as wide as they are in a pipe, unless a width is stated.
    var tableWidth: Int? { showsToPerson || statedWidth != nil ? size.columns : nil }

    /// The width of sentences: the terminal's, 80 in a pipe, and never wider than reads well.
    var proseWidth: Int { max(20, min(size.columns, 100)) }

    /// The widest line anybody can ask for.
    static let widest = 10_000
    /// The narrowest: a table needs room for a title beside a number.
    static let narrowest = 40

    /// Writes a result to standard output.
    func print(_ text: String) throws(OutputError) {
        try FileDescriptor.standardOutput.write(text)
    }

    /// Writes a result to standard output.
    func print(_ bytes: [UInt8]) throws(OutputError) {
        try FileDescriptor.standardOutput.write(bytes)
    }

    /// Tells something beside the results on standard error, a line each and each once; nobody listening is no fault.
    func note(_ text: some CustomStringConvertible) {
        guard !isQuiet else { return }
        let line = SpokenText.line(text)
        guard told.lines.insert(line).inserted else { return }
        try? FileDescriptor.standardError.write(line)
    }

    /// Lets everything be told again, as when a watched file has changed.
    func forgetTold() { told.lines.removeAll() }

    private final class Told {
        var lines: Set<String> = []
    }
}
