import Scenes
import Springs

/// The answer of `csv`: values over a grid of times, made a block of rows at a time, so that any number of them takes the
/// memory of one block.
package struct Samples: Sendable {
    /// The question: what is sampled, and at which times.
    package struct Request: Sendable {
        /// What is sampled.
        package var series: [SampledSeries]
        /// When.
        package var grid: SampleGrid
        /// The phase at a time, for a scene.
        package var phase: (@Sendable (Double) -> String)?
        /// Whether the series is named in front of the property: more than one, or labelled by somebody.
        package var namesSeries = false
        /// Whether velocities get columns of their own.
        package var hasVelocities = false
        /// Whether one more row, a step behind the end, has everything at its target, as frameworks end an animation.
        package var endsOnTarget = false

        /// A question about some series at some times.
        package init(_ series: [SampledSeries], on grid: SampleGrid) {
            self.series = series
            self.grid = grid
        }
    }

    /// A column of numbers.
    package struct Column: Sendable {
        /// What is read from the series.
        enum Kind: Sendable { case value, visible, velocity }

        /// The name: `scale`, `press_scale_velocity`.
        package let name: String
        let series: Int
        let kind: Kind
    }

    /// Some rows: their times and phases, and a list of numbers a column.
    package struct Rows: Sendable {
        /// The times in seconds.
        package let times: [Double]
        /// The phases, for a scene.
        package let phases: [String]?
        /// The numbers of each column asked for.
        package let columns: [[Double]]
    }

    /// What was asked.
    package let request: Request
    /// Which series leave what can be seen.
    package let isClipped: [Bool]

    /// The most rows of a block: some megabytes of a few columns.
    package static let blockRows = 1 << 14
    /// The most numbers of a block, for which it gets fewer rows.
    static let blockNumbers = 1 << 19
    /// The most numbers that are computed at all, times and velocities not counted.
    package static let most = 1_000_000_000

    /// Looks through the values once to see which are clipped.
    ///
    /// - Throws: ``SamplesError/tooMany(found:most:)``.
    package init(_ request: Request) throws(SamplesError) {
        let (found, isTooLarge) = request.grid.count.multipliedReportingOverflow(by: request.series.count)
        guard !isTooLarge, found <= Self.most else {
            throw .tooMany(found: isTooLarge ? .max : found, most: Self.most)
        }
        self.request = request
        isClipped = request.series.map { series in
            guard let range = series.visibleRange else { return false }
            return Self.blocks(of: request.grid, columns: 1).contains { grid in
                series.sample(grid).positions.contains { !range.contains($0) }
            }
        }
    }

    /// The number of rows.
    package var count: Int { request.grid.count + (request.endsOnTarget ? 1 : 0) }

    /// The columns of the wide form after the time, and the phase of a scene.
    ///
    /// - Throws: ``SamplesError/doubledColumn(_:)``.
    package func wideColumns() throws(SamplesError) -> [Column] {
        var columns: [Column] = []
        var velocities: [Column] = []
        for (index, series) in request.series.enumerated() {
            let name = name(of: series)
            columns.append(Column(name: name, series: index, kind: .value))
            if isClipped[index] { columns.append(Column(name: name + "_visible", series: index, kind: .visible)) }
            // A bare value is followed by its velocity; named ones keep their velocities together behind.
            if name == "value" {
                columns.append(Column(name: "velocity", series: index, kind: .velocity))
            } else {
                velocities.append(Column(name: name + "_velocity", series: index, kind: .velocity))
            }
        }
        columns += request.hasVelocities ? velocities : []
        var names: Set<String> = request.phase == nil ? ["time_s"] : ["time_s", "phase"]
        for column in columns where !names.insert(column.name).inserted { throw .doubledColumn(column.name) }
        return columns
    }

    /// The columns of the long form's numbers for one series; what is seen is left out where nothing is ever hidden.
    package func longColumns(of series: Int) -> [Column] {
        [
            Column(name: "value", series: series, kind: .value),
            Column(name: "velocity", series: series, kind: .velocity),
        ] + (isClipped.contains(true) ? [Column(name: "value_visible", series: series, kind: .visible)] : [])
    }

    /// Whether series of both solvers stand side by side.
    package var isOfBothSolvers: Bool { request.series.contains(where: \.isPlayedBeside) }

    /// Makes every row of some columns, a block at a time, the earliest first.
    package func forEachBlock(of columns: [Column], _ body: (Rows) throws -> Void) rethrows {
        let used = Set(columns.map(\.series)).sorted()
        for grid in Self.blocks(of: request.grid, columns: columns.count) {
            let blocks = Dictionary(uniqueKeysWithValues: used.map { ($0, request.series[$0].sample(grid)) })
            try body(
                rows(
                    (0..<grid.count).map(grid.time),
                    columns.map { column in
                        guard let block = blocks[column.series] else { return [] }
                        return switch column.kind {
                        case .value: block.positions
                        case .velocity: block.velocities
                        case .visible: request.series[column.series].visible(block.positions)
                        }
                    }))
        }
        guard request.endsOnTarget else { return }
        try body(
            rows(
                [request.grid.timeAfterEnd],
                columns.map { column in
                    let series = request.series[column.series]
                    return switch column.kind {
                    case .value: [series.target]
                    case .velocity: [0]
                    case .visible: series.visible([series.target])
                    }
                }))
    }

    private func rows(_ times: [Double], _ columns: [[Double]]) -> Rows {
        Rows(times: times, phases: request.phase.map(times.map), columns: columns)
    }

    private func name(of entry: SampledSeries) -> String {
        let series = request.namesSeries ? entry.series.columnName : nil
        let parts = [
            series, entry.property.map(\.columnName), entry.isPlayedBeside ? "played" : nil,
        ].compactMap(\.self)
        return parts.isEmpty ? "value" : parts.joined(separator: "_")
    }

    /// The grid in pieces.
    private static func blocks(of grid: SampleGrid, columns: Int) -> some Sequence<SampleGrid> {
        // Springs are sampled in runs of 512, so blocks are some of those.
        let rows = max(512, min(blockRows, blockNumbers / max(columns, 1) / 512 * 512))
        return stride(from: 0, to: grid.count, by: rows).lazy.map {
            grid.rows($0..<min($0 + rows, grid.count))
        }
    }
}

/// Why samples cannot be made.
package enum SamplesError: Error, Hashable, CustomStringConvertible {
    /// More numbers than anybody waits for.
    case tooMany(found: Int, most: Int)
    /// Two columns of one name.
    case doubledColumn(String)

    /// What is wrong and what to do.
    package var description: String {
        switch self {
        case .tooMany(let found, let most):
            "\(found) samples of all series are more than the \(most) allowed; give fewer series, a larger step or an earlier end"
        case .doubledColumn(let name):
            "two columns would be called \(name); give the animations or properties other names"
        }
    }
}
