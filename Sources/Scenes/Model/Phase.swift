/// A state of a button: a name, a value for each property, and a look.
package struct Phase: Hashable, Sendable {
    /// Its name, such as `idle`.
    package var name: String
    /// The values by property name, in each property's unit. A property left out has the first phase's value.
    package var values: [String: Double]
    /// What the button looks like.
    package var look: Look

    package init(_ name: String, _ values: [String: Double], look: Look = Look()) {
        self.name = name
        self.values = values
        self.look = look
    }
}
