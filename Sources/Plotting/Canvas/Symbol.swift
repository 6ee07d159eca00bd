/// Something small to look at, painted in a box: its longer side takes two thirds of the box's shorter one.
package enum Symbol: Hashable, Sendable {
    /// A character, or a few, of an installed font.
    case glyph(String)
    /// A picture with alpha.
    case picture(Picture)
    /// An outline that needs no font, in a square from −1 to 1 both ways.
    case outline(Path)

    /// The part of the box's shorter side that a symbol's longer side takes: 100 pt of 150.
    package static let share = 2.0 / 3
}
