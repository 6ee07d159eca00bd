#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How many characters a terminal shows.
public struct TerminalSize: Hashable, Sendable {
    /// Characters across.
    public var columns: Int
    /// Lines down.
    public var rows: Int

    /// A size from its two extents.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// What is taken when nobody says: 80 × 24.
    public static let unknown = TerminalSize(columns: 80, rows: 24)

    /// The size of the terminal behind an open file, as the system reports it; nil when it is none or reports 0.
    public static func of(fileDescriptor: Int32) -> TerminalSize? {
        var size = winsize()
        guard ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// The pixels across one character of the terminal behind an open file; nil when it does not tell.
    public static func pixelsAcrossCharacter(fileDescriptor: Int32) -> Double? {
        var size = winsize()
        guard ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_xpixel >= size.ws_col else {
            return nil
        }
        return Double(size.ws_xpixel) / Double(size.ws_col)
    }
}
