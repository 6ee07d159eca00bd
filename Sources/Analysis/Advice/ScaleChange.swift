/// The scale of a control released and pressed.
package struct ScaleChange: Hashable, Sendable {
    /// The scale before the press and after the release.
    package var released: Double
    /// The scale while pressed.
    package var pressed: Double

    /// A change of scale; 1 to 0.96 unless told otherwise.
    package init(released: Double = 1, pressed: Double = 0.96) {
        self.released = released
        self.pressed = pressed
    }
}
