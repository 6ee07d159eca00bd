/// One control of a film: its painter, and what it is called beside others.
package struct CastMember {
    /// What it is called.
    package let name: String
    /// What paints it.
    package let painter: ControlPainter

    /// A member from its parts.
    package init(_ name: String, _ painter: ControlPainter) {
        self.name = name
        self.painter = painter
    }
}
