import CGD
import CLibrary
import Plotting

/// Writes an animated GIF frame by frame (`gdImageGifAnimBeginPtr`, `…AddPtr`, `…EndPtr`).
///
/// Frames share one palette, as far as it has the colours of their areas: where one that fills a share of the frame would be
/// off by more than a tolerance, as in a colour that fades, the frame gets a table of its own. Of each frame only the part
/// that changed is written, and in it what stayed the same is left clear where the palette has a free place (255 colours
/// or fewer). Frames that equal the one before lengthen it. Delays are whole hundredths of a second and add up to the total.
/// A frame that would be shown for less than 0.02 s is left out, for players slow such frames down: more than 50 frames a
/// second cannot be shown. The pixels of two frames are held.
package struct GIFWriter: ~Copyable {
    /// The most frames a second that players show; a delay below 2/100 s plays slower.
    package static let mostFramesPerSecond = 50.0
    /// A colour that fills more than this part of a frame must be right.
    private static let areaShare = 0.002
    /// How far, of 255 in one channel, the colour of an area may be off.
    private static let worstArea = 2
    /// The most colours of a frame's own table: what changes from one frame to the next has few.
    private static let mostOwnColors = 127

    /// Extent in pixels.
    package let width: Int, height: Int
    /// How many frames were written so far.
    package private(set) var frameCount = 0

    private let shared: FramePalette
    private var delays = FrameDelays()
    /// The pixels of the frame written last, and of the one that waits for its delay; empty before the first.
    private var shown: [Int32] = []
    private var pending: [Int32] = []
    private let sink: ([UInt8]) -> Void

    /// A palette with a place for the clear colour, where there is one free, and what finds the nearest colour in it.
    private final class FramePalette {
        let stored: Palette
        /// The number of the clear colour.
        let clear: Int?
        var mapper: ColorMapper

        init(_ palette: Palette) {
            let hasRoom = palette.colors.count < Palette.mostColors
            stored = hasRoom ? palette.followed(by: Color(hex: 0, alpha: 0)) : palette
            clear = hasRoom ? palette.colors.count : nil
            mapper = ColorMapper(palette)
        }
    }

    /// Begins an animation and hands its first bytes to the sink.
    ///
    /// - Parameters:
    ///   - width: Width of every frame in pixels.
    ///   - height: Height of every frame in pixels.
    ///   - palette: The colours that frames share, 1 to 256; each pixel gets the nearest one. What shows through is not kept.
    ///   - plays: How often the animation plays; nil for ever.
    ///   - sink: Takes the file's bytes, piece by piece.
    /// Throws ``RasterError/size(width:height:)``, ``RasterError/memory(width:height:)`` or
    /// ``RasterError/encoding(format:)``.
    package init(
        width: Int, height: Int, palette: Palette, plays: Int? = nil, sink: @escaping ([UInt8]) -> Void
    ) throws(RasterError) {
        shared = FramePalette(palette)
        let first = try IndexedBitmap(width: width, height: height, palette: shared.stored)
        let repeats = plays.map { Int32(clamping: $0 - 1) } ?? 0
        let bytes = try Bitmap.bytes("GIF") {
            // 0 is for ever, −1 leaves the count out, so that it plays once.
            gdImageGifAnimBeginPtr(first.image, &$0, 1, plays == nil ? 0 : repeats < 1 ? -1 : min(repeats, 65_535))
        }
        self.width = width
        self.height = height
        self.sink = sink
        sink(bytes)
    }

    /// Adds a frame that is shown for some seconds, 0…600.
    /// Throws ``RasterError/frameSize(width:height:expectedWidth:expectedHeight:)``,
    /// ``RasterError/frameDuration(_:)`` or ``RasterError/encoding(format:)``.
    package mutating func add(_ frame: borrowing Bitmap, seconds: Double) throws(RasterError) {
        guard frame.width == width, frame.height == height else {
            throw .frameSize(width: frame.width, height: frame.height, expectedWidth: width, expectedHeight: height)
        }
        if pending.isEmpty {
            pending = [Int32](repeating: 0, count: width * height)
            copy(frame)
        } else if !isPending(frame) {
            if delays.pending >= FrameDelays.shortest {
                try writePending(delay: delays.take())
                if shown.isEmpty { shown = pending } else { swap(&shown, &pending) }
            }
            copy(frame)
        }
        try delays.pass(seconds)
    }

    /// Shows the frame added last for some seconds more, 0…600.
    /// Throws ``RasterError/noFrames`` or ``RasterError/frameDuration(_:)``.
    package mutating func extend(seconds: Double) throws(RasterError) {
        guard !pending.isEmpty else { throw .noFrames }
        try delays.pass(seconds)
    }

    /// Writes what is pending and the file's end. Throws ``RasterError/noFrames`` or ``RasterError/encoding(format:)``.
    package consuming func finish() throws(RasterError) {
        guard !pending.isEmpty else { throw .noFrames }
        try writePending(delay: max(delays.take(), FrameDelays.shortest))
        sink(try Bitmap.bytes("GIF") { gdImageGifAnimEndPtr(&$0) })
    }

    private func isPending(_ frame: borrowing Bitmap) -> Bool {
        pending.withUnsafeBufferPointer { pending in
            guard let start = pending.baseAddress else { return false }
            for y in 0..<height
            where memcmp(frame.row(y), start + y * width, width * MemoryLayout<Int32>.size) != 0 { return false }
            return true
        }
    }

    private mutating func copy(_ frame: borrowing Bitmap) {
        pending.withUnsafeMutableBufferPointer { pending in
            guard let start = pending.baseAddress else { return }
            for y in 0..<height { (start + y * width).update(from: frame.row(y), count: width) }
        }
    }

    /// Writes the pending frame; a delay too long for one frame goes on with a single pixel that stays as it is.
    private mutating func writePending(delay: Int) throws(RasterError) {
        var rest = delay
        var part = changedPart
        let palette = palette(for: part)
        repeat {
            let now = min(rest, FrameDelays.mostPerFrame)
            try write(part, palette, delay: now)
            rest -= now
            part = PixelRect(x: 0..<1, y: 0..<1)
        } while rest > 0
    }

    /// The smallest rectangle that holds every change; the first pixel where there is none.
    private var changedPart: PixelRect {
        guard !shown.isEmpty else { return PixelRect(x: 0..<width, y: 0..<height) }
        var left = width, right = 0, top = height, bottom = 0
        shown.withUnsafeBufferPointer { shown in
            pending.withUnsafeBufferPointer { pending in
                guard let old = shown.baseAddress, let new = pending.baseAddress else { return }
                for y in 0..<height {
                    var first = y * width, end = first + width
                    if memcmp(old + first, new + first, width * MemoryLayout<Int32>.size) == 0 { continue }
                    while shown[first] == pending[first] { first += 1 }
                    while shown[end - 1] == pending[end - 1] { end -= 1 }
                    left = min(left, first - y * width)
                    right = max(right, end - y * width)
                    top = min(top, y)
                    bottom = y + 1
                }
            }
        }
        return left < right ? PixelRect(x: left..<right, y: top..<bottom) : PixelRect(x: 0..<1, y: 0..<1)
    }

    /// The shared palette where it has the colours of a part's areas, else one of the part alone.
    private func palette(for part: PixelRect) -> FramePalette {
        var builder = PaletteBuilder()
        pending.withUnsafeBufferPointer { pending in
            for y in part.y {
                let row = UnsafeBufferPointer(
                    rebasing: pending[y * width + part.x.lowerBound..<y * width + part.x.upperBound])
                builder.add(row)
            }
        }
        let area = max(1, Int(Double(width * height) * Self.areaShare))
        let isRight = builder.allShades { word, count in
            count < area || shared.mapper.distance(of: word) <= Self.worstArea
        }
        return isRight ? shared : FramePalette(builder.palette(mostColors: Self.mostOwnColors))
    }

    private mutating func write(_ part: PixelRect, _ palette: FramePalette, delay: Int) throws(RasterError) {
        let isFirst = shown.isEmpty
        let bitmap = try IndexedBitmap(
            width: part.x.count, height: part.y.count, palette: palette.stored, clear: isFirst ? nil : palette.clear)
        let clear = isFirst ? nil : palette.clear.map { UInt8(truncatingIfNeeded: $0) }
        pending.withUnsafeBufferPointer { pending in
            shown.withUnsafeBufferPointer { shown in
                for y in part.y {
                    let row = bitmap.row(y - part.y.lowerBound)
                    var word: Int32 = -1, number: UInt8 = 0
                    for x in part.x {
                        let place = y * width + x
                        if let clear, shown[place] == pending[place] {
                            row[x - part.x.lowerBound] = clear
                            continue
                        }
                        if pending[place] != word {
                            word = pending[place]
                            number = palette.mapper.number(word)
                        }
                        row[x - part.x.lowerBound] = number
                    }
                }
            }
        }
        let bytes = try Bitmap.bytes("GIF") {
            // 1 leaves the frame standing when the next one comes.
            gdImageGifAnimAddPtr(
                bitmap.image, &$0, palette === shared ? 0 : 1, Int32(part.x.lowerBound), Int32(part.y.lowerBound),
                Int32(delay), 1, nil)
        }
        sink(bytes)
        frameCount += 1
    }
}
