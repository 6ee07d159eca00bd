import Film
import Plotting
import Scenes
import Testing

@Suite("Times of a film's frames")
struct FilmClockTests {
    @Test(
        "the last frame is the first one at or after the end",
        arguments: [
            (1.0, 50.0, 1.0, 51), (0.5, 60, 1, 31), (0.501, 60, 1, 32), (0, 60, 1, 1), (1, 50, 0.25, 201),
            (1, 50, 4, 14), (0.3, 10, 1, 4), (2.6, 23.976, 1, 64),
        ])
    func count(end: Double, rate: Double, speed: Double, frames: Int) throws {
        let clock = try FilmClock(until: end, framesPerSecond: rate, speed: speed, rest: 0.4)
        #expect(clock.frameCount == frames)
        #expect(clock.time(of: frames - 1) == end)
        #expect(abs(clock.duration - (Double(frames) / rate + 0.4)) < 1e-12)
        let shown = (0..<frames).reduce(0.0) { $0 + clock.seconds(of: $1) }
        #expect(abs(shown - clock.duration) < 1e-9)
        if frames > 2 { #expect(abs(clock.time(of: 1) - speed / rate) < 1e-12) }
    }

    @Test("what cannot be is refused with what is allowed")
    func refusals() {
        #expect(throws: FilmError.frameRate(0)) { try FilmClock(until: 1, framesPerSecond: 0) }
        #expect(throws: FilmError.speed(0)) { try FilmClock(until: 1, speed: 0) }
        #expect(throws: FilmError.rest(-1)) { try FilmClock(until: 1, rest: -1) }
        #expect(throws: FilmError.tooManyFrames(6e7)) { try FilmClock(until: 1e6, framesPerSecond: 60) }
        #expect(throws: FilmError.self) { try FilmClock(until: .infinity) }
        #expect(throws: FilmError.self) { try FilmClock(until: 1, speed: .nan) }
        #expect(FilmError.speed(0).description == "a playback speed of 0 is not allowed: use 0.01 to 100")
    }

    @Test("even moments are evenly apart; moving ones closer where more moves", arguments: [2, 5, 12])
    func moments(count: Int) throws {
        let performance = try performance("morphing-submit")
        let end = performance.end
        let even = FilmMoments.even.times(count, of: performance, until: end)
        let moving = FilmMoments.motion.times(count, of: performance, until: end)
        for times in [even, moving] {
            #expect(times.count == count)
            #expect(times.first == 0)
            #expect(abs((times.last ?? 0) - end) < 1e-9)
            #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
        }
        if count == 12 {
            // Between 0.9 s and 1.4 s the button only waits: that takes a fifth of the time and hardly any moment.
            #expect(even.filter { $0 > 0.9 && $0 < 1.4 }.count == 2)
            #expect(moving.filter { $0 > 0.9 && $0 < 1.4 }.count <= 1)
        }
    }
}
