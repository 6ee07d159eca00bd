import Springs
import Testing

@testable import Scenes

/// An animation is a scene of one step; a tap is a scene of two.
@Suite("One engine moves animations, taps and scenes")
struct OneEngineTests {
    private static let bases: [Animation] = {
        let spring = { (duration: Double, bounce: Double) in
            Spring(unchecked: .durationBounce(duration: duration, bounce: bounce))
        }
        return [
            Animation(.spring(spring(0.3, 0.2), blendDuration: 0)),
            Animation(.spring(spring(0.12, 0), blendDuration: 0)),
            Animation(.spring(spring(0.5, -0.3), blendDuration: 0.25)),
            Animation(.interpolatingSpring(spring(0.4, 0.3), initialVelocity: 0)),
            Animation(.interpolatingSpring(spring(0.4, 0), initialVelocity: 3)),
            Animation(.timingCurve(.easeInOut, duration: 0.2)),
            Animation(.timingCurve(.linear, duration: 0.35)),
        ]
    }()

    private static let modifiers: [[Animation.Modifier]] = [
        [], [.delay(0.05)], [.speed(1.7)], [.delay(0.1), .speed(0.6)],
        [.repeated(count: 3, autoreverses: true)], [.repeated(count: 2, autoreverses: true)],
        [.repeated(count: 3, autoreverses: false)], [.repeated(count: 2, autoreverses: false), .delay(0.03)],
        [.speed(2), .repeated(count: 3, autoreverses: true), .speed(0.7)],
    ]

    private static let animations = bases.flatMap { base in modifiers.map { Animation(base.base, modifiers: $0) } }

    /// A scene whose scale goes from 1 to 0.96 at 0, and back after `hold` where there is a release.
    private static func scene(_ press: Animation, _ release: Animation? = nil, hold: Double = 0) throws -> Scene {
        let there = (value: 0.96, change: Change.animated(press), time: 0.0)
        let back = release.map { (value: 1.0, change: Change.animated($0), time: hold) }
        let steps = [there] + (back.map { [$0] } ?? [])
        return try Samples.scene(
            .known("scale"), values: [1] + steps.map(\.value), changes: steps.map(\.change), at: steps.map(\.time))
    }

    @Test("an animation is a scene of one step, exactly", arguments: animations)
    func exactAnimation(animation: Animation) throws {
        let playback = try Playback(Self.scene(animation))
        let track = try #require(playback.track(named: "scale"))
        let alone = ScaledMotion(AnimationMotion(animation), from: 1, to: 0.96)
        for step in 0...400 {
            let time = Double(step) / 160
            let (a, b) = (track.state(at: time), alone.state(at: time))
            #expect(abs(a.position - b.position) < 1e-12 && abs(a.velocity - b.velocity) < 1e-9, "\(time)")
        }
    }

    @Test("an animation is a scene of one step, as played", arguments: animations, [60.0, 120])
    func playedAnimation(animation: Animation, rate: Double) throws {
        let scene = try PlayedPlayback(Self.scene(animation), framesPerSecond: rate)
        let track = try #require(scene.track(named: "scale"))
        let alone = try PlayedMotion(animation, from: 1, to: 0.96, framesPerSecond: rate, isPair: true)
        for (frame, value) in track.values.enumerated() {
            #expect(abs(value - alone.state(at: Double(frame) / rate).position) < 1e-12, "\(frame)")
        }
        #expect(track.end == alone.times.end && track.logicalCompletion == alone.times.logicalCompletion)
    }

    @Test("a tap is a scene of two steps, exact and as played", arguments: animations, [0.0, 0.04, 0.08, 0.33])
    func tap(release: Animation, hold: Double) throws {
        for press in Self.bases {
            let scene = try Self.scene(press, release, hold: hold)
            let exact = try Playback(scene)
            let track = try #require(exact.track(named: "scale"))
            let alone = HandedOverMotion(press: press, release: release, hold: hold, from: 1, to: 0.96)
            for step in 0...120 {
                let time = Double(step) / 90
                #expect(abs(track.state(at: time).position - alone.state(at: time).position) < 1e-12, "\(time)")
            }
            for rate in [60.0, 120] {
                let played = try PlayedPlayback(exact, framesPerSecond: rate)
                let frames = try #require(played.track(named: "scale"))
                let motion = try PlayedMotion(
                    press: press, release: release, hold: hold, from: 1, to: 0.96, framesPerSecond: rate,
                    unit: PlayedUnit(isPair: true))
                for (frame, value) in frames.values.enumerated() {
                    #expect(
                        abs(value - motion.state(at: Double(frame) / rate).position) < 1e-12, "\(press) \(frame)")
                }
                #expect(frames.end == motion.times.end)
            }
        }
    }
}
