/// One control of a film: its painter, and what it is called beside others.
public struct CastMember {
    /// What it is called.
    public let name: String
    /// What paints it.
    public let painter: ControlPainter

    /// A member from its parts.
    public init(_ name: String, _ painter: ControlPainter) {
        self.name = name
        self.painter = painter
    }
}
