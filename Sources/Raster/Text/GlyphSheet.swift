import CGD
import CLibrary
import Fonts

/// The glyphs of one face at one size, rendered by libgd's FreeType functions (`gdImageStringFTEx`).
///
/// Starting a size costs libgd as much as five letters, so all letters that a text lacks are rendered in one call, with
/// gaps between them; their pen positions come back as text (`gdFTEX_XSHOW`).
///
/// libgd lays a line out at 300 dots an inch of the size it is told and puts each letter on a whole pixel. So it is
/// told eight times the size at an eighth of the resolution, which makes advances eight times finer, and four times the
/// resolution across, which lets letters stand on quarters of a pixel; down, letters keep their hinted whole pixels.
struct GlyphSheet {
    private(set) var glyphs: [Unicode.Scalar: TextLine] = [:]
    private let face: FontFile
    private let pixels: Double

    /// libgd's own point: at this resolution pixels are points.
    private static let dotsPerInch = 72
    /// Text up to this size, in pixels, is set with finer positions.
    private static let largestFine = 64.0
    /// The widest scratch that several letters share, in samples.
    private static let scratchWidth = 8000.0
    /// Rendered along with the first digit.
    private static let digits: [Unicode.Scalar] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]

    private static let isReady: Bool = {
        Bitmap.quiet
        return gdFontCacheSetup() == 0
    }()

    init(face: FontFile, pixels: Double) {
        self.face = face
        self.pixels = pixels
    }

    /// Samples a pixel, across, of text of a size in pixels.
    static func oversampling(_ pixels: Double) -> Int { pixels <= largestFine ? 4 : 1 }

    /// Makes sure that some letters are among the glyphs. Throws ``FontError``.
    mutating func render(_ letters: [Unicode.Scalar], on scratch: inout GlyphScratch?) throws(FontError) {
        var missing = Set(letters.filter { glyphs[$0] == nil })
        guard !missing.isEmpty else { return }
        guard Self.isReady else { throw .unusable(path: face.path, reason: "FreeType cannot be started") }
        if !missing.isDisjoint(with: Self.digits) { missing.formUnion(Self.digits.filter { glyphs[$0] == nil }) }
        // Only so many at once that they fit a scratch of bounded width: fresh memory costs more than another call.
        let letterWidth = pixels * Double((2 + Self.gap) * Self.oversampling(pixels))
        let atOnce = max(Int(Self.scratchWidth / letterWidth), 1)
        var waiting = missing.sorted()[...]
        while !waiting.isEmpty {
            try renderBatch(Array(waiting.prefix(atOnce)), on: &scratch)
            waiting = waiting.dropFirst(atOnce)
        }
    }

    /// Spaces between two glyphs of a batch, so that what overhangs stays with its own.
    private static let gap = 3

    private mutating func renderBatch(_ letters: [Unicode.Scalar], on scratch: inout GlyphScratch?) throws(FontError) {
        let over = Self.oversampling(pixels), finer = over > 1 ? 8 : 1
        var line = ""
        for letter in letters {
            // `&` would begin an entity.
            if letter == "&" { line += "&amp;" } else { line.unicodeScalars.append(letter) }
            line += String(repeating: " ", count: Self.gap)
        }
        let em = Int(pixels.rounded(.up))
        let left = em * over, baseline = 2 * em
        let width = left + letters.count * (2 + Self.gap) * em * over, height = 3 * em
        let picture: GlyphScratch
        if let scratch, scratch.width >= width, scratch.height >= height {
            picture = scratch
        } else {
            let fresh = GlyphScratch(
                width: max(width, scratch?.width ?? 0), height: max(height, scratch?.height ?? 0))
            guard let fresh else { throw .unusable(path: face.path, reason: "there is no memory for its letters") }
            picture = fresh
            scratch = fresh
        }
        var extra = gdFTStringExtra()
        extra.flags = gdFTEX_RESOLUTION | gdFTEX_CHARMAP | gdFTEX_FONTPATHNAME | gdFTEX_XSHOW | gdFTEX_DISABLE_KERNING
        extra.charmap = gdFTEX_Unicode
        extra.hdpi = Int32(Self.dotsPerInch / finer * over)
        extra.vdpi = Int32(Self.dotsPerInch / finer)
        let message = gdImageStringFTEx(
            picture.image, nil, 0xFF_FFFF, face.path, pixels * Double(finer), 0, Int32(left), Int32(baseline), line,
            &extra)
        defer { gdFree(extra.xshow) }
        if let message { throw .unusable(path: face.path, reason: String(cString: message)) }
        let advances = Self.numbers(extra.xshow)
        guard advances.count == letters.count * (1 + Self.gap) else {
            throw .unusable(path: face.path, reason: "its letters cannot be told apart")
        }
        // Positions are multiples of 0.12 samples; the small sum keeps a whole one whole.
        var pen = Double(left) + 1e-6
        var start = 0
        for (index, letter) in letters.enumerated() {
            let first = index * (1 + Self.gap)
            let next = pen + advances[first..<first + 1 + Self.gap].reduce(0, +)
            let end = Int((pen + advances[first] + next) / 2)
            var glyph = picture.take(x: start..<max(end, start), y: 0..<height)
            glyph.originX += Int(pen)
            glyph.baseline += baseline
            glyph.oversampling = over
            glyph.advance = advances[first] / Double(over)
            glyphs[letter] = glyph
            start = max(end, start)
            pen = next
        }
    }

    /// The numbers of a text with blanks between them.
    private static func numbers(_ text: UnsafeMutablePointer<CChar>?) -> [Double] {
        var numbers: [Double] = []
        var rest = text
        while let position = rest {
            var end: UnsafeMutablePointer<CChar>?
            let number = strtod(position, &end)
            guard let end, end != position else { break }
            numbers.append(number)
            rest = end
        }
        return numbers
    }
}
