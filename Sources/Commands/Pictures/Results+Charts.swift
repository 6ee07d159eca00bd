import Arguments
import Plotting
import Terminal

extension Results {
    /// Adds a chart as a picture, and says what was not as it should be.
    ///
    /// - Throws: ``PictureOutputError/bytesOnTerminal``, before anything is painted.
    mutating func add(
        _ chart: Chart, at path: String, kind: PictureKind, _ arguments: ParsedArguments, _ session: Session
    ) throws {
        try session.refuseBytesOnTerminal(at: path, arguments)
        let picture = try ChartPicture.encoded(chart, kind: kind, arguments)
        for warning in picture.warnings { session.note(warning) }
        add(picture.bytes, at: path)
    }

    /// Adds a chart to the text on standard output: as a picture where `--inline` says how the terminal takes it, else in
    /// characters.
    ///
    /// - Throws: ``PictureOutputError`` when there is no terminal and no `--force`.
    mutating func show(_ chart: Chart, _ arguments: ParsedArguments, _ session: Session) throws {
        guard let kind = try arguments[CommonOptions.inline] else {
            print(try TerminalPicture.text(of: chart, arguments, session))
            return
        }
        guard try session.showsToPerson || arguments[CommonOptions.force] else {
            throw PictureOutputError.noTerminal(kind)
        }
        let picture = try TerminalPicture.inline(chart, kind, arguments, session)
        for warning in picture.warnings { session.note(warning) }
        add(picture.bytes, at: "-")
    }
}

extension Session {
    /// Refuses to fill a person's terminal with the bytes of a picture, unless `-o -` was said twice or `--force`.
    ///
    /// - Parameter path: where the bytes are to go; `-` is standard output.
    /// - Throws: ``PictureOutputError/bytesOnTerminal``.
    func refuseBytesOnTerminal(at path: String?, _ arguments: ParsedArguments) throws {
        guard path == "-", showsToPerson, try !arguments[CommonOptions.force] else { return }
        let isInsisted = arguments.values(CommonOptions.output.spec.name).filter { $0 == "-" }.count > 1
        if !isInsisted { throw PictureOutputError.bytesOnTerminal }
    }
}
