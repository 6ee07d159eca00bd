import Plotting

/// Two symbols that melt into each other: cross-faded, blurred, then cut where alpha is a half.
///
/// A class, for its pictures are painted in the same memory again and again.
package final class GooeyMorph {
    /// The first symbol and the second, of the same size.
    package let first: PremultipliedImage, second: PremultipliedImage
    /// How the cut line is drawn.
    package let edge: Melt.Edge

    private var mixed: PremultipliedImage
    private var blurred: PremultipliedImage

    /// A morph of two pictures of the same size.
    package init(from first: PremultipliedImage, to second: PremultipliedImage, edge: Melt.Edge = .smooth) {
        self.first = first
        self.second = second
        self.edge = edge
        mixed = first
        blurred = first
    }

    /// A moment: the second symbol over the first, each with its opacity 0…1, blurred by a standard deviation in pixels,
    /// then alpha ≥ 0.5 made opaque with the colour divided by alpha, and the rest clear.
    ///
    /// Throws ``RasterError/radius(_:)``.
    package func frame(firstOpacity: Double, secondOpacity: Double, sigma: Double) throws(RasterError)
        -> PremultipliedImage
    {
        let blur = try GaussianBlur(sigma: sigma)
        mixed.crossFade(first, opacity: firstOpacity, under: second, opacity: secondOpacity)
        blur.blur(mixed, into: &blurred)
        switch edge {
        case .smooth:
            // A step blurred by σ is steepest at its middle, 1/(σ√(2π)) a pixel; twice that forgives the blur's own error.
            blurred.thresholdSmoothly(steepest: sigma > 0 ? min(1, 2 * 0.3989 / sigma) : 1)
        case .hard:
            blurred.threshold()
        }
        return blurred
    }
}
