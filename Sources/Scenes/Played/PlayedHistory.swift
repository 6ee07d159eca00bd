/// The frames of one property that phases give.
struct PlayedHistory: Hashable, Sendable {
    /// The value at each frame up to the one at which everything has ended.
    private(set) var values = [Double]()
    /// The frame time at which the last animation ended; nil when it runs on.
    private(set) var end: Double? = 0
    /// The frame time at which the last animation was logically complete; nil when it never was.
    private(set) var logicalCompletion: Double? = 0

    init(of property: AnimatedProperty, in exact: Playback, framesPerSecond: Double, lastFrame: Int) {
        let scene = exact.scene
        let first = scene.phases.first.flatMap { scene.value(of: property.name, in: $0.name) } ?? 0
        let kept = exact.reduceMotion ? property.reduceMotionValue : nil
        var mover = PlayedMover.resting(kept ?? first)
        var origin = mover.value
        var steps = kept == nil ? exact.timeline.steps[...] : []
        for frame in 0...max(lastFrame, 0) {
            let time = Double(frame) / framesPerSecond
            let wasMoving = !mover.isAtRest
            mover.advance(to: time)
            if wasMoving, mover.isAtRest { end = time }
            if logicalCompletion == nil, mover.isLogicallyComplete { logicalCompletion = time }
            while let step = steps.first, step.time <= time + PlayedPlayback.timeSlack {
                steps.removeFirst()
                guard let target = scene.value(of: property.name, in: step.to), target != mover.target else { continue }
                let change = scene.change(
                    of: property.name, from: step.from, to: step.to, in: exact.timeline.variant,
                    reduceMotion: exact.reduceMotion)
                guard change != .hold else { continue }
                if mover.isAtRest { origin = mover.value }
                mover.change(by: change, to: target, of: property, from: origin, at: time)
                end = mover.isAtRest ? time : nil
                logicalCompletion = end
            }
            values.append(mover.value)
            if steps.isEmpty, mover.isAtRest { break }
        }
    }
}
