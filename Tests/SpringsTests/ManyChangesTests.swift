import Testing

@testable import Springs

extension ExactMotion {
    /// How many animations are computed for one state of the value.
    fileprivate var depth: Int {
        switch self {
        case .still: 0
        case .sprung(let motion): 1 + motion.older.depth
        case .layered(let motion): 1 + motion.older.depth
        }
    }
}

/// A layer whose way is done shows its target alone, so what lies under it is forgotten, and many changes cost what few do.
@Suite("Many changes of one value")
struct ManyChangesTests {
    private static let spring = Spring(unchecked: .durationBounce(duration: 0.3, bounce: 0))

    /// A value that is toggled every 20 ms.
    private func course(_ animation: Animation, count: Int) -> ExactCourse {
        ExactCourse(
            from: 0,
            (0..<count).map { ValueChange(at: Double($0) * 0.02, to: $0.isMultiple(of: 2) ? 1 : 0, by: animation) })
    }

    // Of 0.3 s sixteen begin within one another, a delay of 0.1 s adds five. (1 + u)e^(−u) = 2⁻⁶⁰ at u = 45.4, which is
    // 2.17 s; a swing of bounce 0.3 is as small after 41.6/(0.7ω₀) = 2.84 s.
    @Test(
        "no more of them count than are still on their way",
        arguments: [
            (Animation(.timingCurve(.easeInOut, duration: 0.3)), 16),
            (Animation(.timingCurve(.easeInOut, duration: 0.3), modifiers: [.delay(0.1)]), 21),
            (Animation(.timingCurve(.easeInOut, duration: 0.6), modifiers: [.speed(2)]), 16),
            (Animation(.timingCurve(.linear, duration: 0.1), modifiers: [.repeated(count: 3, autoreverses: true)]), 16),
            (Animation(.interpolatingSpring(spring, initialVelocity: 0)), 112),
            (Animation(.spring(spring, blendDuration: 0)), 1),
            (Animation(.spring(spring, blendDuration: 0), modifiers: [.delay(0.1)]), 7),
        ])
    func depth(animation: Animation, most: Int) {
        let depths = [128, 256].map { course(animation, count: $0).segments.map(\.motion.depth).max() ?? 0 }
        #expect(depths[0] == depths[1] && depths[0] <= most && depths[0] > 0, "\(depths)")
    }

    // The rule itself: r + f·(T − r), every layer kept.
    @Test("forgetting changes no value", arguments: [0.0, 0.1])
    func values(delay: Double) {
        let ease = Animation(.timingCurve(.easeInOut, duration: 0.3), modifiers: [.delay(delay)])
        let way = AnimationMotion(ease)
        let course = course(ease, count: 64)
        for step in 0...400 {
            let time = Double(step) * 0.005 + 0.001
            let shown = (0..<64).reduce(0.0) { value, index in
                let start = Double(index) * 0.02
                guard start <= time else { return value }
                return value + way.state(at: time - start).position * ((index.isMultiple(of: 2) ? 1 : 0) - value)
            }
            #expect(abs(course.state(at: time).position - shown) < 1e-14, "\(time)")
        }
    }
}
