/// A value that is given new targets, as SwiftUI's runtime moves it from frame to frame.
///
/// A `.spring`-family spring takes over from another under the same delays and speeds with its place, velocity and force, and
/// from a curve or an interpolating spring under the same ones with its place alone; anything else is laid over what goes on beneath (``PlayedLayer``). In the frame of a
/// change that finds the value moving, the value of the frame before is shown once more.
///
/// Give it the changes due at a frame and then let it show the frame, with times that do not decrease.
struct PlayedCourse: Hashable, Sendable {
    private let unit: PlayedUnit
    private let runtime: SwiftUIRuntime
    /// Where the value rested when what moves it now began.
    private var origin: Double
    /// What moves it, the oldest first.
    private var layers: [PlayedLayer] = []
    /// What a change shows once more in its own frame.
    private var held: MotionState?
    /// The frame time at which the last animation ended, or the value jumped; nil while it moves, and before anything.
    private(set) var end: Double?

    /// A value at rest.
    init(at value: Double, unit: PlayedUnit = PlayedUnit(), runtime: SwiftUIRuntime = .standard) {
        origin = value
        self.unit = unit
        self.runtime = runtime
    }

    /// What is shown.
    var state: MotionState { held ?? newest { $0.state } ?? MotionState(position: origin, velocity: 0) }

    /// The value it moves to.
    var target: Double { newest { $0.target } ?? origin }

    /// Whether nothing moves.
    var isAtRest: Bool { layers.isEmpty }

    /// Whether the completion of `.logicallyComplete` has been called.
    var isLogicallyComplete: Bool { newest { $0.isLogicallyComplete } ?? true }

    /// Reads what is asked of the newest layer in place: copying it would cost more than moving it by a frame.
    @inline(__always)
    private func newest<Value>(_ read: (borrowing PlayedLayer) -> Value) -> Value? {
        layers.isEmpty ? nil : read(layers[layers.count - 1])
    }

    /// Shows a frame, after the changes that are due in it. Frame i of a play is shown at `time`.
    mutating func show(_ time: Double, changes: ArraySlice<ValueChange> = []) {
        held = nil
        for change in changes { apply(change, at: time) }
        if held == nil { advance(to: time) }
    }

    /// Moves what goes on to a frame and drops what has ended with all that lies under it.
    private mutating func advance(to time: Double) {
        guard !layers.isEmpty else { return }
        var ended = 0
        for index in layers.indices {
            // A spring that has taken over counts from where the motion before it began.
            layers[index].advance(to: time, over: index > ended ? layers[index - 1].state : place(under: index, ended))
            if layers[index].isOver {
                origin = layers[index].target
                ended = index + 1
            }
        }
        guard ended > 0 else { return }
        layers.removeFirst(ended)
        if layers.isEmpty { end = time }
    }

    private func place(under index: Int, _ ended: Int) -> MotionState? {
        index == ended && ended > 0 ? MotionState(position: origin, velocity: 0) : nil
    }

    private mutating func apply(_ change: ValueChange, at time: Double) {
        guard change.target != target || change.velocity != 0 else { return }
        guard let animation = change.animation else {
            (origin, layers, held, end) = (change.target, [], nil, time)
            return
        }
        let before = state
        let wasMoving = !isAtRest
        let index = layers.count - 1
        let handed = layers.last?.handsOver(to: animation) ?? (place: false, velocity: false)
        if case .spring(let spring, let blendDuration) = animation.base, handed.velocity {
            layers[index].handOver(to: spring, blendDuration: blendDuration, by: change, at: time)
        } else if handed.place, layers.count == 1 || animation.modifiers.isEmpty {
            // Several layers as a whole have no modifiers.
            var advanced = self
            advanced.held = nil
            advanced.advance(to: time)
            let place = MotionState(position: advanced.state.position, velocity: 0)
            layers = [
                PlayedLayer(
                    animation, by: change, over: place, takingOverFrom: (origin, layers[0].start), at: time, unit: unit,
                    runtime: runtime)
            ]
        } else {
            layers.append(
                PlayedLayer(animation, by: change, over: before, at: time, unit: unit, runtime: runtime))
        }
        end = nil
        if wasMoving { held = before }
    }
}
