/// Which glyph stands for which character: a font's `cmap` table, formats 4 and 12.
struct CharacterMap: Hashable, Sendable {
    private let table: BigEndianBytes
    private let start: Int
    private let isWide: Bool

    /// Chooses the table's best Unicode map; nil when it has none.
    init?(_ table: BigEndianBytes) {
        guard let count = table.u16(2) else { return nil }
        var best: (rank: Int, start: Int)?
        for index in 0..<count {
            let entry = 4 + 8 * index
            guard let platform = table.u16(entry), let encoding = table.u16(entry + 2),
                let start = table.u32(entry + 4), let format = table.u16(start)
            else { break }
            let isUnicode = platform == 0 || platform == 3 && (encoding == 1 || encoding == 10)
            guard isUnicode, format == 4 || format == 12, format > best?.rank ?? 0 else { continue }
            best = (format, start)
        }
        guard let best else { return nil }
        self.table = table
        start = best.start
        isWide = best.rank == 12
    }

    /// The glyph's number; 0 when the font has none.
    func glyph(of character: Unicode.Scalar) -> Int {
        (isWide ? wideGlyph(Int(character.value)) : narrowGlyph(Int(character.value))) ?? 0
    }

    /// Format 12: groups of first character, last character, first glyph.
    private func wideGlyph(_ code: Int) -> Int? {
        guard let count = table.u32(start + 12) else { return nil }
        var low = 0, high = min(count, table.bytes.count / 12)
        while low < high {
            let middle = (low + high) / 2
            let group = start + 16 + 12 * middle
            guard let first = table.u32(group), let last = table.u32(group + 4) else { return nil }
            if code > last {
                low = middle + 1
            } else if code < first {
                high = middle
            } else {
                return table.u32(group + 8).map { $0 + code - first }
            }
        }
        return nil
    }

    /// Format 4: segments that end at a code, each with a shift or with a list of glyphs.
    private func narrowGlyph(_ code: Int) -> Int? {
        guard code <= 0xFFFF, let doubled = table.u16(start + 6) else { return nil }
        let count = doubled / 2
        let ends = start + 14, starts = ends + doubled + 2, shifts = starts + doubled, offsets = shifts + doubled
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            guard let last = table.u16(ends + 2 * middle) else { return nil }
            if code > last { low = middle + 1 } else { high = middle }
        }
        guard low < count, let first = table.u16(starts + 2 * low), first <= code,
            let shift = table.u16(shifts + 2 * low), let offset = table.u16(offsets + 2 * low)
        else { return nil }
        if offset == 0 { return (code + shift) & 0xFFFF }
        guard let glyph = table.u16(offsets + 2 * low + offset + 2 * (code - first)), glyph != 0 else { return nil }
        return (glyph + shift) & 0xFFFF
    }
}
