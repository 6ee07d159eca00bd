import Plotting
import Words

/// The curves of one animated property, drawn over time in one panel.
package struct PropertyPanel: Sendable {
    /// A value the property comes from or goes to, drawn as a dashed line.
    package struct Target: Hashable, Sendable {
        /// The value in the property's unit.
        package var value: Double
        /// What stands at its side; nil writes the value.
        package var label: String?

        /// A target from its value and words.
        package init(_ value: Double, label: String? = nil) {
            self.value = value
            self.label = label
        }
    }

    /// What the property is called: "Corner radius".
    package var name: String
    /// Its unit: "pt"; empty for a bare number.
    package var unit: String
    /// The values that are seen; nil for all. Where a curve leaves them, the area is shaded.
    package var visible: ClosedRange<Double>?
    /// Where the property comes from and goes to.
    package var targets: [Target]
    /// The curves.
    package var curves: [Curve]
    /// What follows the unit in muted ink.
    var words = ""
    /// Ranges around targets that are tinted: what counts as settled.
    var tolerances: [ClosedRange<Double>] = []
    /// Ranges that are hatched with what is said of them.
    var hidden: [(range: ClosedRange<Double>, words: String)] = []
    /// The share of the height, relative to other panels'.
    var weight = 1.0
    /// Whether it is left out where the chart is too low to say everything.
    var isOptional = false

    /// A panel from its property and curves.
    package init(
        _ name: String, unit: String = "", visible: ClosedRange<Double>? = nil, targets: [Target] = [],
        curves: [Curve]
    ) {
        self.name = name
        self.unit = unit
        self.visible = visible
        self.targets = targets
        self.curves = curves
    }

    /// The panel over a time axis that ends at `duration` seconds.
    func panel(over axis: Axis, duration: Double, sampler: CurveSampler) -> Panel {
        let sampled = curves.map { $0.samples(until: duration, sampler: sampler) }
        let values = sampled.joined().map(\.y).filter(\.isFinite) + targets.map(\.value)
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        let decimals = ValueText.decimals(span: high - low, magnitude: max(abs(low), abs(high)))
        return Panel(
            title: name, detail: [unit, words].filter { !$0.isEmpty }.joined(separator: ", "), x: axis,
            series: zip(curves, sampled).map { curve, samples in
                Series(
                    name: curve.name, detail: curve.words, samples: samples, style: curve.style, role: curve.role,
                    dash: curve.dash, width: curve.width, visible: visible, isInLegend: !curve.name.isEmpty)
            },
            marks: curves.flatMap { marks(of: $0, until: duration, decimals: decimals, time: axis.unit) },
            lines: targets.map { target in
                ReferenceLine(
                    .horizontal, at: target.value,
                    label: target.label ?? ValueText.shortest(target.value, decimals: decimals))
            },
            bands: hiddenBands(low: low, high: high) + tolerances.map { Band($0, fill: .tint) }
                + hidden.map { Band($0.range, label: $0.words) },
            weight: weight, isOptional: isOptional)
    }

    private func marks(of curve: Curve, until duration: Double, decimals: Int, time unit: AxisUnit) -> [Mark] {
        curve.moments.filter { (0...duration).contains($0.time) }.map { moment in
            let (time, value) = (moment.time, curve.value(moment.time))
            let words = ValueText.time(time, unit)
            let at = Sample(time, value)
            switch moment {
            case .peak:
                let isLow = isDip(curve, at: time, duration: duration)
                let beyond = targets.map { abs(value - $0.value) }.min() ?? 0
                let decimals = max(decimals, ValueText.decimals(telling: beyond))
                return Mark(
                    at: at, label: "\(isLow ? "low" : "peak") \(ValueText.fixed(value, decimals: decimals)) · \(words)",
                    side: isLow ? .below : .above, role: curve.role)
            case .settling(_, let band):
                let seen = visible.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
                return Mark(
                    at: Sample(time, seen), label: "settles \(words) (\(Measure.percent(ofOne: band)))", shape: .ring,
                    role: curve.role)
            case .end:
                return Mark(at: at, label: "ends \(words)", shape: .ring, role: curve.role)
            case .note(_, let text):
                return Mark(at: at, label: text, role: curve.role)
            }
        }
    }

    /// Whether a turning point is a low one: the curve is higher on both sides.
    private func isDip(_ curve: Curve, at time: Double, duration: Double) -> Bool {
        let step = duration / 200
        return curve.value(max(0, time - step)) + curve.value(time + step) > 2 * curve.value(time)
    }

    /// The areas that a curve enters and nobody sees.
    private func hiddenBands(low: Double, high: Double) -> [Band] {
        guard let visible else { return [] }
        // A thousandth of the span is less than a line's width.
        let slack = (high - low) * 1e-3
        var bands: [Band] = []
        if low < visible.lowerBound - slack {
            bands.append(Band(-Double.infinity...visible.lowerBound, label: "not visible"))
        }
        if high > visible.upperBound + slack {
            bands.append(Band(visible.upperBound...Double.infinity, label: "not visible"))
        }
        return bands
    }
}
