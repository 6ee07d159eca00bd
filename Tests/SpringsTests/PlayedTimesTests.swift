import Springs
import Testing

@Suite("When what is played ends")
struct PlayedTimesTests {
    // A sum of tenths of a second is a whole number of frames at 60 fps, whatever binary makes of the tenths; the curve is
    // still shown in that frame.
    @Test(
        "a delayed curve ends in the frame after the one its time falls on",
        arguments: (1...9).flatMap { delay in (1...9).map { (delay, $0) } })
    func delayedCurve(delay: Int, duration: Int) throws {
        let animation = Animation(
            .timingCurve(.easeInOut, duration: Double(duration) / 10), modifiers: [.delay(Double(delay) / 10)])
        let times = try PlayedMotion.times(of: animation)
        let frames = Double((delay + duration) * 6 + 1)
        #expect(times.end == frames / 60)
        #expect(times.logicalCompletion == frames / 60)
    }

    @Test("a spring is logically complete in the frame its response falls on", arguments: 1...20)
    func response(tenths: Int) throws {
        let spring = try Spring(duration: Double(tenths) / 10, bounce: 0.5)
        let late = Animation(.spring(spring, blendDuration: 0), modifiers: [.delay(0.1)])
        let times = try PlayedMotion.times(of: late, to: 1000)
        #expect(times.logicalCompletion == Double((tenths + 1) * 6) / 60)
    }

    // The ends are those of the stepping rule in Python's doubles (Tests/References/slow_plays.py).
    @Test("a slow spring is played to its end", arguments: [(30.0, 0.0, 1903), (60, 0, 3805), (60, 0.9, 4568)])
    func slow(duration: Double, bounce: Double, frames: Int) throws {
        let spring = try Spring(duration: duration, bounce: bounce)
        let times = try PlayedMotion.times(of: Animation(.spring(spring, blendDuration: 0)))
        #expect(times.end == Double(frames) / 60)
        #expect(times.logicalCompletion == duration)
    }

    @Test("what never ends is logically complete after its response all the same", arguments: [0.5, 2, 1e-9])
    func undamped(duration: Double) throws {
        let spring = try Spring(duration: duration, bounce: 1)
        let times = try PlayedMotion.times(of: Animation(.spring(spring, blendDuration: 0)), limit: duration / 2 + 0.1)
        #expect(times.end == nil)
        #expect(times.logicalCompletion == max(duration, 1.0 / 60))
    }

    // A step multiplies the speed by about 1 − c·h, which grows beyond c·h = 2: 600 at h = 1/300 s.
    @Test(
        "where stepping blows up it stops, and the animation says so",
        arguments: [(0.35, -0.95, true), (0.02, -0.5, true), (0.35, -0.5, false), (0.12, 0, false)])
    func unstable(duration: Double, bounce: Double, blowsUp: Bool) throws {
        let animation = Animation(.spring(try Spring(duration: duration, bounce: bounce), blendDuration: 0))
        let played = try PlayedMotion(animation)
        #expect((played.times.end == nil) == blowsUp)
        #expect(played.frames.allSatisfy { abs($0.value) <= 1000 })
        let isTold = animation.warnings.contains { if case .steppingUnstable = $0 { true } else { false } }
        #expect(isTold == blowsUp)
    }

    @Test("a property stays within a thousand travels, whatever its spring", arguments: [-0.95, -0.99, -0.5, 0.99])
    func bounded(bounce: Double) throws {
        var property = PlayedSpring(at: 1)
        property.retarget(to: 0.96, with: try Spring(duration: 0.05, bounce: bounce), at: 0)
        for frame in 1...600 {
            property.advance(to: Double(frame) / 60)
            #expect(abs(property.value.x - 1) <= 40.000001)
        }
    }

    // Two ways to one answer: the end of what is evaluated is computed, and its frames are played.
    @Test("what is evaluated ends in the frame that its frames end in", arguments: [60.0, 120, 24, 59.94])
    func evaluated(rate: Double) throws {
        let bases: [Animation.Base] = [
            .timingCurve(.easeInOut, duration: 0.35), .timingCurve(.linear, duration: 0.5),
            .timingCurve(.easeIn, duration: 0),
            .interpolatingSpring(try Spring(duration: 0.5, bounce: 0.3), initialVelocity: 0),
            .interpolatingSpring(try Spring(duration: 0.3), initialVelocity: 4),
            .interpolatingSpring(try Spring(duration: 0.5, bounce: -0.4), initialVelocity: 0),
            .interpolatingSpring(try Spring(duration: 0.5, bounce: 1), initialVelocity: 0),
            .interpolatingSpring(try Spring(duration: 0.5, bounce: 1e-13), initialVelocity: 4),
        ]
        let modifiers: [[Animation.Modifier]] = [
            [], [.delay(0.1)], [.speed(2)], [.speed(0)], [.delay(0.25), .speed(0.5)],
            [.repeated(count: 3, autoreverses: true)], [.repeated(count: nil, autoreverses: false)],
            [.repeated(count: 2, autoreverses: false), .delay(0.2)],
        ]
        for base in bases {
            for modifiers in modifiers {
                let animation = Animation(base, modifiers: modifiers)
                let played = try PlayedMotion(animation, framesPerSecond: rate, limit: 8)
                let times = try PlayedMotion.times(of: animation, framesPerSecond: rate, limit: 8)
                #expect(times == played.times, "\(animation)")
            }
        }
    }

    @Test("a curve of any length has its end at once", arguments: [1, 60, 3599, 3600, 1e6, 1e9, 1e200])
    func longCurve(duration: Double) throws {
        let curve = Animation(.timingCurve(.easeOut, duration: duration))
        let repeated = Animation(curve.base, modifiers: [.repeated(count: 1_000_000_001, autoreverses: true)])
        for (animation, length) in [(curve, duration), (repeated, duration * 1_000_000_001)] {
            let end = try #require(try PlayedMotion.times(of: animation).end)
            // The frame after it; times nearer than a billionth are one.
            #expect(end > length || length > 1e9)
            #expect(end <= length * (1 + 2e-9) + 1.0 / 60, "\(end)")
        }
    }
}
