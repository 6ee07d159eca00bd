import Reports
import Words

/// The ending of a file's name, which says what is in it.
enum FileEnding {
    /// The ending in lower case, without its point; nil for a name without one, such as `out`, `.hidden` or `-`.
    static func of(_ path: String) -> String? {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
        return name[name.index(after: point)...].lowercased()
    }

    /// What does make files of an ending that nothing here writes, or that another command writes.
    static func remedy(for ending: String) -> String? {
        switch ending {
        case "mp4", "mov", "webm", "mkv", "avi", "m4v":
            "'dashpot film SCENE --y4m - | ffmpeg -i - film.\(ending)' makes a video"
        case "xlsx", "xls", "ods", "numbers", "parquet": "spreadsheets and notebooks read .csv"
        default:
            PictureKind(rawValue: ending).map { _ in
                "'dashpot plot' draws a picture and 'dashpot film' a button that moves"
            }
        }
    }
}

extension TableFormat {
    /// The format of a file's ending; nil for an ending of something else.
    init?(ending: String) {
        switch ending {
        case "csv": self = .csv
        case "tsv": self = .tsv
        case "json": self = .json
        case "ndjson", "jsonl": self = .ndjson
        case "md", "markdown": self = .markdown
        case "html", "htm": self = .html
        default: return nil
        }
    }

    /// The ending of a file in this format.
    var ending: String {
        switch self {
        case .csv: "csv"
        case .tsv: "tsv"
        case .json: "json"
        case .ndjson: "ndjson"
        case .markdown: "md"
        case .html: "html"
        case .text: "txt"
        }
    }
}

/// Why the ending of `-o` does not say what is to be written.
enum FileEndingError: Error, Hashable {
    /// An ending that is none of those that the command writes.
    case unknown(path: String, allowed: [String])
    /// `--format` says one thing and the ending another.
    case contradiction(path: String, format: TableFormat)
}

extension FileEndingError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknown(let path, let allowed):
            "cannot tell what '\(path)' should be; end it in "
                + allowed.map { ".\($0)" }.listed(.or)
                + (FileEnding.of(path).flatMap(FileEnding.remedy).map { "; \($0)" } ?? "")
        case .contradiction(let path, let format):
            "--format \(format.rawValue) and '\(path)' contradict each other; leave --format out, or end the name in "
                + ".\(format.ending)"
        }
    }
}
