/// How far the pen moves behind each glyph: a font's `hhea` and `hmtx` tables.
struct AdvanceTable: Hashable, Sendable {
    private let table: BigEndianBytes
    /// Glyphs with an advance of their own; all further ones have that of the last.
    private let count: Int

    /// Reads the number of advances and the list; nil where it is not whole.
    init?(header: BigEndianBytes, list: BigEndianBytes) {
        guard let count = header.u16(34), count > 0, list.u16(4 * (count - 1)) != nil else { return nil }
        table = list
        self.count = count
    }

    /// A glyph's advance in font units.
    func units(_ glyph: Int) -> Int { table.u16(4 * min(max(glyph, 0), count - 1)) ?? 0 }
}
