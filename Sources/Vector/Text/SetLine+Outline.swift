import Fonts
import Plotting

extension SetLine {
    /// The outlines of the line's glyphs, the baseline at y = 0; the characters of a font without outlines are left out.
    ///
    /// - Parameter size: the em size in canvas units that the line was set in.
    func outline(size: Double) -> Path {
        var elements: [Path.Element] = []
        for run in runs {
            guard let outlines = GlyphOutlines(run.face) else { continue }
            let unit = size / run.face.unitsPerEm
            for glyph in run.glyphs {
                func place(_ x: Double, _ y: Double) -> Point { Point(glyph.pen + x * unit, -y * unit) }
                var isOpen = false
                for step in outlines.outline(of: glyph.number) {
                    switch step {
                    case .move(let x, let y):
                        if isOpen { elements.append(.close) }
                        isOpen = true
                        elements.append(.move(place(x, y)))
                    case .line(let x, let y): elements.append(.line(place(x, y)))
                    case .cubic(let a, let b, let c, let d, let x, let y):
                        elements.append(.cubic(place(a, b), place(c, d), place(x, y)))
                    }
                }
                if isOpen { elements.append(.close) }
            }
        }
        return Path(elements)
    }
}

extension Path {
    /// The smallest rectangle around its points, which those of a font's outlines touch at their extremes; nil without any.
    var bounds: Rect? {
        let points = elements.flatMap { element -> [Point] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .cubic(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
        guard let first = points.first else { return nil }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
