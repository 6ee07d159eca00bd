/// A field of dots, each set by one of several series, packed into characters when read.
struct DotGrid {
    let glyphs: Glyphs
    /// Extent in characters.
    let columns: Int, rows: Int
    /// Extent in dots.
    let width: Int, height: Int
    private var dots: [UInt8]
    /// The series that set a character's latest dot.
    private var owners: [UInt8]

    init(glyphs: Glyphs, columns: Int, rows: Int) {
        self.glyphs = glyphs
        self.columns = max(columns, 0)
        self.rows = max(rows, 0)
        width = self.columns * glyphs.dotsAcross
        height = self.rows * glyphs.dotsDown
        dots = Array(repeating: 0, count: self.columns * self.rows)
        owners = dots
    }

    /// Sets a dot; places outside the field are passed over.
    mutating func set(x: Int, y: Int, series: Int) {
        guard x >= 0, x < width, y >= 0, y < height else { return }
        let cell = (y / glyphs.dotsDown) * columns + x / glyphs.dotsAcross
        dots[cell] |= 1 << UInt8(x % glyphs.dotsAcross + y % glyphs.dotsDown * glyphs.dotsAcross)
        owners[cell] = UInt8(truncatingIfNeeded: series)
    }

    /// The character at a place and the series that drew it; nil where there is no dot.
    func character(column: Int, row: Int) -> (character: Character, series: Int)? {
        let cell = row * columns + column
        guard dots[cell] != 0 else { return nil }
        return (glyphs.character(dots: dots[cell], series: Int(owners[cell])), Int(owners[cell]))
    }

    /// A line between two places in dots, the pattern running on from `travelled` dots before; answers the new count.
    mutating func line(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double), series: Int, pattern: DashPattern,
        travelled: Int
    ) -> Int {
        let length = max(abs(end.x - start.x), abs(end.y - start.y))
        // Coordinates are within a hundred lengths of the field, so the count of steps is small.
        let steps = max(1, Int(length.rounded(.up)))
        for step in 0...steps where pattern.isOn(travelled + step) {
            let fraction = Double(step) / Double(steps)
            set(
                x: Int((start.x + (end.x - start.x) * fraction).rounded()),
                y: Int((start.y + (end.y - start.y) * fraction).rounded()), series: series)
        }
        return travelled + steps
    }
}

/// Which dots of a line are drawn, so that lines are told apart without colour.
struct DashPattern {
    private let on: Int, period: Int

    /// The pattern of the n-th series: solid, dashes, dots, long dashes, then over again. Where a sign of its own tells
    /// a series (`ascii`), all are solid.
    init(series: Int, glyphs: Glyphs) {
        let patterns = [(1, 1), (4, 7), (1, 3), (8, 11)]
        (on, period) = glyphs == .ascii ? (1, 1) : patterns[series % patterns.count]
    }

    /// Every dot.
    static let solid = DashPattern(series: 0, glyphs: .ascii)

    func isOn(_ index: Int) -> Bool { index % period < on }
}
