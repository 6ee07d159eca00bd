import Film
import Plotting
import Raster
import Scenes

/// A built-in scene played exactly.
func performance(
    _ name: String, variant: String? = nil, timings: [String: Double] = [:], reduceMotion: Bool = false
) throws -> Performance {
    .exact(
        try Playback(
            Gallery.scene(named: name), variant: variant, timings: timings, reduceMotion: reduceMotion))
}

/// A canvas with a scene's control in its middle, as it is at a time.
func painted(
    _ performance: Performance, at time: Double, size: Size = Size(300, 200), scale: Double = 1,
    appearance: Appearance = .light, style: ControlStyle = ControlStyle()
) throws -> RasterCanvas {
    var canvas = try RasterCanvas(size: size, scale: scale, background: appearance.backdrop)
    try ControlPainter(performance, appearance: appearance, style: style)
        .paint(on: &canvas, at: time, center: Point(size.width / 2, size.height / 2))
    return canvas
}

/// The largest difference of two colours in a channel.
func distance(_ one: Color?, _ other: Color?) -> Int {
    guard let one, let other else { return 255 }
    return zip([one.red, one.green, one.blue], [other.red, other.green, other.blue])
        .map { abs(Int($0) - Int($1)) }.max() ?? 0
}
