/// What happens to the properties between two phases.
package struct Transition: Hashable, Sendable {
    /// The phases it starts from; nil is any.
    package var from: [String]?
    /// The phase it leads to; nil is any.
    package var to: String?
    /// How properties change that no override names.
    package var change: AdaptiveChange
    /// Changes for single properties, by name.
    package var overrides: [String: AdaptiveChange]

    package init(
        from: [String]? = nil, to: String? = nil, _ change: AdaptiveChange, overrides: [String: AdaptiveChange] = [:]
    ) {
        self.from = from
        self.to = to
        self.change = change
        self.overrides = overrides
    }

    /// Whether it leads from one phase to the other.
    package func matches(from origin: String, to destination: String) -> Bool {
        (from?.contains(origin) ?? true) && (to ?? destination) == destination
    }

    /// The change of one property.
    package func change(of property: String, reduceMotion: Bool) -> Change {
        (overrides[property] ?? change).change(reduceMotion: reduceMotion)
    }
}
