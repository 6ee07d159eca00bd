import Plotting

extension PremultipliedImage {
    /// Becomes one picture over another of the same size, each of its channels scaled by an opacity 0…1 first (source-over).
    /// Of a second picture of another size nothing is seen.
    package mutating func crossFade(
        _ first: PremultipliedImage, opacity: Double, under second: PremultipliedImage, opacity over: Double
    ) {
        if width != first.width || height != first.height {
            self = PremultipliedImage(unchecked: first.width, first.height)
        }
        guard first.width == second.width, first.height == second.height else {
            copy(first)
            fade(to: opacity)
            return
        }
        let below = Float(min(max(opacity, 0), 1)), above = Float(min(max(over, 0), 1))
        pixels.withUnsafeMutableBufferPointer { target in
            first.pixels.withUnsafeBufferPointer { first in
                second.pixels.withUnsafeBufferPointer { second in
                    for index in target.indices {
                        let top = above * second[index]
                        target[index] = (below * (1 - top.w)) * first[index] + top
                    }
                }
            }
        }
    }

    /// Takes over the pixels of a picture of the same size, in the memory it has.
    mutating func copy(_ other: PremultipliedImage) {
        pixels.withUnsafeMutableBufferPointer { target in
            other.pixels.withUnsafeBufferPointer { source in
                for index in 0..<min(target.count, source.count) { target[index] = source[index] }
            }
        }
    }

    /// Scales every channel by an opacity 0…1.
    package mutating func fade(to opacity: Double) {
        let share = Float(min(max(opacity, 0), 1))
        for index in pixels.indices { pixels[index] *= share }
    }

    /// The gooey morph with a smooth edge: a pixel is covered by the part of it that lies on the inner side of the line
    /// along which alpha has the given value, taken as straight within the pixel; its colour is divided by its alpha.
    ///
    /// The line's distance from the pixel's middle is (alpha − threshold)/|gradient|, in pixels, and the coverage that plus
    /// a half. The gradient is the steeper one-sided difference in each direction, so that a picture that was not blurred
    /// keeps its own edges.
    ///
    /// - Parameter steepest: no alpha differs by more than this from a neighbour's. After a blur it is small, and pixels that
    ///   no edge can reach are then told by their alpha alone.
    package mutating func thresholdSmoothly(alpha threshold: Double = 0.5, steepest: Double = 1) {
        let limit = Float(threshold), width = width, height = height
        // An edge covers a pixel partly where alpha is off by less than half the gradient, of both directions together.
        let reach = Float(steepest * 0.5.squareRoot())
        // Alphas of the row above and of this one, for the picture is changed in place.
        var above = [Float](repeating: 0, count: width), here = above
        pixels.withUnsafeMutableBufferPointer { pixels in
            above.withUnsafeMutableBufferPointer { above in
                here.withUnsafeMutableBufferPointer { here in
                    for y in 0..<height {
                        let row = UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
                        for x in 0..<width { here[x] = row[x].w }
                        for x in 0..<width {
                            let alpha = here[x]
                            let excess = alpha - limit
                            if excess < -reach || alpha == 0 {
                                row[x] = .zero
                                continue
                            }
                            if excess > reach {
                                row[x] *= 1 / alpha
                                row[x].w = 1
                                continue
                            }
                            let left = alpha - here[max(x - 1, 0)], right = here[min(x + 1, width - 1)] - alpha
                            let up = y > 0 ? alpha - above[x] : 0
                            let down = y + 1 < height ? pixels[(y + 1) * width + x].w - alpha : 0
                            let across = max(abs(left), abs(right)), along = max(abs(up), abs(down))
                            let slope = (across * across + along * along).squareRoot()
                            let coverage = slope > 0 ? min(max(0.5 + excess / slope, 0), 1) : excess >= 0 ? 1 : 0
                            row[x] *= coverage / alpha
                            row[x].w = coverage
                        }
                        for x in 0..<width { above[x] = here[x] }
                    }
                }
            }
        }
    }

    /// The picture fitted into a square of `side` pixels with its proportions kept, in the middle of a clear picture; each
    /// pixel is the mean of what it covers. Throws ``RasterError/size(width:height:)``.
    package func fitted(into side: Double, width: Int, height: Int) throws(RasterError) -> PremultipliedImage {
        var result = try PremultipliedImage(width: width, height: height)
        guard side > 0, side.isFinite else { return result }
        let step = Double(max(self.width, self.height)) / side
        let reach = max(step, 1) / 2
        for y in 0..<height {
            let down = (Double(y) + 0.5 - Double(height) / 2) * step + Double(self.height) / 2
            for x in 0..<width {
                let across = (Double(x) + 0.5 - Double(width) / 2) * step + Double(self.width) / 2
                result.pixels[y * width + x] = mean(around: across, down, reach: reach)
            }
        }
        return result
    }

    /// The mean of a square about a point, each pixel by the part of it that lies inside; outside the picture is clear.
    private func mean(around x: Double, _ y: Double, reach: Double) -> SIMD4<Float> {
        let columns = PixelRect.clamp(x - reach, 0, width)..<PixelRect.clamp((x + reach).rounded(.up), 0, width)
        let rows = PixelRect.clamp(y - reach, 0, height)..<PixelRect.clamp((y + reach).rounded(.up), 0, height)
        var sum = SIMD4<Float>.zero
        for row in rows {
            let tall = min(y + reach, Double(row + 1)) - max(y - reach, Double(row))
            for column in columns {
                let wide = min(x + reach, Double(column + 1)) - max(x - reach, Double(column))
                sum += Float(max(wide, 0) * max(tall, 0)) * pixels[row * width + column]
            }
        }
        return sum / Float(4 * reach * reach)
    }
}
