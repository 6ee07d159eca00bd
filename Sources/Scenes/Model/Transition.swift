/// What happens to the properties between two phases.
public struct Transition: Hashable, Sendable {
    /// The phases it starts from; nil is any.
    public var from: [String]?
    /// The phase it leads to; nil is any.
    public var to: String?
    /// How properties change that no override names.
    public var change: AdaptiveChange
    /// Changes for single properties, by name.
    public var overrides: [String: AdaptiveChange]

    /// A transition from its parts.
    public init(
        from: [String]? = nil, to: String? = nil, _ change: AdaptiveChange, overrides: [String: AdaptiveChange] = [:]
    ) {
        self.from = from
        self.to = to
        self.change = change
        self.overrides = overrides
    }

    /// Whether it leads from one phase to the other.
    public func matches(from origin: String, to destination: String) -> Bool {
        (from?.contains(origin) ?? true) && (to ?? destination) == destination
    }

    /// The change of one property.
    public func change(of property: String, reduceMotion: Bool) -> Change {
        (overrides[property] ?? change).change(reduceMotion: reduceMotion)
    }
}
