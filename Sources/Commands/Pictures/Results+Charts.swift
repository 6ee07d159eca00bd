import Arguments
import Plotting
import Terminal

extension Results {
    /// Adds a chart as a picture, and says what was not as it should be.
    ///
    /// - Throws: ``PictureOutputError/bytesOnTerminal`` as ``addPicture(_:at:_:_:)`` does, before anything is painted.
    mutating func add(
        _ chart: Chart, at path: String, kind: PictureKind, _ arguments: ParsedArguments, _ session: Session
    ) throws {
        try Self.refuseBytesOnTerminal(path, arguments, session)
        let picture = try ChartPicture(chart, kind: kind, arguments)
        for warning in picture.warnings { session.note(warning) }
        add(picture.bytes, at: path)
    }

    /// Adds the bytes of a picture file; `-` is standard output.
    ///
    /// - Throws: ``PictureOutputError/bytesOnTerminal`` when that is a person's terminal, unless `-o -` was said twice or
    ///   `--force`.
    mutating func addPicture(
        _ bytes: [UInt8], at path: String, _ arguments: ParsedArguments, _ session: Session
    ) throws {
        try Self.refuseBytesOnTerminal(path, arguments, session)
        add(bytes, at: path)
    }

    private static func refuseBytesOnTerminal(
        _ path: String, _ arguments: ParsedArguments, _ session: Session
    ) throws {
        guard path == "-", session.showsToPerson, try !arguments[CommonOptions.force] else { return }
        let isInsisted = arguments.values(CommonOptions.output.spec.name).filter { $0 == "-" }.count > 1
        if !isInsisted { throw PictureOutputError.bytesOnTerminal }
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
