extension Canvas {
    /// Text is set with a font that has signs beyond ASCII, unless a canvas says otherwise.
    package var supportsUnicode: Bool { true }
}
