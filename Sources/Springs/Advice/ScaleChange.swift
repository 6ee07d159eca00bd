/// The scale of a control released and pressed.
public struct ScaleChange: Hashable, Sendable {
    /// The scale before the press and after the release.
    public var released: Double
    /// The scale while pressed.
    public var pressed: Double

    /// A change of scale; 1 to 0.96 unless told otherwise.
    public init(released: Double = 1, pressed: Double = 0.96) {
        self.released = released
        self.pressed = pressed
    }
}
