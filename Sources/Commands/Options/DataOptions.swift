import Arguments
import Reports

/// The options that say how data are written.
enum DataOptions {
    static let json = Option.flag("json", help: "The same as --format json.")
    static let plain = Option.flag(
        "plain", help: "Write no number with an exponent, for readers that know none."
    ).serving("CSV, TSV, JSON and NDJSON without --precision")
    static let delimiter = Option(
        "delimiter", .choice([(",", Delimiter.comma), (";", .semicolon)]), default: .comma,
        help: "What parts the cells of CSV: ';' for spreadsheets with a decimal comma."
    ).serving("CSV")

    /// The format in which something is written: what the ending of its file says, else `--format` or `--json`.
    ///
    /// - Parameter path: where it goes; nil for standard output and for folders.
    /// - Throws: ``FileEndingError`` for an ending of something else, and where `--format` says another.
    static func format(
        _ option: Option<TableFormat>, _ arguments: inout ArgumentReader, to path: String? = nil
    ) throws -> TableFormat {
        var format = try arguments[option]
        var isGiven = try arguments.isGiven(option)
        if try arguments[json] {
            if isGiven, format != .json { throw UsageError.exclusiveOptions(["--format", "--json"]) }
            (format, isGiven) = (.json, true)
        }
        // Anything may stand in a .txt.
        guard let path, let ending = FileEnding.of(path), ending != "txt" else { return format }
        guard let named = TableFormat(ending: ending) else {
            // A name that says nothing is what --format says it is.
            if isGiven, FileEnding.remedy(for: ending) == nil { return format }
            throw FileEndingError.unknown(path: path, allowed: TableFormat.endings)
        }
        guard !isGiven || format == named else { throw FileEndingError.contradiction(path: path, format: format) }
        return named
    }
}

/// How numbers and cells of data are spelled.
struct DataStyle: Hashable, Sendable {
    /// Decimals; nil for as many as read back the same.
    var precision: Int?
    /// Whether numbers never have an exponent.
    var isPlain = false
    var delimiter = Delimiter.comma

    /// As many digits as read back the same, parted by commas.
    init() {}

    /// The style that the command line asks for in a format.
    init(_ arguments: inout ArgumentReader, in format: TableFormat) throws(UsageError) {
        precision = try arguments[CommonOptions.precision]
        if precision == nil, format.isData { isPlain = try arguments[DataOptions.plain] }
        if format == .csv { delimiter = try arguments[DataOptions.delimiter] }
    }

    /// The numbers of a format: all their digits in data, six of them for people.
    func notation(in format: TableFormat) -> NumberNotation {
        if let precision, let fixed = try? NumberNotation.fixed(precision) { return fixed }
        return format.isData ? isPlain ? .plain : .shortest : .sixSignificantDigits
    }

    /// The style of a table in a format.
    func table(_ layout: TableStyle.Layout = .rows, _ session: Session) -> TableStyle {
        var style = TableStyle(
            dataNotation: notation(in: .csv), notation: notation(in: .text), layout: layout, width: session.tableWidth,
            ascii: session.isASCII)
        style.delimiter = delimiter
        return style
    }
}

extension TableFormat {
    /// Whether programs read it, and not people.
    var isData: Bool {
        switch self {
        case .csv, .tsv, .json, .ndjson: true
        case .text, .markdown, .html: false
        }
    }
}
