/// Bytes whose numbers begin with the highest byte. A number that is not wholly inside is nil.
package struct BigEndianBytes: Hashable, Sendable {
    let bytes: [UInt8]

    /// Reads some bytes.
    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A byte.
    func u8(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    /// Two bytes from an offset.
    package func u16(_ offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    /// Two bytes from an offset, signed.
    package func i16(_ offset: Int) -> Int? { u16(offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

    /// Four bytes from an offset.
    package func u32(_ offset: Int) -> Int? {
        guard let high = u16(offset), let low = u16(offset + 2) else { return nil }
        return high << 16 | low
    }
}
