/// Pixel words and a number for each: an open-addressed table, for pictures hold millions of pixels.
struct ColorTable {
    /// Words, −1 where a place is free; libgd's words are never negative.
    private(set) var words: [Int32]
    private(set) var values: [Int32]
    private(set) var count = 0
    private var shift: UInt32

    init() {
        words = [Int32](repeating: -1, count: 4096)
        values = [Int32](repeating: 0, count: 4096)
        shift = 32 - 12
    }

    /// The place of a word, or the free place where it belongs.
    @inline(__always)
    private func place(of word: Int32) -> Int {
        let mask = words.count - 1
        var place = Int((UInt32(bitPattern: word) &* 0x9E37_79B1) >> shift)
        while words[place] != word, words[place] != -1 { place = (place + 1) & mask }
        return place
    }

    /// A word's number; nil for one not in the table.
    @inline(__always)
    subscript(word: Int32) -> Int32? {
        let place = place(of: word)
        return words[place] == word ? values[place] : nil
    }

    /// Adds to a word's number, beginning with 0.
    mutating func add(_ amount: Int32, to word: Int32) {
        let place = claim(word)
        values[place] = Int32(clamping: Int(values[place]) + Int(amount))
    }

    /// Sets a word's number.
    mutating func set(_ value: Int32, for word: Int32) { values[claim(word)] = value }

    private mutating func claim(_ word: Int32) -> Int {
        var place = place(of: word)
        if words[place] == -1 {
            if 2 * count >= words.count {
                grow()
                place = self.place(of: word)
            }
            words[place] = word
            values[place] = 0
            count += 1
        }
        return place
    }

    private mutating func grow() {
        let old = (words, values)
        shift -= 1
        words = [Int32](repeating: -1, count: old.0.count * 2)
        values = [Int32](repeating: 0, count: old.0.count * 2)
        count = 0
        for (word, value) in zip(old.0, old.1) where word != -1 { set(value, for: word) }
    }
}
