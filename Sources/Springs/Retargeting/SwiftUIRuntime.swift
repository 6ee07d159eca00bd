/// The constants of SwiftUI's spring runtime, as published by re-implementations audited against SwiftUI 6.5.
public struct SwiftUIRuntime: Hashable, Sendable {
    /// The length of one integration step: 1/300 s.
    public let step: Double
    /// The greatest stiffness a step can bear; a stiffer spring is cut to it: the number just below 45000.
    public let stiffnessCap: Double
    /// How far the clock may lag behind a frame before it jumps, in seconds: 1.
    public let longestLag: Double
    /// How long before the frame the clock lands when it jumps: 1/60 s.
    public let jumpMargin: Double
    /// The greatest squared speed, and squared force, of a spring at rest: 0.0036, in the property's units.
    public let restSquare: Double
    /// The greatest distance from the target of a spring at rest, as a fraction of the travel: 0.01.
    public let restDistance: Double

    /// Values of curves are rounded to the nearest multiple of this: 2⁻²⁰.
    static let curveResolution = 0x1p-20

    /// Times nearer to each other than this part of them count as one: frame times i/fps are rounded, and so is what a
    /// delay leaves of them.
    static let timeSlack = 1e-9

    /// The damping per unit of mass, in 1/s, above which stepping blows up instead of settling: 2 / step.
    public var largestDamping: Double { 2 / step }

    /// SwiftUI 6.5's constants.
    public static let standard = SwiftUIRuntime()

    /// A runtime; each constant has SwiftUI's value unless told otherwise. Values that are not positive are taken as
    /// SwiftUI's.
    public init(
        step: Double = 1.0 / 300, stiffnessCap: Double = 45000.0.nextDown, longestLag: Double = 1,
        jumpMargin: Double = 1.0 / 60,
        restSquare: Double = 0.0036, restDistance: Double = 0.01
    ) {
        self.step = step > 0 ? step : 1.0 / 300
        self.stiffnessCap = stiffnessCap > 0 ? stiffnessCap : 45000.0.nextDown
        self.longestLag = longestLag > 0 ? longestLag : 1
        self.jumpMargin = jumpMargin > 0 ? jumpMargin : 1.0 / 60
        self.restSquare = restSquare > 0 ? restSquare : 0.0036
        self.restDistance = restDistance > 0 ? restDistance : 0.01
    }

    /// The stiffness that a step uses for an undamped period, (2π/response)² cut to the cap.
    public func stiffness(response: Double) -> Double {
        let frequency = 2 * .pi / response
        return min(frequency * frequency, stiffnessCap)
    }
}
