import Fonts

/// The glyphs of one face that a document uses: a font of type 3, whose letters are outlines of the file itself.
struct PDFGlyphs {
    let face: FontFile
    private let outlines: GlyphOutlines?
    private var codes: [Int: UInt8] = [:]
    /// The glyphs by their codes, from 1 on.
    private(set) var letters: [(character: Unicode.Scalar, advance: Double, outline: [OutlineStep])] = []

    init(_ face: FontFile) {
        self.face = face
        outlines = GlyphOutlines(face)
    }

    /// The code of a glyph that was added.
    func code(of glyph: SetLine.Glyph) -> UInt8? { codes[glyph.number] }

    /// How far the pen moves behind a code, as a part of the size.
    func advance(of code: UInt8) -> Double {
        letters.indices.contains(Int(code) - 1) ? letters[Int(code) - 1].advance : 0
    }

    /// Adds a glyph; nil where the font is full.
    mutating func add(_ glyph: SetLine.Glyph, advance: Double) -> UInt8? {
        guard letters.count < 255 else { return nil }
        letters.append((glyph.character, advance, outlines?.outline(of: glyph.number) ?? []))
        let code = UInt8(letters.count)
        codes[glyph.number] = code
        return code
    }

    /// The program that paints a letter, in font units: its width (d0) and its outline.
    func program(of letter: (character: Unicode.Scalar, advance: Double, outline: [OutlineStep])) -> MarkupBuffer {
        var program = MarkupBuffer()
        program.append(letter.advance * face.unitsPerEm)
        program.append(" 0 d0\n")
        func add(_ numbers: [Double], _ operator: String, _ program: inout MarkupBuffer) {
            for number in numbers {
                program.append(number)
                program.append(" ")
            }
            program.append(`operator` + "\n")
        }
        var isOpen = false
        for step in letter.outline {
            switch step {
            case .move(let x, let y):
                if isOpen { program.append("h\n") }
                isOpen = true
                add([x, y], "m", &program)
            case .line(let x, let y): add([x, y], "l", &program)
            case .cubic(let a, let b, let c, let d, let x, let y): add([a, b, c, d, x, y], "c", &program)
            }
        }
        if isOpen { program.append("h f\n") }
        return program
    }

    /// The table that says which character each code stands for, so that text can be searched and copied.
    var unicodeTable: MarkupBuffer {
        var table = MarkupBuffer()
        table.append(
            """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CMapName /Characters def
            /CMapType 2 def
            1 begincodespacerange
            <00> <FF>
            endcodespacerange

            """)
        // At most a hundred entries may stand in one block.
        for start in stride(from: 0, to: letters.count, by: 100) {
            let block = start..<min(start + 100, letters.count)
            table.append("\(block.count) beginbfchar\n")
            for index in block {
                table.append("<")
                table.append(hex: [UInt8(index + 1)])
                table.append("> <")
                table.append(hex: String(letters[index].character).utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
                table.append(">\n")
            }
            table.append("endbfchar\n")
        }
        table.append("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
        return table
    }
}
