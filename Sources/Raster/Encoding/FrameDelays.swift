/// Times of an animation's frames in whole hundredths of a second, rounded so that their sum never drifts.
struct FrameDelays {
    /// The longest a frame that is handed in may last, in seconds.
    static let longest = 600.0
    /// The shortest delay, in hundredths, that players keep; a shorter one plays slower.
    static let shortest = 2
    /// The longest delay, in hundredths, that one frame of the file can have.
    static let mostPerFrame = 65_535

    /// Seconds until now, and hundredths until the pending frame begins.
    private var now = 0.0
    private var begun = 0

    /// Lets time pass. Throws ``RasterError/frameDuration(_:)``.
    mutating func pass(_ seconds: Double) throws(RasterError) {
        guard seconds >= 0, seconds <= FrameDelays.longest else { throw .frameDuration(seconds) }
        now += seconds
    }

    /// How long the pending frame has been shown, in hundredths.
    var pending: Int { PixelRect.clamp((now * 100).rounded(), 0, Int.max >> 12) - begun }

    /// Ends the pending frame and gives its delay.
    mutating func take() -> Int {
        let delay = pending
        begun += delay
        return delay
    }
}
