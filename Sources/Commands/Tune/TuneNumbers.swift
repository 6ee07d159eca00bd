import Springs
import Terminal

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

    private static let quantities: [(name: String, value: @Sendable (StepMetrics) -> String)] = [
        ("overshoot", { Self.percent($0.overshootPercent) }),
        ("peak at", { $0.peakTime.map(TimeWords.short) ?? "none" }),
        ("rise 10-90 %", { $0.riseTime.map(TimeWords.short) ?? "never" }),
        ("settles 2 %", { $0.settlingTime(within: 0.02)?.seconds.map(TimeWords.short) ?? "never" }),
        ("to 0.1 %", { $0.settlingTime(within: 0.001)?.seconds.map(TimeWords.short) ?? "never" }),
        ("peak speed", { $0.peakSpeed.map { TimeWords.threeDigits($0) + "/s" } ?? "none" }),
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
        for quantity in Self.quantities.prefix(max(most - others, 0)) {
            var pieces = [Piece(text: quantity.name, column: 0, style: .faint)]
            for (entry, end) in zip(sides, isShared ? [Self.ends[1]] : Self.ends) {
                guard let metrics = motion.metrics[entry]?.step else { continue }
                let text = quantity.value(metrics)
                pieces.append(Piece(text: text, column: end - text.count, style: entry == side ? .bold : .plain))
            }
            lines.append(pieces)
        }
        lines.append([
            Piece(text: "a tap reaches", column: 0, style: .faint),
            Piece(text: tap, column: Self.ends[1] - tap.count, style: .plain),
        ])
        if let end = motion.played?.end {
            let text = TimeWords.short(end)
            lines.append([
                Piece(text: "played until", column: 0, style: .faint),
                Piece(text: text, column: Self.ends[1] - text.count, style: .plain),
            ])
        }
        return lines
    }

    /// The most telling of them in one line.
    func sentence(side: TunedPair.Side) -> String {
        guard let metrics = motion.metrics[side]?.step else { return "" }
        let overshoot = Self.percent(metrics.overshootPercent)
        let settling = metrics.settlingTime(within: 0.02)?.seconds.map(TimeWords.short) ?? "never"
        return "overshoot \(overshoot) · settles \(settling) · tap \(tap)"
    }

    /// A percentage with at most two decimals.
    private static func percent(_ value: Double?) -> String {
        value.map { TunedWords.fixed($0, $0 < 10 ? 2 : 1) + " %" } ?? "none"
    }

    /// How much of the press a tap of this hold shows at its deepest.
    private var tap: String { PercentWords.short(motion.handoff.deepestFraction) }
}
