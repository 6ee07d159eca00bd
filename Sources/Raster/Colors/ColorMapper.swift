import Plotting

/// Finds the nearest colour of a palette for each pixel word; each word is searched once.
struct ColorMapper {
    private let channels: [SIMD4<Float>]
    private var known = ColorTable()

    init(_ palette: Palette) {
        let words = palette.colors.map(Bitmap.word)
        channels = words.map(Shade.channels)
        for (number, word) in words.enumerated().reversed() { known.set(Int32(number), for: word) }
    }

    /// The number of the nearest colour; 0 when there is none.
    mutating func number(_ word: Int32) -> UInt8 {
        if let number = known[word] { return UInt8(truncatingIfNeeded: number) }
        let sought = Shade.channels(word)
        var best = 0, least = Float.infinity
        for (number, color) in channels.enumerated() {
            let difference = color - sought
            let distance = (difference * difference).sum()
            if distance < least {
                least = distance
                best = number
            }
        }
        known.set(Int32(best), for: word)
        return UInt8(truncatingIfNeeded: best)
    }

    /// How far the nearest colour is off, of 255 in one channel; 0 when there is none.
    mutating func distance(of word: Int32) -> Int {
        let number = Int(number(word))
        guard channels.indices.contains(number) else { return 0 }
        let difference = channels[number] - Shade.channels(word)
        return Int(max(difference.max(), -difference.min()))
    }
}
