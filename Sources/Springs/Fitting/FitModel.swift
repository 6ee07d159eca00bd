import CLibrary

/// What kind of curve is fitted to a recording.
public enum FitModel: String, Hashable, Sendable, CaseIterable {
    /// A spring of any damping.
    case spring
    /// A critically damped spring, bounce 0.
    case critical
    /// An eased step along a cubic Bézier curve.
    case bezier
    /// An even step.
    case linear

    /// How many numbers shape the curve, its start time not counted.
    var shapeCount: Int {
        switch self {
        case .spring: 2
        case .critical, .linear: 1
        case .bezier: 5
        }
    }

    /// The numbers that must stay within bounds, by their place: a Bézier curve's x1 and x2.
    var bounds: [(index: Int, range: ClosedRange<Double>)] { self == .bezier ? [(1, 0...1), (3, 0...1)] : [] }

    /// Whether it can start with a velocity.
    var takesVelocity: Bool { self == .spring || self == .critical }
}

/// A fitted curve's way from 0 to 1, with how it changes with each number that shapes it.
///
/// The first number is the logarithm of the duration. A spring has its bounce beside it, a Bézier curve x1, y1, x2, y2.
struct ShapedCurve {
    /// The curve at a time: its part of the way, and that of a unit velocity at the start.
    struct Place {
        /// Part of the way done, from rest.
        var way = 0.0
        /// Its rate per second.
        var rate = 0.0
        /// What a velocity of 1 at the start adds, in seconds.
        var thrown = 0.0
        /// The rate of that.
        var thrownRate = 0.0
        /// The derivatives of `way` and `thrown` by the shape's numbers.
        var wayByShape: SIMD8<Double> = .zero
        var thrownByShape: SIMD2<Double> = .zero
    }

    let model: FitModel
    let duration: Double
    private let spring: FittedSpring?
    private let bezier: CubicBezier?

    /// Nil where the numbers are beyond any curve.
    init?(_ model: FitModel, _ shape: [Double]) {
        let duration = exp(shape[0])
        guard duration.isFinite, duration > 0 else { return nil }
        self.model = model
        self.duration = duration
        switch model {
        case .spring, .critical:
            let bounce = model == .spring ? shape[1] : 0
            guard bounce > -1, bounce < 1 else { return nil }
            spring = FittedSpring(duration: duration, bounce: bounce)
            bezier = nil
        case .bezier:
            spring = nil
            bezier = try? CubicBezier(x1: shape[1], y1: shape[2], x2: shape[3], y2: shape[4])
            guard bezier != nil else { return nil }
        case .linear: (spring, bezier) = (nil, nil)
        }
    }

    /// The curve `time` seconds after its start; nothing has happened before.
    @inline(__always)
    func place(at time: Double) -> Place {
        guard time > 0 else { return Place() }
        if let spring { return spring.place(at: time) }
        var place = Place()
        guard time < duration else {
            place.way = 1
            return place
        }
        let x = time / duration
        guard let bezier else {
            place.way = x
            place.rate = 1 / duration
            place.wayByShape[0] = -x
            return place
        }
        let s = bezier.parameter(at: x).high
        let slope = bezier.slope(at: x)
        place.way = bezier.value(at: x)
        place.rate = slope / duration
        place.wayByShape[0] = -x * slope
        // y(x) with x held: dy = ∂y/∂y₁ dy₁ − y′·∂x/∂x₁ dx₁, and 3s(1 − s)² is both partial derivatives.
        let first = 3 * s * (1 - s) * (1 - s)
        let second = 3 * s * s * (1 - s)
        place.wayByShape[1] = -slope * first
        place.wayByShape[2] = first
        place.wayByShape[3] = -slope * second
        place.wayByShape[4] = second
        return place
    }
}
