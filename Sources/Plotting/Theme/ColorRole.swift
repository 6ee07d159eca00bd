/// What a colour stands for; the theme says which one it is.
package enum ColorRole: Hashable, Sendable {
    /// The n-th of the theme's distinguishable colours, counted from 0 and starting over at the end.
    case series(Int)
    /// The colour of text and of what must be read first.
    case ink
    /// The colour of what may be read later: tick labels, captions, reference lines.
    case muted
    /// The colour of the picture's ground, for what lifts a line off a coloured field.
    case ground
}
