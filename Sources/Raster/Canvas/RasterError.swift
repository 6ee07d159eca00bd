import Words

/// Why a picture could not be made.
package enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A side or the product of both sides is outside what is allowed.
    case size(width: Double, height: Double)
    /// The sides or the whole are more than a format, or the memory its encoder takes, allows.
    case formatSize(format: String, width: Int, height: Int)
    /// The pixels per point are not a number within the allowed range.
    case scale(Double)
    /// There is no memory for a picture of this many pixels.
    case memory(width: Int, height: Int)
    /// An encoder gave no bytes.
    case encoding(format: String)
    /// A blur radius is negative or not a number.
    case radius(Double)
    /// A frame does not have the size of its animation.
    case frameSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
    /// A frame's time is negative or not a number.
    case frameDuration(Double)
    /// A picture file's bytes could not be understood.
    case decoding(format: String)
    /// An animation was finished without a single frame.
    case noFrames

    /// What is wrong, what is allowed and what to do.
    package var description: String {
        switch self {
        case .size(let width, let height):
            "a picture of \(NumberText.shortest(width)) × \(NumberText.shortest(height)) pixels cannot be painted: each side may be 1 to \(Bitmap.longestSide) "
                + "pixels and the whole at most \(Bitmap.mostPixels / 1_000_000) million"
        case .formatSize(let format, let width, let height):
            "a \(format) of \(width) × \(height) pixels cannot be written: each side may be 1 to "
                + "\(PictureFormat.longestWebPSide) pixels and the whole at most \(PictureFormat.mostWebPPixels / 1_000_000) million, "
                + "for its encoder takes 26 bytes of memory a pixel"
        case .scale(let scale):
            "a scale of \(NumberText.shortest(scale)) pixels a point is not allowed: use \(NumberText.shortest(RasterCanvas.scales.lowerBound)) to "
                + NumberText.shortest(RasterCanvas.scales.upperBound)
        case .memory(let width, let height):
            "there is no memory for a picture of \(width) × \(height) pixels"
        case .encoding(let format):
            "the picture could not be written as \(format): libgd gave no bytes (it may be built without \(format), or "
                + "memory is short)"
        case .radius(let radius):
            "a blur radius of \(NumberText.shortest(radius)) is not allowed: use 0 to \(Int(GaussianBlur.largestSigma)) pixels"
        case .frameSize(let width, let height, let expectedWidth, let expectedHeight):
            "a frame of \(width) × \(height) pixels does not fit its animation of \(expectedWidth) × "
                + "\(expectedHeight) pixels"
        case .frameDuration(let seconds):
            "a frame cannot last \(NumberText.shortest(seconds)) s: use 0 to \(Int(FrameDelays.longest)) s"
        case .decoding(let format):
            "the picture could not be read as \(format): the file is damaged or of another format"
        case .noFrames:
            "an animation needs at least one frame"
        }
    }
}
