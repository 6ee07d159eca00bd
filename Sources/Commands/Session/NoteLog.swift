/// What has been said on standard error in a run.
final class NoteLog {
    private var texts: Set<String> = []

    /// Begins anew.
    func clear() { texts = [] }

    /// Whether a text was not said before; from now on it was.
    func isNew(_ text: String) -> Bool { texts.insert(text).inserted }
}
