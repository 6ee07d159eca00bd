import Analysis
import Springs
import Terminal
import Words

/// The numbers beside the curve: what is measured of each animation and what a tap shows.
struct TuneNumbers {
    /// Some characters of a line.
    struct Piece {
        let text: String
        let column: Int
        let style: ANSIStyle
    }

    private let motion: TunedMotion
    private let isShared: Bool
    private let labels: [TunedPair.Side: String]
    /// Where the columns of numbers end.
    private static let ends = [21, 29]

    init(_ motion: TunedMotion, isShared: Bool, labels: [TunedPair.Side: String]) {
        self.motion = motion
        self.isShared = isShared
        self.labels = labels
    }

    /// What is shown of each animation, the most telling first.
    private static let metrics: [Metric] = [
        .overshoot, .peakTime, .riseTime, .settlingTime(0.02), .settlingTime(0.001), .peakVelocity,
    ]

    /// A table, a line a quantity, the chosen side emphasised. With few lines the least telling are left out.
    func lines(side: TunedPair.Side, most: Int) -> [[Piece]] {
        let sides: [TunedPair.Side] = isShared ? [.release] : TunedPair.Side.allCases
        var lines: [[Piece]] = []
        if !isShared {
            lines.append(
                zip(sides, Self.ends).map { entry, end in
                    let name = String((labels[entry] ?? "").prefix(8))
                    return Piece(
                        text: name, column: end - name.count, style: TunePage.style(entry, bold: entry == side))
                })
        }
        let others = lines.count + (motion.played == nil ? 1 : 2)
        for metric in Self.metrics.prefix(max(most - others, 0)) {
            var pieces = [Piece(text: metric.shortTitle, column: 0, style: .faint)]
            for (entry, end) in zip(sides, isShared ? [Self.ends[1]] : Self.ends) {
                let text = text(metric, of: entry)
                pieces.append(Piece(text: text, column: end - text.count, style: entry == side ? .bold : .plain))
            }
            lines.append(pieces)
        }
        lines.append([
            Piece(text: "a tap reaches", column: 0, style: .faint),
            Piece(text: tap, column: Self.ends[1] - tap.count, style: .plain),
        ])
        if let end = motion.played?.end {
            let text = Measure.time(end)
            lines.append([
                Piece(text: "played until", column: 0, style: .faint),
                Piece(text: text, column: Self.ends[1] - text.count, style: .plain),
            ])
        }
        return lines
    }

    /// The most telling of them in one line.
    func sentence(side: TunedPair.Side) -> String {
        "overshoot \(text(.overshoot, of: side)) · settles \(text(.settlingTime(0.02), of: side)) · tap \(tap)"
    }

    /// A metric of a side: three digits of a time or a speed, a percentage with at most two decimals.
    private func text(_ metric: Metric, of side: TunedPair.Side) -> String {
        guard let animation = motion.metrics[side]?.animation, var context = try? MetricContext(animation) else {
            return ""
        }
        switch metric.value(in: &context) {
        case .missing: return "none"
        case .never: return "never"
        case .number(let value):
            switch metric.unit {
            case .seconds: return Measure.time(value)
            case .percent: return Measure.percent(value)
            case .perSecond: return NumberText.significant(value) + "/s"
            case .one, .count, .radiansPerSecond, .kilograms, .newtonsPerMetre, .newtonSecondsPerMetre, .pixels,
                .frames:
                return NumberText.significant(value)
            }
        }
    }

    /// How much of the press a tap of this hold shows at its deepest.
    private var tap: String { Measure.percent(ofOne: motion.handoff.deepestFraction) }
}
