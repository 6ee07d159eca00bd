/// A key that was pressed, as a terminal tells it.
public enum Key: Hashable, Sendable {
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
    public enum Direction: Hashable, Sendable {
        case up, down, left, right
    }

    /// Keys without a character of their own.
    public enum Name: Hashable, Sendable {
        case home, end, pageUp, pageDown, insert, delete
    }

    /// Keys held down beside another.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// One bit a key.
        public let rawValue: UInt8

        /// Modifiers from their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Shift.
        public static let shift = Modifiers(rawValue: 1)
        /// Alt.
        public static let alt = Modifiers(rawValue: 2)
        /// Control.
        public static let control = Modifiers(rawValue: 4)
    }

    /// An arrow by itself.
    public static func arrow(_ direction: Direction) -> Key { .arrow(direction, []) }
}
