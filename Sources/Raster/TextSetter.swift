import CGD

/// Sets lines of text with libgd from font files and keeps them, so that measuring and drawing cost one rendering.
final class TextSetter {
    private struct Key: Hashable {
        let text: String
        let pixels: Double
        let bold: Bool
    }

    private let fonts: FontSet
    private var lines: [Key: TextLine] = [:]
    private var renderer = TextRenderer()
    private(set) var warnings: [RasterWarning] = []

    /// Lines kept before all are forgotten.
    private static let mostLines = 1024
    /// Sizes of text, in pixels, that are set; others are moved in.
    private static let sizes: ClosedRange<Double> = 1...2048

    init(fonts: FontSet) {
        self.fonts = fonts
        if let refused = fonts.refused { warn(.fontRefused(refused)) }
    }

    /// A line of text at an em size in pixels. A size that is not a number gives an empty line.
    func line(_ text: String, pixels: Double, bold: Bool) -> TextLine {
        guard pixels > 0, pixels.isFinite else { return TextLine() }
        let key = Key(text: text, pixels: min(max(pixels, Self.sizes.lowerBound), Self.sizes.upperBound), bold: bold)
        if let line = lines[key] { return line }
        let line = set(key)
        if lines.count >= Self.mostLines { lines.removeAll() }
        lines[key] = line
        return line
    }

    private func set(_ key: Key) -> TextLine {
        guard let face = fonts.face(for: key.text, bold: key.bold) else {
            warn(.noFont)
            return BuiltInFont.line(key.text, pixels: key.pixels)
        }
        var text = key.text
        if !text.utf8.allSatisfy({ $0 < 0x80 }) {
            var missing = ""
            text = ASCIISpelling.spell(text) { character in
                if face.covers(character) { return true }
                missing.unicodeScalars.append(character)
                return false
            }
            if !missing.isEmpty { warn(.spelled(characters: missing, font: face.path)) }
        }
        do {
            return try renderer.render(text, face: face, pixels: key.pixels)
        } catch {
            warn(.fontRefused(error))
            return BuiltInFont.line(key.text, pixels: key.pixels)
        }
    }

    private func warn(_ warning: RasterWarning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}

/// Renders text with libgd's FreeType functions (`gdImageStringFTEx`) into coverages.
///
/// libgd lays a line out at 300 dots an inch of the size it is told and puts each letter on a whole pixel. So it is
/// told eight times the size at an eighth of the resolution, which makes advances eight times finer, and four times the
/// resolution across, which lets letters stand on quarters of a pixel; down, letters keep their hinted whole pixels.
struct TextRenderer {
    private var scratch: Scratch?

    private static let ready: Bool = {
        Bitmap.quiet
        return gdFontCacheSetup() == 0
    }()

    /// libgd's own point: pixels at this resolution are points.
    private static let dotsPerInch = 72
    /// Text up to this size, in pixels, is set with finer positions.
    private static let largestFine = 64.0

    /// Renders a line; `pixels` is the em size. Throws ``RasterError/font(path:reason:)`` with libgd's words.
    mutating func render(_ text: String, face: FontFile, pixels: Double) throws(RasterError) -> TextLine {
        guard Self.ready else { throw .font(path: face.path, reason: "FreeType cannot be started") }
        let isFine = pixels <= Self.largestFine
        let over = isFine ? 4 : 1, finer = isFine ? 8 : 1
        var line = TextLine(oversampling: over)
        line.ascent = face.ascent * pixels
        line.descent = face.descent * pixels
        line.capHeight = face.capHeight * pixels
        let letters = Self.escaped(text)
        guard !letters.isEmpty else { return line }

        var extra = gdFTStringExtra()
        extra.flags = gdFTEX_RESOLUTION | gdFTEX_CHARMAP | gdFTEX_FONTPATHNAME
        extra.charmap = gdFTEX_Unicode
        extra.hdpi = Int32(Self.dotsPerInch / finer * over)
        extra.vdpi = Int32(Self.dotsPerInch / finer)
        let em = Int(pixels.rounded(.up))
        let margin = 2 * em
        // Most letters are narrower than the em; a longer line is measured by this first go and set again.
        var width = 2 * margin * over + text.unicodeScalars.count * em * over
        for _ in 0..<2 {
            let height = 4 * em
            let scratch = try prepare(width: width, height: height)
            let originX = margin * over, baseline = 5 * em / 2
            var box = [Int32](repeating: 0, count: 8)
            let message = gdImageStringFTEx(
                scratch.image, &box, 0xFF_FFFF, face.path, pixels * Double(finer), 0, Int32(originX), Int32(baseline),
                letters, &extra)
            if let message { throw .font(path: face.path, reason: String(cString: message)) }
            let end = Int(box[2])
            let from = max(min(Int(box[0]), originX) - 2 * over - em * over / 4, 0)
            let wanted = end + 2 * over + em * over / 4
            let to = min(wanted, scratch.width)
            let top = max(Int(box[7]) - 3, 0), bottom = min(Int(box[1]) + 3, scratch.height)
            line.advance = Double(end - originX) / Double(over)
            line.samples = scratch.take(x: from..<max(to, from), y: top..<max(bottom, top))
            line.width = max(to - from, 0)
            line.height = max(bottom - top, 0)
            line.originX = originX - from
            line.baseline = baseline - top
            if wanted <= scratch.width || scratch.width >= Self.widest(height: height) { break }
            width = wanted
        }
        return line
    }

    /// The widest scratch of a height.
    private static func widest(height: Int) -> Int {
        min(Bitmap.longestSide * 4, Bitmap.mostPixels / max(height, 1))
    }

    /// A black picture of at least a size.
    private mutating func prepare(width: Int, height: Int) throws(RasterError) -> Scratch {
        let width = min(width, Self.widest(height: height))
        if let scratch, scratch.width >= width, scratch.height >= height { return scratch }
        let grown = try Scratch(width: max(width, scratch?.width ?? 0), height: max(height, scratch?.height ?? 0))
        scratch = grown
        return grown
    }

    /// Text as libgd takes it: `&` would begin an entity, and control characters would break the line.
    private static func escaped(_ text: String) -> String {
        var letters = ""
        for character in text.unicodeScalars {
            if character == "&" {
                letters += "&amp;"
            } else if character.value < 0x20 || character.value == 0x7F {
                letters += " "
            } else {
                letters.unicodeScalars.append(character)
            }
        }
        return letters
    }
}

/// A black picture that libgd writes white letters on.
private final class Scratch {
    let width: Int, height: Int
    let image: gdImagePtr
    private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>

    init(width: Int, height: Int) throws(RasterError) {
        guard let image = gdImageCreateTrueColor(Int32(width), Int32(height)) else {
            throw .memory(width: width, height: height)
        }
        guard let rows = image.pointee.tpixels else {
            gdImageDestroy(image)
            throw .memory(width: width, height: height)
        }
        self.width = width
        self.height = height
        self.image = image
        self.rows = rows
    }

    deinit { gdImageDestroy(image) }

    /// The coverages in a part of the picture, which is black again afterwards. Nothing may be written outside it.
    func take(x: Range<Int>, y: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: x.count * y.count) { samples, count in
            count = x.count * y.count
            guard count > 0 else { return }
            for (index, row) in y.enumerated() {
                guard let pixels = rows[row] else { continue }
                let target = samples.baseAddress.unsafelyUnwrapped + index * x.count
                for (offset, column) in x.enumerated() { target[offset] = UInt8(truncatingIfNeeded: pixels[column]) }
                (pixels + x.lowerBound).update(repeating: 0, count: x.count)
            }
        }
    }
}
