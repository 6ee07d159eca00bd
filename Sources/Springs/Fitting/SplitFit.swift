/// Two motions in one recording, as a press and the release that takes over from it.
///
/// The samples are cut in two. The first part is fitted as any recording; the second begins at the cut with whatever
/// place and velocity the value has there. The cut with the least squares is taken, and kept when two motions explain the
/// recording better than one by Akaike's criterion: the likelihood ratio of the two, less what the further numbers cost.
public struct SplitFit: Hashable, Sendable {
    /// The motions in order: two, or one where a second explains nothing.
    public let motions: [SpringFit]
    /// How much better two motions explain the recording than one, by AICc; positive where there are two.
    public let gain: Double

    /// How much better two must explain it by AICc: the best of many cuts is better than one motion by chance as well.
    public static let leastGain = 20.0

    /// The fit of a recording that may hold two motions.
    ///
    /// - Throws: ``FitError`` or ``RecordingError`` when not even one motion can be found.
    public init(_ recording: Recording, given: SpringFit.Given = SpringFit.Given(), leastGain: Double = leastGain)
        throws
    {
        let single = Result { try SpringFit(recording, given: given) }
        let best = Self.bestCut(of: recording, given: given)
        let scoreOfOne = (try? single.get())?.scores.first?.aicc ?? .infinity
        guard let best, scoreOfOne - best.aicc > leastGain,
            let first = try? SpringFit(recording.part(0..<best.cut), given: Self.firstGiven(given), least: 3),
            let second = try? SpringFit(
                recording.part(best.cut..<recording.times.count),
                given: Self.secondGiven(given, from: recording.times[best.cut]), least: 3)
        else {
            motions = [try single.get()]
            gain = best.map { scoreOfOne - $0.aicc } ?? 0
            return
        }
        motions = [first, second]
        gain = scoreOfOne - best.aicc
    }

    private static func firstGiven(_ given: SpringFit.Given) -> SpringFit.Given {
        var first = given
        first.to = nil
        first.model = given.model ?? .spring
        return first
    }

    private static func secondGiven(_ given: SpringFit.Given, from start: Double) -> SpringFit.Given {
        var second = given
        second.from = nil
        second.start = start
        second.velocity = nil
        second.model = given.model?.takesVelocity == true ? given.model : .spring
        return second
    }

    /// The cut with the least squares: looked for among evenly spaced ones, then among the neighbours of the best.
    private static func bestCut(
        of recording: Recording, given: SpringFit.Given, looks: Int = 24
    ) -> (cut: Int, aicc: Double)? {
        let count = recording.times.count
        let least = Recording.fewestSamples
        guard count >= 2 * least else { return nil }
        var known: [Int: (squares: Double, numbers: Int)] = [:]
        func look(_ cut: Int) {
            guard known[cut] == nil, cut >= least, cut <= count - least,
                let before = try? recording.part(0..<cut), let after = try? recording.part(cut..<count),
                let first = FitSearch(before, given: firstGiven(given)).best(given.model ?? .spring),
                let second = FitSearch(after, given: secondGiven(given, from: recording.times[cut])).best(.spring)
            else { return }
            known[cut] = (first.squares + second.squares, first.soughtCount + second.soughtCount + 1)
        }
        func best() -> Int? { known.min { ($0.value.squares, $0.key) < ($1.value.squares, $1.key) }?.key }
        var step = max(1, (count - 2 * least) / looks)
        for cut in stride(from: least, through: count - least, by: step) { look(cut) }
        while step > 1, let center = best() {
            step = max(1, step / 3)
            for offset in -3...3 { look(center + offset * step) }
        }
        guard let cut = best(), let found = known[cut] else { return nil }
        let span = (recording.values.max() ?? 0) - (recording.values.min() ?? 0)
        return (
            cut,
            Akaike.corrected(squares: found.squares, samples: count, numbers: found.numbers + 1, scale: span)
        )
    }
}
