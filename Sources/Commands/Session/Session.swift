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
    /// Whether text keeps to ASCII: asked for, or the locale's encoding has nothing else.
    let isASCII: Bool
    /// The command line that makes the same picture. Where it goes is no part of it, so that one chart is one file whatever
    /// its name.
    let commandLine: String
    /// What has been said already.
    private let said = NoteLog()

    init(_ arguments: ParsedArguments) throws(UsageError) {
        isQuiet = try arguments[CommonOptions.quiet]
        color = try arguments[CommonOptions.color]
        statedWidth = try arguments[CommonOptions.width]
        isASCII = try arguments[CommonOptions.ascii] || !Environment.isUTF8
        let elsewhere = [
            CommonOptions.output.spec, CommonOptions.inline.spec, CommonOptions.force.spec, CommonOptions.quiet.spec,
            CommonOptions.watch.spec, CommonOptions.color.spec, CommonOptions.width.spec,
        ]
        commandLine = arguments.commandLine(without: Set(elsewhere.map(\.name)))
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

    /// The width of help: as stated, else the terminal's, and not wider than reads well.
    var helpWidth: Int { statedWidth ?? min(size.columns, 100) }

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

    /// Tells something beside the results on standard error, a line each, and the same thing once; nobody listening is no
    /// fault.
    func note(_ text: some CustomStringConvertible) {
        guard !isQuiet, said.isNew(text.description) else { return }
        try? FileDescriptor.standardError.write(SpokenText.line(text, ascii: isASCII))
    }

    /// Lets everything be told again: something is made anew.
    func forgetNotes() { said.clear() }

    /// The most notes of one kind that are told.
    static let mostNotes = 3

    /// Tells the first few of many notes of one kind, and how many there are beside them.
    func note(_ texts: [String], most: Int = mostNotes, others: String) {
        for text in texts.prefix(most) { note(text) }
        if texts.count > most { note("and \(texts.count - most) \(others)") }
    }
}
