import Springs

/// Why a film cannot be made.
package enum FilmError: Error, Hashable, Sendable {
    /// The frame rate is not allowed.
    case frameRate(Double)
    /// The playback speed is not allowed.
    case speed(Double)
    /// The rest at the end is not allowed, in seconds.
    case rest(Double)
    /// The film would have too many frames.
    case tooManyFrames(Double)
    /// Nothing is to be filmed.
    case emptyCast
    /// The scene has no property of that name.
    case unknownProperty(String, scene: String, known: [String])
}

extension FilmError: CustomStringConvertible {
    /// One sentence: what was asked for, what is allowed.
    package var description: String {
        switch self {
        case .frameRate(let rate):
            "\(rate.written) frames a second are not allowed: use \(FilmClock.frameRates.lowerBound.written) to "
                + "\(FilmClock.frameRates.upperBound.written)"
        case .speed(let speed):
            "a playback speed of \(speed.written) is not allowed: use \(FilmClock.speeds.lowerBound.written) to "
                + "\(FilmClock.speeds.upperBound.written)"
        case .rest(let seconds):
            "a rest of \(seconds.written) s is not allowed: use 0 to 600 s"
        case .tooManyFrames(let frames):
            "the film would have \(Int(exactly: frames).map(String.init) ?? "\(frames)") frames, and \(FilmClock.mostFrames) are the most; ask for a sooner --until, a "
                + "higher --speed or a lower --fps"
        case .emptyCast:
            "there is nothing to film; name a scene"
        case .unknownProperty(let name, let scene, let known):
            "the scene '\(scene)' moves no '\(name)'; there is \(known.joined(separator: ", "))"
        }
    }
}
