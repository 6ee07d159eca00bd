import Plotting

extension Bitmap {
    /// Blends a colour into a run of a row, each pixel by its coverage 0…255, in straight sRGB.
    ///
    /// Full coverage by an opaque colour stores that colour exactly.
    func blend(_ ink: Ink, coverage: UnsafePointer<UInt8>, y: Int, x first: Int, count: Int) {
        let pixels = row(y) + first
        var x = 0
        while x < count {
            if x + 8 <= count, UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self) == 0 {
                x += 8
                continue
            }
            let amount = coverage[x]
            if amount != 0 { pixels[x] = ink.over(pixels[x], coverage: amount) }
            x += 1
        }
    }

    /// Blends a colour evenly into a run of a row.
    func blend(_ ink: Ink, coverage: UInt8, y: Int, x first: Int, count: Int) {
        let pixels = row(y) + first
        if coverage == 255, ink.alpha == 255 {
            pixels.update(repeating: ink.word, count: count)
        } else if coverage != 0 {
            for x in 0..<count { pixels[x] = ink.over(pixels[x], coverage: coverage) }
        }
    }
}

/// A colour made ready for blending into pixels.
struct Ink {
    let word: Int32
    let alpha: Int32
    private let red: Int32, green: Int32, blue: Int32

    init(_ color: Color) {
        word = Bitmap.word(color)
        alpha = Int32(color.alpha)
        red = Int32(color.red)
        green = Int32(color.green)
        blue = Int32(color.blue)
    }

    /// The pixel that this ink leaves on another at a coverage of 0…255.
    @inline(__always)
    func over(_ pixel: Int32, coverage: UInt8) -> Int32 {
        let amount = alpha == 255 ? Int32(coverage) : Ink.divided255(alpha &* Int32(coverage))
        if amount == 255 { return word }
        if pixel & 0x7F00_0000 != 0 { return overTranslucent(pixel, amount: amount) }
        let rest = 255 &- amount
        let r = Ink.divided255(red &* amount &+ (pixel >> 16 & 255) &* rest)
        let g = Ink.divided255(green &* amount &+ (pixel >> 8 & 255) &* rest)
        let b = Ink.divided255(blue &* amount &+ (pixel & 255) &* rest)
        return r << 16 | g << 8 | b
    }

    /// The same upon a pixel that lets something through: source-over with straight alpha.
    private func overTranslucent(_ pixel: Int32, amount: Int32) -> Int32 {
        let source = Float(amount) / 255
        let below = Float(127 - (pixel >> 24 & 127)) / 127 * (1 - source)
        let alpha = source + below
        guard alpha > 0 else { return pixel }
        func mix(_ top: Int32, _ bottom: Int32) -> Int32 {
            Int32((Float(top) * source + Float(bottom) * below) / alpha + 0.5)
        }
        let clear = 127 - Int32(alpha * 127 + 0.5)
        let r = mix(red, pixel >> 16 & 255)
        let g = mix(green, pixel >> 8 & 255)
        let b = mix(blue, pixel & 255)
        return clear << 24 | r << 16 | g << 8 | b
    }

    /// Division by 255, rounded to nearest; exact for 0…65025.
    @inline(__always)
    static func divided255(_ value: Int32) -> Int32 {
        let biased = value &+ 128
        return (biased &+ biased >> 8) >> 8
    }
}
