import CLibrary

/// A file whose parts are read where they lie.
final class SeekableFile {
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
struct FontTables {
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
