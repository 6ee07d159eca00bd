/// A key that was pressed, as a terminal tells it.
package enum Key: Hashable, Sendable {
    /// A letter, digit, sign or space.
    case character(Character)
    /// A letter with Control, in lower case.
    case control(Character)
    /// A letter or sign with Alt (Option, Meta).
    case alt(Character)
    /// An arrow key.
    case arrow(Direction, Modifiers)
    /// Tab.
    case tab
    /// Tab with Shift.
    case backTab
    /// Return.
    case enter
    /// The key that deletes to the left.
    case backspace
    /// Escape by itself.
    case escape
    /// Another key of its own, such as Home.
    case named(Name)

    /// Where an arrow points.
    package enum Direction: Hashable, Sendable {
        case up, down, left, right
    }

    /// Keys without a character of their own.
    package enum Name: Hashable, Sendable {
        case home, end, pageUp, pageDown, insert, delete
    }

    /// Keys held down beside another.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        /// One bit a key.
        package let rawValue: UInt8

        /// Modifiers from their bits.
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Shift.
        package static let shift = Modifiers(rawValue: 1)
        /// Alt.
        package static let alt = Modifiers(rawValue: 2)
        /// Control.
        package static let control = Modifiers(rawValue: 4)
    }

    /// An arrow by itself.
    package static func arrow(_ direction: Direction) -> Key { .arrow(direction, []) }
}
