/// Outlines of quadratic curves: TrueType's `glyf` and `loca` tables.
struct QuadraticOutlines: Sendable {
    private let glyphs: BigEndianBytes
    private let places: BigEndianBytes
    private let isLong: Bool

    /// How deep glyphs may be made of others.
    private static let deepest = 8
    /// The most points of a glyph.
    private static let mostPoints = 20_000

    init(glyphs: BigEndianBytes, places: BigEndianBytes, isLong: Bool) {
        self.glyphs = glyphs
        self.places = places
        self.isLong = isLong
    }

    func outline(of glyph: Int) -> [OutlineStep] {
        contours(of: glyph, depth: 0).flatMap(Self.steps)
    }

    private struct Point {
        var x: Double, y: Double
        var isOn: Bool
    }

    private func place(_ index: Int) -> Int? {
        isLong ? places.u32(4 * index) : places.u16(2 * index).map { 2 * $0 }
    }

    private func contours(of glyph: Int, depth: Int) -> [[Point]] {
        guard depth < Self.deepest, glyph >= 0, let start = place(glyph), let end = place(glyph + 1), end > start,
            let count = glyphs.i16(start)
        else { return [] }
        return count >= 0 ? simple(at: start + 10, contours: count) : composite(at: start + 10, depth: depth)
    }

    private func simple(at start: Int, contours count: Int) -> [[Point]] {
        let ends = (0..<count).compactMap { glyphs.u16(start + 2 * $0) }
        guard ends.count == count, let last = ends.last, last < Self.mostPoints,
            let hints = glyphs.u16(start + 2 * count)
        else { return [] }
        var at = start + 2 * count + 2 + hints
        var flags: [UInt8] = []
        while flags.count <= last {
            guard let flag = glyphs.u8(at) else { return [] }
            at += 1
            flags.append(flag)
            // Bit 3: the flag repeats.
            if flag & 8 != 0 {
                guard let times = glyphs.u8(at) else { return [] }
                at += 1
                flags += repeatElement(flag, count: Int(times))
            }
        }
        func coordinates(short: UInt8, same: UInt8) -> [Double] {
            var value = 0
            return flags.prefix(last + 1).map { flag in
                if flag & short != 0 {
                    let step = Int(glyphs.u8(at) ?? 0)
                    at += 1
                    value += flag & same != 0 ? step : -step
                } else if flag & same == 0 {
                    value += glyphs.i16(at) ?? 0
                    at += 2
                }
                return Double(value)
            }
        }
        let xs = coordinates(short: 2, same: 16), ys = coordinates(short: 4, same: 32)
        var contours: [[Point]] = []
        var first = 0
        for end in ends where end >= first {
            contours.append((first...end).map { Point(x: xs[$0], y: ys[$0], isOn: flags[$0] & 1 != 0) })
            first = end + 1
        }
        return contours
    }

    private func composite(at start: Int, depth: Int) -> [[Point]] {
        var contours: [[Point]] = []
        var at = start
        while let flags = glyphs.u16(at), let part = glyphs.u16(at + 2) {
            at += 4
            var (dx, dy) = (0.0, 0.0)
            // Bit 0: words; bit 1: they are offsets, not numbers of points.
            if flags & 1 != 0 {
                if flags & 2 != 0 { (dx, dy) = (Double(glyphs.i16(at) ?? 0), Double(glyphs.i16(at + 2) ?? 0)) }
                at += 4
            } else {
                if flags & 2 != 0 {
                    (dx, dy) = (
                        Double(Int8(bitPattern: glyphs.u8(at) ?? 0)), Double(Int8(bitPattern: glyphs.u8(at + 1) ?? 0))
                    )
                }
                at += 2
            }
            func scale(_ offset: Int) -> Double { Double(glyphs.i16(at + offset) ?? 0) / 16384 }
            var matrix = (1.0, 0.0, 0.0, 1.0)
            if flags & 8 != 0 {
                matrix = (scale(0), 0, 0, scale(0))
                at += 2
            } else if flags & 0x40 != 0 {
                matrix = (scale(0), 0, 0, scale(2))
                at += 4
            } else if flags & 0x80 != 0 {
                matrix = (scale(0), scale(2), scale(4), scale(6))
                at += 8
            }
            contours += self.contours(of: part, depth: depth + 1).map { contour in
                contour.map { point in
                    Point(
                        x: matrix.0 * point.x + matrix.2 * point.y + dx,
                        y: matrix.1 * point.x + matrix.3 * point.y + dy, isOn: point.isOn)
                }
            }
            // Bit 5: another part follows.
            guard flags & 0x20 != 0 else { break }
        }
        return contours
    }

    /// A contour as cubics; between two control points lies a point of the curve half-way.
    private static func steps(_ contour: [Point]) -> [OutlineStep] {
        guard contour.count > 1 else { return [] }
        func middle(_ a: Point, _ b: Point) -> Point { Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOn: true) }
        let firstOn = contour.firstIndex(where: \.isOn)
        let start = firstOn.map { contour[$0] } ?? middle(contour[0], contour[contour.count - 1])
        let from = firstOn.map { $0 + 1 } ?? 0
        var steps: [OutlineStep] = [.move(start.x, start.y)]
        var here = start
        var control: Point?
        func curve(_ control: Point, to end: Point) {
            steps.append(
                .cubic(
                    here.x + 2 / 3 * (control.x - here.x), here.y + 2 / 3 * (control.y - here.y),
                    end.x + 2 / 3 * (control.x - end.x), end.y + 2 / 3 * (control.y - end.y), end.x, end.y))
            here = end
        }
        for index in 0..<contour.count - (firstOn == nil ? 0 : 1) {
            let point = contour[(from + index) % contour.count]
            switch (control, point.isOn) {
            case (nil, true):
                steps.append(.line(point.x, point.y))
                here = point
            case (nil, false):
                control = point
            case (let before?, true):
                curve(before, to: point)
                control = nil
            case (let before?, false):
                curve(before, to: middle(before, point))
                control = point
            }
        }
        if let control { curve(control, to: start) }
        return steps
    }
}
