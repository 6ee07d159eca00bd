import Springs

/// How one property moves through a whole script, exactly.
///
/// Times are seconds from the start of the script. The model value is what the animation computes; the visible value is
/// that clamped to the property's visible range.
package struct Track: Motion, Hashable {
    /// A stretch with one way of moving.
    package struct Segment: Hashable, Sendable {
        /// When it begins.
        package let start: Double
        /// The way the source property moves, until the next segment begins.
        package let motion: PropertyMotion
    }

    /// The property.
    package let property: AnimatedProperty
    /// Its stretches in order of time; a derived property has those of its source.
    package let segments: [Segment]
    /// What turns the source's value into this property's; nil for a property that phases give.
    package let map: PiecewiseLinearMap?

    init(property: AnimatedProperty, segments: [Segment], map: PiecewiseLinearMap? = nil) {
        self.property = property
        self.segments = segments
        self.map = map
    }

    /// The value at the end of the script.
    package var target: Double { mapped(segments.last?.motion.target ?? 0) }

    /// The value at the start of the script.
    package var initialValue: Double { state(at: 0).position }

    /// Position and velocity of the model value at a time; where a jump happens, the state after it.
    package func state(at time: Double) -> MotionState {
        mapped(segments[index(at: time)].motion.state(at: time))
    }

    /// The state just before a time: where a jump happens, the state it leaves.
    package func state(before time: Double) -> MotionState {
        var index = index(at: time)
        while index > 0, segments[index].start >= time { index -= 1 }
        return mapped(segments[index].motion.state(at: time))
    }

    /// The value that is seen at a time.
    package func visibleValue(at time: Double) -> Double {
        property.visibleRange.clamped(state(at: time).position)
    }

    /// Whether the model value at a time lies outside the visible range.
    package func isClipped(at time: Double) -> Bool {
        !property.visibleRange.contains(state(at: time).position)
    }

    /// How far apart the values lie that the property comes from, passes on its map and heads for: the travel that
    /// settling is measured by.
    package var travel: Double {
        let start = segments.first?.motion.state(at: 0).position ?? 0
        var sources = [start] + segments.map(\.motion.target)
        if let map, let lower = sources.min(), let upper = sources.max() {
            sources += map.corners.filter { lower < $0 && $0 < upper }
        }
        let values = sources.map(mapped)
        return (values.max() ?? 0) - (values.min() ?? 0)
    }

    /// Whether the property moves or jumps at all.
    package var moves: Bool { travel > 0 }

    /// The times at which the value jumps, with the values before and after.
    package var jumps: [(time: Double, from: Double, to: Double)] {
        segments.dropFirst().compactMap { segment in
            let from = state(before: segment.start).position
            let to = state(at: segment.start).position
            guard case .still = segment.motion, from != to else { return nil }
            return (segment.start, from, to)
        }
    }

    private func index(at time: Double) -> Int {
        var low = 0
        var high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].start <= time { low = middle } else { high = middle }
        }
        return low
    }

    func mapped(_ value: Double) -> Double { map?.value(at: value).output ?? value }

    private func mapped(_ state: MotionState) -> MotionState {
        guard let map else { return state }
        let (output, slope) = map.value(at: state.position)
        return MotionState(position: output, velocity: slope * state.velocity)
    }
}
