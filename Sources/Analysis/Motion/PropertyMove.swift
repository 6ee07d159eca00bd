import Figures
import Scenes

/// A property that follows an animation: from one value to another, straight or by way of a third.
package struct PropertyMove: Hashable, Sendable {
    /// The property's name: lower-case words joined by hyphens; empty for a bare number.
    package var name: String
    /// The value at the animation's start.
    package var from: Double
    /// The value halfway of a property that goes there and back; nil for a straight one.
    package var through: Double?
    /// The value at the animation's end.
    package var to: Double

    /// A property that goes from one value to another.
    package init(name: String, from: Double, through: Double? = nil, to: Double) {
        self.name = name
        self.from = from
        self.through = through
        self.to = to
    }

    /// What a press and its release show when nothing is asked for: a control that shrinks, rounds off and blurs in passing.
    package static let standard = [
        PropertyMove(name: "scale", from: 1, to: 0.96),
        PropertyMove(name: "corner-radius", from: 18, to: 32),
        PropertyMove(name: "blur", from: 0, through: 20, to: 0),
    ]

    /// A bare number on its way.
    package static func value(from: Double = 0, to: Double = 1) -> PropertyMove {
        PropertyMove(name: "", from: from, to: to)
    }

    /// Whether it is a bare number, which no property's name says anything about.
    package var isBare: Bool { name.isEmpty }

    /// Whether the control's size limits what is seen of it.
    package var dependsOnControl: Bool {
        property(of: ControlSize()).visibleRange != property(of: nil).visibleRange
    }

    /// How the property is treated, as its name says, for a control of a given size.
    package func property(of control: ControlSize?) -> AnimatedProperty { .known(name, in: control) }

    /// The property as a figure draws it.
    package func animatedValue(of control: ControlSize?) -> AnimatedValue {
        let property = property(of: control)
        return AnimatedValue(
            isBare ? "Progress" : property.title, unit: property.unit.symbol ?? "", from: from, through: through,
            to: to, visible: property.visibleRange.closed)
    }
}
