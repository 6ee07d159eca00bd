import Plotting

/// The symbols of a morph and how their edge is cut.
package struct SymbolPair: Hashable, Sendable {
    /// What it begins with.
    package var first: Symbol
    /// What it becomes.
    package var second: Symbol
    /// How the cut line is drawn.
    package var edge: Melt.Edge

    /// A pair; a heart and a cloud when nothing else is asked for.
    package init(
        first: Symbol = DrawnSymbol.heart.symbol, second: Symbol = DrawnSymbol.cloud.symbol, edge: Melt.Edge = .smooth
    ) {
        self.first = first
        self.second = second
        self.edge = edge
    }

    /// The pair as a canvas can paint it, and the glyphs that no font has: drawn shapes stand for them.
    func settable(on canvas: some LayeredCanvas) -> (pair: SymbolPair, missing: [String]) {
        var pair = self
        var missing: [String] = []
        func stand(_ symbol: inout Symbol, _ usual: DrawnSymbol) {
            guard case .glyph(let text) = symbol, !canvas.covers(text) else { return }
            missing.append(text)
            symbol = (DrawnSymbol(standingFor: text) ?? usual).symbol
        }
        stand(&pair.first, .heart)
        stand(&pair.second, .cloud)
        return (pair, missing)
    }
}
