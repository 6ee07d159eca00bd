import Words

extension AdviceRule {
    /// Values change between two phases without an animation.
    static let jumps = AdviceRule("jumps", .info) { context, rule in
        guard context.playback != nil else { return [] }
        return context.changes.compactMap { change in
            let names = change.moves.filter { $0.standard == .jump }.map(\.property.name)
            guard !names.isEmpty else { return nil }
            return rule.finding(
                about: change.name,
                "\(change.name): \(names.map(\.unhyphenated).listed()) \(names.count == 1 ? "jumps" : "jump"); no animation is given."
            )
        }
    }
}
