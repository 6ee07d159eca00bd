/// A moment of two symbols that melt into each other: cross-faded, blurred, then cut where alpha is a half.
package struct Melt: Hashable, Sendable {
    /// How the cut line is drawn.
    package enum Edge: String, Hashable, Sendable, CaseIterable {
        /// Anti-aliased: each pixel by the part of it inside the line.
        case smooth
        /// As SwiftUI's `alphaThreshold` cuts: a pixel is opaque or clear.
        case hard
    }

    /// The symbol below and the one over it.
    package var first: Symbol, second: Symbol
    /// Their opacities, 0…1.
    package var firstOpacity: Double, secondOpacity: Double
    /// The blur's standard deviation in canvas units.
    package var blur: Double
    /// The colour of symbols that have none of their own.
    package var color: Color
    /// How the cut line is drawn.
    package var edge: Edge
    /// Of the whole, after the cut, 0…1.
    package var opacity: Double

    /// A moment of a melt.
    package init(
        _ first: Symbol, _ firstOpacity: Double, under second: Symbol, _ secondOpacity: Double, blur: Double,
        color: Color, edge: Edge = .smooth, opacity: Double = 1
    ) {
        self.first = first
        self.second = second
        self.firstOpacity = firstOpacity
        self.secondOpacity = secondOpacity
        self.blur = blur
        self.color = color
        self.edge = edge
        self.opacity = opacity
    }
}
