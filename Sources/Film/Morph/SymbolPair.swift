import Plotting
import Raster

/// The symbols of a morph and how their edge is cut.
package struct SymbolPair: Sendable {
    /// What it begins with.
    package var first: Symbol
    /// What it becomes.
    package var second: Symbol
    /// How the cut line is drawn.
    package var edge: GooeyMorph.Edge

    /// A pair; a heart and a cloud when nothing else is asked for.
    package init(
        first: Symbol = .drawn(.heart), second: Symbol = .drawn(.cloud), edge: GooeyMorph.Edge = .smooth
    ) {
        self.first = first
        self.second = second
        self.edge = edge
    }

    /// The morph in a size and colour, and the glyphs that no font has.
    func morph(
        width: Int, height: Int, color: Color, fonts: FontSet
    ) throws(RasterError) -> (morph: GooeyMorph, missing: [String]) {
        let from = try first.picture(width: width, height: height, color: color, standIn: .heart, fonts: fonts)
        let to = try second.picture(width: width, height: height, color: color, standIn: .cloud, fonts: fonts)
        let missing = [(from.isReplaced, first), (to.isReplaced, second)].compactMap { isReplaced, symbol in
            if isReplaced, case .glyph(let text) = symbol { text } else { nil }
        }
        return (GooeyMorph(from: from.image, to: to.image, edge: edge), missing)
    }
}
