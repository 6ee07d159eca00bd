import Springs
import TestSupport
import Testing

@testable import Notation

@Suite("Writing SwiftUI")
struct SwiftUINotationTests {
    @Test(
        "The shortest expression is written",
        arguments: [
            Saying(".smooth", .smooth), Saying(".snappy", .snappy), Saying(".bouncy", .bouncy),
            Saying(".interactiveSpring", .interactiveSpring), Saying(".interpolatingSpring", .interpolatingSpring),
            Saying(".spring(duration: 0.35, bounce: 0.35)", spring(duration: 0.35, bounce: 0.35)),
            Saying(".spring(duration: 0.12)", spring(duration: 0.12, bounce: 0)),
            Saying(".snappy(duration: 0.2)", spring(duration: 0.2, bounce: 0.15)),
            Saying(".spring(bounce: 0.2)", spring(duration: 0.5, bounce: 0.2)),
            Saying(".spring(duration: 0.2, blendDuration: 0.1)", spring(duration: 0.2, bounce: 0, blend: 0.1)),
            Saying(".spring(response: 0.3)", spring(response: 0.3, ratio: 0.825)),
            Saying(".spring(dampingFraction: 0.6)", spring(response: 0.5, ratio: 0.6)),
            Saying(".spring(response: 0.5)", spring(response: 0.5, ratio: 0.825)),
            Saying(".spring(response: 0.55, dampingFraction: 1)", .default),
            Saying(".spring(Spring(stiffness: 100, damping: 10))", spring(stiffness: 100, damping: 10)),
            Saying(
                ".spring(Spring(stiffness: 100, damping: 50, allowOverDamping: true))",
                spring(stiffness: 100, damping: 50)),
            Saying(".interpolatingSpring(stiffness: 170, damping: 15)", interpolating(stiffness: 170, damping: 15)),
            Saying(
                ".interpolatingSpring(mass: 2, stiffness: 170, damping: 15, initialVelocity: -1)",
                interpolating(mass: 2, stiffness: 170, damping: 15, velocity: -1)),
            Saying(".linear", .linear), Saying(".easeInOut(duration: 0.2)", curve(.easeInOut, 0.2)),
            Saying(".timingCurve(0.2, 0.8, 0.2, 1)", curve(bezier(0.2, 0.8, 0.2, 1))),
            Saying(".timingCurve(0.2, -0.8, 0.2, 1.5, duration: 1)", curve(bezier(0.2, -0.8, 0.2, 1.5), 1)),
            Saying(".timingCurve(.circularEaseOut, duration: 0.35)", curve(.circularEaseOut)),
            Saying(
                ".bouncy.delay(0.1).speed(2).repeatCount(3).repeatForever(autoreverses: false)",
                Animation.bouncy.with(
                    .delay(0.1), .speed(2), .repeated(count: 3, autoreverses: true),
                    .repeated(count: nil, autoreverses: false))),
        ])
    func writing(_ saying: Saying) {
        #expect(SwiftUINotation.text(for: saying.animation) == saying.text)
    }

    @Test("What is written reads back as the same animation", arguments: 0..<40)
    func thereAndBack(_ seed: Int) throws {
        var generator = Dice(seed: seed)
        for _ in 0..<50 {
            let animation = generator.animation()
            let text = SwiftUINotation.text(for: animation)
            let read = try AnimationParser.parse(text)
            #expect(read.animation == animation, "\(text)")
        }
    }

    @Test("A spring value reads back too", arguments: 0..<10)
    func springThereAndBack(_ seed: Int) throws {
        var generator = Dice(seed: seed &+ 1000)
        for _ in 0..<50 {
            let spring = generator.spring()
            let read = try AnimationParser.parse(SwiftUINotation.text(for: spring))
            #expect(read.animation.springBase == spring)
        }
    }

    @Test("CSS curves have no SwiftUI words")
    func canSay() throws {
        #expect(!SwiftUINotation.canSay(try AnimationParser.parse("steps(4) 1s").animation))
        #expect(!SwiftUINotation.canSay(try AnimationParser.parse("linear(0, 1) 1s").animation))
        #expect(SwiftUINotation.canSay(try AnimationParser.parse("ease 1s").animation))
    }
}
