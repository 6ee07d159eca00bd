import Plotting

/// A value that changes with time, to be drawn as one line.
package struct Curve: Sendable {
    /// A moment of a curve that is pointed out with its value.
    package enum Moment: Hashable, Sendable {
        /// The curve turns at this time, in seconds: "peak 1.0027 · 230 ms".
        case peak(time: Double)
        /// From this time on, in seconds, the curve stays within a band of its travel around the target, as a fraction:
        /// "settles 335 ms (2 %)".
        case settling(time: Double, band: Double)
        /// What is played ends at this time, in seconds: "ends 517 ms".
        case end(time: Double)
        /// Something else happens at this time, in seconds; the words are as given.
        case note(time: Double, String)

        /// When it is, in seconds.
        package var time: Double {
            switch self {
            case .peak(let time), .settling(let time, _), .end(let time), .note(let time, _): time
            }
        }
    }

    /// What the legend calls it: "press".
    package var name: String
    /// What the legend adds: the spring in SwiftUI's words.
    package var words: String
    /// Its colour.
    package var role: ColorRole
    /// How it is drawn. Steps and dots show displayed frames, at `frames` per second.
    package var style: Series.Style
    /// Frames per second for steps and dots.
    package var frames: Double
    /// Lengths of dashes and gaps in points; empty for a solid line.
    package var dash: [Double]
    /// The line's width in points.
    package var width: Double
    /// The moments pointed out; those outside the chart's time are left out.
    package var moments: [Moment]
    /// Further times in seconds that are sampled exactly: corners and jumps.
    package var corners: [Double]
    /// The value in the property's own unit at a time in seconds.
    package var value: @Sendable (Double) -> Double

    /// A curve from its looks and values.
    package init(
        _ name: String, words: String = "", role: ColorRole = .series(0), style: Series.Style = .line,
        frames: Double = 60, dash: [Double] = [], width: Double = 2.5, moments: [Moment] = [],
        corners: [Double] = [], value: @escaping @Sendable (Double) -> Double
    ) {
        self.name = name
        self.words = words
        self.role = role
        self.style = style
        self.frames = frames
        self.dash = dash
        self.width = width
        self.moments = moments
        self.corners = corners
        self.value = value
    }

    /// The samples to draw from the start to a duration in seconds.
    func samples(until duration: Double, sampler: CurveSampler) -> [Sample] {
        let count = duration * frames
        if style != .line, frames > 0, count.isFinite, count < 100_000 {
            return (0...Int(count + 1e-9)).map { Sample(Double($0) / frames, value(Double($0) / frames)) }
        }
        return sampler.samples(over: 0...duration, including: corners + moments.map(\.time)) { Sample($0, value($0)) }
    }
}
