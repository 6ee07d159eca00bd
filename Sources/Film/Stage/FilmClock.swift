/// The times of a film's frames: a script slowed down or sped up, shown at a steady rate, with a rest at the end.
package struct FilmClock: Hashable, Sendable {
    /// The frame rates allowed.
    package static let frameRates = 1.0...1000.0
    /// The playback speeds allowed.
    package static let speeds = 0.01...100.0
    /// The most frames a film may have.
    package static let mostFrames = 1_000_000

    /// Frames a second.
    package let framesPerSecond: Double
    /// Seconds of the script a second of the film.
    package let speed: Double
    /// How many frames there are.
    package let frameCount: Int
    /// How long the last frame stays beyond its own time, in seconds.
    package let rest: Double
    private let end: Double

    /// The clock of a script up to `end` seconds. The last frame is the first one at or after the end.
    ///
    /// Throws ``FilmError``.
    package init(
        until end: Double, framesPerSecond: Double = 60, speed: Double = 1, rest: Double = 0
    ) throws(FilmError) {
        guard Self.frameRates.contains(framesPerSecond) else { throw .frameRate(framesPerSecond) }
        guard Self.speeds.contains(speed) else { throw .speed(speed) }
        guard rest >= 0, rest <= 600 else { throw .rest(rest) }
        // A billionth of a frame forgives ends that are rounded multiples of a frame.
        let frames = (max(end, 0) / speed * framesPerSecond - 1e-9).rounded(.up)
        guard frames < Double(Self.mostFrames) else { throw .tooManyFrames(frames) }
        self.framesPerSecond = framesPerSecond
        self.speed = speed
        self.rest = rest
        self.end = max(end, 0)
        frameCount = Int(max(frames, 0)) + 1
    }

    /// How long the film lasts, in seconds.
    package var duration: Double { Double(frameCount) / framesPerSecond + rest }

    /// The time of the script that a frame shows, in seconds; the last frame shows the end.
    package func time(of frame: Int) -> Double { min(Double(frame) / framesPerSecond * speed, end) }

    /// How long a frame is shown, in seconds.
    package func seconds(of frame: Int) -> Double { 1 / framesPerSecond + (frame == frameCount - 1 ? rest : 0) }
}
