import Springs

/// How one property moves through a whole script, exactly.
///
/// Times are seconds from the start of the script. The model value is what the animation computes; the visible value is
/// that clamped to the property's visible range.
package struct Track: Motion, Hashable {
    /// The property.
    package let property: AnimatedProperty
    /// How the value moves, or that of the property it follows.
    package let course: ExactCourse
    /// What turns the source's value into this property's; nil for a property that phases give.
    package let map: PiecewiseLinearMap?

    init(property: AnimatedProperty, course: ExactCourse, map: PiecewiseLinearMap? = nil) {
        self.property = property
        self.course = course
        self.map = map
    }

    /// The value at the end of the script.
    package var target: Double { mapped(course.target) }

    /// The value at the start of the script.
    package var initialValue: Double { state(at: 0).position }

    /// Position and velocity of the model value at a time; where a jump happens, the state after it.
    package func state(at time: Double) -> MotionState {
        mapped(course.state(at: time))
    }

    /// The state just before a time: where a jump happens, the state it leaves.
    package func state(before time: Double) -> MotionState {
        mapped(course.state(before: time))
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
        var sources = [course.state(at: 0).position] + course.segments.map(\.motion.target)
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
        course.segments.dropFirst().compactMap { segment in
            let from = state(before: segment.start).position
            let to = state(at: segment.start).position
            guard case .still = segment.motion, from != to else { return nil }
            return (segment.start, from, to)
        }
    }

    func mapped(_ value: Double) -> Double { map?.value(at: value).output ?? value }

    private func mapped(_ state: MotionState) -> MotionState {
        guard let map else { return state }
        let (output, slope) = map.value(at: state.position)
        return MotionState(position: output, velocity: slope * state.velocity)
    }
}
