import Scenes

/// A scene as it is performed: exactly, or frame by frame as SwiftUI plays it.
package enum Performance: Hashable, Sendable {
    /// The exact motion.
    case exact(Playback)
    /// The frames that SwiftUI shows.
    case played(PlayedPlayback)

    /// The exact playback, which the phases and events are those of.
    package var playback: Playback {
        switch self {
        case .exact(let playback): playback
        case .played(let played): played.exact
        }
    }

    /// The scene.
    package var scene: Scene { playback.scene }

    /// When everything has come to rest, in seconds from the start of the script.
    package var end: Double {
        switch self {
        case .exact(let playback): playback.end
        case .played(let played): played.end
        }
    }

    /// The phase shown at a time. Played, an event shows from the first frame at or after it.
    package func phase(at time: Double) -> Phase? {
        switch self {
        case .exact(let playback):
            return playback.phase(at: time)
        case .played(let played):
            // Half a millisecond forgives times that are rounded multiples of the frame.
            let frame = ((time + 5e-4) * played.framesPerSecond).rounded(.down)
            return played.exact.phase(at: (frame / played.framesPerSecond).nextUp)
        }
    }

    /// What is seen of a property at a time, by its place in the scene.
    func visibleValue(of index: Int, at time: Double) -> Double {
        switch self {
        case .exact(let playback): playback.tracks[index].visibleValue(at: time)
        case .played(let played): played.tracks[index].visibleValue(at: time)
        }
    }
}
