import Plotting

/// How much room a control takes over a whole script, in points about its middle.
struct ControlExtent: Hashable, Sendable {
    /// The greatest distance from the middle to either side, and up or down.
    private(set) var halfWidth: Double
    private(set) var halfHeight: Double

    /// The room of a control up to `end` seconds, looked at `rate` times a second.
    init(of reader: ControlReader, until end: Double, rate: Double = 60, mostSamples: Double = 20_000) {
        let size = reader.performance.scene.size
        halfWidth = size.width / 2
        halfHeight = size.height / 2
        let count = Int(min(max(end, 0) * rate, mostSamples).rounded(.up))
        for index in 0...max(count, 1) {
            let moment = reader.moment(at: end * Double(index) / Double(max(count, 1)))
            // What a blur wider than its control spreads is too faint to need room of its own.
            let blur = moment.morph == nil ? min(2 * moment.blur, max(size.width, size.height)) : 0
            halfWidth = max(halfWidth, moment.width / 2 * moment.scale + abs(moment.offset.x) + blur)
            halfHeight = max(halfHeight, moment.height / 2 * moment.scale + abs(moment.offset.y) + blur)
        }
    }

    /// The whole room.
    var size: Size { Size(2 * halfWidth, 2 * halfHeight) }

    /// The room that holds both.
    func union(_ other: ControlExtent) -> ControlExtent {
        var both = self
        both.halfWidth = max(halfWidth, other.halfWidth)
        both.halfHeight = max(halfHeight, other.halfHeight)
        return both
    }
}
