import Plotting

/// At most 256 colours that a picture is stored in.
package struct Palette: Hashable, Sendable {
    /// The most colours an 8-bit picture has.
    package static let mostColors = 256

    /// The colours in order of their numbers.
    package let colors: [Color]

    /// A palette of given colours: doubles are dropped, and what exceeds 256.
    package init(_ colors: [Color]) {
        var seen: Set<Color> = []
        self.colors = Array(colors.filter { seen.insert($0).inserted }.prefix(Palette.mostColors))
    }
}

/// Gathers the colours of one or more pictures and chooses a palette for them.
///
/// Colours to keep and those that fill much of the picture are in it exactly; the others, mostly the shades at
/// anti-aliased edges, are grouped by splitting the group with the largest spread at its mean until 256 are reached.
package struct PaletteBuilder {
    private let keeping: [Color]
    private var histogram = ColorTable()
    private var pixels = 0

    /// Shades told apart; a picture with more is no drawing, and its further shades are counted with near ones.
    private static let mostShades = 1 << 16
    /// A colour that fills more than this part of the picture is kept exactly.
    private static let largeShare = 0.0005
    /// The most colours kept exactly for filling much of it.
    private static let mostLarge = 64

    /// A builder that keeps some colours exactly.
    package init(keeping: [Color] = []) { self.keeping = keeping }

    /// Counts the colours of a picture.
    package mutating func add(_ bitmap: borrowing Bitmap) {
        for y in 0..<bitmap.height { add(UnsafeBufferPointer(start: bitmap.row(y), count: bitmap.width)) }
    }

    /// Counts the colours of a row of pixels.
    mutating func add(_ row: UnsafeBufferPointer<Int32>) {
        guard let pixel = row.baseAddress else { return }
        var start = 0
        while start < row.count {
            let word = pixel[start]
            let end = Bitmap.endOfRun(pixel, start, row.count)
            let coarse = histogram.count < Self.mostShades ? word : word & 0x7FF8_F8F8
            histogram.add(Int32(truncatingIfNeeded: end - start), to: coarse)
            start = end
        }
        pixels += row.count
    }

    /// Whether every colour and the number of its pixels meets a condition.
    func allShades(_ condition: (_ word: Int32, _ count: Int) -> Bool) -> Bool {
        zip(histogram.words, histogram.values).allSatisfy { $0 == -1 || condition($0, Int($1)) }
    }

    /// How many colours were told apart.
    package var count: Int { histogram.count }

    /// The palette of at most `mostColors` (2…256) colours.
    package func palette(mostColors: Int = Palette.mostColors) -> Palette { choose(mostColors: mostColors).palette }

    /// The palette, which number each counted colour gets, how far the worst one is off (0…255 in one channel) and what
    /// part of the pixels has its exact colour.
    func choose(
        mostColors: Int = Palette.mostColors
    ) -> (palette: Palette, numbers: ColorTable, worst: Int, exact: Double) {
        let most = min(max(mostColors, 2), Palette.mostColors)
        var shades: [Shade] = []
        shades.reserveCapacity(histogram.count)
        for (word, count) in zip(histogram.words, histogram.values) where word != -1 {
            shades.append(Shade(word: word, count: Int(count)))
        }
        var numbers = ColorTable()
        var colors: [Int32] = []
        func keep(_ word: Int32) {
            guard numbers[word] == nil, colors.count < most else { return }
            numbers.set(Int32(colors.count), for: word)
            colors.append(word)
        }
        for color in keeping { keep(Bitmap.word(color)) }
        if shades.count + colors.count <= most {
            for shade in shades { keep(shade.word) }
            return (Palette(unchecked: colors.map(Bitmap.color)), numbers, 0, 1)
        }
        let large = Int(Double(pixels) * Self.largeShare)
        let frequent = shades.filter { $0.count > large }.sorted { ($0.count, $0.word) > ($1.count, $1.word) }
        for shade in frequent.prefix(Self.mostLarge) where colors.count < most / 2 { keep(shade.word) }

        shades.removeAll { numbers[$0.word] != nil }
        let inexact = shades.reduce(0) { $0 + $1.count }
        var worst = 0
        for group in ShadeGroup.split(&shades, into: max(most - colors.count, 1)) {
            let mean = group.word
            // A full table takes the last number again; that happens only when colours to keep fill it.
            let number = Int32(min(colors.count, most - 1))
            if colors.count < most { colors.append(mean) }
            for shade in shades[group.range] {
                numbers.set(number, for: shade.word)
                worst = max(worst, shade.distance(to: colors[Int(number)]))
            }
        }
        // Means may repeat a colour, so the table is not passed through the initialiser that drops doubles.
        return (
            Palette(unchecked: colors.map(Bitmap.color)), numbers, worst, 1 - Double(inexact) / Double(max(pixels, 1))
        )
    }
}

extension Palette {
    /// A palette whose numbers are already given out.
    fileprivate init(unchecked colors: [Color]) { self.colors = colors }

    /// This palette with a colour behind it, in a place of its own.
    func followed(by color: Color) -> Palette { Palette(unchecked: colors + [color]) }
}

extension Bitmap {
    /// The end of the run of equal pixels that begins at `start`.
    @inline(__always)
    static func endOfRun(_ row: UnsafePointer<Int32>, _ start: Int, _ end: Int) -> Int {
        let word = row[start]
        var x = start + 1
        if x < end, row[x] != word { return x }
        // Eight pixels at once.
        let pair = UInt64(UInt32(bitPattern: word)) << 32 | UInt64(UInt32(bitPattern: word))
        while x + 8 <= end {
            let pixels = UnsafeRawPointer(row + x)
            let first =
                (pixels.loadUnaligned(as: UInt64.self) ^ pair)
                | (pixels.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ pair)
            let second =
                (pixels.loadUnaligned(fromByteOffset: 16, as: UInt64.self) ^ pair)
                | (pixels.loadUnaligned(fromByteOffset: 24, as: UInt64.self) ^ pair)
            if first | second != 0 { break }
            x += 8
        }
        while x < end, row[x] == word { x += 1 }
        return x
    }
}
