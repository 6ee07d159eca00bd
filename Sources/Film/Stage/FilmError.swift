import Springs
import Words

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
            "\(NumberText.shortest(rate)) frames a second are not allowed: use \(NumberText.shortest(FilmClock.frameRates.lowerBound)) to "
                + "\(NumberText.shortest(FilmClock.frameRates.upperBound))"
        case .speed(let speed):
            "a playback speed of \(NumberText.shortest(speed)) is not allowed: use \(NumberText.shortest(FilmClock.speeds.lowerBound)) to "
                + "\(NumberText.shortest(FilmClock.speeds.upperBound))"
        case .rest(let seconds):
            "a rest of \(NumberText.shortest(seconds)) s is not allowed: use 0 to 600 s"
        case .tooManyFrames(let frames):
            "the film would have \(NumberText.shortest(frames)) frames, and \(FilmClock.mostFrames) are the most"
        case .emptyCast:
            "there is nothing to film; name a scene"
        case .unknownProperty(let name, let scene, let known):
            "the scene \(quoted(scene)) moves no \(quoted(name))"
                + Suggestion.advice(Suggestion.nearest(to: name, among: known), known: known)
        }
    }
}
