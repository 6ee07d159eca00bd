import Plotting

/// A picture whose colours are already multiplied by their alpha, in single precision: what blurs and cross-fades are
/// computed on, so that clear pixels lend no colour to their neighbours.
package struct PremultipliedImage: Sendable {
    /// Extent in pixels.
    package let width: Int, height: Int
    /// Red, green, blue and alpha, each 0…1 and colours at most alpha, row by row from the top.
    package internal(set) var pixels: [SIMD4<Float>]

    /// A clear picture. Throws ``RasterError/size(width:height:)``.
    package init(width: Int, height: Int) throws(RasterError) {
        try Bitmap.check(width: width, height: height)
        self.init(unchecked: width, height)
    }

    init(unchecked width: Int, _ height: Int) {
        self.width = width
        self.height = height
        pixels = [SIMD4<Float>](repeating: .zero, count: width * height)
    }

    /// A picture's pixels, multiplied by their alpha (of which libgd keeps 128 levels).
    package init(_ bitmap: borrowing Bitmap) {
        self.init(unchecked: bitmap.width, bitmap.height)
        for y in 0..<height {
            let row = bitmap.row(y)
            var last = row[0], premultiplied = Self.premultiplied(last)
            for x in 0..<width {
                if row[x] != last {
                    last = row[x]
                    premultiplied = Self.premultiplied(last)
                }
                pixels[y * width + x] = premultiplied
            }
        }
    }

    /// A picture's pixels, multiplied by their alpha.
    package init(_ picture: Picture) {
        self.init(unchecked: picture.width, picture.height)
        for index in pixels.indices {
            let color = Color(
                red: picture.rgba[4 * index], green: picture.rgba[4 * index + 1], blue: picture.rgba[4 * index + 2],
                alpha: picture.rgba[4 * index + 3])
            pixels[index] = Self.premultiplied(Bitmap.word(color))
        }
    }

    /// Adds another picture of the same size, each of its channels scaled by a fraction 0…1; for cross-fades. Pictures
    /// of another size are cut or surrounded by clear.
    package mutating func add(_ other: PremultipliedImage, opacity: Double) {
        let share = Float(min(max(opacity, 0), 1))
        for y in 0..<min(height, other.height) {
            for x in 0..<min(width, other.width) {
                let sum = pixels[y * width + x] + share * other.pixels[y * other.width + x]
                pixels[y * width + x] = sum.replacing(with: 1, where: sum .> 1)
            }
        }
    }

    /// The gooey morph: a pixel with at least the given alpha becomes opaque, its colour divided by its alpha; every
    /// other becomes clear.
    package mutating func threshold(alpha threshold: Double = 0.5) {
        let limit = Float(threshold)
        for index in pixels.indices {
            let pixel = pixels[index]
            pixels[index] = pixel.w >= limit && pixel.w > 0 ? pixel / pixel.w : .zero
        }
    }

    private static func premultiplied(_ word: Int32) -> SIMD4<Float> {
        let alpha = Float(127 - (word >> 24 & 127)) / 127
        let color = SIMD4(Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255), 255)
        return color * (alpha / 255)
    }
}

extension RasterCanvas {
    /// Paints a picture over the canvas, its top left pixel at a pixel of the canvas; the clip holds.
    package func paint(_ picture: PremultipliedImage, pixelX: Int = 0, pixelY: Int = 0) {
        let place = PixelRect(
            x: pixelX..<pixelX.addingReportingOverflow(picture.width).partialValue.clampedAbove(pixelX),
            y: pixelY..<pixelY.addingReportingOverflow(picture.height).partialValue.clampedAbove(pixelY))
        let box = place.intersection(clipped)
        for y in box.y {
            let row = bitmap.row(y)
            for x in box.x {
                let pixel = picture.pixels[(y - pixelY) * picture.width + x - pixelX]
                let coverage = UInt8(min(max(pixel.w, 0), 1) * 255 + 0.5)
                guard coverage > 0 else { continue }
                let color = (pixel / pixel.w * 255 + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
                let ink = Ink(Color(red: UInt8(color.x), green: UInt8(color.y), blue: UInt8(color.z)))
                row[x] = ink.over(row[x], coverage: coverage)
            }
        }
    }
}

extension Int {
    /// This number, or the other where that is larger.
    fileprivate func clampedAbove(_ low: Int) -> Int { Swift.max(self, low) }
}
