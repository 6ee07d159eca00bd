/// The lines by which a series is painted: what is seen, and what lies outside the visible range.
struct SeriesLines {
    /// The curve as seen: runs of points, cut where samples are missing and held at the bounds of the visible range.
    private(set) var seen: [[Sample]] = []
    /// The runs outside the visible range.
    private(set) var hidden: [[Sample]] = []

    init(_ series: Series) {
        for run in Self.runs(of: series) {
            guard let visible = series.visible else {
                seen.append(run)
                continue
            }
            split(run, visible)
        }
    }

    /// The runs of samples without a break; steps get their corners.
    private static func runs(of series: Series) -> [[Sample]] {
        var runs: [[Sample]] = []
        for part in series.samples.split(whereSeparator: { !$0.isFinite }) {
            var run: [Sample] = []
            for sample in part {
                if series.style == .steps, let last = run.last { run.append(Sample(sample.x, last.y)) }
                run.append(sample)
            }
            runs.append(run)
        }
        return runs
    }

    private mutating func split(_ run: [Sample], _ visible: ClosedRange<Double>) {
        var held: [Sample] = []
        var outside: [Sample] = []
        func isInside(_ sample: Sample) -> Bool { visible.contains(sample.y) }
        func hold(_ sample: Sample) -> Sample {
            Sample(sample.x, min(max(sample.y, visible.lowerBound), visible.upperBound))
        }
        for (index, sample) in run.enumerated() {
            if index > 0 {
                for crossing in Self.crossings(from: run[index - 1], to: sample, visible) {
                    held.append(crossing)
                    outside.append(crossing)
                    if outside.count > 1 {
                        hidden.append(outside)
                        outside = []
                    }
                }
            }
            held.append(hold(sample))
            if isInside(sample) {
                outside = []
            } else {
                outside.append(sample)
            }
        }
        if outside.count > 1 { hidden.append(outside) }
        seen.append(held)
    }

    /// Where the straight line between two samples passes a bound, in order.
    private static func crossings(from a: Sample, to b: Sample, _ visible: ClosedRange<Double>) -> [Sample] {
        [visible.lowerBound, visible.upperBound].filter(\.isFinite)
            .compactMap { bound -> (Double, Sample)? in
                guard (a.y < bound && b.y > bound) || (a.y > bound && b.y < bound) else { return nil }
                let part = (bound - a.y) / (b.y - a.y)
                return (part, Sample(a.x + (b.x - a.x) * part, bound))
            }
            .sorted { $0.0 < $1.0 }.map(\.1)
    }
}
