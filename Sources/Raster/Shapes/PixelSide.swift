/// How much of a pixel lies on one side of a straight edge.
///
/// Seen along the edge, a pixel is a trapezoid of weights over the distance to its middle: its foot is (a + b)/2 wide on
/// either side and its top |a − b|/2, where (a, b) are the sizes of the edge direction's two parts. The part covered is
/// the trapezoid's integral, so that ink sums up to the exact area at every angle.
struct PixelSide {
    /// Half width of the foot: from this distance on a pixel is wholly on one side.
    let foot: Float
    private let top: Float
    private let slope: Float
    private let bend: Float

    /// Edges this close to level or upright, in ab, are taken for such.
    private static let level: Float = 1e-4

    /// For an edge along a direction of length 1.
    init(_ x: Float, _ y: Float) {
        let a = abs(x), b = abs(y)
        slope = 1 / max(a, b)
        if a * b > Self.level {
            foot = (a + b) / 2
            top = abs(a - b) / 2
            bend = 1 / (2 * a * b)
        } else {
            foot = 0.5
            top = 0.5
            bend = 0
        }
    }

    /// The part, 0…1, of pixels whose middles lie `distance` inside the edge.
    @inline(__always)
    func covered(_ distance: SIMD8<Float>) -> SIMD8<Float> {
        let isOutside = distance .< 0
        let size = distance.replacing(with: -distance, where: isOutside)
        let corner = (foot - size).replacing(with: 0, where: size .> foot)
        let part = (0.5 - bend * corner * corner).replacing(with: size * slope, where: size .< top)
        return 0.5 + part.replacing(with: -part, where: isOutside)
    }
}
