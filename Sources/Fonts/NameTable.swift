/// What a font is called: its `name` table, in English or whatever comes first.
struct NameTable {
    private let table: BigEndianBytes
    private let texts: Int
    private let count: Int

    init?(_ table: BigEndianBytes) {
        guard let count = table.u16(2), let texts = table.u16(4) else { return nil }
        self.table = table
        self.texts = texts
        self.count = count
    }

    /// The family as people group it (name 16), else as old systems do (name 1).
    var family: String? { text(16) ?? text(1) }

    /// A name by its number, from the records in UTF-16 (platforms 0 and 3).
    private func text(_ number: Int) -> String? {
        var found: String?
        for index in 0..<count {
            let record = 6 + 12 * index
            guard let platform = table.u16(record), let language = table.u16(record + 4),
                table.u16(record + 6) == number, platform == 0 || platform == 3,
                let length = table.u16(record + 8), let offset = table.u16(record + 10)
            else { continue }
            let units = (0..<length / 2).compactMap { table.u16(texts + offset + 2 * $0).map(UInt16.init) }
            let text = String(decoding: units, as: UTF16.self)
            // 0x409 is American English.
            if language == 0x409 || platform == 0 { return text }
            if found == nil { found = text }
        }
        return found
    }
}
