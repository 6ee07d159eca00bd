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

    /// The grid that the command line asks for, up to `end` seconds where it does not say how far.
    static func grid(_ arguments: ParsedArguments, until end: Double) throws -> SampleGrid {
        let step = try arguments[CommonOptions.step]
        let samples = try arguments[CommonOptions.samples]
        // The frames that SwiftUI plays have a rate of their own beside that of the samples.
        let playsFrames = try arguments[CommonOptions.solver] != .exact
        let given = [
            step == nil ? nil : "--step", samples == nil ? nil : "--samples",
            arguments.isGiven(CommonOptions.framesPerSecond) && !playsFrames ? "--fps" : nil,
        ].compactMap(\.self)
        if given.count > 1 { throw UsageError.exclusiveOptions(given) }
        let end = try arguments[CommonOptions.until] ?? end
        if let step { return try SampleGrid(step: step, end: end) }
        if let samples { return try SampleGrid(count: samples, end: end) }
        return try SampleGrid(framesPerSecond: try arguments[CommonOptions.framesPerSecond], end: end)
    }
}
