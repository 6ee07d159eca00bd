import CGD
import Fonts
import Plotting

/// A canvas of pixels upon a libgd image. Paths are filled by exact area and stroked by distance, both anti-aliased in
/// straight sRGB; text comes from a font file through libgd.
///
/// A class, for a canvas is one surface however often it is handed on.
package final class RasterCanvas: PictureCanvas {
    /// The pixels a canvas unit may have.
    package static let scales: ClosedRange<Double> = 0.1...16

    /// The extent in canvas units.
    package let size: Size
    /// Pixels a canvas unit.
    package let scale: Double
    /// Whether lines made of a few upright and level pieces are moved (by at most half a pixel) and widened to whole
    /// pixels. Fills and curves never move.
    package var snapsUprightLines = true
    /// What it is encoded as.
    package let format: PictureFormat
    /// What was not as it should be while painting, each said once: text set in the built-in font, say.
    package var warnings: [FontWarning] { store.setter.warnings }

    var bitmap: Bitmap
    /// What the canvas shares with its layers.
    let store: CanvasStore
    private var area = AreaRasterizer()
    private var plane: CoveragePlane
    var clipped: PixelRect

    /// A canvas filled with one colour.
    ///
    /// - Parameters:
    ///   - size: The extent in canvas units; in pixels it is rounded up.
    ///   - scale: Pixels a canvas unit, 0.1…16.
    ///   - background: The colour to begin with; it may let something through.
    ///   - format: What it is encoded as.
    ///   - fonts: The font files to set text with.
    /// Throws ``RasterError/size(width:height:)``, ``RasterError/formatSize(format:width:height:)``,
    /// ``RasterError/scale(_:)`` or ``RasterError/memory(width:height:)``.
    package convenience init(
        size: Size, scale: Double = 1, background: Color = Color(hex: 0xFFFFFF), format: PictureFormat = .png(),
        fonts: FontSet = .installed
    ) throws(RasterError) {
        try self.init(
            size: size, scale: scale, background: background, format: format, store: CanvasStore(fonts: fonts))
    }

    /// A canvas that shares what it has set with others.
    init(
        size: Size, scale: Double, background: Color, format: PictureFormat = .png(), store: CanvasStore
    ) throws(RasterError) {
        guard RasterCanvas.scales.contains(scale) else { throw .scale(scale) }
        let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= Double(Bitmap.longestSide), height <= Double(Bitmap.longestSide) else {
            throw .size(width: width, height: height)
        }
        try format.check(width: Int(width), height: Int(height))
        self.format = format
        bitmap = try Bitmap(width: Int(width), height: Int(height), background: background)
        plane = CoveragePlane(width: bitmap.width, height: bitmap.height)
        clipped = PixelRect(x: 0..<bitmap.width, y: 0..<bitmap.height)
        self.store = store
        self.size = size
        self.scale = scale
    }

    /// Has the memory of a canvas of so many pixels made ready while the caller does something else. Nothing depends on it
    /// but speed.
    package static func prepareMemory(width: Int, height: Int) {
        guard (1...Bitmap.longestSide).contains(width), (1...Bitmap.longestSide).contains(height) else { return }
        // The picture, the plane that shapes are drawn on, and its copy in palette numbers.
        CGDWarmHeap(width * height * 6)
    }

    /// The picture's extent in pixels.
    package var pixelSize: (width: Int, height: Int) { (bitmap.width, bitmap.height) }

    /// The colour of a pixel; nil outside the picture.
    package subscript(x: Int, y: Int) -> Color? { bitmap[x, y] }

    /// Paints the whole picture in one colour, whatever the clip.
    package func clear(_ color: Color) { bitmap.clear(color) }

    /// Lets a body read the picture.
    package func withBitmap<Result, Failure: Error>(
        _ body: (borrowing Bitmap) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(bitmap)
    }

    /// The picture as the bytes of a file of its ``format``. A PNG says how large a point is meant to be, what a text tells,
    /// and with which font its words are set.
    package func encode(_ text: PictureText = PictureText()) throws(RasterError) -> [UInt8] {
        try encode(format, text)
    }

    /// The picture as the bytes of a file of another format.
    package func encode(
        _ format: PictureFormat, _ text: PictureText = PictureText()
    ) throws(RasterError) -> [UInt8] {
        let bytes = try bitmap.encode(format)
        guard case .png = format else { return bytes }
        var file = PNGFile(bytes)
        // Chunks are put before those that are there.
        if let font = store.fonts.regular, text != PictureText() { file.add(font.fingerprint, keyword: "Font") }
        for (keyword, fact) in [
            ("Comment", text.command), ("Software", text.software), ("Description", text.description),
            ("Title", text.title),
        ] {
            file.add(fact, keyword: keyword)
        }
        file.setDensity(pixelsPerMetre: UInt32((Self.pointsPerMetre * scale).rounded()))
        return file.bytes
    }

    /// Points a metre, of 96 to the inch.
    private static let pointsPerMetre = 3780.0

    /// Restricts painting to a rectangle, its edges rounded to whole pixels; nil lifts the restriction.
    package func clip(to rect: Rect?) {
        let whole = PixelRect(x: 0..<bitmap.width, y: 0..<bitmap.height)
        clipped = rect.map { PixelRect($0, scale: scale, width: bitmap.width, height: bitmap.height) } ?? whole
    }

    /// Paints the inside of a path (non-zero winding), each pixel by the part of it that is inside.
    package func fill(_ path: Path, _ color: Color) {
        guard color.alpha > 0 else { return }
        let ink = Ink(color)
        let flat = FlatPath(path, scale: scale)
        if let box = UprightBox(flat) {
            box.fill(within: clipped) { y, x, coverage, count in
                bitmap.blend(ink, coverage: coverage, y: y, x: x, count: count)
            }
            return
        }
        area.fill(flat, within: clipped) { y, x, coverage in
            guard let start = coverage.baseAddress else { return }
            bitmap.blend(ink, coverage: start, y: y, x: x, count: coverage.count)
        }
    }

    /// Paints a line along a path; a translucent colour covers each pixel once.
    package func stroke(_ path: Path, _ color: Color, _ stroke: Stroke) {
        var width = stroke.width * scale
        guard color.alpha > 0, width > 0, width.isFinite, !clipped.isEmpty else { return }
        width = min(width, Double(2 * Bitmap.longestSide))
        let flat = FlatPath(path, scale: scale)
        let dashes = DashPattern(stroke.dash, scale: scale)
        for subpath in flat.subpaths {
            let points = flat.points[subpath.points]
            if snapsUprightLines, let snapped = PixelSnapping.snap(points, closed: subpath.closed, width: width) {
                let polyline = Polyline(points: snapped[...], closed: subpath.closed, flat: stroke.cap == .butt)
                let line = LineRasterizer(width: PixelSnapping.width(width), clip: clipped)
                polyline.add(to: &plane, line, dashes, within: clipped)
            } else {
                let polyline = Polyline(points: points, closed: subpath.closed, flat: stroke.cap == .butt)
                polyline.add(to: &plane, LineRasterizer(width: width, clip: clipped), dashes, within: clipped)
            }
        }
        paintPlane(color)
    }

    /// The extent of a line of text: its advance width, and ascent plus descent as height.
    package func measure(_ text: String, _ style: TextStyle) -> Size {
        let line = store.setter.line(text, pixels: style.size * scale, bold: style.weight == .bold)
        return Size(line.advance / scale, (line.ascent + line.descent) / scale)
    }

    /// Sets a line of text; its baseline lies on a whole pixel, its letters on quarters of one.
    package func draw(_ text: String, at position: Point, _ style: TextStyle) {
        guard style.color.alpha > 0, position.x.isFinite, position.y.isFinite else { return }
        let line = store.setter.line(text, pixels: style.size * scale, bold: style.weight == .bold)
        let placed = TextPlacement(
            line, x: position.x * scale, y: position.y * scale, alignment: style.alignment, baseline: style.baseline,
            turned: style.turned)
        placed.add(to: &plane, within: clipped)
        paintPlane(style.color)
    }

    /// Blends what is in the plane, once.
    private func paintPlane(_ color: Color) {
        let ink = Ink(color)
        plane.drain { y, x, coverage in
            guard let start = coverage.baseAddress else { return }
            bitmap.blend(ink, coverage: start, y: y, x: x, count: coverage.count)
        }
    }
}
