import CLibrary

/// A Gaussian blur of premultiplied pictures, separable. What lies outside the picture is clear.
///
/// Its measure is the standard deviation σ in pixels. The radius r of SwiftUI's `blur(radius:)` is taken for σ, as in
/// Core Animation and CSS; SwiftUI does not document it. At n pixels a point, σ = n·r.
///
/// From σ = 4 on the picture is first averaged to a half, quarter, … of its size (the largest power of two that leaves
/// σ ≥ 2), blurred there and brought back by quadratic B-splines, which leave no corners in lines of equal alpha. Averaging
/// f pixels, weights for whole pixels and the splines add variances of (f² − 1)/12, f²/12 and f²/4; the Gaussian between is
/// narrower by as much. The result is within 1 % of full scale of the exact one.
package struct GaussianBlur: Hashable, Sendable {
    /// The largest standard deviation, in pixels.
    package static let largestSigma = 1000.0
    /// A standard deviation so small, in pixels, leaves the picture as it is.
    private static let smallestSigma = 0.05
    /// The smallest standard deviation, in pixels of the smaller picture, that is made smaller.
    private static let finestSigma = 2.0

    /// The standard deviation in pixels.
    package let sigma: Double

    /// A blur by its standard deviation in pixels, 0…1000. Throws ``RasterError/radius(_:)``.
    package init(sigma: Double) throws(RasterError) {
        guard sigma >= 0, sigma <= GaussianBlur.largestSigma else { throw .radius(sigma) }
        self.sigma = sigma
    }

    /// The blurred picture.
    package func callAsFunction(_ picture: PremultipliedImage) -> PremultipliedImage {
        var result = PremultipliedImage(unchecked: picture.width, picture.height)
        blur(picture, into: &result)
        return result
    }

    /// Blurs a picture into another, whose memory is used again where it has the same size: fresh memory for every frame of
    /// a film costs more than the blur.
    package func blur(_ picture: PremultipliedImage, into result: inout PremultipliedImage) {
        if result.width != picture.width || result.height != picture.height {
            result = PremultipliedImage(unchecked: picture.width, picture.height)
        }
        guard sigma >= Self.smallestSigma else {
            result.copy(picture)
            return
        }
        var factor = 1
        while sigma / Double(2 * factor) >= Self.finestSigma { factor *= 2 }
        guard factor > 1 else { return Self.convolve(picture, Self.kernel(sigma), into: &result) }
        let f = Double(factor)
        let narrower = max((sigma * sigma + 1 / 6) / (f * f) - 5 / 12, 0).squareRoot()
        let average = Self.average(picture, factor)
        var small = average
        Self.convolve(average, Self.kernel(narrower), into: &small)
        Self.interpolate(small, factor, into: &result)
    }

    /// Weights from the middle outwards to 3σ: the Gaussian's integral over each pixel. The whole kernel sums to 1.
    static func kernel(_ sigma: Double) -> [Float] {
        let reach = max(Int((3 * sigma).rounded(.up)), 1)
        let width = sigma * 2.0.squareRoot()
        let weights = (0...reach).map { erf((Double($0) + 0.5) / width) - erf((Double($0) - 0.5) / width) }
        let sum = 2 * weights.reduce(0, +) - weights[0]
        return weights.map { Float($0 / sum) }
    }

    /// Convolves down and across; sums of a whole row at once.
    private static func convolve(
        _ picture: PremultipliedImage, _ kernel: [Float], into result: inout PremultipliedImage
    ) {
        let width = picture.width, height = picture.height
        let reach = kernel.count - 1
        // A row with clear margins, so that the inner loop needs no bounds.
        var line = [SIMD4<Float>](repeating: .zero, count: width + 2 * reach)
        result.pixels.withUnsafeMutableBufferPointer { target in
            picture.pixels.withUnsafeBufferPointer { source in
                line.withUnsafeMutableBufferPointer { line in
                    for y in 0..<height {
                        let middle = line.baseAddress.unsafelyUnwrapped + reach
                        for x in 0..<width { middle[x] = kernel[0] * source[y * width + x] }
                        for step in 1...reach {
                            let weight = kernel[step]
                            let above = y - step, below = y + step
                            if above >= 0, below < height {
                                for x in 0..<width {
                                    middle[x] += weight * (source[above * width + x] + source[below * width + x])
                                }
                            } else if above >= 0 || below < height {
                                let row = (above >= 0 ? above : below) * width
                                for x in 0..<width { middle[x] += weight * source[row + x] }
                            }
                        }
                        for x in 0..<width {
                            var sum = kernel[0] * middle[x]
                            for step in 1...reach { sum += kernel[step] * (middle[x - step] + middle[x + step]) }
                            target[y * width + x] = sum
                        }
                    }
                }
            }
        }
    }

    /// Averages squares of `factor` pixels, within a margin of one clear pixel that the blur may spill into.
    private static func average(_ picture: PremultipliedImage, _ factor: Int) -> PremultipliedImage {
        let across = (picture.width + factor - 1) / factor, down = (picture.height + factor - 1) / factor
        var small = PremultipliedImage(unchecked: across + 2, down + 2)
        let share = 1 / Float(factor * factor)
        small.pixels.withUnsafeMutableBufferPointer { target in
            picture.pixels.withUnsafeBufferPointer { source in
                for y in 0..<picture.height {
                    let row = (y / factor + 1) * (across + 2) + 1
                    let line = y * picture.width
                    for column in 0..<across {
                        var sum = SIMD4<Float>.zero
                        for x in column * factor..<min((column + 1) * factor, picture.width) { sum += source[line + x] }
                        target[row + column] += share * sum
                    }
                }
            }
        }
        return small
    }

    /// How much a value, and those before and after it, count at a place −½…½ from its middle: a quadratic B-spline.
    private static func shares(_ place: Float) -> (before: Float, here: Float, after: Float) {
        (0.5 * (0.5 - place) * (0.5 - place), 0.75 - place * place, 0.5 * (0.5 + place) * (0.5 + place))
    }

    /// Brings an averaged picture back to size, by quadratic B-splines about the middles of its pixels.
    private static func interpolate(
        _ small: PremultipliedImage, _ factor: Int, into result: inout PremultipliedImage
    ) {
        let width = result.width, height = result.height
        var line = [SIMD4<Float>](repeating: .zero, count: small.width)
        let shares = (0..<factor).map { Self.shares((Float($0) + 0.5) / Float(factor) - 0.5) }
        result.pixels.withUnsafeMutableBufferPointer { target in
            small.pixels.withUnsafeBufferPointer { source in
                line.withUnsafeMutableBufferPointer { line in
                    for y in 0..<height {
                        let share = shares[y % factor]
                        let row = (y / factor + 1) * small.width
                        let above = row - small.width, below = row + small.width
                        for x in 0..<small.width {
                            line[x] =
                                share.before * source[above + x] + share.here * source[row + x]
                                + share.after * source[below + x]
                        }
                        var x = 0
                        for column in 1..<small.width - 1 {
                            let here = line[column], before = line[column - 1], after = line[column + 1]
                            for step in 0..<min(factor, width - x) {
                                let share = shares[step]
                                target[y * width + x + step] =
                                    share.before * before + share.here * here + share.after * after
                            }
                            x += factor
                        }
                    }
                }
            }
        }
    }
}
