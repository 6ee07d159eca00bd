import Plotting

/// A picture of coverages without a colour, such as a text set once and painted in many places.
struct CoverageImage: Hashable, Sendable {
    /// Extent in pixels.
    let width: Int, height: Int
    /// How much of each pixel is covered, 0…255, row by row from the top.
    let values: [UInt8]

    /// A picture whose values a function gives by column and row. Throws ``RasterError/size(width:height:)``.
    init(width: Int, height: Int, value: (_ x: Int, _ y: Int) -> UInt8) throws(RasterError) {
        try Bitmap.check(width: width, height: height)
        self.width = width
        self.height = height
        values = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                for x in 0..<width { buffer.initializeElement(at: y * width + x, to: value(x, y)) }
            }
            count = width * height
        }
    }
}

extension RasterCanvas {
    /// Paints a colour through a picture of coverages, whose top left pixel lies at a pixel of the canvas; the clip holds.
    func paint(_ image: CoverageImage, _ color: Color, pixelX: Int = 0, pixelY: Int = 0) {
        let far = Bitmap.longestSide
        guard color.alpha > 0, (-far...far).contains(pixelX), (-far...far).contains(pixelY) else { return }
        let ink = Ink(color)
        let place = PixelRect(x: pixelX..<pixelX + image.width, y: pixelY..<pixelY + image.height)
        let box = place.intersection(clipped)
        guard !box.isEmpty else { return }
        image.values.withUnsafeBufferPointer { values in
            guard let start = values.baseAddress else { return }
            for y in box.y {
                let row = start + (y - pixelY) * image.width + box.x.lowerBound - pixelX
                bitmap.blend(ink, coverage: row, y: y, x: box.x.lowerBound, count: box.x.count)
            }
        }
    }
}
