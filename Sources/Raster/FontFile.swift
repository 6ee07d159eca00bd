#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A TrueType or OpenType file: where it lies, its line metrics and which characters it has.
///
/// The file's tables (`head`, `hhea`, `OS/2`, `cmap`) are read directly, without FreeType and without fontconfig; of a
/// collection the first face counts, as in libgd.
public struct FontFile: Hashable, Sendable {
    /// The absolute path.
    public let path: String
    /// Height above the baseline, depth below it and height of a flat capital, as fractions of the em size.
    public let ascent: Double, descent: Double, capHeight: Double
    private let characters: CharacterMap

    /// Reads a font file's tables. Throws ``RasterError/font(path:reason:)``.
    public init(path: String) throws(RasterError) {
        let absolute = try FontFile.absolute(path)
        guard let file = SeekableFile(absolute) else { throw .font(path: path, reason: "it cannot be opened") }
        guard let tables = FontTables(file) else {
            throw .font(path: path, reason: "it is no TrueType or OpenType file")
        }
        guard let head = tables["head"], let unitsPerEm = head.u16(18), unitsPerEm > 0,
            let metrics = tables["hhea"], let up = metrics.i16(4), let down = metrics.i16(6),
            let map = tables["cmap"].flatMap(CharacterMap.init)
        else { throw .font(path: path, reason: "its tables are damaged or missing") }
        let em = Double(unitsPerEm)
        self.path = absolute
        ascent = Double(up) / em
        descent = Double(-down) / em
        // Version 2 of OS/2 tells the height of capitals; 0.7 em is that of most sans-serif faces.
        let os2 = tables["OS/2"]
        if let version = os2?.u16(0), version >= 2, let height = os2?.i16(88), height > 0 {
            capHeight = Double(height) / em
        } else {
            capHeight = 0.7
        }
        characters = map
    }

    /// Whether the font has a glyph for a character.
    public func covers(_ character: Unicode.Scalar) -> Bool { characters.glyph(of: character) != 0 }

    /// Whether the font has a glyph for every character of a text.
    public func covers(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(covers) }

    /// libgd looks a relative path up elsewhere, and takes a semicolon for the start of another font.
    private static func absolute(_ path: String) throws(RasterError) -> String {
        guard !path.isEmpty else { throw .font(path: path, reason: "the path is empty") }
        guard !path.utf8.contains(UInt8(ascii: ";")), !path.utf8.contains(0) else {
            throw .font(path: path, reason: "libgd cannot open a path with a semicolon in it")
        }
        if path.hasPrefix("/") { return path }
        guard let resolved = realpath(path, nil) else { throw .font(path: path, reason: "there is no such file") }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

/// A file whose parts are read where they lie.
private final class SeekableFile {
    private let descriptor: Int32

    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Up to `count` bytes from an offset; fewer at the end of the file.
    func bytes(at offset: Int, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = max(pread(descriptor, buffer.baseAddress, count, off_t(offset)), 0)
        }
    }
}

/// The directory of a font file's tables.
private struct FontTables {
    private let file: SeekableFile
    private var places: [String: (offset: Int, length: Int)] = [:]

    /// A table longer than this is none that is needed here.
    private static let longest = 4 << 20

    init?(_ file: SeekableFile) {
        self.file = file
        var start = 0
        var header = BigEndianBytes(file.bytes(at: 0, count: 16))
        if header.u32(0) == 0x7474_6366 {
            guard let first = header.u32(12) else { return nil }
            start = first
            header = BigEndianBytes(file.bytes(at: start, count: 16))
        }
        guard let tag = header.u32(0), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(tag),
            let count = header.u16(4), count > 0
        else { return nil }
        let directory = BigEndianBytes(file.bytes(at: start + 12, count: 16 * count))
        for index in 0..<count {
            guard let offset = directory.u32(16 * index + 8), let length = directory.u32(16 * index + 12) else { break }
            let name = String(decoding: directory.bytes[16 * index..<16 * index + 4], as: UTF8.self)
            places[name] = (offset, length)
        }
    }

    subscript(_ name: String) -> BigEndianBytes? {
        guard let place = places[name], place.length <= Self.longest else { return nil }
        return BigEndianBytes(file.bytes(at: place.offset, count: place.length))
    }
}
