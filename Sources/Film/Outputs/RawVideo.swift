import Plotting
import Raster

/// How raw frames are laid out for an encoder that reads them from a pipe.
public enum RawVideo: Hashable, Sendable {
    /// Red, green, blue and alpha, a byte each, straight alpha, row by row from the top; no header.
    case rgba
    /// YUV4MPEG2 with full chroma (`C444`) or chroma of half the size both ways (`C420jpeg`: sited in the middle of four
    /// pixels, their mean). BT.709 matrix, limited range: Y 16…235, Cb and Cr 16…240.
    case y4m(Chroma)

    /// How finely Y4M keeps colour.
    public enum Chroma: String, Hashable, Sendable, CaseIterable {
        /// As finely as light.
        case full = "444"
        /// A quarter of it.
        case quarter = "420"
    }

    /// What stands before the first frame.
    public func header(width: Int, height: Int, framesPerSecond: Double) -> [UInt8] {
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
    public func frame(_ canvas: RasterCanvas) -> [UInt8] {
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
        var bytes = Array("FRAME\n".utf8)
        func light(_ at: Int) -> (Double, Double, Double) {
            (Double(pixels[4 * at]), Double(pixels[4 * at + 1]), Double(pixels[4 * at + 2]))
        }
        for at in 0..<width * height { bytes.append(BT709.luma(light(at))) }
        let step = chroma == .full ? 1 : 2
        var red: [UInt8] = []
        for top in stride(from: 0, to: height, by: step) {
            for left in stride(from: 0, to: width, by: step) {
                var sum = (0.0, 0.0, 0.0), count = 0.0
                for y in top..<min(top + step, height) {
                    for x in left..<min(left + step, width) {
                        let color = light(y * width + x)
                        sum = (sum.0 + color.0, sum.1 + color.1, sum.2 + color.2)
                        count += 1
                    }
                }
                let (blue, redness) = BT709.chroma((sum.0 / count, sum.1 / count, sum.2 / count))
                bytes.append(blue)
                red.append(redness)
            }
        }
        return bytes + red
    }
}

/// The matrix of ITU-R BT.709 in limited range, from 8-bit R′G′B′.
enum BT709 {
    private static let red = 0.2126, green = 0.7152, blue = 0.0722

    /// Y′ = 16 + 219·(0.2126 R′ + 0.7152 G′ + 0.0722 B′), components 0…1.
    static func luma(_ color: (Double, Double, Double)) -> UInt8 {
        UInt8((16 + 219 * value(color)).rounded())
    }

    /// Cb = 128 + 224·(B′ − Y′)/1.8556 and Cr = 128 + 224·(R′ − Y′)/1.5748.
    static func chroma(_ color: (Double, Double, Double)) -> (blue: UInt8, red: UInt8) {
        let y = value(color)
        let cb = 128 + 224 * (color.2 / 255 - y) / (2 * (1 - blue))
        let cr = 128 + 224 * (color.0 / 255 - y) / (2 * (1 - red))
        return (UInt8(cb.rounded()), UInt8(cr.rounded()))
    }

    private static func value(_ color: (Double, Double, Double)) -> Double {
        (red * color.0 + green * color.1 + blue * color.2) / 255
    }
}
