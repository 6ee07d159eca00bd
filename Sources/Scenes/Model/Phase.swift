/// A state of a button: a name, a value for each property, and a look.
public struct Phase: Hashable, Sendable {
    /// Its name, such as `idle`.
    public var name: String
    /// The values by property name, in each property's unit. A property left out has the first phase's value.
    public var values: [String: Double]
    /// What the button looks like.
    public var look: Look

    /// A phase from its parts.
    public init(_ name: String, _ values: [String: Double], look: Look = Look()) {
        self.name = name
        self.values = values
        self.look = look
    }
}
