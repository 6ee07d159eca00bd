import TestSupport
import Testing

@testable import Springs

@Suite("Springs as SwiftUI plays them")
struct PlayedSpringTests {
    @Test(
        "a unit step at 60 frames per second ends at the published frames",
        arguments: [(0.12, 0.0, 18, 1.0), (0.35, 0.35, 31, 1.0615)])
    func unitStep(duration: Double, bounce: Double, frames: Int, peak: Double) throws {
        let spring = try Spring(duration: duration, bounce: bounce)
        let played = try PlayedMotion(Animation(.spring(spring, blendDuration: 0)))
        #expect(played.frames.count == frames + 1)
        #expect(played.times.end == Double(frames) / 60)
        #expect(played.frames.last?.value == 1)
        #expect(abs((played.frames.map(\.value).max() ?? 0) - peak) < 5e-5)
    }

    @Test("every frame agrees with decimal arithmetic, through retargets, blends, caps and clock jumps")
    func table() throws {
        for row in try CSVTable(reference: "played-springs.csv").records {
            let origin = try #require(Double(row["origin"] ?? ""))
            let fps = try #require(Double(row["fps"] ?? ""))
            let scale = try #require(Double(row["scale"] ?? ""))
            let values = (row["values"] ?? "").split(separator: ";").compactMap { Double($0) }
            var changes = (row["changes"] ?? "").split(separator: "/").map { change in
                change.split(separator: ":").compactMap { Double($0) }
            }
            var played = PlayedSpring(at: origin, unitScale: scale)
            var logical: Double?
            for (frame, reference) in values.enumerated() {
                let time = Double(frame) / fps
                while let change = changes.first, change[0] <= time {
                    let spring = try Spring(response: change[2], dampingRatio: change[3])
                    played.retarget(to: change[1], with: spring, blendDuration: change[4], at: change[0])
                    logical = nil
                    changes.removeFirst()
                }
                played.advance(to: time)
                if played.isLogicallyComplete, logical == nil { logical = time }
                let error = abs(played.value.x - reference)
                #expect(error < 1e-11 * max(1, abs(reference)), "\(row["changes"] ?? "") \(frame)")
            }
            #expect(agrees(played.endTime, row["end"], within: 0), "\(row["changes"] ?? "")")
            #expect(agrees(logical, row["logical"], within: 0), "\(row["changes"] ?? "")")
            #expect(played.isAtRest)
        }
    }

    @Test("the end test is in the property's units: the smaller the travel, the sooner it ends")
    func units() throws {
        let animation = Animation(.spring(try Spring(duration: 0.35, bounce: 0.35), blendDuration: 0))
        let scale = try #require(try PlayedMotion.times(of: animation, from: 1, to: 0.96).end)
        let opacity = try #require(try PlayedMotion.times(of: animation, from: 0, to: 1).end)
        let radius = try #require(try PlayedMotion.times(of: animation, from: 18, to: 32).end)
        #expect(scale < opacity && opacity < radius)
        let angle = try #require(try PlayedMotion.times(of: animation, from: 0, to: 1, unitScale: 128).end)
        #expect(angle > opacity)
    }

    @Test("a pair of components is tested on the sum of its squares")
    func pairs() throws {
        let spring = try Spring(duration: 0.5, bounce: 0.3)
        func frames(_ target: PlayedSpring.Components) -> Int {
            var played = PlayedSpring(at: 0)
            played.retarget(to: target, with: spring, at: 0)
            var frame = 0
            while !played.isAtRest, frame < 1000 {
                frame += 1
                played.advance(to: Double(frame) / 60)
            }
            return frame
        }
        // (3, 4) has the length of 5: every sum of squares is the same.
        #expect(frames(.init(3, 4, 0, 0)) == frames(.init(5, 0, 0, 0)))
        #expect(frames(.init(0.3, 40, 0, 0)) > frames(.init(0.3, 0, 0, 0)))
    }

    @Test("position and velocity carry over at a retarget")
    func carriesOver() throws {
        var played = PlayedSpring(at: 1)
        played.retarget(to: 0.96, with: try Spring(duration: 0.12), at: 0)
        played.advance(to: 0.05)
        let (value, velocity) = (played.value.x, played.velocity.x)
        played.retarget(to: 1, with: try Spring(duration: 0.35, bounce: 0.35), at: 0.05)
        #expect(played.value.x == value && played.velocity.x == velocity)
        #expect(!played.isLogicallyComplete)
    }

    @Test("a change without animation jumps and stops")
    func jumps() throws {
        var played = PlayedSpring(at: 0)
        played.retarget(to: 1, with: try Spring(duration: 0.5), at: 0)
        played.advance(to: 0.1)
        played.jump(to: .init(0.25, 0, 0, 0))
        #expect(played.isAtRest && played.value.x == 0.25 && played.velocity.x == 0)
    }

    @Test("a spring that takes over from another animation keeps its place and counts the whole travel")
    func takesOver() throws {
        var played = PlayedSpring(at: .init(0.6, 0, 0, 0), movedFrom: .zero)
        #expect(played.value.x == 0.6)
        played.retarget(to: 1, with: try Spring(duration: 0.3), at: 2)
        #expect(played.value.x == 0.6 && played.velocity.x == 0)
        played.advance(to: 2 + 1.0 / 60)
        #expect(played.value.x > 0.6)
    }

    @Test("an undamped spring plays to the limit and never ends")
    func undamped() throws {
        let animation = Animation(.spring(try Spring(duration: 0.5, bounce: 1), blendDuration: 0))
        let played = try PlayedMotion(animation, limit: 2)
        #expect(played.times.end == nil)
        #expect(played.frames.count == 121)
        #expect(played.times.logicalCompletion == 0.5)
    }

    @Test("delay and speed move the end; a repeat plays that often")
    func modifiers() throws {
        let base = Animation.Base.spring(try Spring(duration: 0.12), blendDuration: 0)
        // 18 frames from the delay's end on; at half the speed, 35 of the frames that 120 Hz would show.
        #expect(try PlayedMotion.times(of: Animation(base, modifiers: [.delay(0.5)])).end == 48.0 / 60)
        #expect(try PlayedMotion.times(of: Animation(base, modifiers: [.speed(0.5)])).end == 35.0 / 60)
        let twice = Animation(base, modifiers: [.repeated(count: 2, autoreverses: false)])
        #expect(try PlayedMotion.times(of: twice).end == 36.0 / 60)
        let forever = Animation(base, modifiers: [.repeated(count: nil, autoreverses: true)])
        #expect(try PlayedMotion.times(of: forever, limit: 3).end == nil)
        let linear = Animation(.timingCurve(.linear, duration: 0.35))
        #expect(try PlayedMotion.times(of: linear).end == 22.0 / 60)
    }

    @Test("a frame rate or limit that plays nothing is refused")
    func refused() {
        #expect(throws: PlayedMotionError.framesPerSecond(0)) { try PlayedMotion(.smooth, framesPerSecond: 0) }
        #expect(throws: PlayedMotionError.limit(-1)) { try PlayedMotion.times(of: .smooth, limit: -1) }
    }
}
