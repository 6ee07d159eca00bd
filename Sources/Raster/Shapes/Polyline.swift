/// Connected straight pieces, in pixels, about to be stroked.
struct Polyline {
    let points: ArraySlice<SIMD2<Double>>
    let closed: Bool
    /// Whether open ends (and those of dashes) are flush with their points.
    let flat: Bool

    /// Combines the line into a plane, cut into dashes where there is a pattern.
    func add(to plane: inout CoveragePlane, _ line: LineRasterizer, _ dashes: DashPattern?, within clip: PixelRect) {
        guard let first = points.first else { return }
        if points.count == 1 {
            if !flat { line.add(from: first, to: first, flatStart: false, flatEnd: false, into: &plane) }
            return
        }
        var offset = 0.0
        let last = points.endIndex - 1
        for index in points.startIndex...last {
            guard index < last || closed else { break }
            let from = points[index], to = index < last ? points[index + 1] : first
            guard let dashes else {
                line.add(
                    from: from, to: to, flatStart: flat && !closed && index == points.startIndex,
                    flatEnd: flat && !closed && index + 1 == last, into: &plane)
                continue
            }
            let direction = to - from
            let length = (direction * direction).sum().squareRoot()
            if let window = line.window(from, to) {
                let opens = !closed && index == points.startIndex, ends = !closed && index + 1 == last
                dashes.cut(length: length, offset: offset, window: window) { low, high, starts, stops in
                    let flatStart = flat && (starts || opens && low == 0),
                        flatEnd = flat && (stops || ends && high == 1)
                    if low == high, flat { return }
                    line.add(
                        from: from + direction * low, to: from + direction * high, flatStart: flatStart,
                        flatEnd: flatEnd, into: &plane)
                }
            }
            offset += length
        }
    }
}
