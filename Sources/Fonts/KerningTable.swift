/// Which pairs of glyphs stand closer or farther apart: a font's `kern` table, format 0.
struct KerningTable: Hashable, Sendable {
    private let table: BigEndianBytes
    private let start: Int, count: Int

    /// Finds the table's first level list of pairs; nil when it has none.
    init?(_ table: BigEndianBytes) {
        guard table.u16(0) == 0, let subtables = table.u16(2) else { return nil }
        var start = 4
        for _ in 0..<subtables {
            guard let length = table.u16(start + 2), let coverage = table.u16(start + 4) else { return nil }
            // Level, kerning values, not across the line, format 0.
            if coverage & 0xFF07 == 1, let count = table.u16(start + 6) {
                self.table = table
                self.start = start + 14
                self.count = count
                return
            }
            start += max(length, 6)
        }
        return nil
    }

    /// Font units between a left and a right glyph; 0 for a pair that is not listed.
    func units(_ left: Int, _ right: Int) -> Int {
        let pair = left << 16 | right
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            guard let listed = table.u32(start + 6 * middle) else { return 0 }
            if listed < pair {
                low = middle + 1
            } else if listed > pair {
                high = middle
            } else {
                return table.i16(start + 6 * middle + 4) ?? 0
            }
        }
        return 0
    }
}
