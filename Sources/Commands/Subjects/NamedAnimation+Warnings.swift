import Analysis

extension [NamedAnimation] {
    /// The most of these sentences that are said of a list.
    private static var mostNotes: Int { 20 }

    /// Says on standard error what to know about each.
    func warn(_ session: Session) {
        session.note(
            flatMap { named in named.warnings.map { "\(named.label): \($0)" } }, most: Self.mostNotes,
            others: "more notes like these")
    }
}
