import Springs
import Words

/// A spring as cubic pieces over the time in which it settles, verified as printed.
private struct Keyframes {
    /// Over the unit of time.
    let pieces: [CubicPiece]
    /// Seconds.
    let duration: Double
    let error: Double

    /// - Parameter decimals: how many digits the printed points have.
    init?(_ hub: SpringHub, error: Double, decimals: Int = 4) {
        guard let settled = hub.settlingTime(within: min(error, 0.001)), settled > 0, settled < 1e6 else { return nil }
        let duration = Double(Int((settled * 1000 - 1e-9).rounded(.up))) / 1000
        let motion = hub.motion
        let curve = SampledCurve { motion.state(at: $0 * duration).position }
        var digits = decimals
        var goal = error
        for _ in 0..<4 {
            let pieces = CubicPiece.pieces(of: curve, error: goal * 0.98, to: 1)
            let printed = pieces.map { piece in
                var piece = piece
                piece.points = piece.points.map { SIMD2(Decimal.rounded($0.x, digits), Decimal.rounded($0.y, digits)) }
                return piece
            }
            let found = printed.map { $0.error(from: curve, steps: 4001 / max(1, printed.count)) }.max() ?? 0
            if found <= error {
                (self.pieces, self.duration, self.error) = (printed, duration, found)
                return
            }
            digits += 1
            goal *= 0.95
        }
        return nil
    }

    func writing(_ code: String, losses: [Loss]) -> Writing {
        let (pieces, duration) = (pieces, duration)
        var writing = Writing(
            code,
            plays: .function(end: duration) { time in
                let place = min(max(time / duration, 0), 1)
                guard let piece = pieces.first(where: { place <= $0.end.x }) ?? pieces.last else { return 1 }
                return piece.value(at: place)
            }, losses: losses)
        writing.isSampled = true
        writing.verifiedError = error
        return writing
    }
}

extension CubicPiece {
    /// The value at a time, by halving the parameter.
    fileprivate func value(at place: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if point(at: middle).x < place { low = middle } else { high = middle }
        }
        return point(at: (low + high) / 2).y
    }
}

extension Target {
    /// GSAP's CustomEase.
    static let gsap = Target(
        id: "gsap", title: "GSAP CustomEase", holds: "any spring that comes to rest, in cubic pieces",
        spring: { hub, style in
            guard let frames = Keyframes(hub, error: style.error) else { return .neverSettles(hub) }
            func pair(_ point: SIMD2<Double>) -> String {
                "\(NumberText.plain(point.x)),\(NumberText.plain(point.y))"
            }
            let path = frames.pieces.map { $0.points.dropFirst().map(pair).joined(separator: " ") }
            let ease = "CustomEase.create(\"\(style.name)\", \"M0,0 C\(path.joined(separator: " "))\")"
            let code =
                style.isBare
                ? ease
                : "\(ease);\ngsap.to(el, { duration: \(NumberText.plain(frames.duration)), ease: \"\(style.name)\" });"
            return frames.writing(code, losses: [.baked])
        })

    /// Lottie's keyframes of a property from 0 to 1.
    static let lottie = Target(
        id: "lottie", title: "Lottie keyframes", holds: "any spring that comes to rest, in cubic pieces",
        spring: { hub, style in
            guard let frames = Keyframes(hub, error: style.error, decimals: 5) else { return .neverSettles(hub) }
            let rate = 60.0
            func number(_ value: Double) -> String { NumberText.rounded(value, decimals: 4) }
            var keys: [String] = []
            for piece in frames.pieces {
                let span = piece.end - piece.start
                func handle(_ point: SIMD2<Double>) -> String {
                    "{\"x\":[\(number((point.x - piece.start.x) / span.x))],\"y\":[\(number((point.y - piece.start.y) / span.y))]}"
                }
                let time = number(piece.start.x * frames.duration * rate)
                keys.append(
                    "{\"t\":\(time),\"s\":[\(number(piece.start.y))],\"o\":\(handle(piece.points[1])),"
                        + "\"i\":\(handle(piece.points[2]))}")
            }
            keys.append("{\"t\":\(number(frames.duration * rate)),\"s\":[1]}")
            return frames.writing("[\(keys.joined(separator: ",\n "))]", losses: [.baked])
        })

    /// After Effects' expression of the equation.
    static let afterEffects = Target(
        id: "after-effects", title: "After Effects expression", holds: "any spring and start velocity",
        spring: { hub, _ in
            let oscillator = DampedOscillator(hub.spring)
            let rate = hub.ratio * hub.frequency
            func number(_ value: Double) -> String { NumberText.plain(value, digits: 8) }
            func signed(_ value: Double) -> String { value < 0 ? "- \(number(-value))" : "+ \(number(value))" }
            let equation: String
            if hub.isCritical {
                equation = "1 - Math.exp(-\(number(hub.frequency))*t)*(1 \(signed(hub.frequency - hub.velocity))*t)"
            } else {
                let w =
                    hub.isOverdamped
                    ? hub.frequency * (hub.ratio * hub.ratio - 1).squareRoot() : oscillator.dampedFrequency
                let (c, s) = hub.isOverdamped ? ("cosh", "sinh") : ("cos", "sin")
                let decay = rate == 0 ? "" : "Math.exp(-\(number(rate))*t)*"
                equation =
                    "1 - \(decay)(Math.\(c)(\(number(w))*t) \(signed((rate - hub.velocity) / w))*Math.\(s)(\(number(w))*t))"
            }
            return Writing(equation, plays: .spring(hub.spring, velocity: hub.velocity))
        })
}
