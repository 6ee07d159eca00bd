import Springs
import Words

extension Target {
    /// A block of custom properties with a `linear()` easing.
    static let css = Target(
        id: "css", title: "CSS linear()", holds: "any spring that comes to rest, sampled; eased curves",
        curve: { curve, duration, _ in
            guard let text = CSSNotation.text(for: curve) else { return nil }
            return Writing(
                "\(text) \(Milliseconds.text(duration))",
                plays: .function(end: duration) { curve.value(at: $0 / duration) })
        },
        spring: { hub, style in
            guard let linear = CSSLinear(hub.motion, error: style.error) else { return .neverSettles(hub) }
            let code =
                style.isBare
                ? "\(linear.text) \(linear.milliseconds)ms" : CSSBlock(linear, hub, style).text
            return Writing(sampled: code, linear)
        })

    /// The nearest single cubic Bézier.
    static let cssBezier = Target(
        id: "css-bezier", title: "CSS cubic-bezier()", holds: "springs of little bounce, nearly; eased curves",
        curve: { curve, duration, _ in
            switch curve {
            case .linear, .cubicBezier:
                let text = CSSNotation.text(for: curve) ?? ""
                return Writing(
                    "\(text) \(Milliseconds.text(duration))",
                    plays: .function(end: duration) { curve.value(at: $0 / duration) })
            case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .piecewiseLinear, .steps: return nil
            }
        },
        spring: { hub, _ in
            guard let nearest = NearestBezier(hub) else { return .neverSettles(hub) }
            guard nearest.error <= NearestBezier.limit else {
                return .unavailable(
                    "no cubic-bezier() comes within 6 % of this spring: the nearest is "
                        + "\(NumberText.significant(nearest.error * 100, digits: 2)) % off")
            }
            return Writing(nearest.text, plays: nearest.played, losses: [.baked])
        })
}

extension Writing {
    /// Code that holds samples.
    init(sampled code: String, _ linear: CSSLinear) {
        let end = Double(linear.milliseconds) / 1000
        self.init(code, plays: .function(end: end) { linear.curve.value(at: $0 / end) }, losses: [.baked])
        isSampled = true
        verifiedError = linear.error
    }

    /// Of a spring whose samples would never end.
    static func neverSettles(_ hub: SpringHub) -> Writing {
        .unavailable(
            hub.isUndamped
                ? "a spring without damping never comes to rest, so no number of samples holds it; give a bounce below 1"
                : "this spring does not come to rest within a time that can be written")
    }
}

/// The cubic Bézier nearest to a spring, over the time in which it settles within 0.1 %.
struct NearestBezier {
    /// The error from which on a single Bézier is no longer the same motion: that of a bounce of about 0.45.
    static let limit = 0.06
    let curve: CubicBezier
    /// Seconds, rounded to a tenth of a millisecond.
    let duration: Double
    /// The largest vertical error, as printed.
    let error: Double
    /// Of control points with four decimals.
    private let numbers: [Double]

    init?(_ hub: SpringHub) {
        guard let settled = hub.settlingTime(), settled > 0, settled < 1e6 else { return nil }
        let duration = Decimal.rounded(settled * 1000, 1) / 1000
        guard duration > 0 else { return nil }
        let motion = hub.motion
        let sampled = SampledCurve(count: 1001) { motion.state(at: $0 * duration).position }
        let found = CubicBezier.nearest(to: sampled).curve
        numbers = [found.x1, found.y1, found.x2, found.y2].map { Decimal.rounded($0, 4) }
        guard let printed = try? CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]) else {
            return nil
        }
        let piece = CubicPiece(
            .zero, SIMD2(printed.x1, printed.y1), SIMD2(printed.x2, printed.y2), SIMD2(1, 1))
        curve = printed
        error = piece.error(from: sampled, steps: 2000)
        self.duration = duration
    }

    /// `cubic-bezier(0.22, 0.27, 0.07, 1.1)`.
    var easing: String { "cubic-bezier(\(numbers.map { NumberText.plain($0) }.joined(separator: ", ")))" }
    /// The easing and its duration.
    var text: String { "\(easing) \(Milliseconds.text(duration))" }
    var played: PlayedCurve {
        let (curve, duration) = (curve, duration)
        return .function(end: duration) { curve.value(at: min($0 / duration, 1)) }
    }
}

/// Times as CSS writes them.
enum Milliseconds {
    /// `576.9ms`.
    static func text(_ seconds: Double) -> String { "\(NumberText.plain(seconds * 1000, digits: 8))ms" }
}

/// The block of custom properties, with what browsers without `linear()` and people without motion get.
private struct CSSBlock {
    let text: String

    init(_ linear: CSSLinear, _ hub: SpringHub, _ style: WritingStyle) {
        let name = style.name
        let bytes = linear.text.utf8.count
        let nearest = NearestBezier(hub).flatMap { $0.error <= NearestBezier.limit ? $0 : nil }
        // Where no single Bézier comes near, one without bounce does least harm.
        let plain = nearest == nil ? (try? Spring(duration: hub.duration, bounce: 0)) : nil
        let fallback =
            nearest ?? plain.flatMap { SpringHub(Animation(.spring($0, blendDuration: 0))) }.flatMap(NearestBezier.init)
        var note = ""
        if let fallback {
            let motion = hub.motion
            let off = fallback.played.deviation(
                from: { motion.state(at: $0).position },
                horizon: max(fallback.duration, Double(linear.milliseconds) / 1000))
            note = "; fallback max_error=\(NumberText.significant(off.size, digits: 2))"
            if nearest == nil { note += ", the spring without its bounce" }
        }
        var lines = [
            "/* points=\(linear.stops) bytes=\(bytes) max_error=\(NumberText.significant(linear.error, digits: 3))\(note) */",
            ":root {",
            "  --\(name)-easing: \(linear.text);",
            "  --\(name)-duration: \(linear.milliseconds)ms;",
            "}",
        ]
        if let fallback {
            lines += [
                "@supports not (transition-timing-function: linear(0, 1)) {",
                "  :root {",
                "    --\(name)-easing: \(fallback.easing);",
                "    --\(name)-duration: \(Milliseconds.text(fallback.duration));",
                "  }",
                "}",
            ]
        }
        lines += [
            "@media (prefers-reduced-motion: reduce) {",
            "  :root {",
            "    --\(name)-easing: linear;",
            "    --\(name)-duration: 0.01ms;",
            "  }",
            "}",
        ]
        text = lines.joined(separator: "\n")
    }
}
