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
        var table = try Table(
            columns: [Column("time_s")] + (phases == nil ? [] : [Column("phase", alignment: .leading)])
                + columns.dropFirst().map { Column($0.name) }, keys: phases == nil ? 1 : 2)
        for row in times.indices {
            let phase = phases.map { [Cell.text($0[row])] } ?? []
            try table.append(
                [.number(times[row])] + phase + columns.dropFirst().map { .number($0.values[row]) })
        }
        try table.write(as: format, style: style, to: sink)
    }

    /// The most samples of all series together: some 2.5 GB with what is made on the way.
    static let most = 40_000_000
    /// The most where every one of them becomes cells of a table before the first is written.
    static let mostInTable = 2_000_000

    /// Whether a form is written as it is made; every other is a table first.
    static func isStreamed(_ format: TableFormat, long: Bool) -> Bool { !long && format.delimiter != nil }

    /// Refuses more samples than can be held, before the first is made.
    static func refuse(samples: Int, of series: Int, isStreamed: Bool) throws(InputError) {
        let most = isStreamed ? most : mostInTable
        let (found, isTooLarge) = samples.multipliedReportingOverflow(by: series)
        guard isTooLarge || found > most else { return }
        throw .tooMany(
            found: isTooLarge ? .max : found, most: most,
            what: isStreamed ? "samples of all series" : "samples of all series in this form",
            remedy: "give fewer series, a larger step or an earlier end"
                + (isStreamed ? "" : "; animations as --format csv without --long may have \(Self.most)"))
    }

    /// Writes the long form: one row a time, series and property.
    private func writeLong<Failure: Error>(
        _ format: TableFormat, style: TableStyle, to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws {
        let showsVisible = series.contains { $0.isClipped }
        var table = try Table(
            columns: [Column("time_s")] + (phases == nil ? [] : [Column("phase", alignment: .leading)])
                + [
                    Column("series", alignment: .leading), Column("property", alignment: .leading), Column("value"),
                    Column("velocity"),
                ] + (showsVisible ? [Column("value_visible")] : []), keys: phases == nil ? 3 : 4)
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
