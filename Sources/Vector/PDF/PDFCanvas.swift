import Fonts
import Plotting

/// A canvas that becomes a PDF document of one page: paths, and text that can be searched, in glyph outlines of the
/// installed font. A canvas unit is a point of 1/72 inch.
///
/// What it writes is described in ISO 32000-1; the operators stand beside the words they abbreviate there.
package final class PDFCanvas: PictureCanvas {
    /// The extent in canvas units.
    package let size: Size
    /// What was not as it should be while painting, each said once.
    package var warnings: [FontWarning] { type.warnings }

    let type: VectorTypesetter
    private var content = MarkupBuffer()
    private(set) var opacities: [UInt8: Int] = [:]
    private(set) var fonts: [PDFGlyphs] = []
    private var isClipped = false
    private var state = State()

    /// What the page's graphics state was last set to, so that it is set only where it changes.
    private struct State: Hashable {
        var fill: Color?, line: Color?
        var opacity: UInt8 = 255
    }

    /// An empty page.
    ///
    /// - Parameters:
    ///   - size: the extent in canvas units.
    ///   - fonts: the font files to set text with.
    /// - Throws: ``VectorError/size(width:height:)``.
    package init(size: Size, fonts: FontSet = .installed) throws(VectorError) {
        try VectorError.check(size)
        self.size = size
        type = VectorTypesetter(fonts: fonts)
    }

    /// Paints the inside of a path (non-zero winding).
    package func fill(_ path: Path, _ color: Color) {
        guard color.alpha > 0, !path.elements.isEmpty else { return }
        setFill(color)
        content.append(pdf: path.thinned())
        content.append("f\n")
    }

    /// Paints a line along a path.
    package func stroke(_ path: Path, _ color: Color, _ stroke: Stroke) {
        guard color.alpha > 0, stroke.width > 0, stroke.width.isFinite, !path.elements.isEmpty else { return }
        setOpacity(color.alpha)
        if state.line != color.opaque {
            content.append(pdf: color)
            content.append("RG\n")
            state.line = color.opaque
        }
        content.append(stroke.width)
        content.append(stroke.cap == .round ? " w 1 J [" : " w 0 J [")
        if stroke.dash.contains(where: { $0 > 0 }), stroke.dash.allSatisfy({ $0 >= 0 }) {
            for length in stroke.dash {
                content.append(length)
                content.append(" ")
            }
        }
        content.append("] 0 d\n")
        content.append(pdf: path.thinned())
        content.append("S\n")
    }

    /// The extent of a line of text: its advance width, and ascent plus descent as height.
    package func measure(_ text: String, _ style: TextStyle) -> Size {
        let line = type.line(text, style)
        return Size(line.advance, line.ascent + line.descent)
    }

    /// Sets a line of text.
    package func draw(_ text: String, at position: Point, _ style: TextStyle) {
        guard style.color.alpha > 0, style.size > 0, position.x.isFinite, position.y.isFinite else { return }
        let line = type.line(text, style)
        let (back, drop) = style.displacement(of: line)
        setFill(style.color)
        content.append("BT\n")
        for run in line.runs {
            guard let first = run.glyphs.first else { continue }
            let along = first.pen - back
            let start =
                style.turned
                ? Point(position.x + drop, position.y - along) : Point(position.x + along, position.y + drop)
            content.append(style.turned ? "0 -1 -1 0 " : "1 0 0 -1 ")
            content.append(start.x)
            content.append(" ")
            content.append(start.y)
            content.append(" Tm\n")
            show(run, size: style.size)
        }
        content.append("ET\n")
    }

    /// Restricts painting to a rectangle until the next call; nil lifts the restriction.
    package func clip(to rect: Rect?) {
        if isClipped {
            content.append("Q\n")
            state = State()
            setOpacity(state.opacity, isForced: true)
        }
        isClipped = rect != nil
        guard let rect else { return }
        content.append("q ")
        content.append(pdf: Path(rect))
        content.append("W n\n")
    }

    /// The document.
    package func encode(_ text: PictureText) throws(VectorError) -> [UInt8] {
        var page = content
        if isClipped { page.append("Q\n") }
        return PDFDocument(self, page: page, text).bytes
    }

    /// Shows glyphs of one face. The numbers between them move the next one to the left, in thousandths of the size.
    private func show(_ run: SetLine.Run, size: Double) {
        var current: Int?
        var pen = run.glyphs.first?.pen ?? 0
        for glyph in run.glyphs {
            let (font, code) = place(of: glyph, in: run.face)
            if font != current {
                if current != nil { content.append("] TJ\n") }
                content.append("/F\(font) ")
                content.append(size)
                content.append(" Tf [")
                current = font
            }
            let shift = (pen - glyph.pen) / size * 1000
            if abs(shift) >= 0.5 { content.append(Int(shift.rounded())) }
            content.append("<")
            content.append(hex: [code])
            content.append(">")
            pen = glyph.pen + fonts[font].advance(of: code) * size
        }
        if current != nil { content.append("] TJ\n") }
    }

    /// The font of this document, and the code in it, of a glyph; a font of this kind holds 255.
    private func place(of glyph: SetLine.Glyph, in face: FontFile) -> (font: Int, code: UInt8) {
        for (number, font) in fonts.enumerated() where font.face.path == face.path {
            if let code = font.code(of: glyph) { return (number, code) }
        }
        for number in fonts.indices where fonts[number].face.path == face.path {
            if let code = fonts[number].add(glyph, advance: type.advance(of: glyph.character, in: face)) {
                return (number, code)
            }
        }
        var font = PDFGlyphs(face)
        let code = font.add(glyph, advance: type.advance(of: glyph.character, in: face)) ?? 0
        fonts.append(font)
        return (fonts.count - 1, code)
    }

    private func setFill(_ color: Color) {
        setOpacity(color.alpha)
        guard state.fill != color.opaque else { return }
        content.append(pdf: color)
        content.append("rg\n")
        state.fill = color.opaque
    }

    /// Colours have no opacity of their own; a named state of the page has.
    private func setOpacity(_ alpha: UInt8, isForced: Bool = false) {
        guard alpha != state.opacity || isForced else { return }
        let number = opacities[alpha] ?? opacities.count
        opacities[alpha] = number
        content.append("/A\(number) gs\n")
        state.opacity = alpha
    }
}

extension Color {
    fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}

extension MarkupBuffer {
    /// Adds an outline with the operators of a page: m, l, c and h.
    mutating func append(pdf path: Path) {
        func add(_ points: [Point], _ letter: String, _ buffer: inout MarkupBuffer) {
            for point in points {
                buffer.append(point.x)
                buffer.append(" ")
                buffer.append(point.y)
                buffer.append(" ")
            }
            buffer.append(letter)
        }
        for element in path.elements {
            switch element {
            case .move(let point): add([point], "m\n", &self)
            case .line(let point): add([point], "l\n", &self)
            case .cubic(let first, let second, let end): add([first, second, end], "c\n", &self)
            case .close: append("h\n")
            }
        }
    }

    /// Adds the three channels of a colour, as parts of 1.
    fileprivate mutating func append(pdf color: Color) {
        for channel in [color.red, color.green, color.blue] {
            let digits = String((Int(channel) * 10_000 + 127) / 255)
            append(channel == 255 ? "1" : "0." + String(repeating: "0", count: 4 - digits.count) + digits)
            append(" ")
        }
    }

    /// Adds bytes in hexadecimal digits.
    mutating func append(hex bytes: some Sequence<UInt8>) {
        for byte in bytes { append((byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)) }
    }
}
