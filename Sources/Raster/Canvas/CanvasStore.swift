import Fonts
import Plotting

/// What a canvas shares with its layers, so that each is made once: text, labels that float, symbols that melt.
final class CanvasStore {
    let fonts: FontSet
    let setter: TextSetter
    private var sprites: [SpriteKey: LabelSprite] = [:]
    private var melts: [MeltKey: GooeyMorph] = [:]

    private struct SpriteKey: Hashable {
        let text: String
        let points: Double
        let isBold: Bool
        let density: Double
    }

    private struct MeltKey: Hashable {
        let first: Symbol, second: Symbol
        let edge: Melt.Edge
        let color: Color
        let width: Int, height: Int
    }

    /// Sprites, and melts, that are kept before all are forgotten: a control that changes its size melts in each.
    private static let mostSprites = 64, mostMelts = 8

    init(fonts: FontSet) {
        self.fonts = fonts
        setter = TextSetter(fonts: fonts)
    }

    /// A label that floats, on a canvas of so many pixels a unit.
    func sprite(_ text: String, _ style: TextStyle, pixelScale: Double) throws(RasterError) -> LabelSprite {
        // Four samples across a pixel: averaged, edges have sixteen shades and more.
        let density = min(4 * pixelScale, RasterCanvas.scales.upperBound)
        let key = SpriteKey(text: text, points: style.size, isBold: style.weight == .bold, density: density)
        if let sprite = sprites[key] { return sprite }
        let sprite = try LabelSprite(text, style, density: density, store: self)
        if sprites.count >= Self.mostSprites { sprites.removeAll() }
        sprites[key] = sprite
        return sprite
    }

    /// The symbols of a melt in a box of so many pixels, ready to be mixed.
    func morph(of melt: Melt, width: Int, height: Int) throws(RasterError) -> GooeyMorph {
        let key = MeltKey(
            first: melt.first, second: melt.second, edge: melt.edge, color: melt.color, width: width, height: height)
        if let known = melts[key] { return known }
        let first = try melt.first.image(width: width, height: height, color: melt.color, store: self)
        let second = try melt.second.image(width: width, height: height, color: melt.color, store: self)
        let morph = GooeyMorph(from: first, to: second, edge: melt.edge)
        if melts.count >= Self.mostMelts { melts.removeAll() }
        melts[key] = morph
        return morph
    }
}
