#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A Gaussian blur of premultiplied pictures, separable. What lies outside the picture is clear.
///
/// Its measure is the standard deviation σ in pixels. The radius r of SwiftUI's `blur(radius:)` is taken for σ, as in
/// Core Animation and CSS; SwiftUI does not document it. At n pixels a point, σ = n·r.
///
/// From σ = 4 on the picture is first averaged to a half, quarter, … of its size (the largest power of two that leaves
/// σ ≥ 2), blurred there and interpolated back. Averaging f pixels, weights for whole pixels and the interpolation add
/// variances of (f² − 1)/12, f²/12 and f²/6 + 1/12; the Gaussian between is narrower by as much. The result is within
/// 1 % of full scale of the exact one.
public struct GaussianBlur: Hashable, Sendable {
    /// The largest standard deviation, in pixels.
    public static let largestSigma = 1000.0
    /// A standard deviation so small, in pixels, leaves the picture as it is.
    private static let smallestSigma = 0.05
    /// The smallest standard deviation, in pixels of the smaller picture, that is made smaller.
    private static let finestSigma = 2.0

    /// The standard deviation in pixels.
    public let sigma: Double

    /// A blur by its standard deviation in pixels, 0…1000. Throws ``RasterError/radius(_:)``.
    public init(sigma: Double) throws(RasterError) {
        guard sigma >= 0, sigma <= GaussianBlur.largestSigma else { throw .radius(sigma) }
        self.sigma = sigma
    }

    /// The blurred picture.
    public func callAsFunction(_ picture: PremultipliedImage) -> PremultipliedImage {
        guard sigma >= Self.smallestSigma else { return picture }
        var factor = 1
        while sigma / Double(2 * factor) >= Self.finestSigma { factor *= 2 }
        guard factor > 1 else { return Self.convolve(picture, Self.kernel(sigma)) }
        let f = Double(factor)
        let narrower = max((sigma * sigma + 1 / 12) / (f * f) - 1 / 3, 0).squareRoot()
        let small = Self.convolve(Self.average(picture, factor), Self.kernel(narrower))
        return Self.interpolate(small, factor, width: picture.width, height: picture.height)
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
    private static func convolve(_ picture: PremultipliedImage, _ kernel: [Float]) -> PremultipliedImage {
        var result = picture
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
        return result
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

    /// Brings an averaged picture back to size, linearly between the middles of its pixels.
    private static func interpolate(
        _ small: PremultipliedImage, _ factor: Int, width: Int, height: Int
    ) -> PremultipliedImage {
        var result = PremultipliedImage(unchecked: width, height)
        var line = [SIMD4<Float>](repeating: .zero, count: small.width)
        let shares = (0..<factor).map { (Float($0) + 0.5) / Float(factor) - 0.5 }
        result.pixels.withUnsafeMutableBufferPointer { target in
            small.pixels.withUnsafeBufferPointer { source in
                line.withUnsafeMutableBufferPointer { line in
                    for y in 0..<height {
                        let share = shares[y % factor]
                        let row = (y / factor + 1) * small.width
                        let other = row + (share < 0 ? -small.width : small.width)
                        let weight = abs(share)
                        for x in 0..<small.width {
                            line[x] = (1 - weight) * source[row + x] + weight * source[other + x]
                        }
                        var x = 0
                        for column in 1..<small.width - 1 {
                            let here = line[column], before = line[column - 1] - here, after = line[column + 1] - here
                            for step in 0..<min(factor, width - x) {
                                let share = shares[step]
                                target[y * width + x + step] = here + abs(share) * (share < 0 ? before : after)
                            }
                            x += factor
                        }
                    }
                }
            }
        }
        return result
    }
}
