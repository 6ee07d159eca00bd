import Reports

/// What goes to `-o`, as the ending of its name says.
enum OutputKind: Hashable {
    /// A picture.
    case picture(PictureKind)
    /// Data, or a text.
    case data(TableFormat)

    /// What a path's ending says for a command that writes pictures and data; standard output takes a PNG.
    init(path: String) throws(FileEndingError) {
        if let format = FileEnding.of(path).flatMap({ $0 == "txt" ? .text : TableFormat(ending: $0) }) {
            self = .data(format)
        } else if let kind = try? PictureKind(path: path) {
            self = .picture(kind)
        } else {
            throw .unknown(path: path, allowed: PictureKind.allCases.map(\.rawValue) + TableFormat.endings)
        }
    }
}

extension TableFormat {
    /// The endings of data.
    static var endings: [String] { allCases.filter { $0 != .text }.map(\.ending) }
}
