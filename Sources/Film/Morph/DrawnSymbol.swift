import Plotting

/// A symbol drawn without a font.
package enum DrawnSymbol: String, Hashable, Sendable, CaseIterable {
    /// A heart.
    case heart
    /// A cloud.
    case cloud

    /// The symbol that a character of that meaning stands for; nil for any other.
    init?(standingFor text: String) {
        switch text.unicodeScalars.first?.value ?? 0 {
        case 0x2665, 0x2661, 0x2764, 0x1F493...0x1F49F, 0x1F5A4: self = .heart
        case 0x2601, 0x26C5, 0x1F324...0x1F32B: self = .cloud
        default: return nil
        }
    }

    /// The symbol for a canvas.
    package var symbol: Symbol { .outline(path) }

    /// The outline in a square from −1 to 1 both ways.
    private var path: Path {
        let at = Point.init
        switch self {
        case .heart:
            let right: [[(Double, Double)]] = [
                [(0.09, -0.72), (0.27, -0.88), (0.51, -0.88)], [(0.79, -0.88), (1, -0.66), (1, -0.36)],
                [(1, 0.14), (0.45, 0.5), (0, 0.9)],
            ]
            let left: [[(Double, Double)]] = [
                [(-0.45, 0.5), (-1, 0.14), (-1, -0.36)], [(-1, -0.66), (-0.79, -0.88), (-0.51, -0.88)],
                [(-0.27, -0.88), (-0.09, -0.72), (0, -0.53)],
            ]
            return Path(
                [.move(at(0, -0.53))]
                    + (right + left).map {
                        .cubic(at($0[0].0, $0[0].1), at($0[1].0, $0[1].1), at($0[2].0, $0[2].1))
                    } + [.close])
        case .cloud:
            // Three puffs on a rounded base, all wound the same way, so that they are one shape.
            let base = Path(
                Rect(x: -1, y: 0, width: 2, height: 0.66), cornerRadius: 0.33)
            let puffs = [(-0.62, 0.24, 0.38), (-0.16, -0.08, 0.52), (0.44, 0.06, 0.42)].map {
                Path(circleAt: at($0.0, $0.1), radius: $0.2)
            }
            return Path(([base] + puffs).flatMap(\.elements))
        }
    }
}
