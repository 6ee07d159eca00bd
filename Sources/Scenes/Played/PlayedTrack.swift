/// How one property is shown, frame by frame, in SwiftUI's runtime.
package struct PlayedTrack: Hashable, Sendable {
    /// The largest distance from the exact motion.
    package struct Deviation: Hashable, Sendable {
        /// The distance in the property's unit, 0 or more.
        package let value: Double
        /// The frame time at which it is, in seconds.
        package let time: Double
    }

    /// The property.
    package let property: AnimatedProperty
    /// Frames per second.
    package let framesPerSecond: Double
    /// The model value at each frame; frame i is shown at i/fps.
    package let values: [Double]
    /// The frame time at which the last animation ended and the value snapped to its target; 0 for a property that
    /// never moves, nil when something runs on beyond the last frame.
    package let end: Double?
    /// The frame time at which the last animation was logically complete; nil as for ``end``.
    package let logicalCompletion: Double?
    /// Where the frames are furthest from the exact motion at the same times. An event between two frames takes effect
    /// at the later one, so this includes that wait.
    package let largestDeviation: Deviation

    /// The time of a frame, in seconds.
    package func time(of frame: Int) -> Double { Double(frame) / framesPerSecond }

    /// The model value on the screen at a time: that of the last frame up to then.
    package func value(at time: Double) -> Double {
        let frame = ((time + PlayedPlayback.timeSlack) * framesPerSecond).rounded(.down)
        guard frame > 0 else { return values.first ?? 0 }
        return frame < Double(values.count) ? values[Int(frame)] : values.last ?? 0
    }

    /// What is seen of the value at a time: that clamped to the visible range.
    package func visibleValue(at time: Double) -> Double { property.visibleRange.clamped(value(at: time)) }

    /// The least and greatest value of any frame.
    package var extent: ClosedRange<Double> {
        let lower = values.min() ?? 0
        return lower...max(lower, values.max() ?? 0)
    }
}
