import Analysis
import Reports
import Springs

/// How samples are written.
struct SamplesOutput {
    var format = TableFormat.csv
    /// One row a time, series and property.
    var isLong = false
    var data = DataStyle()
    /// The line's width and characters of a table for people.
    var style = TableStyle()

    /// The most rows of a table that is laid out for people, which is held whole.
    static let mostHeld = 100_000

    /// Writes every row to a sink.
    func write(_ samples: Samples, spacing: Sampling.Spacing, to sink: ResultStream.Sink) throws {
        let rows = samples.count * (isLong ? samples.request.series.count : 1)
        guard !RowStream.isHeld(format) || rows <= Self.mostHeld else {
            throw InputError.tooMany(
                found: rows, most: Self.mostHeld, what: "rows of a table laid out for people",
                remedy: "give fewer series, a larger step or an earlier end, or write --format csv or markdown")
        }
        let time = RowStream.Column("time_s", notation: timeNotation(samples.request.grid, spacing))
        let phase = samples.request.phase == nil ? [] : [RowStream.Column("phase", isText: true)]
        try withoutActuallyEscaping(sink) { sink in
            if isLong {
                try writeLong(samples, [time] + phase, to: sink)
            } else {
                try writeWide(samples, [time] + phase, to: sink)
            }
        }
    }

    /// The most numbers of a file that is held until others are ready as well.
    static let mostNumbersHeld = 5_000_000

    /// The samples as the bytes of a file, held whole.
    func bytes(of samples: Samples, spacing: Sampling.Spacing) throws -> [UInt8] {
        let numbers = samples.count * (samples.request.series.count + 1)
        guard numbers <= Self.mostNumbersHeld else {
            throw InputError.tooMany(
                found: numbers, most: Self.mostNumbersHeld, what: "numbers in a file beside others",
                remedy: "give a larger step or an earlier end, or have 'dashpot csv' write them row by row")
        }
        var bytes: [UInt8] = []
        try write(samples, spacing: spacing) { chunk throws(OutputError) in bytes += chunk }
        return bytes
    }

    private func writeWide(
        _ samples: Samples, _ leading: [RowStream.Column], to sink: @escaping ResultStream.Sink
    ) throws {
        let columns = try samples.wideColumns()
        let stream = stream(leading + columns.map { RowStream.Column($0.name, notation: notation) })
        try stream.write(to: { try sink($0) }) { write in
            try samples.forEachBlock(of: columns) { rows in
                try write(rows.leading + rows.columns.map(RowStream.Cells.numbers))
            }
        }
    }

    private func writeLong(
        _ samples: Samples, _ leading: [RowStream.Column], to sink: @escaping ResultStream.Sink
    ) throws {
        let names = samples.request.series.isEmpty ? [] : samples.longColumns(of: 0).map(\.name)
        let stream = stream(
            leading + [RowStream.Column("series", isText: true), RowStream.Column("property", isText: true)]
                + names.map { RowStream.Column($0, notation: notation) }
                + (samples.isOfBothSolvers ? [RowStream.Column("solver", isText: true)] : []))
        try stream.write(to: { try sink($0) }) { write in
            for (index, series) in samples.request.series.enumerated() {
                try samples.forEachBlock(of: samples.longColumns(of: index)) { rows in
                    let solver = series.isPlayedBeside ? Solver.swiftui : .exact
                    try write(
                        rows.leading + [.all(series.series), .all(series.property ?? "value")]
                            + rows.columns.map(RowStream.Cells.numbers)
                            + (samples.isOfBothSolvers ? [.all(solver.rawValue)] : []))
                }
            }
        }
    }

    private func stream(_ columns: [RowStream.Column]) -> RowStream {
        var style = style
        style.delimiter = data.delimiter
        return RowStream(columns: columns, format: format, style: style)
    }

    private var notation: NumberNotation { data.notation(in: format) }

    /// The notation of times: with a fixed number of decimals never fewer than their step has, so that no two rows have one
    /// time.
    private func timeNotation(_ grid: SampleGrid, _ spacing: Sampling.Spacing) -> NumberNotation {
        guard let precision = data.precision else { return notation }
        let step =
            switch spacing {
            case .rate(let rate): 1 / rate
            case .step(let step): step
            case .count(let count): grid.end / Double(max(count - 1, 1))
            }
        let last = (0..<grid.count).suffix(2).map(grid.time)
        let isEnough = { (notation: NumberNotation) in
            // A step of some decimals keeps them all; one of endless decimals stays apart from its neighbours.
            let kept = Double(notation.text(step)).map { abs($0 - step) <= 1e-12 * step } ?? false
            return (kept || Self.mostExactDecimals < Self.decimals(of: step) && notation.text(step) != notation.text(0))
                && Set(last.map(notation.text)).count == last.count
        }
        let notations = (precision...17).compactMap { try? NumberNotation.fixed($0) }
        return notations.first(where: isEnough) ?? notation
    }

    /// The decimals of a step that are written in full.
    private static let mostExactDecimals = 9

    private static func decimals(of step: Double) -> Int {
        (0...17).first { places in
            (try? NumberNotation.fixed(places)).flatMap { Double($0.text(step)) } == step
        } ?? 18
    }
}

extension Samples.Rows {
    /// The cells before the numbers: times, and the phases of a scene.
    fileprivate var leading: [RowStream.Cells] { [.numbers(times)] + (phases.map { [.texts($0)] } ?? []) }
}
