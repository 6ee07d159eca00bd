import CLibrary

/// A spring's way from 0 to 1 with its derivatives, for the many times of a fit.
///
/// With the decay rate a = ζω₀ and q = ω₀²(1 − ζ²), C = cos √q·t and S = sin(√q·t)/√q, which are hyperbolic for q < 0, the
/// displacement from rest is e^(−at)·(C + aS) and the answer to a unit velocity e^(−at)·S. Their derivatives follow from
/// ∂C/∂q = −t·S/2 and ∂S/∂q = (t·C − S)/(2q).
struct FittedSpring {
    private let frequency: Double
    private let decay: Double
    private let square: Double
    private let root: Double
    /// The derivatives of ζ by the bounce, and of a and q by it.
    private let decayByBounce: Double
    private let squareByBounce: Double

    /// - Parameters:
    ///   - duration: seconds, above 0.
    ///   - bounce: above −1 and below 1.
    init(duration: Double, bounce: Double) {
        frequency = 2 * .pi / duration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        let deficit = bounce >= 0 ? bounce : bounce / (1 + bounce)
        decay = ratio * frequency
        square = frequency * frequency * deficit * (1 + ratio)
        root = abs(square).squareRoot()
        let ratioByBounce = bounce >= 0 ? -1 : -ratio * ratio
        decayByBounce = ratioByBounce * frequency
        squareByBounce = -2 * frequency * frequency * ratio * ratioByBounce
    }

    /// The spring `time` seconds after its start, above 0.
    @inline(__always)
    func place(at time: Double) -> ShapedCurve.Place {
        // C and S with e^(−at) in both, so that neither overflows.
        let angle = root * time
        let c: Double
        let s: Double
        let fall: Double
        if square >= 0 {
            fall = exp(-decay * time)
            c = fall * cos(angle)
            s = angle < 1e-4 ? fall * time * (1 - angle * angle / 6) : fall * sin(angle) / root
        } else {
            // The slower rate a − √−q without its difference.
            let slow = exp(-frequency * frequency / (decay + root) * time)
            let pair = exp(-2 * angle)
            fall = slow * exp(-angle)
            c = 0.5 * slow * (1 + pair)
            s = slow * time * (angle < 1e-8 ? 1 : -expm1(-2 * angle) / (2 * angle))
        }
        let phase = square * time * time
        let sBySquare =
            abs(phase) < 0.05
            ? -fall * time * time * time / 6 * (1 - phase / 10 * (1 - phase / 28 * (1 - phase / 54)))
            : (time * c - s) / (2 * square)
        let displacement = c + decay * s
        var place = ShapedCurve.Place()
        place.way = 1 - displacement
        place.rate = frequency * frequency * s
        (place.thrown, place.thrownRate) = (s, c - decay * s)
        place.wayByShape[0] = -time * place.rate
        place.wayByShape[1] =
            decayByBounce * (time * displacement - s) - squareByBounce * (decay * sBySquare - 0.5 * time * s)
        place.thrownByShape[0] = s - time * place.thrownRate
        place.thrownByShape[1] = squareByBounce * sBySquare - decayByBounce * time * s
        return place
    }
}
