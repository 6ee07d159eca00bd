import Fonts
import Plotting

extension SVGCanvas: LayeredCanvas {
    /// Paints the whole picture in one colour, whatever the clip.
    package func clear(_ color: Color) {
        clip(to: nil)
        fill(Path(Rect(x: 0, y: 0, width: size.width, height: size.height)), color)
    }

    /// Paints a group that a filter blurs: `feGaussianBlur` in sRGB, with the blur's standard deviation.
    package func paintBlurred(
        radius: Double, about center: Point, reach: Size,
        _ body: (inout SVGCanvas, Point) throws(VectorError) -> Void
    ) throws(VectorError) {
        let region = Rect(
            x: center.x - reach.width - 3 * radius, y: center.y - reach.height - 3 * radius,
            width: 2 * reach.width + 6 * radius, height: 2 * reach.height + 6 * radius)
        try group(filter: filter(over: region) { $0.append(blur: radius) }, opacity: 1) { canvas throws(VectorError) in
            try body(&canvas, center)
        }
    }

    /// Paints a group at an opacity of 0…1.
    package func paintFaded(
        to opacity: Double, _ body: (inout SVGCanvas) throws(VectorError) -> Void
    ) throws(VectorError) {
        try group(filter: nil, opacity: opacity, body)
    }

    /// Paints a moment of two symbols that melt into each other: both blurred together, then cut by a steep line through
    /// the alpha of a half.
    ///
    /// - Throws: ``VectorError/unsupported(_:kind:)`` for a symbol that is a picture.
    package func paint(_ melt: Melt, about center: Point, size: Size) throws(VectorError) {
        let side = min(size.width, size.height) * Symbol.share
        let first = try outline(of: melt.first, side: side, about: center)
        let second = try outline(of: melt.second, side: side, about: center)
        let region = Rect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        let cut = filter(over: region) {
            $0.append(blur: melt.blur)
            $0.append("<feComponentTransfer result=\"cut\"><feFuncA type=\"")
            switch melt.edge {
            case .hard: $0.append("discrete\" tableValues=\"0 1\"")
            case .smooth:
                // The alpha of an edge rises by 1/(σ√(2π)) a unit: so steep a line takes it from 0 to 1 within one.
                let slope = max(1, melt.blur * 2.5066)
                $0.append("linear\" slope=\"")
                $0.append(slope)
                $0.append("\" intercept=\"")
                $0.append((1 - slope) / 2)
                $0.append("\"")
            }
            $0.append("/></feComponentTransfer>")
            // What is left is of one colour, whatever a reader makes of colours where alpha was changed.
            $0.append("<feFlood flood-color=\"\(melt.color.hex)\"/><feComposite in2=\"cut\" operator=\"in\"/>")
        }
        try group(filter: nil, opacity: melt.opacity) { canvas throws(VectorError) in
            try canvas.group(filter: cut, opacity: 1) { canvas in
                canvas.fill(first, melt.color.opacity(melt.firstOpacity))
                canvas.fill(second, melt.color.opacity(melt.secondOpacity))
            }
        }
    }

    /// The extent of a line of text that floats: its advance width, and ascent plus descent as height.
    package func measureFloating(_ text: String, _ style: TextStyle) throws(VectorError) -> Size {
        measure(text, style)
    }

    /// Sets a line of text with its middle at a point; in paths nothing jitters.
    package func drawFloating(
        _ text: String, at center: Point, _ style: TextStyle, magnified: Double
    ) throws(VectorError) {
        guard magnified.isFinite, magnified > 0 else { return }
        var style = style
        style.size *= magnified
        (style.alignment, style.baseline) = (.middle, .middle)
        draw(text, at: center, style)
    }

    /// Whether some face has each character of a text.
    package func covers(_ text: String) -> Bool { type.covers(text) }

    private func group(
        filter: String?, opacity: Double, _ body: (inout SVGCanvas) throws(VectorError) -> Void
    ) throws(VectorError) {
        clip(to: nil)
        var start = MarkupBuffer()
        start.append("<g")
        if let filter { start.append(" filter=\"url(#\(filter))\"") }
        if opacity < 1 {
            start.append(" opacity=\"")
            start.append(fraction: opacity)
            start.append("\"")
        }
        start.append(">\n")
        add(start)
        var canvas = self
        try body(&canvas)
        clip(to: nil)
        var end = MarkupBuffer()
        end.append("</g>\n")
        add(end)
    }

    private func filter(over region: Rect, _ body: (inout MarkupBuffer) -> Void) -> String {
        define {
            $0.append(
                "<filter id=\"\($1)\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\" x=\"")
            $0.append(region.minX)
            $0.append("\" y=\"")
            $0.append(region.minY)
            $0.append("\" width=\"")
            $0.append(region.size.width)
            $0.append("\" height=\"")
            $0.append(region.size.height)
            $0.append("\">")
            body(&$0)
            $0.append("</filter>\n")
        }
    }

    /// A symbol as an outline whose longer side is `side`, its middle at a point.
    private func outline(of symbol: Symbol, side: Double, about center: Point) throws(VectorError) -> Path {
        switch symbol {
        case .outline(let path): return path.scaled(by: side / 2, about: center)
        case .glyph(let text):
            let line = type.line(text, TextStyle(size: side, color: Color(hex: 0)))
            let path = line.outline(size: side)
            guard let ink = path.bounds else { return Path() }
            let factor = side / max(ink.size.width, ink.size.height)
            return path.scaled(by: factor, about: Point(center.x - ink.midX * factor, center.y - ink.midY * factor))
        case .picture: throw .unsupported("a symbol that is a picture", kind: "SVG; ask for a PNG")
        }
    }
}

extension MarkupBuffer {
    fileprivate mutating func append(blur radius: Double) {
        guard radius > 0 else { return }
        append("<feGaussianBlur stdDeviation=\"")
        append(radius)
        append("\"/>")
    }
}
