import Analysis
import Figures
import Plotting
import Reports
import Springs
import Words

/// A sweep as a picture: its first metric in lines over the colours of the second.
struct SweepMap {
    private let sweep: Sweep
    private let marks: [NamedAnimation]
    /// The metrics in the order of cells, one array each.
    private let values: [[Double]]
    private let refused: Int

    /// - Parameter marks: labelled springs to be pointed out.
    init(_ sweep: Sweep, marks words: [String], threads: Int) throws {
        for axis in [sweep.first, sweep.second] where zip(axis.values, axis.values.dropFirst()).contains(where: >=) {
            throw InputError.conflict("--\(axis.parameter.rawValue) goes back and forth; a map needs values that rise")
        }
        self.sweep = sweep
        marks = try Subject.animations(words, command: "sweep")
        let rows = sweep.second.values.count
        let columns = OrderedWork.pieces(0..<sweep.first.values.count, threads: threads) { column in
            var numbers = sweep.columns.map { _ in 0.0 }
            var refused = 0
            let cells = (0..<rows).map { row in
                if !sweep.compute(column * rows + row, into: &numbers) { refused += 1 }
                return Array(numbers.dropFirst(2))
            }
            return (cells: cells, refused: refused)
        }
        refused = columns.reduce(0) { $0 + $1.refused }
        values = sweep.metrics.indices.map { metric in
            (0..<rows).flatMap { row in columns.map { $0.cells[row][metric] } }
        }
    }

    /// Says what the picture leaves out.
    func note(in session: Session) {
        if refused > 0 { session.note(SweepRows.note(on: refused)) }
        if sweep.metrics.count > 2 {
            session.note("a map shows two metrics; \(sweep.metrics.dropFirst(2).map(\.id).listed()) left out")
        }
    }

    /// The chart.
    func chart(theme: Theme) -> Chart {
        let (lines, field) = (sweep.metrics[0], sweep.metrics[min(1, sweep.metrics.count - 1)])
        let (across, upwards) = (sweep.first.parameter.metric, sweep.second.parameter.metric)
        return SweepHeatmap(
            title: "\(lines.sentenceTitle.sentenceCased) over \(across.title) and \(upwards.title)",
            subtitle: lines == field ? "" : "lines: \(lines.sentenceTitle); colours: \(field.sentenceTitle)",
            x: (
                Axis(title: across.title.sentenceCased, unit: AxisUnit(across.unit), padding: 0),
                sweep.first.values
            ),
            y: (upwards.title.sentenceCased, AxisUnit(upwards.unit), sweep.second.values),
            metric: (field.title.sentenceCased, AxisUnit(field.unit)), values: values[min(1, values.count - 1)],
            lines: (lines.title, AxisUnit(lines.unit), values[0]), marks: presets + marks.compactMap(mark), theme: theme
        ).chart
    }

    /// SwiftUI's springs, where the grid is one of theirs.
    private var presets: [Mark] {
        let isTheirs = [sweep.first, sweep.second].allSatisfy {
            $0.parameter.role == .length || $0.parameter.role == .shape
        }
        guard isTheirs else { return [] }
        return [SpringPreset.smooth, .snappy, .bouncy].compactMap { preset in
            (try? Spring(duration: preset.duration, bounce: preset.bounce)).flatMap { spring in
                mark(NamedAnimation(Animation(.spring(spring, blendDuration: 0)), label: preset.rawValue))
            }
        }
    }

    /// An animation's place, where it is within the grid.
    private func mark(_ named: NamedAnimation) -> Mark? {
        guard var context = try? MetricContext(named.animation),
            let x = sweep.first.parameter.metric.value(in: &context).number,
            let y = sweep.second.parameter.metric.value(in: &context).number,
            let left = sweep.first.values.min(), let right = sweep.first.values.max(), left <= x, x <= right,
            let low = sweep.second.values.min(), let high = sweep.second.values.max(), low <= y, y <= high
        else { return nil }
        return Mark(at: Sample(x, y), label: named.label)
    }
}

extension AxisUnit {
    /// How a metric's unit is read on an axis.
    init(_ unit: Metric.Unit) {
        let shown = DisplayUnit(unit)
        self.init(shown.symbol, perDataUnit: shown.factor)
    }
}

extension String {
    /// The words with a capital at their start.
    fileprivate var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}
