import Plotting

/// A line of text at its place in the picture.
struct TextPlacement {
    private let line: TextLine
    private let turned: Bool
    /// Where the pen starts along the line, in samples, and the baseline's pixel row (or column, when turned).
    private let along: Int, across: Int

    /// Farther out than this, in pixels, nothing is seen.
    private static let farthest = 1_000_000

    /// Places a line; `x` and `y` are in pixels.
    init(
        _ line: TextLine, x: Double, y: Double, alignment: TextStyle.Alignment, baseline: TextStyle.Baseline,
        turned: Bool
    ) {
        self.line = line
        self.turned = turned
        let back = alignment.back(advance: line.advance)
        let drop = baseline.drop(ascent: line.ascent, capHeight: line.capHeight, descent: line.descent)
        func whole(_ value: Double) -> Int { PixelRect.clamp(value.rounded(), -Self.farthest, Self.farthest) }
        // Turned a quarter counter-clockwise the line runs upwards, and down is to the right.
        along = whole(((turned ? -y : x) - back) * Double(line.oversampling))
        across = whole((turned ? x : y) + drop)
    }

    /// Combines the line into a plane.
    func add(to plane: inout CoveragePlane, within clip: PixelRect) {
        guard line.width > 0, line.height > 0 else { return }
        let over = line.oversampling
        // Samples of the picture, counted along the line, that the text takes.
        let first = along - line.originX, last = first + line.width
        func floorDivided(_ value: Int) -> Int { value >= 0 ? value / over : -((-value + over - 1) / over) }
        let lines = across - line.baseline..<across - line.baseline + line.height
        var pixels = floorDivided(first)..<floorDivided(last - 1) + 1
        if turned { pixels = -pixels.upperBound..<(-pixels.lowerBound) }
        let box = PixelRect(x: turned ? lines : pixels, y: turned ? pixels : lines).intersection(clip)
        guard !box.isEmpty else { return }
        plane.touch(rows: box.y)
        line.samples.withUnsafeBufferPointer { samples in
            for y in box.y {
                let target = plane.touch(row: y, from: box.x.lowerBound, to: box.x.upperBound)
                for x in box.x {
                    let row = (turned ? x : y) - lines.lowerBound
                    let start = (turned ? -y - 1 : x) * over - first
                    var sum = 0
                    for sample in max(start, 0)..<max(min(start + over, line.width), max(start, 0)) {
                        sum += Int(samples[row * line.width + sample])
                    }
                    let coverage = UInt8(truncatingIfNeeded: (sum + over / 2) / over)
                    if coverage > target[x] { target[x] = coverage }
                }
            }
        }
    }
}
