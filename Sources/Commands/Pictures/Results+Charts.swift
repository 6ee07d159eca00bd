import Plotting
import Terminal

extension Results {
    /// Adds a chart as a picture, and says what was not as it should be.
    mutating func add(
        _ chart: Chart, at path: String, kind: PictureKind, _ look: PictureLook, _ session: Session
    ) throws {
        let picture = try ChartPicture.encoded(chart, kind: kind, look, session)
        for warning in picture.warnings { session.note(warning) }
        add(picture.bytes, at: path)
    }

    /// Adds a chart as the picture file that was asked for, if one was.
    ///
    /// - Throws: ``PictureOutputError/bytesOnTerminal``, before anything is painted.
    mutating func add(_ chart: Chart, to output: ChartOutput, _ session: Session) throws {
        guard let file = output.picture, let look = output.look else { return }
        try session.refuseBytesOnTerminal(at: file.path, isForced: output.isForced)
        try add(output.titled(chart), at: file.path, kind: file.kind, look, session)
    }

    /// Adds a chart to the text on standard output: as a picture where it was asked how the terminal takes it, else in
    /// characters.
    ///
    /// - Throws: ``PictureOutputError`` when there is no terminal and nobody insists.
    mutating func show(_ chart: Chart, _ output: ChartOutput, _ session: Session) throws {
        let chart = output.titled(chart)
        guard let kind = output.inline, let look = output.look else {
            print(try TerminalPicture.text(of: chart, output.glyphs, session))
            return
        }
        guard session.showsToPerson || output.isForced else { throw PictureOutputError.noTerminal(kind) }
        let picture = try TerminalPicture.inline(chart, kind, look, session)
        for warning in picture.warnings { session.note(warning) }
        add(picture.bytes, at: "-")
    }
}

extension Session {
    /// Refuses to fill a person's terminal with the bytes of a picture, unless somebody insists.
    ///
    /// - Parameter path: where the bytes are to go; `-` is standard output.
    /// - Throws: ``PictureOutputError/bytesOnTerminal``.
    func refuseBytesOnTerminal(at path: String, isForced: Bool) throws(PictureOutputError) {
        if path == "-", showsToPerson, !isForced { throw .bytesOnTerminal }
    }
}
