import TestSupport
import Testing

@testable import Springs

@Suite("Laws that metrics obey")
struct MetricLawsTests {
    @Test("outside the band just before the settling time, inside it ever after")
    func settling() throws {
        var scatter = Dice(seed: 1)
        for _ in 0..<120 {
            let bounce = scatter.fraction() * 1.9 - 0.95
            let velocity = (scatter.fraction() - 0.5) * 60
            let spring = try Spring(duration: 0.05 + scatter.fraction(), bounce: bounce)
            let metrics = StepMetrics(spring, velocity: velocity)
            let motion = SpringMotion(spring, velocity: velocity)
            for entry in metrics.settling {
                let time = try #require(entry.settling.seconds)
                let border = abs(motion.state(at: time).position - 1)
                #expect(abs(border - entry.band) < 1e-11, "\(spring) \(velocity)")
                let before = abs(motion.state(at: time * (1 - 1e-6)).position - 1)
                #expect(before > entry.band, "\(spring) \(velocity)")
                for step in 1...200 {
                    let later = motion.state(at: time + Double(step) * spring.duration / 23).position
                    #expect(abs(later - 1) <= entry.band, "\(spring) \(velocity)")
                }
            }
        }
    }

    @Test("nothing sampled is higher than the peak, faster than the top speed, or lower than backswing and dip")
    func extremes() throws {
        var scatter = Dice(seed: 2)
        for _ in 0..<80 {
            let spring = try Spring(duration: 0.05 + scatter.fraction(), bounce: scatter.fraction() * 1.9 - 0.95)
            let velocity = (scatter.fraction() - 0.5) * 60
            let metrics = StepMetrics(spring, velocity: velocity)
            let motion = SpringMotion(spring, velocity: velocity)
            let highest = 1 + (metrics.overshootPercent ?? 0) / 100
            let lowest = min(-(metrics.backswingPercent ?? 0) / 100, 1 - (metrics.undershootPercent ?? 0) / 100, 0)
            for step in 0...1000 {
                let state = motion.state(at: Double(step) * spring.duration / 250)
                #expect(state.position <= highest + 1e-12 && state.position >= lowest - 1e-12)
                #expect(abs(state.velocity) <= (metrics.peakSpeed ?? 0) * (1 + 1e-12))
            }
        }
    }

    @Test("times are in proportion to the duration, percentages do not depend on it")
    func proportion() throws {
        for bounce in [-0.5, 0, 0.35, 0.9] {
            let unit = StepMetrics(try Spring(duration: 1, bounce: bounce), velocity: 2)
            for duration in [1e-12, 1e-3, 7, 1e12] {
                let other = StepMetrics(try Spring(duration: duration, bounce: bounce), velocity: 2 / duration)
                let pairs = [
                    (unit.riseTime, other.riseTime), (unit.delayTime, other.delayTime),
                    (unit.settlingTime(within: 0.001)?.seconds, other.settlingTime(within: 0.001)?.seconds),
                ]
                for (one, scaled) in pairs {
                    #expect(abs((scaled ?? 0) / duration / (one ?? 1) - 1) < 1e-12)
                }
                #expect(abs((unit.overshootPercent ?? 0) - (other.overshootPercent ?? 0)) < 1e-11)
                #expect(unit.halfSwings == other.halfSwings)
            }
        }
    }

    @Test("metrics are continuous across critical damping", arguments: [1e-6, 1e-9, 1e-12, 1e-15])
    func continuity(step: Double) throws {
        let critical = StepMetrics(try Spring(duration: 0.5))
        for bounce in [-step, step] {
            let near = StepMetrics(try Spring(duration: 0.5, bounce: bounce))
            let pairs = [
                (near.riseTime, critical.riseTime), (near.delayTime, critical.delayTime),
                (near.settlingTime(within: 0.001)?.seconds, critical.settlingTime(within: 0.001)?.seconds),
                (near.peakSpeed, critical.peakSpeed), (near.peakSpeedTime, critical.peakSpeedTime),
            ]
            for (value, limit) in pairs {
                #expect(abs((value ?? 0) - (limit ?? 1)) < 40 * step + 1e-14, "\(bounce)")
            }
        }
    }

    @Test("extreme springs give answers, and give them at once")
    func hostile() throws {
        let durations = [1e-90, 1e-9, 0.3, 1e9, 1e90]
        let bounces = [-0.99999999999999, -0.999999, -1e-300, 1e-300, 0.999999, 1.0.nextDown, 1]
        for duration in durations {
            for bounce in bounces {
                for velocity in [0, -1e200, 1e200, 5] {
                    let spring = try Spring(duration: duration, bounce: bounce)
                    let metrics = StepMetrics(spring, velocity: velocity)
                    for entry in metrics.settling {
                        if let seconds = entry.settling.seconds { #expect(seconds >= 0) }
                    }
                    #expect((metrics.overshootPercent ?? 0) >= 0 && (metrics.undershootPercent ?? 0) >= 0)
                    let animation = Animation(.spring(spring, blendDuration: 0))
                    guard velocity == 5, duration < 1 else { continue }
                    #expect(CurveDifference(animation, .smooth, limit: 0.5).horizon <= 0.5)
                    #expect(try PlayedMotion.times(of: animation, velocity: velocity, limit: 1).end ?? 0 <= 1)
                }
            }
        }
    }

    @Test("an animation that repeats for ever in tiny plays is compared within the limit")
    func tinyPlays() {
        let busy = Animation(
            .timingCurve(.easeInOut, duration: 1e-9), modifiers: [.repeated(count: nil, autoreverses: true)])
        let late = busy.modified(by: .delay(90))
        #expect(CurveDifference(late, .smooth, limit: 60).horizon <= 60)
        #expect(CurveDifference(busy, .smooth, limit: 60).horizon < 1)
    }
}
