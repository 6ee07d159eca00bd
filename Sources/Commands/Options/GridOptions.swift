import Arguments
import Springs

/// The options that say at which times something is sampled.
enum GridOptions {
    static let all = OptionSpec.group("Sampling") {
        CommonOptions.framesPerSecond
        CommonOptions.step
        CommonOptions.samples
        CommonOptions.until
    }
}

/// At which times something is sampled, whatever its end.
struct Sampling: Hashable, Sendable {
    /// How the times are spaced.
    enum Spacing: Hashable, Sendable {
        /// So many a second.
        case rate(Double)
        /// So many seconds apart.
        case step(Double)
        /// So many in all.
        case count(Int)
    }

    var spacing: Spacing
    /// Where it ends, in seconds; nil for where the motion does.
    var until: Double?

    /// So many times a second.
    init(framesPerSecond: Double = 60, until: Double?) {
        spacing = .rate(framesPerSecond)
        self.until = until
    }

    /// The times that the command line asks for.
    ///
    /// - Parameter playsFrames: whether `--fps` is the rate of played frames, beside which samples have a step of their own.
    init(_ arguments: inout ArgumentReader, playsFrames: Bool) throws {
        let step = try arguments[CommonOptions.step]
        let samples = try arguments[CommonOptions.samples]
        let given = [
            step == nil ? nil : "--step", samples == nil ? nil : "--samples",
            try !playsFrames && arguments.isGiven(CommonOptions.framesPerSecond) ? "--fps" : nil,
        ].compactMap(\.self)
        if given.count > 1 { throw UsageError.exclusiveOptions(given) }
        until = try arguments[CommonOptions.until]
        spacing =
            if let step {
                .step(step)
            } else if let samples {
                .count(samples)
            } else {
                .rate(try arguments[CommonOptions.framesPerSecond])
            }
    }

    /// The grid, up to `end` seconds where nobody says how far.
    func grid(until end: Double) throws(SampleGridError) -> SampleGrid {
        let end = until ?? end
        return switch spacing {
        case .rate(let rate): try SampleGrid(framesPerSecond: rate, end: end)
        case .step(let step): try SampleGrid(step: step, end: end)
        case .count(let count): try SampleGrid(count: count, end: end)
        }
    }
}
