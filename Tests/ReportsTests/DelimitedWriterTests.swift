import Testing

@testable import Reports

@Suite("Writing long CSV")
struct DelimitedWriterTests {
    /// Why a sink stopped.
    enum PipeError: Error, Equatable { case closed(afterChunks: Int) }

    @Test("A sink sees chunks of at most 64 KiB, and together they are every row")
    func chunks() {
        var sizes: [Int] = []
        var lines = 0
        let numbers = (0..<100_000).map { Double($0) / 7 }
        var writer = DelimitedWriter<Never>(columns: ["a", "b", "c"]) { chunk in
            sizes.append(chunk.count)
            lines += chunk.count { $0 == 0x0A }
        }
        writer.write(columns: [numbers, numbers, numbers])
        writer.finish()
        #expect(sizes.allSatisfy { $0 > 0 && $0 <= ByteBuffer.chunkSize })
        #expect(lines == 100_001)
    }

    @Test("Chunks are handed on while rows are written, so that memory stays bounded")
    func bounded() {
        var received = 0
        var writer = DelimitedWriter<Never>(columns: ["a"]) { received += $0.count }
        var written = 2
        var waiting = 0
        for _ in 0..<100 {
            writer.write(columns: [[Double](repeating: 12.5, count: 5000)])
            written += 5000 * 5
            waiting = max(waiting, written - received)
        }
        writer.finish()
        #expect(received == written)
        #expect(waiting <= 2 * ByteBuffer.chunkSize)
    }

    @Test("What the sink throws ends the writing at once")
    func closedPipe() {
        let numbers = (0..<100_000).map(Double.init)
        var chunks = 0
        func sink(_ chunk: UnsafeRawBufferPointer) throws(PipeError) {
            chunks += 1
            if chunks == 3 { throw .closed(afterChunks: chunks) }
        }
        #expect(throws: PipeError.closed(afterChunks: 3)) {
            var writer = DelimitedWriter<PipeError>(columns: ["a"], sink: sink)
            try writer.write(columns: [numbers])
            try writer.finish()
        }
        #expect(chunks == 3)
    }

    @Test(
        "Rows of numbers and rows of cells spell the same bytes",
        arguments: [NumberNotation.shortest, .sixDecimals, .sixSignificantDigits])
    func columnsAndRows(notation: NumberNotation) {
        let columns: [[Double]] = [
            [0, -1.5, .nan, 1e300, 2e-9, 1.0 / 3, 4_503_599_627_370_497.5],
            [.infinity, 1e15, -0.0, -2e-7, 0.1, 7, 1e22],
        ]
        for columns in [columns, [columns[0]], [columns[1]]] {
            var fromColumns: [UInt8] = []
            var fromRows: [UInt8] = []
            let names = columns.indices.map { "c\($0)" }
            var first = DelimitedWriter<Never>(columns: names, notation: notation) { fromColumns += $0 }
            first.write(columns: columns)
            first.finish()
            var second = DelimitedWriter<Never>(columns: names, notation: notation) { fromRows += $0 }
            for row in columns[0].indices { second.write(columns.map { .number($0[row]) }) }
            second.finish()
            #expect(String(decoding: fromColumns, as: UTF8.self) == String(decoding: fromRows, as: UTF8.self))
        }
    }

    @Test("A block of rows is comma, point and line feed")
    func bytes() throws {
        var bytes: [UInt8] = []
        var writer = DelimitedWriter<Never>(columns: ["time_s", "value"], notation: try .fixed(3)) { bytes += $0 }
        writer.write(columns: [[0, 0.0165, .nan], [1, -0.0001, 1e16]])
        writer.finish()
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "time_s,value\n0.000,1.000\n0.017,0.000\n,10000000000000000.000\n")
    }
}
