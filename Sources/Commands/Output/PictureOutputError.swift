import Terminal

/// Why a picture is not sent where it was asked for.
enum PictureOutputError: Error, Hashable {
    /// The bytes of a picture file would fill a person's terminal with signs.
    case bytesOnTerminal
    /// A picture inside text without a terminal to show it.
    case noTerminal(InlineProtocol)
    /// A picture inside text, and something else, both on standard output.
    case outputTaken(InlineProtocol, by: String)
    /// Two themes in one file, of a kind that holds one.
    case twoThemes(path: String?)
    /// The picture cannot be made in that form.
    case notInline(InlineProtocol)
}

extension PictureOutputError: CustomStringConvertible {
    var description: String {
        switch self {
        case .bytesOnTerminal:
            "the bytes of a picture would go to the terminal; name a file, send them through a pipe, or say -o - twice or "
                + "--force if that is what you want"
        case .noTerminal(let kind):
            "--inline \(kind.rawValue) shows a picture in a terminal and standard output is none; leave it out, write a "
                + "file with -o chart.png, or add --force"
        case .outputTaken(let kind, let other):
            "--inline \(kind.rawValue) and \(other) both want standard output; leave one of them out"
        case .twoThemes(let path):
            "--theme auto puts both themes into one .svg, and \(path.map { "'\($0)'" } ?? "this picture") is none; give light or dark"
        case .notInline(let kind):
            "the picture cannot be written for --inline \(kind.rawValue); try a smaller --size"
        }
    }
}
