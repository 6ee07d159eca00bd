import Plotting
import Raster

extension RasterCanvas {
    /// The ink of a black painting on white: the sum of all coverages, in pixels.
    var ink: Double {
        var sum = 0.0
        withBitmap { bitmap in
            bitmap.forEachRowRGBA { row in
                for x in 0..<row.count / 4 { sum += Double(255 - row[4 * x]) / 255 }
            }
        }
        return sum
    }

    /// How much of a pixel is covered by black on white, 0…1.
    func coverage(_ x: Int, _ y: Int) -> Double { self[x, y].map { Double(255 - $0.red) / 255 } ?? 0 }
}
