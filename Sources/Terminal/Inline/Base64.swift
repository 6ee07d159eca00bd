/// Bytes in the sixty-four letters of RFC 4648, section 4.
package enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// The letters of some bytes, padded to a multiple of four.
    package static func bytes(of data: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity((data.count + 2) / 3 * 4)
        for start in stride(from: 0, to: data.count, by: 3) {
            let group = data[start..<min(start + 3, data.count)]
            let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for place in 0..<4 {
                let index = Int(bits >> UInt32(18 - 6 * place) & 63)
                result.append(place <= group.count ? letters[index] : padding)
            }
        }
        return result
    }

    /// The letters of some bytes as text.
    package static func text(of data: [UInt8]) -> String { String(decoding: bytes(of: data), as: UTF8.self) }
}
