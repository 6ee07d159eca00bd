import Fonts
import Plotting

/// A canvas that becomes an SVG document: paths as paths and text as text, which the reader's program sets.
///
/// Text is measured with the installed font that pictures of pixels use, and the document asks for that family first.
package final class SVGCanvas: PictureCanvas {
    /// The extent in canvas units, which are the document's user units.
    package let size: Size
    /// What was not as it should be while painting, each said once.
    package var warnings: [FontWarning] { type.warnings }

    /// What was painted: markup, and between it the colours, which a document of two themes gives twice.
    enum Piece: Hashable, Sendable {
        case markup(MarkupBuffer)
        case paint(Paint)
    }

    /// A colour and what takes it.
    struct Paint: Hashable, Sendable {
        enum Property: String, Hashable, Sendable {
            case fill, stroke
        }
        let property: Property
        let color: Color
    }

    let type: VectorTypesetter
    private(set) var pieces: [Piece] = []
    private(set) var definitions = MarkupBuffer()
    private var definitionCount = 0
    private var open = MarkupBuffer()
    private var isClipped = false

    /// An empty document.
    ///
    /// - Parameters:
    ///   - size: the extent in canvas units.
    ///   - fonts: the font files to measure text with.
    /// - Throws: ``VectorError/size(width:height:)``.
    package init(size: Size, fonts: FontSet = .installed) throws(VectorError) {
        try VectorError.check(size)
        self.size = size
        type = VectorTypesetter(fonts: fonts)
    }

    /// Paints the inside of a path (non-zero winding).
    package func fill(_ path: Path, _ color: Color) {
        guard color.alpha > 0, !path.elements.isEmpty else { return }
        element("path", [.init(property: .fill, color: color)]) {
            $0.append(" d=\"")
            $0.append(path.thinned())
            $0.append("\"")
        }
    }

    /// Paints a line along a path.
    package func stroke(_ path: Path, _ color: Color, _ stroke: Stroke) {
        guard color.alpha > 0, stroke.width > 0, stroke.width.isFinite, !path.elements.isEmpty else { return }
        element(
            "path", [.init(property: .fill, color: Color(hex: 0, alpha: 0)), .init(property: .stroke, color: color)]
        ) {
            $0.append(" stroke-width=\"")
            $0.append(stroke.width)
            // Upright hairlines fill whole pixels, as those of pictures of pixels do.
            $0.append(path.isUpright ? "\" shape-rendering=\"crispEdges" : "")
            $0.append(stroke.cap == .round ? "\" stroke-linecap=\"round" : "")
            if stroke.dash.contains(where: { $0 > 0 }), stroke.dash.allSatisfy({ $0 >= 0 }) {
                $0.append("\" stroke-dasharray=\"")
                for (place, length) in stroke.dash.enumerated() {
                    if place > 0 { $0.append(" ") }
                    $0.append(length)
                }
            }
            $0.append("\" d=\"")
            $0.append(path.thinned())
            $0.append("\"")
        }
    }

    /// The extent of a line of text: its advance width, and ascent plus descent as height.
    package func measure(_ text: String, _ style: TextStyle) -> Size {
        let line = type.line(text, style)
        return Size(line.advance, line.ascent + line.descent)
    }

    /// Sets a line of text.
    package func draw(_ text: String, at position: Point, _ style: TextStyle) {
        guard style.color.alpha > 0, !text.isEmpty, position.x.isFinite, position.y.isFinite else { return }
        let line = type.line(text, style)
        let drop = style.displacement(of: line).drop
        let x = position.x + (style.turned ? drop : 0), y = position.y + (style.turned ? 0 : drop)
        element("text", [.init(property: .fill, color: style.color)], content: line.text) {
            if style.turned {
                $0.append(" transform=\"translate(")
                $0.append(x)
                $0.append(" ")
                $0.append(y)
                $0.append(") rotate(-90)\"")
            } else {
                $0.append(" x=\"")
                $0.append(x)
                $0.append("\" y=\"")
                $0.append(y)
                $0.append("\"")
            }
            $0.append(" font-size=\"")
            $0.append(style.size)
            $0.append("\"")
            if style.weight == .bold { $0.append(" font-weight=\"700\"") }
            switch style.alignment {
            case .start: break
            case .middle: $0.append(" text-anchor=\"middle\"")
            case .end: $0.append(" text-anchor=\"end\"")
            }
            // Blanks in a row are kept; a document of one blank at a time need not say so.
            if line.text.contains("  ") { $0.append(" xml:space=\"preserve\"") }
        }
    }

    /// Restricts painting to a rectangle until the next call; nil lifts the restriction.
    package func clip(to rect: Rect?) {
        if isClipped { open.append("</g>\n") }
        isClipped = rect != nil
        guard let rect else { return }
        let name = define {
            $0.append("<clipPath id=\"\($1)\"><path d=\"")
            $0.append(Path(rect))
            $0.append("\"/></clipPath>\n")
        }
        open.append("<g clip-path=\"url(#\(name))\">\n")
    }

    /// Adds a definition under a name of its own.
    func define(_ body: (inout MarkupBuffer, String) -> Void) -> String {
        let name = SVGDocument.mark + "\(definitionCount)"
        definitionCount += 1
        body(&definitions, name)
        return name
    }

    /// Adds markup as it is.
    func add(_ markup: MarkupBuffer) { open.append(markup) }

    /// All that was painted, with nothing left open.
    var finished: [Piece] {
        var last = open
        if isClipped { last.append("</g>\n") }
        return pieces + [.markup(last)]
    }

    private func element(
        _ name: String, _ paints: [Paint], content: String? = nil, _ attributes: (inout MarkupBuffer) -> Void
    ) {
        open.append("<\(name)")
        for paint in paints {
            pieces.append(.markup(open))
            pieces.append(.paint(paint))
            open = MarkupBuffer()
        }
        attributes(&open)
        if let content {
            open.append(">")
            open.append(escaped: content)
            open.append("</\(name)>\n")
        } else {
            open.append("/>\n")
        }
    }
}

extension Path {
    /// Whether it is one straight line along an axis.
    fileprivate var isUpright: Bool {
        guard elements.count == 2, case .move(let a) = elements[0], case .line(let b) = elements[1] else {
            return false
        }
        return a.x == b.x || a.y == b.y
    }
}
