import CGD
import Plotting

/// The bytes of a PNG file, and what may be said in it beside the pixels (PNG Specification, third edition, chapter 11).
struct PNGFile {
    private(set) var bytes: [UInt8]

    /// Where the first chunk (`IHDR`) ends: behind the signature, the chunk's length, type, thirteen bytes and check.
    private static let headerEnd = 33

    /// The bytes that an encoder gave.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Says how large the picture is meant to be (`pHYs`), in place of what the encoder said.
    mutating func setDensity(pixelsPerMetre density: UInt32) {
        removeChunks("pHYs")
        insert("pHYs", Self.bigEndian(density) + Self.bigEndian(density) + [1])
    }

    /// Adds a text under a keyword; nothing for an empty text. Plain ASCII is stored as `tEXt`, which every reader knows,
    /// else as `iTXt` in UTF-8.
    mutating func add(_ text: String, keyword: String) {
        guard !text.isEmpty else { return }
        let name = Array(keyword.utf8) + [0]
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            insert("tEXt", name + Array(text.utf8))
        } else {
            // Not compressed, in no language that is named.
            insert("iTXt", name + [0, 0, 0, 0] + Array(text.utf8.filter { $0 != 0 }))
        }
    }

    private mutating func insert(_ type: String, _ data: [UInt8]) {
        guard bytes.count > Self.headerEnd else { return }
        let checked = Array(type.utf8) + data
        let check = checked.withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) }
        bytes.insert(
            contentsOf: Self.bigEndian(UInt32(data.count)) + checked
                + Self.bigEndian(UInt32(truncatingIfNeeded: check)), at: Self.headerEnd)
    }

    private mutating func removeChunks(_ type: String) {
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = place + 12 + length
            guard length >= 0, end <= bytes.count else { return }
            if bytes[place + 4..<place + 8].elementsEqual(type.utf8) {
                bytes.removeSubrange(place..<end)
            } else if bytes[place + 4..<place + 8].elementsEqual("IDAT".utf8) {
                return
            } else {
                place = end
            }
        }
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
