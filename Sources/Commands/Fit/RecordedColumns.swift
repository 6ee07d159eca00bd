import Reports
import Springs
import Words

/// A recording read from delimited text: which columns hold the times and the values, and in what unit.
struct RecordedColumns {
    /// What a number in the time column means.
    enum TimeUnit: String, CaseIterable, Sendable {
        /// Seconds.
        case seconds = "s"
        /// Milliseconds.
        case milliseconds = "ms"
        /// Frames, at a rate.
        case frames = "frame"
    }

    /// How the columns are chosen; what is nil is worked out from the header.
    struct Choice {
        var column: String?
        var time: String?
        var unit: TimeUnit?
        /// Frames per second, for frames and where there is no column of times.
        var rate: Double?
    }

    /// The samples.
    let recording: Recording
    /// The name of the values' column; nil where the text has no header.
    let name: String?
    /// How many rows hold no value, and were left out.
    let leftOut: Int

    /// Words that stand for a value that is missing.
    private static let missing: Set<String> = ["", "nan", "na", "n/a", "null", "-"]
    private static let timeNames = ["time_s", "time", "t", "time_ms", "timestamp", "seconds", "ms", "frame", "frames"]

    /// Reads the text.
    ///
    /// The delimiter is the comma, semicolon or tab that the first line has most of; with semicolons a decimal comma is
    /// read. A first line of numbers is no header: columns then go by position from 1.
    ///
    /// - Throws: ``CSVError``, ``RecordedColumnsError`` or ``RecordingError``.
    init(_ bytes: [UInt8], choice: Choice) throws {
        let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
        let delimiter = Delimiter.likeliest(in: line)
        let document = try CSVDocument(bytes, delimiter: delimiter)
        let number = { (text: String) -> Double? in
            var text = text.drop(while: \.isWhitespace)
            while text.last?.isWhitespace == true { text.removeLast() }
            if let value = Double(decimal: text) { return value }
            guard delimiter == .semicolon, !text.contains(".") else { return nil }
            return Double(decimal: String(text.map { $0 == "," ? "." : $0 }))
        }
        let isMissing = { (text: String) in Self.missing.contains(text.filter { !$0.isWhitespace }.lowercased()) }
        let hasHeader = document.header.contains { number($0) == nil && !isMissing($0) }
        let header = hasHeader ? document.header : document.header.indices.map { "\($0 + 1)" }
        func position(_ name: String, _ option: String) throws(RecordedColumnsError) -> Int {
            if let index = header.firstIndex(of: name) { return index }
            if let place = Int(name), header.indices.contains(place - 1) { return place - 1 }
            throw .noColumn(name, of: option, known: header)
        }
        let timeColumn: Int?
        if let time = choice.time {
            timeColumn = try position(time, "time")
        } else if let index = header.firstIndex(where: { Self.timeNames.contains($0.lowercased()) }) {
            timeColumn = index
        } else {
            timeColumn = choice.rate != nil && (header.count == 1 || choice.column != nil) ? nil : 0
        }
        guard timeColumn != 0 || header.count > 1 else { throw RecordedColumnsError.onlyOneColumn }
        let valueColumn: Int
        if let column = choice.column {
            valueColumn = try position(column, "column")
        } else if let index = header.firstIndex(of: "value") {
            valueColumn = index
        } else {
            let others = header.indices.filter { $0 != timeColumn }
            guard others.count == 1, let only = others.first else {
                throw RecordedColumnsError.severalColumns(others.map { header[$0] })
            }
            valueColumn = only
        }
        let timeName = timeColumn.map { header[$0].lowercased() } ?? "frame"
        let unit =
            choice.unit
            ?? (timeName.hasPrefix("frame") ? .frames : timeName.hasSuffix("ms") ? .milliseconds : .seconds)
        if unit == .frames, choice.rate == nil { throw RecordedColumnsError.framesWithoutRate(header[timeColumn ?? 0]) }
        var (times, values, leftOut) = ([Double](), [Double](), 0)
        let rows = (hasHeader ? [] : [(1, document.header)]) + document.records.map { ($0.line, $0.fields) }
        for (index, (line, fields)) in rows.enumerated() {
            let read = { (column: Int) throws(RecordedColumnsError) -> Double? in
                let text = fields[column]
                if let value = number(text) { return value }
                guard isMissing(text) else { throw .notANumber(text, line: line, column: header[column]) }
                return nil
            }
            let time = if let timeColumn { try read(timeColumn) } else { Double(index) as Double? }
            guard let time, let value = try read(valueColumn) else {
                leftOut += 1
                continue
            }
            switch unit {
            case .seconds: times.append(time)
            case .milliseconds: times.append(time / 1000)
            case .frames: times.append(time / (choice.rate ?? 1))
            }
            values.append(value)
        }
        name = hasHeader ? header[valueColumn] : nil
        self.leftOut = leftOut
        recording = try Recording(times: times, values: values)
    }
}

/// Why columns of a text are no recording.
enum RecordedColumnsError: Error, Hashable {
    /// A column asked for that is not there.
    case noColumn(String, of: String, known: [String])
    /// A single column, without a rate.
    case onlyOneColumn
    /// Several columns could hold the values.
    case severalColumns([String])
    /// Times are frames and nobody says how many a second.
    case framesWithoutRate(String)
    /// A cell that is text.
    case notANumber(String, line: Int, column: String)
}

extension RecordedColumnsError: CustomStringConvertible {
    var description: String {
        switch self {
        case .noColumn(let name, let option, let known):
            "there is no column \(quoted(name)) for --\(option)"
                + Suggestion.advice(Suggestion.nearest(to: name, among: known), known: known)
        case .onlyOneColumn:
            "there is one column and no times; say how many samples a second there are with --rate, such as --rate 60"
        case .severalColumns(let names):
            "several columns could hold the values; choose \(names.listed(.or, atMost: 12)) with --column"
        case .framesWithoutRate(let name):
            "the times in \(quoted(name)) are frames; say how many a second there are with --rate, such as --rate 60"
        case .notANumber(let text, let line, let column):
            "line \(line), column \(quoted(column)): \(quoted(text, most: 40)) is not a number; leave a value that is missing "
                + "empty"
        }
    }
}
