import Analysis
import Words

extension ShownTime {
    /// Says on standard error when something goes on beyond what is shown.
    func note(in session: Session) {
        guard isCut else { return }
        session.note(
            "something never settles within \(Self.longest == end ? "an hour" : "reach"); "
                + "\(Measure.time(end)) are shown, --until shows more or less")
    }
}
