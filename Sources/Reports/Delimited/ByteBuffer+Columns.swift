extension ByteBuffer {
    /// Appends rows of numbers. The notation is looked at once, not once a number.
    @inline(never)
    package mutating func append(columns: [[Double]], rows: Range<Int>, delimiter: Delimiter, notation: NumberNotation)
    {
        let numbers = ByteBuffer.rowMajor(columns, rows: rows)
        let isBlank = columns.count == 1 && !numbers.allSatisfy(\.isFinite)
        switch notation.kind {
        case .shortest where !isBlank:
            append(numbers, columns: columns.count, delimiter: delimiter) { $0.writeShortest($1) }
        case .fixed(let places) where numbers.allSatisfy({ $0.magnitude < 9_007_199_254_740_992 }):
            append(numbers, columns: columns.count, delimiter: delimiter) { $0.writeFixed($1, places: places) }
        case .shortest, .plain, .fixed, .significant:
            for row in rows {
                append(row: columns.map { .number($0[row]) }, delimiter: delimiter, notation: notation)
            }
        }
    }

    /// The rows one after another, so that the loop that spells them reads one array.
    private static func rowMajor(_ columns: [[Double]], rows: Range<Int>) -> [Double] {
        let width = columns.count
        return [Double](unsafeUninitializedCapacity: rows.count * width) { numbers, count in
            for (index, column) in columns.enumerated() {
                column.withUnsafeBufferPointer { column in
                    var place = index
                    for row in rows {
                        numbers[place] = column[row]
                        place += width
                    }
                }
            }
            count = rows.count * width
        }
    }

    /// `spell` writes one number at a place with 79 bytes of room and answers the length.
    @inline(__always)
    private mutating func append(
        _ numbers: [Double], columns: Int, delimiter: Delimiter, _ spell: (UnsafeMutableRawPointer, Double) -> Int
    ) {
        write(atMost: numbers.count * 80 + 80) { start in
            var end = start
            var column = 1
            for number in numbers {
                end += spell(end, number)
                let isLast = column == columns
                end.storeCharacter(isLast ? UInt8(ascii: "\n") : delimiter.rawValue, at: 0)
                end += 1
                column = isLast ? 1 : column &+ 1
            }
            return end - start
        }
    }
}
