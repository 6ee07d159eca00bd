import CLibrary

/// How many characters a terminal shows.
package struct TerminalSize: Hashable, Sendable {
    /// Characters across.
    package var columns: Int
    /// Lines down.
    package var rows: Int

    /// A size from its two extents.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// What is taken when nobody says: 80 × 24.
    package static let unknown = TerminalSize(columns: 80, rows: 24)

    /// The size of the terminal behind an open file, as the system reports it; nil when it is none or reports 0.
    package static func of(fileDescriptor: Int32) -> TerminalSize? {
        var size = winsize()
        guard ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// The pixels across one character of the terminal behind an open file; nil when it does not tell.
    package static func pixelsAcrossCharacter(fileDescriptor: Int32) -> Double? {
        var size = winsize()
        guard ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_xpixel >= size.ws_col else {
            return nil
        }
        return Double(size.ws_xpixel) / Double(size.ws_col)
    }
}
