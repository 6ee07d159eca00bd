/// One record of a CSV text.
package struct CSVRecord: Sendable, Hashable {
    /// The line it begins on, from 1.
    package var line: Int
    /// The fields without their quotes.
    package var fields: [String]
    /// The first thing wrong with the record, if anything is. Its fields are then what could be read.
    package var problem: CSVError?
}

/// A header and its records, read whole.
package struct CSVDocument: Sendable, Hashable {
    /// The names of the columns.
    package let header: [String]
    /// The records, all of the header's length.
    package let records: [CSVRecord]

    /// Reads a whole text. Throws the first thing that is wrong with it.
    package init(
        _ bytes: [UInt8], delimiter: Delimiter = .comma, fieldLimit: Int = CSVReader.defaultFieldLimit
    ) throws(CSVError) {
        var reader = CSVReader(delimiter: delimiter, fieldLimit: fieldLimit)
        var all = bytes.withUnsafeBytes { reader.read($0) }
        if let last = reader.finish() { all.append(last) }
        for case let problem? in all.lazy.map(\.problem) { throw problem }
        guard let first = all.first else { throw .empty }
        header = first.fields
        records = Array(all.dropFirst())
    }

    /// The position of a column by name.
    package func column(named name: String) -> Int? { header.firstIndex(of: name) }
}
