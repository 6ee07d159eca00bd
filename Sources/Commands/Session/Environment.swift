import CLibrary
import Terminal

/// The environment variables the command listens to.
enum Environment {
    /// The value of a variable; nil when it is unset or empty.
    static subscript(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }

    /// The terminal's size. A file or pipe is as wide as `COLUMNS` says, 80 where it says nothing, and has no height:
    /// charts take what they like.
    static var size: TerminalSize {
        if let size = TerminalSize.of(fileDescriptor: 1) { return size }
        var size = TerminalSize(columns: TerminalSize.unknown.columns, rows: 60)
        if let columns = Self["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
            size.columns = min(max(columns, Session.narrowest), Session.widest)
        }
        return size
    }

    /// Whether text may go beyond ASCII: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set names UTF-8, or none is
    /// set.
    static var isUTF8: Bool {
        guard let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap({ Self[$0] }).first else { return true }
        let name = locale.lowercased()
        return name.contains("utf-8") || name.contains("utf8")
    }
}
