import Plotting

/// How raw frames are laid out for an encoder that reads them from a pipe.
package enum RawVideo: Hashable, Sendable {
    /// Red, green, blue and alpha, a byte each, straight alpha, row by row from the top; no header.
    case rgba
    /// YUV4MPEG2 with full chroma (`C444`) or chroma of half the size both ways (`C420jpeg`: sited in the middle of four
    /// pixels, their mean). BT.709 matrix, limited range: Y 16…235, Cb and Cr 16…240.
    case y4m(Chroma)

    /// How finely Y4M keeps colour.
    package enum Chroma: String, Hashable, Sendable, CaseIterable {
        /// As finely as light.
        case full = "444"
        /// A quarter of it.
        case quarter = "420"
    }

    /// What stands before the first frame.
    package func header(width: Int, height: Int, framesPerSecond: Double) -> [UInt8] {
        switch self {
        case .rgba:
            return []
        case .y4m(let chroma):
            // Rates as thousandths where they are not whole, as 23.976 is.
            let isWhole = framesPerSecond == framesPerSecond.rounded()
            let rate = isWhole ? framesPerSecond : (framesPerSecond * 1000).rounded()
            let space = chroma == .full ? "C444" : "C420jpeg"
            let line =
                "YUV4MPEG2 W\(width) H\(height) F\(Int(min(max(rate, 1), 1e9))):\(isWhole ? 1 : 1000) Ip A1:1 \(space) "
                + "XCOLORRANGE=LIMITED\n"
            return Array(line.utf8)
        }
    }

    /// A frame's bytes.
    package func frame(_ canvas: RasterCanvas) -> [UInt8] {
        let (width, height) = canvas.pixelSize
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * width * height)
        canvas.withBitmap { bitmap in bitmap.forEachRowRGBA { pixels += $0 } }
        switch self {
        case .rgba: return pixels
        case .y4m(let chroma): return Self.planes(pixels, width: width, height: height, chroma: chroma)
        }
    }

    private static func planes(_ pixels: [UInt8], width: Int, height: Int, chroma: Chroma) -> [UInt8] {
        let step = chroma == .full ? 1 : 2
        let across = (width + step - 1) / step, down = (height + step - 1) / step
        var bytes = Array("FRAME\n".utf8)
        bytes.reserveCapacity(bytes.count + width * height + 2 * across * down)
        var red: [UInt8] = []
        red.reserveCapacity(across * down)
        pixels.withUnsafeBytes { source in
            func word(_ x: Int, _ y: Int) -> UInt32 {
                source.loadUnaligned(fromByteOffset: 4 * (y * width + x), as: UInt32.self)
            }
            // Pixels mostly equal their neighbours: what was computed last is used again.
            var last = word(0, 0), light = BT709.luma(BT709.components(last))
            for y in 0..<height {
                for x in 0..<width {
                    let next = word(x, y)
                    if next != last {
                        last = next
                        light = BT709.luma(BT709.components(next))
                    }
                    bytes.append(light)
                }
            }
            last = word(0, 0)
            var color = BT709.chroma(BT709.components(last))
            for y in 0..<down {
                let rows = y * step..<min((y + 1) * step, height)
                for x in 0..<across {
                    let columns = x * step..<min((x + 1) * step, width)
                    let first = word(columns.lowerBound, rows.lowerBound)
                    if rows.allSatisfy({ y in columns.allSatisfy { word($0, y) == first } }) {
                        if first != last {
                            last = first
                            color = BT709.chroma(BT709.components(first))
                        }
                        bytes.append(color.blue)
                        red.append(color.red)
                        continue
                    }
                    var sum = SIMD3<Double>.zero
                    for y in rows { for x in columns { sum += BT709.components(word(x, y)) } }
                    let mean = BT709.chroma(sum / Double(rows.count * columns.count))
                    bytes.append(mean.blue)
                    red.append(mean.red)
                }
            }
        }
        return bytes + red
    }
}

/// The matrix of ITU-R BT.709 in limited range, from 8-bit R′G′B′.
enum BT709 {
    private static let red = 0.2126, green = 0.7152, blue = 0.0722

    /// Y′ = 16 + 219·(0.2126 R′ + 0.7152 G′ + 0.0722 B′), components 0…1.
    static func luma(_ color: SIMD3<Double>) -> UInt8 {
        UInt8((16 + 219 * value(color)).rounded())
    }

    /// Cb = 128 + 224·(B′ − Y′)/1.8556 and Cr = 128 + 224·(R′ − Y′)/1.5748.
    static func chroma(_ color: SIMD3<Double>) -> (blue: UInt8, red: UInt8) {
        let y = value(color)
        let cb = 128 + 224 * (color.z / 255 - y) / (2 * (1 - blue))
        let cr = 128 + 224 * (color.x / 255 - y) / (2 * (1 - red))
        return (UInt8(cb.rounded()), UInt8(cr.rounded()))
    }

    /// Red, green and blue, 0…255, of four bytes in memory: red, green, blue, alpha.
    static func components(_ word: UInt32) -> SIMD3<Double> {
        let bytes = UInt32(littleEndian: word)
        return SIMD3(Double(bytes & 255), Double(bytes >> 8 & 255), Double(bytes >> 16 & 255))
    }

    private static func value(_ color: SIMD3<Double>) -> Double {
        (red * color.x + green * color.y + blue * color.z) / 255
    }
}
