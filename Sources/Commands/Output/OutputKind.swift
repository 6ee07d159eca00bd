import Arguments
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
    fileprivate static var endings: [String] { allCases.filter { $0 != .text }.map(\.ending) }
}

extension ParsedArguments {
    /// The format in which data goes to `-o`: what its ending says, else `--format`.
    ///
    /// - Throws: ``FileEndingError`` for an ending of something else, and where `--format` says another.
    func tableFormat(_ option: Option<TableFormat>) throws -> TableFormat {
        let format = try self[option]
        // Anything may stand in a .txt.
        guard let path = try self[CommonOptions.output], let ending = FileEnding.of(path), ending != "txt" else {
            return format
        }
        guard let named = TableFormat(ending: ending) else {
            // A name that says nothing is what --format says it is.
            if isGiven(option), FileEnding.remedy(for: ending) == nil { return format }
            throw FileEndingError.unknown(path: path, allowed: TableFormat.endings)
        }
        guard !isGiven(option) || format == named else {
            throw FileEndingError.contradiction(path: path, format: format)
        }
        return named
    }
}
