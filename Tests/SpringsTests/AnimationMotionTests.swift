import Foundation
import Springs
import Testing

/// What an animation shows at a time. Worked out by hand from the behaviour of SwiftUI's modifiers.
private struct Shown: CustomTestStringConvertible, Sendable {
    let animation: Animation
    let time: Double
    let position: Double
    let velocity: Double
    var testDescription: String { "\(animation.modifiers) at \(time)" }
}

private func linear(_ modifiers: Animation.Modifier...) -> Animation {
    Animation(.timingCurve(.linear, duration: 1), modifiers: modifiers)
}

private func easeIn(_ modifiers: Animation.Modifier...) -> Animation {
    Animation(.timingCurve(.circularEaseIn, duration: 1), modifiers: modifiers)
}

@Suite("Animation motion")
struct AnimationMotionTests {
    fileprivate static let shown: [Shown] = [
        .init(animation: linear(), time: -1, position: 0, velocity: 0),
        .init(animation: linear(), time: 0.25, position: 0.25, velocity: 1),
        .init(animation: linear(), time: 1.5, position: 1, velocity: 0),
        .init(animation: linear(.delay(1)), time: 0.5, position: 0, velocity: 0),
        .init(animation: linear(.delay(1)), time: 1.25, position: 0.25, velocity: 1),
        .init(animation: linear(.delay(-0.5)), time: 0.25, position: 0.75, velocity: 1),
        .init(animation: linear(.speed(2)), time: 0.25, position: 0.5, velocity: 2),
        // The order applied: a speed around a delay halves the delay, a delay around a speed does not.
        .init(animation: linear(.delay(1), .speed(2)), time: 0.75, position: 0.5, velocity: 2),
        .init(animation: linear(.speed(2), .delay(1)), time: 0.75, position: 0, velocity: 0),
        .init(animation: linear(.speed(2), .delay(1)), time: 1.25, position: 0.5, velocity: 2),
        .init(animation: linear(.speed(0)), time: 5, position: 0, velocity: 0),
        .init(animation: linear(.speed(-1)), time: 5, position: 0, velocity: 0),
        .init(animation: linear(.repeated(count: 3, autoreverses: false)), time: 2.25, position: 0.25, velocity: 1),
        .init(animation: linear(.repeated(count: 3, autoreverses: true)), time: 1.25, position: 0.75, velocity: -1),
        .init(animation: linear(.repeated(count: 3, autoreverses: true)), time: 2.25, position: 0.25, velocity: 1),
        .init(animation: linear(.repeated(count: 3, autoreverses: true)), time: 3.5, position: 1, velocity: 0),
        // Two autoreversed plays end at the start; then the value is at its target.
        .init(animation: linear(.repeated(count: 2, autoreverses: true)), time: 2, position: 0, velocity: -1),
        .init(animation: linear(.repeated(count: 2, autoreverses: true)), time: 2.001, position: 1, velocity: 0),
        .init(animation: linear(.repeated(count: 0, autoreverses: true)), time: 0.5, position: 0.5, velocity: 1),
        .init(animation: linear(.repeated(count: 0, autoreverses: true)), time: 1.5, position: 1, velocity: 0),
        .init(
            animation: linear(.repeated(count: nil, autoreverses: true)), time: 1001.25, position: 0.75, velocity: -1),
        // A repeat waits for the delay it holds each time; a delay around it once.
        .init(
            animation: linear(.delay(1), .repeated(count: 2, autoreverses: false)), time: 3.25, position: 0.25,
            velocity: 1),
        .init(
            animation: linear(.repeated(count: 2, autoreverses: false), .delay(1)), time: 2.25, position: 0.25,
            velocity: 1),
        .init(
            animation: linear(.repeated(count: 2, autoreverses: true), .repeated(count: 2, autoreverses: false)),
            time: 3.75,
            position: 0.25, velocity: -1),
        // On the way back the same ease-in runs mirrored: 1 − (1 − √(1 − 0.6²)) = 0.8, slope −0.6/0.8.
        .init(animation: easeIn(.repeated(count: 2, autoreverses: true)), time: 1.6, position: 0.8, velocity: -0.75),
        .init(animation: Animation(.timingCurve(.linear, duration: 0)), time: 0.1, position: 1, velocity: 0),
        .init(
            animation: Animation(
                .timingCurve(.linear, duration: 0), modifiers: [.repeated(count: nil, autoreverses: true)]), time: 0.1,
            position: 1, velocity: 0),
    ]

    @Test("An animation shows what SwiftUI's modifiers make of it", arguments: shown)
    fileprivate func shows(_ row: Shown) {
        let state = AnimationMotion(row.animation).state(at: row.time)
        #expect(abs(state.position - row.position) <= 1e-12)
        #expect(abs(state.velocity - row.velocity) <= 1e-12)
    }

    @Test(
        "An animation ends when its modifiers say",
        arguments: [
            (linear(), 1), (linear(.delay(1)), 2), (linear(.delay(1), .speed(2)), 1),
            (linear(.speed(2), .delay(1)), 1.5),
            (linear(.repeated(count: 3, autoreverses: true)), 3), (linear(.repeated(count: -2, autoreverses: true)), 1),
            (linear(.repeated(count: nil, autoreverses: false)), nil), (linear(.speed(0)), nil),
            (linear(.delay(0.5), .repeated(count: 4, autoreverses: false), .speed(3), .delay(2)), 4),
        ] as [(Animation, Double?)])
    func end(animation: Animation, end: Double?) {
        #expect(AnimationMotion(animation).end == end)
    }

    @Test("A spring ends when SwiftUI says it has settled: published figures")
    func springEnds() throws {
        func end(_ duration: Double, _ bounce: Double) throws -> Double? {
            AnimationMotion(Animation(.spring(try Spring(duration: duration, bounce: bounce), blendDuration: 0))).end
        }
        #expect(try abs((end(0.35, 0.35) ?? 0) - 0.8096) <= 5e-5)
        #expect(try end(0.5, 0) == 0.7999999999999999)
        #expect(try end(0.5, 1) == nil)
        // Slower than SwiftUI's scan can see: within 0.1 % at the end all the same, and not for ever.
        let slow = AnimationMotion(Animation(.spring(try Spring(duration: 1000), blendDuration: 0)))
        let slowEnd = try #require(slow.end)
        #expect(abs(slow.state(at: slowEnd).position - 0.999) <= 1e-12)
        // The root of (1 + u)e^(−u) = 0.001.
        #expect(abs(slowEnd - 9.2334134764516 / (2 * .pi) * 1000) <= 1e-9)
    }

    @Test("A repeated spring starts again when it has settled")
    func repeatedSpring() throws {
        let spring = try Spring(duration: 0.35, bounce: 0.35)
        let once = AnimationMotion(Animation(.spring(spring, blendDuration: 0)))
        let twice = AnimationMotion(
            Animation(.spring(spring, blendDuration: 0), modifiers: [.repeated(count: 3, autoreverses: true)]))
        let length = try #require(once.end)
        let time = 0.1
        #expect(abs(twice.state(at: length + time).position - (1 - once.state(at: time).position)) <= 1e-14)
        #expect(abs(twice.state(at: 2 * length + time).position - once.state(at: time).position) <= 1e-14)
        #expect(twice.end == length * 3)
    }

    @Test("interpolatingSpring honours its velocity and runs an overdamped spring as critically damped")
    func interpolating() throws {
        let overdamped = try Spring(mass: 2, stiffness: 200, damping: 90)
        let motion = AnimationMotion(Animation(.interpolatingSpring(overdamped, initialVelocity: 4)))
        #expect(motion.state(at: 0) == MotionState(position: 0, velocity: 4))
        // x = 1 − e^(−10t)(1 + (10 − 4)t) at t = 0.1.
        #expect(abs(motion.state(at: 0.1).position - (1 - exp(-1) * 1.6)) <= 1e-15)
        // The stepped family does what is written.
        let spring = AnimationMotion(Animation(.spring(overdamped, blendDuration: 0)))
        #expect(spring.state(at: 0.1) == SpringMotion(overdamped).state(at: 0.1))
    }

    @Test(
        "An animation says what it will do that is not written",
        arguments: [
            (Animation.smooth, []),
            (linear(.speed(0)), [.standsStill(speed: 0)]),
            (linear(.repeated(count: 0, autoreverses: true)), [.playsOnce(count: 0)]),
            (linear(.repeated(count: 2, autoreverses: true)), [.jumpsToTarget(count: 2)]),
            (linear(.repeated(count: 2, autoreverses: false)), []),
            (linear(.repeated(count: 3, autoreverses: true)), []),
        ] as [(Animation, [SpringWarning])])
    func warnings(animation: Animation, warnings: [SpringWarning]) {
        #expect(animation.warnings == warnings)
    }

    @Test("A spring animation says what its spring does")
    func springWarnings() throws {
        func warnings(_ base: Animation.Base) -> [SpringWarning] { Animation(base).warnings }
        #expect(try warnings(.spring(Spring(duration: 0.5, bounce: 1), blendDuration: 0)) == [.undampedNeverSettles])
        let stiff = try Spring(duration: 0.029)
        #expect(warnings(.spring(stiff, blendDuration: 0)) == [.stiffnessCapped(stiffness: stiff.stiffness)])
        #expect(warnings(.interpolatingSpring(stiff, initialVelocity: 0)) == [])
        let heavy = try Spring(mass: 1, stiffness: 100, damping: 50)
        #expect(warnings(.spring(heavy, blendDuration: 0)) == [.swiftUIGettersWrong(stiffness: 100)])
        #expect(
            warnings(.interpolatingSpring(heavy, initialVelocity: 0))
                == [.swiftUIGettersWrong(stiffness: 100), .interpolatingSpringOverdamped(dampingRatio: 2.5)])
    }

    @Test(
        "The presets have Apple's numbers",
        arguments: [
            (SpringPreset.smooth, 0.5, 0, 0), (.snappy, 0.5, 0.15, 0), (.bouncy, 0.5, 0.3, 0), (.spring, 0.5, 0, 0),
            (.interactiveSpring, 0.15, 0.15, 0.25), (.interpolatingSpring, 0.5, 0, 0),
        ] as [(SpringPreset, Double, Double, Double)])
    func presets(preset: SpringPreset, duration: Double, bounce: Double, blend: Double) throws {
        #expect(preset.spring == (try Spring(duration: duration, bounce: bounce)))
        #expect(preset.blendDuration == blend)
        let tuned = try preset.animation(duration: 0.2, extraBounce: 0.1)
        #expect(tuned.springBase == (try Spring(duration: 0.2, bounce: bounce + 0.1)))
        #expect(throws: SpringError.self) { try preset.animation(extraBounce: 1.1) }
    }

    @Test("A scaled motion is exact at both ends", arguments: [(1.0, 0.96), (18, 32), (0.1, 0.3), (-3, 1e9)])
    func scaled(from start: Double, to end: Double) {
        let motion = ScaledMotion(AnimationMotion(.linear), from: start, to: end)
        #expect(motion.state(at: 0).position == start)
        #expect(motion.state(at: 1).position == end)
        #expect(motion.target == end)
        #expect(motion.state(at: 0.07).velocity == (end - start) / 0.35)
    }
}
