import Testing

@testable import Springs

/// Rules that public re-implementations of SwiftUI's runtime agree on; the numbers were replayed independently.
@Suite("SwiftUI's runtime")
struct RuntimeRulesTests {
    private static func spring(_ duration: Double, _ bounce: Double, _ modifiers: Animation.Modifier...) -> Animation {
        Animation(
            .spring(Spring(unchecked: .durationBounce(duration: duration, bounce: bounce)), blendDuration: 0),
            modifiers: modifiers)
    }

    private static func tap(
        _ release: Animation, hold: Double, rate: Double = 60
    ) throws -> PlayedMotion {
        try PlayedMotion(
            press: spring(0.12, 0), release: release, hold: hold, from: 1, to: 0.96, framesPerSecond: rate,
            unit: PlayedUnit(isPair: true))
    }

    @Test(
        "a spring takes over with the place of now and the velocity and force of the frame before, whose value shows once more",
        arguments: [
            (
                0.04,
                [
                    0.991786, 0.979408, 0.979408, 0.963415, 0.961184, 0.963198, 0.967340, 0.972588, 0.978173, 0.983559,
                    .nan, 0.992515, .nan, 0.998355,
                ], 0.961184, 1.002399, 19, 0.55
            ),
            (
                0.1,
                [
                    0.991786, 0.979408, 0.970990, 0.966058, 0.962927, 0.962927, 0.961810, 0.965086, 0.969926, 0.975443,
                    .nan, 0.986137, .nan, 0.994331,
                ], 0.961810, 1.002400, 20, 0.4
            ),
        ])
    func takeover(
        hold: Double, frames: [Double], lowest: Double, greatest: Double, greatestFrame: Int, end: Double
    ) throws {
        let played = try Self.tap(Self.spring(0.35, 0.35), hold: hold)
        for (index, value) in frames.enumerated() where value.isFinite {
            #expect(abs(played.frames[index + 1].value - value) < 5.1e-7, "\(index + 1)")
        }
        let values = played.frames.map(\.value)
        #expect(abs((values.min() ?? 0) - lowest) < 5.1e-7)
        #expect(abs(values[greatestFrame] - greatest) < 5.1e-7 && values.max() == values[greatestFrame])
        #expect(played.times.end.map { abs($0 - end) < 1e-9 } == true, "\(played.times)")
    }

    @Test("a release under another delay is laid over the press, which goes on, and ends later")
    func delayedRelease() throws {
        let played = try Self.tap(Self.spring(0.35, 0.35, .delay(0.03)), hold: 0.04)
        #expect(played.times.end.map { abs($0 - 0.55) < 1e-9 } == true, "\(played.times)")
    }

    @Test(
        "a curve is still shown in the frame at its end, and is over in the next",
        arguments: [
            (0.2, 60.0, 0.21666666666666667), (0.2, 120, 0.20833333333333334), (0.35, 60, 0.36666666666666664),
            (0.35, 120, 0.35833333333333334),
        ])
    func curveEnds(duration: Double, rate: Double, end: Double) throws {
        let times = try PlayedMotion.times(
            of: Animation(.timingCurve(.easeInOut, duration: duration)), framesPerSecond: rate)
        #expect(times.end == end && times.logicalCompletion == end)
    }

    @Test("an interpolating spring is logically complete by its stiffness alone")
    func stiffnessAlone() throws {
        let spring = try Spring(mass: 2, stiffness: 200, damping: 20)
        let times = try PlayedMotion.times(of: Animation(.interpolatingSpring(spring, initialVelocity: 0)))
        #expect(times.logicalCompletion == 0.45)
    }

    @Test(
        "the end test is in the units that are animated",
        arguments: [
            // rotation 0 → 90°, a corner radius 18 → 32 as a pair
            (0.35, 0.35, 0.0, 90.0, 128 * Double.pi / 180, false, 0.9833333333333333, 0.975),
            (0.5, 0.3, 18, 32, 1, true, 1.1166666666666667, 1.1083333333333334),
        ])
    func units(
        duration: Double, bounce: Double, from: Double, to: Double, scale: Double, isPair: Bool, at60: Double,
        at120: Double
    ) throws {
        for (rate, end) in [(60.0, at60), (120.0, at120)] {
            let times = try PlayedMotion.times(
                of: Self.spring(duration, bounce), from: from, to: to, framesPerSecond: rate, unitScale: scale,
                isPair: isPair)
            #expect(times.end.map { abs($0 - end) < 1e-9 } == true, "\(times)")
        }
    }

    @Test("a repeated spring is stepped, each play from the frame in which the one before came to rest")
    func repeated() throws {
        let once = try PlayedMotion(Self.spring(0.3, 0.2), from: 1, to: 0.96, isPair: true)
        let count = once.frames.count - 1
        let thrice = try PlayedMotion(
            Self.spring(0.3, 0.2, .repeated(count: 3, autoreverses: true)), from: 1, to: 0.96, isPair: true)
        #expect(abs(thrice.state(at: 0.467).position - 0.99837) < 5e-6)
        for frame in 0...count {
            #expect(thrice.frames[frame].value == once.frames[frame].value)
            // The clock of a later play may take a step of 1/300 s more or less.
            #expect(
                abs(thrice.state(at: Double(2 * count + frame) / 60).position - once.frames[frame].value) < 0.04 * 15
                    / 300)
        }
    }
}
