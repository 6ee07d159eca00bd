import Springs
import Testing

@Suite("The same motion")
struct SameMotionTests {
    private static func spring(_ duration: Double, _ bounce: Double) -> Animation {
        Animation(
            .spring((try? Spring(duration: duration, bounce: bounce)) ?? SpringPreset.smooth.spring, blendDuration: 0))
    }

    private static func curve(_ curve: TimingCurve, _ duration: Double) -> Animation {
        Animation(.timingCurve(curve, duration: duration))
    }

    @Test("other words for one motion are the same motion")
    func same() throws {
        let ratio = Animation(.spring(try Spring(response: 0.5, dampingRatio: 0.85), blendDuration: 0))
        let k = 4 * Double.pi * Double.pi / 0.25
        let physical = Animation(
            .spring(try Spring(mass: 1, stiffness: k, damping: 2 * 0.85 * k.squareRoot()), blendDuration: 0))
        let heavy = Animation(
            .spring(try Spring(mass: 3, stiffness: 3 * k, damping: 6 * 0.85 * k.squareRoot()), blendDuration: 0))
        let straight = Self.curve(.cubicBezier(try CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)), 1)
        let stops = Self.curve(.piecewiseLinear(try PiecewiseLinear(stops: [.init(output: 0), .init(output: 1)])), 1)
        // A cubic Bézier whose control points divide the diagonal in thirds runs straight at even speed.
        let thirds = Self.curve(.cubicBezier(try CubicBezier(x1: 1.0 / 3, y1: 1.0 / 3, x2: 2.0 / 3, y2: 2.0 / 3)), 1)
        let ringing = Animation(.spring(try Spring(response: 0.5, dampingRatio: 0), blendDuration: 0))
        let pairs: [(Animation, Animation)] = [
            (.snappy, ratio), (.snappy, physical), (.snappy, heavy), (Self.curve(.linear, 1), straight),
            (Self.curve(.linear, 1), stops), (Self.curve(.linear, 1), thirds), (Self.spring(0.5, 1), ringing),
            (Self.spring(0.5, 0.3), Self.spring(0.5 + 1e-11, 0.3)),
            (.snappy.modified(by: .delay(0.3)), .snappy.modified(by: .delay(0.1)).modified(by: .delay(0.2))),
            (.snappy.modified(by: .speed(1)), .snappy),
            (
                .snappy.modified(by: .delay(1)).modified(by: .speed(2)),
                .snappy.modified(by: .speed(2)).modified(by: .delay(0.5))
            ),
        ]
        for (a, b) in pairs {
            #expect(a.isSameMotion(as: b) && b.isSameMotion(as: a), "\(a) \(b)")
        }
    }

    @Test("what differs by more than the tolerance, or in how it is played, is another motion")
    func different() throws {
        let spring = try Spring(duration: 0.5, bounce: 0.15)
        let pairs: [(Animation, Animation)] = [
            (.snappy, .bouncy), (.snappy, Animation(.interpolatingSpring(spring, initialVelocity: 0))),
            (.snappy, Animation(.spring(spring, blendDuration: 0.25))), (.snappy, .snappy.modified(by: .delay(0.1))),
            (Self.spring(1, 0.2).modified(by: .speed(2)), Self.spring(0.5, 0.2)),
            (Self.spring(0.5, 0.3), Self.spring(0.5 + 1e-8, 0.3)), (Self.spring(0.5, 1), Self.spring(0.5001, 1)),
            (.easeIn, .easeOut), (.easeIn, Self.curve(.easeIn, 0.36)),
            (.snappy.modified(by: .repeated(count: 2, autoreverses: true)), .snappy),
            (
                .snappy.modified(by: .repeated(count: 2, autoreverses: true)),
                .snappy.modified(by: .repeated(count: 2, autoreverses: false))
            ),
            // Equal where both cross one half, and at the ends.
            (Self.curve(.easeInOut, 1), Self.curve(.linear, 1)),
        ]
        for (a, b) in pairs {
            #expect(!a.isSameMotion(as: b) && !b.isSameMotion(as: a), "\(a) \(b)")
        }
    }

    @Test("any two animations are told apart at once, however long they are", arguments: [1e-90, 1e-9, 1, 1e9, 1e90])
    func hostile(duration: Double) throws {
        let bounces = [-0.99999999999999, -1e-300, 1e-300, 0.999999, 1.0.nextDown, 1]
        for bounce in bounces {
            let one = Self.spring(duration, bounce)
            #expect(one.isSameMotion(as: one))
            #expect(!one.isSameMotion(as: Self.curve(.linear, duration)))
            #expect(!one.isSameMotion(as: Self.spring(duration * 3, bounce)))
        }
        #expect(!Self.curve(.linear, duration).isSameMotion(as: Self.curve(.easeOut, duration)))
    }
}
