import Plotting

/// A picture in sixels: strips of six lines of pixels, a character a column of six, one colour after the other.
///
/// `ESC P 0 ; 1 q " 1 ; 1 ; width ; height`, `# n ; 2 ; r ; g ; b` for each colour in percent, then for each strip and each
/// colour in it `# n` and the characters `?` + bits (the lowest bit on top), `! count` for repeats, `$` back to the
/// strip's start, `-` to the next strip, and `ESC \`. Source: the VT330/VT340 Programmer Reference Manual, chapter 14
/// (vt100.net/docs/vt3xx-gp/chapter14.html).
package struct SixelPicture: Hashable, Sendable {
    /// Extent in pixels.
    package let width: Int, height: Int
    /// The colours, at most 256.
    package let colors: [Color]
    /// A colour's number for each pixel, line by line.
    package let numbers: [UInt8]

    /// A picture from its pixels; nil when there are not `width` × `height` of them, or a number has no colour.
    package init?(width: Int, height: Int, colors: [Color], numbers: [UInt8]) {
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflows, count == numbers.count, (1...256).contains(colors.count),
            numbers.allSatisfy({ Int($0) < colors.count })
        else { return nil }
        self.width = width
        self.height = height
        self.colors = colors
        self.numbers = numbers
    }

    /// The picture as a terminal takes it.
    package var bytes: [UInt8] {
        var result = Array("\u{1B}P0;1q\"1;1;\(width);\(height)".utf8)
        for (index, color) in colors.enumerated() {
            let parts = [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 }
            result += "#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8
        }
        for top in stride(from: 0, to: height, by: 6) {
            addStrip(top..<min(top + 6, height), to: &result)
            result.append(UInt8(ascii: "-"))
        }
        return result + Array("\u{1B}\\".utf8)
    }

    private func addStrip(_ lines: Range<Int>, to result: inout [UInt8]) {
        // The bits of each colour in the strip, a row of columns each.
        var bits: [UInt8: [UInt8]] = [:]
        for line in lines {
            let bit: UInt8 = 1 << UInt8(line - lines.lowerBound)
            let start = line * width
            for x in 0..<width { bits[numbers[start + x], default: Array(repeating: 0, count: width)][x] |= bit }
        }
        for (index, color) in bits.keys.sorted().enumerated() {
            guard let columns = bits[color] else { continue }
            if index > 0 { result.append(UInt8(ascii: "$")) }
            result += "#\(color)".utf8
            Self.add(columns, to: &result)
        }
    }

    /// Columns with repeats counted; empty ones at the end are left out.
    private static func add(_ columns: [UInt8], to result: inout [UInt8]) {
        let end = (columns.lastIndex { $0 != 0 } ?? -1) + 1
        var start = 0
        while start < end {
            var next = start + 1
            while next < end, columns[next] == columns[start] { next += 1 }
            let sign = columns[start] + 0x3F
            let count = next - start
            // `!3?` is no shorter than `???`.
            if count > 3 { result += "!\(count)".utf8 }
            result += repeatElement(sign, count: count > 3 ? 1 : count)
            start = next
        }
    }
}
