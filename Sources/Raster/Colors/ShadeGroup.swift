/// A colour of a picture and how many pixels have it.
struct Shade {
    let word: Int32
    let count: Int
    /// Blue, green, red and transparency (doubled to the same range).
    let channels: SIMD4<Float>
    /// How much it counts when colours are grouped: an edge's rare shades matter too.
    let weight: Float

    init(word: Int32, count: Int) {
        self.word = word
        self.count = count
        channels = Shade.channels(word)
        weight = Float(count).squareRoot()
    }

    static func channels(_ word: Int32) -> SIMD4<Float> {
        SIMD4(
            Float(word & 255), Float(word >> 8 & 255), Float(word >> 16 & 255), Float(2 * (word >> 24 & 127)))
    }

    /// The largest difference in one channel.
    func distance(to word: Int32) -> Int {
        let difference = channels - Shade.channels(word)
        return Int(max(difference.max(), -difference.min()))
    }
}

/// Neighbouring shades that share one colour of a palette.
struct ShadeGroup {
    let range: Range<Int>
    /// Mean, and weighted squared distance from it in each channel.
    private let mean: SIMD4<Float>, spread: SIMD4<Float>

    private init(_ shades: [Shade], _ range: Range<Int>) {
        var weight: Float = 0
        var sum = SIMD4<Float>.zero, squares = SIMD4<Float>.zero
        for shade in shades[range] {
            weight += shade.weight
            sum += shade.weight * shade.channels
            squares += shade.weight * shade.channels * shade.channels
        }
        self.range = range
        mean = sum / max(weight, 1e-9)
        spread = pointwiseMax(squares - sum * mean, .zero)
    }

    /// The mean as a pixel word.
    var word: Int32 {
        let rounded = mean.rounded(.toNearestOrAwayFromZero)
        return Int32(rounded.w / 2) << 24 | Int32(rounded.z) << 16 | Int32(rounded.y) << 8 | Int32(rounded.x)
    }

    /// Orders shades into at most `count` groups: again and again the group with the largest spread is split at its
    /// mean, across the channel in which it is widest.
    static func split(_ shades: inout [Shade], into count: Int) -> [ShadeGroup] {
        guard !shades.isEmpty else { return [] }
        var groups = [ShadeGroup(shades, 0..<shades.count)]
        while groups.count < count {
            guard let widest = groups.indices.max(by: { groups[$0].spread.sum() < groups[$1].spread.sum() }),
                groups[widest].range.count > 1, groups[widest].spread.sum() > 0
            else { break }
            let group = groups[widest]
            let channel = (0..<4).max { group.spread[$0] < group.spread[$1] } ?? 0
            let middle = shades[group.range].partition { $0.channels[channel] > group.mean[channel] }
            guard middle > group.range.lowerBound, middle < group.range.upperBound else { break }
            groups[widest] = ShadeGroup(shades, group.range.lowerBound..<middle)
            groups.append(ShadeGroup(shades, middle..<group.range.upperBound))
        }
        return groups
    }
}
