import Fonts
import Plotting
import Words

extension SVGCanvas {
    /// The document, with title and description for those who do not see it.
    package func encode(_ text: PictureText) throws(VectorError) -> [UInt8] {
        SVGDocument(self, dark: nil, text).bytes
    }

    /// One document of two themes, shown as the reader's system prefers.
    ///
    /// - Parameters:
    ///   - text: what it says about itself.
    ///   - dark: the same picture painted in colours for the dark.
    /// - Throws: ``VectorError/unsupported(_:kind:)`` where the two differ in more than their colours.
    package func encode(_ text: PictureText, dark: SVGCanvas) throws(VectorError) -> [UInt8] {
        let isAlike = zip(finished, dark.finished).allSatisfy { light, dark in
            switch (light, dark) {
            case (.markup(let a), .markup(let b)): a == b
            case (.paint(let a), .paint(let b)): a.property == b.property
            default: false
            }
        }
        guard isAlike, finished.count == dark.finished.count else {
            throw .unsupported("one picture in two themes that differ in more than colours", kind: "SVG")
        }
        return SVGDocument(self, dark: dark, text).bytes
    }
}

/// The text of an SVG file.
struct SVGDocument {
    /// Stands for what sets the names of this document apart, until its content is known.
    static let mark = "\u{1}"

    private(set) var bytes: [UInt8] = []

    init(_ canvas: SVGCanvas, dark: SVGCanvas?, _ text: PictureText) {
        var body = MarkupBuffer(), rules = MarkupBuffer()
        Self.write(canvas, dark, into: &body, rules: &rules)
        var file = MarkupBuffer()
        file.append("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"\(Self.mark)\" width=\"")
        file.append(canvas.size.width)
        file.append("\" height=\"")
        file.append(canvas.size.height)
        file.append("\" viewBox=\"0 0 ")
        file.append(canvas.size.width)
        file.append(" ")
        file.append(canvas.size.height)
        file.append("\" role=\"img\" font-family=\"")
        file.append(escaped: Self.families(canvas.type.fonts))
        file.append("\" stroke-linejoin=\"round\">\n")
        for (name, content) in [("title", text.title), ("desc", text.description)] where !content.isEmpty {
            file.append("<\(name)>")
            file.append(escaped: content)
            file.append("</\(name)>\n")
        }
        Self.writeOrigin(text, into: &file)
        if rules.count > 0 {
            file.append("<style>\n")
            file.append(rules)
            file.append("</style>\n")
        }
        if canvas.definitions.count > 0 {
            file.append("<defs>\n")
            file.append(canvas.definitions)
            file.append("</defs>\n")
        }
        file.append(body)
        file.append("</svg>\n")
        bytes = Self.named(file.bytes)
    }

    /// The body, with colours as attributes, or as classes where there are two themes.
    private static func write(
        _ canvas: SVGCanvas, _ dark: SVGCanvas?, into body: inout MarkupBuffer, rules: inout MarkupBuffer
    ) {
        var classes: [[SVGCanvas.Paint]: Int] = [:]
        var darkRules = MarkupBuffer()
        let others = dark?.finished ?? []
        var waiting: [[SVGCanvas.Paint]] = []
        for (place, piece) in canvas.finished.enumerated() {
            switch piece {
            case .paint(let paint):
                guard case .paint(let other)? = others.indices.contains(place) ? others[place] : nil,
                    other.color != paint.color || paint.color.alpha > 0
                else {
                    body.append(paint)
                    continue
                }
                waiting.append([paint, other])
            case .markup(let markup):
                if !waiting.isEmpty {
                    let names = waiting.map { pair in
                        let number = classes[pair] ?? classes.count
                        if classes[pair] == nil {
                            classes[pair] = number
                            rules.append(rule: number, pair[0])
                            darkRules.append(rule: number, pair[1])
                        }
                        return "c\(number)"
                    }
                    body.append(" class=\"\(names.joined(separator: " "))\"")
                    waiting = []
                }
                body.append(markup)
            }
        }
        if darkRules.count > 0 {
            rules.append("@media (prefers-color-scheme:dark){\n")
            rules.append(darkRules)
            rules.append("}\n")
        }
    }

    /// The command line and the program, in Dublin Core's terms.
    private static func writeOrigin(_ text: PictureText, into file: inout MarkupBuffer) {
        let facts = [("creator", text.software), ("source", text.command)].filter { !$0.1.isEmpty }
        guard !facts.isEmpty else { return }
        file.append(
            "<metadata><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" "
                + "xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><rdf:Description rdf:about=\"\">")
        for (name, fact) in facts {
            file.append("<dc:\(name)>")
            file.append(escaped: fact)
            file.append("</dc:\(name)>")
        }
        file.append("</rdf:Description></rdf:RDF></metadata>\n")
    }

    /// The family that text was measured with, then faces of much the same widths.
    private static func families(_ fonts: FontSet) -> String {
        var names: [String] = []
        for name in [fonts.regular?.family, "Inter", "Helvetica Neue", "Arial", "sans-serif"].compactMap(\.self)
        where !names.contains(name) {
            names.append(name)
        }
        return names.map { $0.contains(" ") ? "'\($0.filter { $0 != "'" })'" : $0 }.joined(separator: ", ")
    }

    /// The document with the mark replaced by a name made of its content, so that several can stand in one page.
    private static func named(_ bytes: [UInt8]) -> [UInt8] {
        // FNV-1a, 64 bits (Fowler, Noll and Vo).
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let name = Array("d\(String(hash & 0xFFFF_FFFF, radix: 36))-".utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 64 * name.count)
        for byte in bytes {
            if byte == 1 { result += name } else { result.append(byte) }
        }
        return result
    }
}

extension MarkupBuffer {
    /// Adds markup that another buffer holds.
    mutating func append(_ other: MarkupBuffer) { append(contentsOf: other.bytes) }

    fileprivate mutating func append(_ paint: SVGCanvas.Paint) {
        let name = paint.property.rawValue
        guard paint.color.alpha > 0 else { return append(" \(name)=\"none\"") }
        append(" \(name)=\"\(paint.color.hex)\"")
        if paint.color.alpha < 255 { append(" \(name)-opacity=\"\(paint.color.share)\"") }
    }

    fileprivate mutating func append(rule number: Int, _ paint: SVGCanvas.Paint) {
        let name = paint.property.rawValue
        append("#\(SVGDocument.mark) .c\(number){\(name):\(paint.color.alpha > 0 ? paint.color.hex : "none")")
        append(";\(name)-opacity:\(paint.color.share)}\n")
    }
}

extension Color {
    /// `#RRGGBB`.
    var hex: String {
        let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// The alpha as a part of 1.
    fileprivate var share: String { NumberText.rounded(Double(alpha) / 255, decimals: 3) }
}
