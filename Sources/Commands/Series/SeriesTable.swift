import Arguments
import Reports
import Springs

/// Columns of samples over a grid of times, in the wide or the long form.
struct SeriesTable {
    let times: [Double]
    /// The phase at each time, for a scene.
    var phases: [String]?
    var series: [SampledSeries]
    /// Whether the series is named in front of the property: more than one, or labelled by the user.
    var namesSeries: Bool
    /// Whether velocities get columns.
    var hasVelocities: Bool

    /// Names and values of the wide form's number columns, the time first.
    var wideColumns: [(name: String, values: [Double])] {
        var columns = [(name: "time_s", values: times)]
        var velocities: [(name: String, values: [Double])] = []
        for entry in series {
            let name = name(of: entry)
            columns.append((name, entry.values))
            if entry.isClipped { columns.append((name + "_visible", entry.visible)) }
            // A bare value is followed by its velocity; named ones keep their velocities together behind.
            if name == "value" {
                columns.append(("velocity", entry.velocities))
            } else {
                velocities.append((name + "_velocity", entry.velocities))
            }
        }
        return columns + (hasVelocities ? velocities : [])
    }

    private func name(of entry: SampledSeries) -> String {
        let series = namesSeries ? ColumnName.part(entry.series) : nil
        let parts = [series, entry.property.map(ColumnName.part)].compactMap(\.self)
        return parts.isEmpty ? "value" : parts.joined(separator: "_")
    }

    /// Writes the wide form, or the long one.
    func write<Failure: Error>(
        _ format: TableFormat, long: Bool, style: TableStyle,
        to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws {
        if long {
            try writeLong(format, style: style, to: sink)
        } else {
            try writeWide(format, style: style, to: sink)
        }
    }

    /// Writes the wide form in chunks: numbers go by columns, without a cell for each.
    private func writeWide<Failure: Error>(
        _ format: TableFormat, style: TableStyle, to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws {
        let columns = wideColumns
        var names: Set<String> = phases == nil ? [] : ["phase"]
        for column in columns where !names.insert(column.name).inserted {
            throw InputError.doubledColumn(column.name)
        }
        if phases == nil, let delimiter = format.delimiter {
            try withoutActuallyEscaping(sink) { sink in
                var writer = DelimitedWriter<Failure>(
                    columns: columns.map(\.name), delimiter: delimiter, notation: style.dataNotation, sink: sink)
                try writer.write(columns: columns.map(\.values))
                try writer.finish()
            }
            return
        }
        try Self.refuse(cells: times.count * columns.count)
        var table = try Table(
            columns: [Column("time_s")] + (phases == nil ? [] : [Column("phase", alignment: .leading)])
                + columns.dropFirst().map { Column($0.name) })
        for row in times.indices {
            let phase = phases.map { [Cell.text($0[row])] } ?? []
            try table.append(
                [.number(times[row])] + phase + columns.dropFirst().map { .number($0.values[row]) })
        }
        try table.write(as: format, style: style, to: sink)
    }

    /// The most values that are sampled at once: some 3 GB with what is made on the way.
    static let mostValues = 40_000_000
    /// The most cells of a table that is held whole.
    static let mostCells = 40_000_000

    /// Refuses more samples than can be held, before the first is made.
    static func refuse(samples: Int, of series: Int) throws(InputError) {
        guard samples <= mostValues / max(series, 1) else {
            throw .tooMany(
                found: samples.multipliedReportingOverflow(by: series).partialValue, most: mostValues,
                what: "samples of all series", remedy: "give fewer series, a larger step or an earlier end")
        }
    }

    private static func refuse(cells: Int) throws(InputError) {
        guard cells <= mostCells else {
            throw .tooMany(
                found: cells, most: mostCells, what: "cells",
                remedy: "give fewer samples, or --format csv without --long, which is written as it is made")
        }
    }

    /// Writes the long form: one row a time, series and property.
    private func writeLong<Failure: Error>(
        _ format: TableFormat, style: TableStyle, to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws {
        try Self.refuse(cells: times.count * series.count * 6)
        let showsVisible = series.contains { $0.isClipped }
        var table = try Table(
            columns: [Column("time_s")] + (phases == nil ? [] : [Column("phase", alignment: .leading)])
                + [
                    Column("series", alignment: .leading), Column("property", alignment: .leading), Column("value"),
                    Column("velocity"),
                ] + (showsVisible ? [Column("value_visible")] : []))
        for entry in series {
            for row in times.indices {
                let phase = phases.map { [Cell.text($0[row])] } ?? []
                try table.append(
                    [.number(times[row])] + phase + [
                        .text(entry.series), entry.property.map { .text($0) } ?? .text("value"),
                        .number(entry.values[row]), .number(entry.velocities[row]),
                    ] + (showsVisible ? [.number(entry.visible[row])] : []))
            }
        }
        try table.write(as: format, style: style, to: sink)
    }
}

extension TableFormat {
    /// The delimiter of the formats that have one.
    fileprivate var delimiter: Delimiter? {
        switch self {
        case .csv: .comma
        case .tsv: .tab
        case .json, .ndjson, .text, .markdown, .html: nil
        }
    }
}
