import Plotting

/// The bytes of a PDF file: numbered objects and the table of where they begin. Nothing in it tells the time, so that one
/// picture is one file.
struct PDFDocument {
    private(set) var bytes: [UInt8] = []
    private var starts: [Int] = []

    init(_ canvas: PDFCanvas, page: MarkupBuffer, _ text: PictureText) {
        var file = MarkupBuffer()
        // Four bytes above 127 tell programs that move files that this is no text.
        file.append("%PDF-1.7\n%")
        file.append(contentsOf: [0xE2, 0xE3, 0xCF, 0xD3])
        file.append("\n")
        let fontObjects = canvas.fonts.map { 3 + $0.letters.count }
        // 1 the catalogue, 2 the pages, 3 the page, 4 its content, 5 the title; then each font with its parts.
        let firstFont = 6
        var fontNumbers: [Int] = []
        for index in canvas.fonts.indices { fontNumbers.append(firstFont + fontObjects[..<index].reduce(0, +)) }

        begin(&file, "<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>")
        begin(&file, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
        var resources = "<< /Font <<"
        for (number, object) in fontNumbers.enumerated() { resources += " /F\(number) \(object) 0 R" }
        resources += " >> /ExtGState <<"
        for (alpha, number) in canvas.opacities.sorted(by: { $0.value < $1.value }) {
            var share = MarkupBuffer()
            share.append(fraction: Double(alpha) / 255)
            let value = String(decoding: share.bytes, as: UTF8.self)
            resources += " /A\(number) << /ca \(value) /CA \(value) >>"
        }
        resources += " >> >>"
        var box = MarkupBuffer()
        box.append(canvas.size.width)
        box.append(" ")
        box.append(canvas.size.height)
        begin(
            &file,
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(String(decoding: box.bytes, as: UTF8.self))] /Contents 4 0 R "
                + "/Resources \(resources) /Group << /S /Transparency /CS /DeviceRGB >> >>")
        var content = MarkupBuffer()
        // y downwards from the top, and round joins.
        content.append("1 0 0 -1 0 ")
        content.append(canvas.size.height)
        content.append(" cm 1 j\n")
        content.append(page)
        begin(&file, stream: content)
        var information = "<<"
        for (key, fact) in [
            ("Title", text.title), ("Subject", text.description), ("Keywords", text.command),
            ("Creator", text.software),
        ] where !fact.isEmpty {
            information += " /\(key) " + Self.string(fact)
        }
        begin(&file, information + " >>")
        for (index, font) in canvas.fonts.enumerated() { write(font, at: fontNumbers[index], into: &file) }

        let table = file.count
        file.append("xref\n0 \(starts.count + 1)\n0000000000 65535 f \n")
        for start in starts {
            let digits = String(start)
            file.append(String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n")
        }
        file.append("trailer\n<< /Size \(starts.count + 1) /Root 1 0 R /Info 5 0 R >>\nstartxref\n\(table)\n%%EOF\n")
        bytes = file.bytes
    }

    private mutating func begin(_ file: inout MarkupBuffer, _ body: String) {
        starts.append(file.count)
        file.append("\(starts.count) 0 obj\n\(body)\nendobj\n")
    }

    private mutating func begin(_ file: inout MarkupBuffer, stream: MarkupBuffer) {
        starts.append(file.count)
        file.append("\(starts.count) 0 obj\n<< /Length \(stream.count) >>\nstream\n")
        file.append(stream)
        file.append("\nendstream\nendobj\n")
    }

    /// A font: itself, its table of characters, its table of names, and a program for each letter.
    private mutating func write(_ font: PDFGlyphs, at number: Int, into file: inout MarkupBuffer) {
        let count = font.letters.count
        var unit = MarkupBuffer()
        unit.append(fraction: 1 / font.face.unitsPerEm)
        let scale = String(decoding: unit.bytes, as: UTF8.self)
        var widths = MarkupBuffer()
        for letter in font.letters {
            widths.append(letter.advance * font.face.unitsPerEm)
            widths.append(" ")
        }
        let names = (1...max(count, 1)).map { "/g\($0)" }.joined(separator: " ")
        // A box of nothing lets the reader find out how large the letters are.
        begin(
            &file,
            "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [\(scale) 0 0 \(scale) 0 0] "
                + "/CharProcs \(number + 2) 0 R /Encoding << /Type /Encoding /Differences [1 \(names)] >> "
                + "/FirstChar 1 /LastChar \(max(count, 1)) /Widths [\(String(decoding: widths.bytes, as: UTF8.self))] "
                + "/Resources << >> /ToUnicode \(number + 1) 0 R >>")
        begin(&file, stream: font.unicodeTable)
        var programs = "<<"
        for index in 0..<count { programs += " /g\(index + 1) \(number + 3 + index) 0 R" }
        begin(&file, programs + " >>")
        for letter in font.letters { begin(&file, stream: font.program(of: letter)) }
    }

    /// A text string: UTF-16, the most significant byte first, in hexadecimal digits.
    private static func string(_ text: String) -> String {
        var buffer = MarkupBuffer()
        buffer.append("<FEFF")
        buffer.append(hex: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
        buffer.append(">")
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}
