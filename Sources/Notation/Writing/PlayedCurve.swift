import CLibrary
import Springs

/// The curve that a target plays from 0 to 1 when it is given the code, as well as is known.
package struct PlayedCurve: Sendable {
    /// The fraction of the way at a time in seconds.
    package let value: @Sendable (Double) -> Double
    /// The seconds between the frames that are computed; nil where the curve is known at all times.
    package let frame: Double?
    /// When it ends by the target's own rule, in seconds; nil where it goes on or where the rule is not known.
    package let end: Double?

    /// What an animation should be, its waits and repeats left aside: a spring's equation, or an eased curve.
    package static func exact(_ animation: Animation) -> PlayedCurve {
        if let hub = SpringHub(animation) {
            return .spring(hub.spring, velocity: hub.velocity, end: hub.settlingTime() ?? 10 * hub.duration)
        }
        guard case .timingCurve(let curve, let duration) = animation.base else { return .function(end: 0) { _ in 1 } }
        return .function(end: duration) { curve.value(at: min($0 / duration, 1)) }
    }

    /// A damped spring by its equation.
    static func spring(_ spring: Spring, velocity: Double = 0, end: Double? = nil) -> PlayedCurve {
        let motion = SpringMotion(spring, velocity: velocity)
        return PlayedCurve(value: { motion.state(at: $0).position }, frame: nil, end: end)
    }

    /// A curve that is computed frame by frame: the value of each, from that at time 0 on; the last one stays.
    static func frames(_ values: [Double], each frame: Double, end: Double?) -> PlayedCurve {
        PlayedCurve(
            value: { time in
                let index = Int((time / frame).rounded())
                return values[min(max(index, 0), values.count - 1)]
            }, frame: frame, end: end)
    }

    /// A curve of pieces of the time.
    static func function(end: Double, _ value: @escaping @Sendable (Double) -> Double) -> PlayedCurve {
        PlayedCurve(value: value, frame: nil, end: end)
    }

    /// An animation as SwiftUI's runtime steps it.
    static func swiftUI(_ animation: Animation, framesPerSecond: Double = 60) -> PlayedCurve? {
        guard let played = try? PlayedMotion(animation, from: 0, to: 1, framesPerSecond: framesPerSecond) else {
            return nil
        }
        return .frames(played.frames.map(\.value), each: 1 / framesPerSecond, end: played.times.end)
    }

    /// The largest distance from another curve up to the own end, and when it is reached.
    ///
    /// - Parameters:
    ///   - horizon: the seconds to look at where there is no end.
    ///   - samples: at how many times a curve is looked at that is known at all times.
    package func deviation(
        from exact: (Double) -> Double, horizon: Double, samples: Int = 4000
    ) -> (size: Double, time: Double) {
        let last = min(end ?? horizon, horizon)
        var worst = (size: 0.0, time: 0.0)
        func look(_ time: Double) {
            let size = (value(time) - exact(time)).magnitude
            if size > worst.size { worst = (size, time) }
        }
        if let frame {
            // The frame of the end shows the target: what it jumps is told by itself.
            var index = 0
            while Double(index) * frame < last - frame / 2 {
                look(Double(index) * frame)
                index += 1
                if index > 1_000_000 { break }
            }
        } else {
            for index in 0...samples { look(last * Double(index) / Double(samples)) }
            // The worst sample's neighbourhood once more.
            let (middle, step) = (worst.time, last / Double(samples))
            for index in -20...20 { look(min(max(middle + step * Double(index) / 20, 0), last)) }
        }
        return worst
    }
}

extension SpringHub {
    /// The first time at which the distance from the target and the speed are both small, as many runtimes end; nil where that
    /// does not come within `limit`.
    func rest(distance: Double, speed: Double, of spring: Spring? = nil, limit: Double = 600) -> Double? {
        let motion = SpringMotion(spring ?? self.spring, velocity: velocity)
        func isAtRest(_ time: Double) -> Bool {
            let state = motion.state(at: time)
            return (state.position - 1).magnitude <= distance && state.velocity.magnitude <= speed
        }
        let step = duration / 200
        var time = step
        while time < limit {
            if isAtRest(time) {
                var (low, high) = (time - step, time)
                for _ in 0..<40 {
                    let middle = (low + high) / 2
                    if isAtRest(middle) { high = middle } else { low = middle }
                }
                return high
            }
            time += step
            if time > step * 200_000 { return nil }
        }
        return nil
    }

    /// When the envelope e^(−ζω₀t) reaches a height; nil without damping.
    func envelopeEnd(_ height: Double) -> Double? {
        isUndamped ? nil : -log(height) / (ratio * frequency)
    }

    /// How far from the target the spring is at a time.
    func missing(at time: Double?, of spring: Spring? = nil) -> Double {
        guard let time else { return 0 }
        return 1 - SpringMotion(spring ?? self.spring, velocity: velocity).state(at: time).position
    }

    /// Core Animation's settling duration.
    func coreAnimationEnd(_ spring: Spring) -> Double? {
        ReportedSettling(spring, velocity: velocity).coreAnimation ?? settlingTime()
    }
}
