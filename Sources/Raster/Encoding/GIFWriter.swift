import CGD
import Plotting

/// Writes an animated GIF frame by frame (`gdImageGifAnimBeginPtr`, `…AddPtr`, `…EndPtr`).
///
/// All frames share one palette. Of each frame only the part that changed is written, and in it what stayed the same is
/// left clear where the palette has a free place (255 colours or fewer). Frames that equal the one before lengthen it.
/// Delays are whole hundredths of a second and add up to the total. A frame that would be shown for less than 0.02 s is
/// left out, for players slow such frames down: more than 50 frames a second cannot be shown. Two frames are held,
/// as numbers into the palette.
package struct GIFWriter: ~Copyable {
    /// The most frames a second that players show; a delay below 2/100 s plays slower.
    package static let mostFramesPerSecond = 50.0

    /// Extent in pixels.
    package let width: Int, height: Int
    /// How many frames were written so far.
    package private(set) var frameCount = 0

    private let palette: Palette
    /// The number of the clear colour, where there is a place for it.
    private let clear: Int?
    private var mapper: ColorMapper
    private var delays = FrameDelays()
    private var shown: [UInt8] = []
    private var pending: [UInt8] = []
    private let sink: ([UInt8]) -> Void

    /// Begins an animation and hands its first bytes to the sink.
    ///
    /// - Parameters:
    ///   - width: Width of every frame in pixels.
    ///   - height: Height of every frame in pixels.
    ///   - palette: The colours, 1 to 256; each pixel gets the nearest one. What shows through is not kept.
    ///   - plays: How often the animation plays; nil for ever.
    ///   - sink: Takes the file's bytes, piece by piece.
    /// Throws ``RasterError/size(width:height:)``, ``RasterError/memory(width:height:)`` or
    /// ``RasterError/encoding(format:)``.
    package init(
        width: Int, height: Int, palette: Palette, plays: Int? = nil, sink: @escaping ([UInt8]) -> Void
    ) throws(RasterError) {
        let spare = palette.colors.count < Palette.mostColors
        let stored = spare ? palette.followed(by: Color(hex: 0, alpha: 0)) : palette
        let first = try IndexedBitmap(width: width, height: height, palette: stored)
        let repeats = plays.map { Int32(clamping: $0 - 1) } ?? 0
        let bytes = try Bitmap.bytes("GIF") {
            // 0 is for ever, −1 leaves the count out, so that it plays once.
            gdImageGifAnimBeginPtr(first.image, &$0, 1, plays == nil ? 0 : repeats < 1 ? -1 : min(repeats, 65_535))
        }
        self.width = width
        self.height = height
        self.palette = stored
        self.sink = sink
        clear = spare ? palette.colors.count : nil
        mapper = ColorMapper(palette)
        sink(bytes)
    }

    /// Adds a frame that is shown for some seconds, 0…600.
    /// Throws ``RasterError/frameSize(width:height:expectedWidth:expectedHeight:)``,
    /// ``RasterError/frameDuration(_:)`` or ``RasterError/encoding(format:)``.
    package mutating func add(_ frame: borrowing Bitmap, seconds: Double) throws(RasterError) {
        guard frame.width == width, frame.height == height else {
            throw .frameSize(width: frame.width, height: frame.height, expectedWidth: width, expectedHeight: height)
        }
        let next = numbers(of: frame)
        if pending.isEmpty {
            pending = next
        } else if next != pending {
            if delays.pending >= FrameDelays.shortest {
                try writePending(delay: delays.take())
                shown = pending
            }
            pending = next
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

    private mutating func numbers(of frame: borrowing Bitmap) -> [UInt8] {
        var numbers = [UInt8](repeating: 0, count: width * height)
        numbers.withUnsafeMutableBufferPointer { target in
            for y in 0..<height {
                let row = frame.row(y)
                var start = 0
                while start < width {
                    let end = Bitmap.endOfRun(row, start, width)
                    let number = mapper.number(row[start])
                    target[y * width + start..<y * width + end].update(repeating: number)
                    start = end
                }
            }
        }
        return numbers
    }

    /// Writes the pending frame; a delay too long for one frame goes on with a single pixel that stays as it is.
    private mutating func writePending(delay: Int) throws(RasterError) {
        var rest = delay
        var part = changedPart
        repeat {
            let now = min(rest, FrameDelays.mostPerFrame)
            try write(part, delay: now)
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
                for y in 0..<height {
                    var first = y * width, end = first + width
                    while first < end, shown[first] == pending[first] { first += 1 }
                    guard first < end else { continue }
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

    private mutating func write(_ part: PixelRect, delay: Int) throws(RasterError) {
        let isFirst = shown.isEmpty
        let bitmap = try IndexedBitmap(
            width: part.x.count, height: part.y.count, palette: palette, clear: isFirst ? nil : clear)
        for y in part.y {
            let row = bitmap.row(y - part.y.lowerBound)
            for x in part.x {
                let place = y * width + x
                let stays = !isFirst && shown[place] == pending[place]
                row[x - part.x.lowerBound] =
                    stays ? UInt8(truncatingIfNeeded: clear ?? Int(pending[place])) : pending[place]
            }
        }
        let bytes = try Bitmap.bytes("GIF") {
            // 1 leaves the frame standing when the next one comes.
            gdImageGifAnimAddPtr(
                bitmap.image, &$0, 0, Int32(part.x.lowerBound), Int32(part.y.lowerBound), Int32(delay), 1, nil)
        }
        sink(bytes)
        frameCount += 1
    }
}
