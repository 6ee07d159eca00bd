/// A plane of coverages 0…255 that remembers which part of each row is in use.
///
/// Shapes are combined in it by the larger coverage, so that a line that crosses itself is still one line.
struct CoveragePlane: ~Copyable {
    let width: Int, height: Int
    let values: UnsafeMutablePointer<UInt8>
    /// First and one past the last pixel in use, a pair for each row.
    private let spans: UnsafeMutablePointer<SIMD2<Int32>>
    private var usedRows: Range<Int>?

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        values = .allocate(capacity: width * height)
        values.initialize(repeating: 0, count: width * height)
        spans = .allocate(capacity: height)
        spans.initialize(repeating: SIMD2(Int32.max, 0), count: height)
    }

    deinit {
        values.deallocate()
        spans.deallocate()
    }

    /// Announces that pixels of a row will be written and gives the row.
    @inline(__always)
    mutating func touch(row: Int, from: Int, to: Int) -> UnsafeMutablePointer<UInt8> {
        let span = spans[row]
        spans[row] = SIMD2(min(span.x, Int32(truncatingIfNeeded: from)), max(span.y, Int32(truncatingIfNeeded: to)))
        return values + row * width
    }

    /// Announces which rows a shape touches.
    mutating func touch(rows: Range<Int>) {
        guard let used = usedRows else {
            usedRows = rows
            return
        }
        usedRows = min(used.lowerBound, rows.lowerBound)..<max(used.upperBound, rows.upperBound)
    }

    /// Hands over each used run (row, first pixel, coverages) and empties the plane.
    mutating func drain(_ paint: (Int, Int, UnsafeBufferPointer<UInt8>) -> Void) {
        guard let rows = usedRows else { return }
        for row in rows {
            let from = Int(spans[row].x), to = Int(spans[row].y)
            guard from < to else { continue }
            let start = values + row * width + from
            paint(row, from, UnsafeBufferPointer(start: start, count: to - from))
            start.update(repeating: 0, count: to - from)
            spans[row] = SIMD2(Int32.max, 0)
        }
        usedRows = nil
    }
}
