import Springs
import Words

/// Writes timing curves in CSS.
package enum CSSNotation {
    /// The curve as a CSS `<easing-function>`: `ease-out`, `cubic-bezier(0.2, 0.8, 0.2, 1)`, `linear(0, 0.5 20%, 1)`,
    /// `steps(4)`; nil for the circular curves, which CSS does not have.
    package static func text(for curve: TimingCurve) -> String? {
        let number = { (value: Double) in NumberText.plain(value) }
        switch curve {
        case .linear: return "linear"
        case .ease: return "ease"
        case .easeIn: return "ease-in"
        case .easeOut: return "ease-out"
        case .easeInOut: return "ease-in-out"
        case .cubicBezier(let bezier):
            let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(number)
            return "cubic-bezier(\(numbers.joined(separator: ", ")))"
        case .circularEaseIn, .circularEaseOut, .circularEaseInOut: return nil
        case .piecewiseLinear(let curve):
            let stops = curve.points.map { "\(number($0.y)) \(percent($0.x))" }
            return "linear(\(stops.joined(separator: ", ")))"
        case .steps(let curve):
            return curve.jump == .end ? "steps(\(curve.count))" : "steps(\(curve.count), \(curve.jump.rawValue))"
        }
    }

    /// The shortest percentage that reads back as the same fraction.
    private static func percent(_ fraction: Double) -> String {
        NumberText.plain(fraction, shiftedBy: 2) + "%"
    }
}
