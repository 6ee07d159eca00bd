import CLibrary
import Plotting

/// A rectangle with round corners.
///
/// A continuous corner of radius r and smoothing s is an arc of 90°·(1 − s) in the middle; on both sides a cubic leads
/// from the straight edge, which it leaves (1 + s)·r from the corner, into the arc. With α = 45°·s the arc begins at
/// (r − r·sin α, r − r·cos α) from the corner; the cubic's inner control point is where the arc's tangent meets the edge,
/// r − r·tan(α/2) from the corner, and its outer one divides what is left of the edge 2 : 1. This is the construction
/// that Figma published as corner smoothing ("Desperately seeking squircles"), whose s = 0.6 follows Apple's shape
/// closely. Where half the shorter side is less than (1 + s)·r, s is cut to what fits, so that a capsule ends round.
package struct RoundedRectangle: Hashable, Sendable {
    /// The smoothing of a continuous corner.
    package static let smoothing = 0.6

    /// The rectangle.
    package let rect: Rect
    /// The corner radius, cut to 0…half the shorter side.
    package let cornerRadius: Double
    /// The smoothing s, 0…1, cut to what fits; 0 is a circular corner.
    package let smoothing: Double

    /// A rounded rectangle. Sides below 0 count as 0.
    package init(_ rect: Rect, cornerRadius: Double, style: CornerStyle, smoothing: Double = smoothing) {
        let size = Size(max(rect.size.width, 0), max(rect.size.height, 0))
        let most = min(size.width, size.height) / 2
        let radius = min(max(cornerRadius, 0), most)
        self.rect = Rect(x: rect.minX, y: rect.minY, width: size.width, height: size.height)
        self.cornerRadius = radius
        let wanted = style == .continuous ? min(max(smoothing, 0), 1) : 0
        self.smoothing = radius > 0 ? min(wanted, most / radius - 1) : 0
    }

    /// The outline, clockwise from the top left corner.
    package var path: Path {
        guard cornerRadius > 0 else { return Path(rect) }
        var elements: [Path.Element] = []
        for corner in Corner.allCases {
            let start = corner.point(reach, 0, of: rect)
            elements.append(elements.isEmpty ? .move(start) : .line(start))
            elements += corner.bends(of: self)
        }
        return Path(elements + [.close])
    }

    /// How far from the corner the straight edges end.
    private var reach: Double { (1 + smoothing) * cornerRadius }

    private enum Corner: CaseIterable {
        case topLeft, topRight, bottomRight, bottomLeft

        /// The corner's cubics, clockwise.
        func bends(of shape: RoundedRectangle) -> [Path.Element] {
            let radius = shape.cornerRadius
            let alpha = .pi / 4 * shape.smoothing
            let reach = shape.reach
            let inner = radius * (1 - tan(alpha / 2))
            let outer = reach - (reach - inner) * 2 / 3
            let near = radius * (1 - sin(alpha)), far = radius * (1 - cos(alpha))
            // An arc of angle θ as one cubic: its control points stand 4/3·tan(θ/4) of the radius off its ends.
            let handle = 4.0 / 3 * tan((.pi / 2 - 2 * alpha) / 4) * radius
            let bend: [(Double, Double)] = [
                (near - handle * cos(alpha), far + handle * sin(alpha)),
                (far + handle * sin(alpha), near - handle * cos(alpha)), (far, near),
            ]
            // Distances along the edge arrived on, and along the edge left by.
            var places: [[(Double, Double)]] = [bend]
            if shape.smoothing > 0 {
                places = [[(outer, 0), (inner, 0), (near, far)], bend, [(0, inner), (0, outer), (0, reach)]]
            }
            return places.map { cubic in
                let points = cubic.map { point($0.0, $0.1, of: shape.rect) }
                return .cubic(points[0], points[1], points[2])
            }
        }

        /// The point some way along the edge arrived on (clockwise) and some way along the edge left by.
        func point(_ arrived: Double, _ left: Double, of rect: Rect) -> Point {
            switch self {
            case .topLeft: Point(rect.minX + left, rect.minY + arrived)
            case .topRight: Point(rect.maxX - arrived, rect.minY + left)
            case .bottomRight: Point(rect.maxX - left, rect.maxY - arrived)
            case .bottomLeft: Point(rect.minX + arrived, rect.maxY - left)
            }
        }
    }
}

/// How the corners of a rounded rectangle are bent.
package enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    /// A quarter of a circle.
    case circular
    /// A circular arc that eases into the straight sides, as SwiftUI's `.continuous`.
    case continuous
}
