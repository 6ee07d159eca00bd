/// The condition of a choice between two animations, and what the two are by its name.
///
/// A name that speaks of a finger on the glass makes a press and a release, one of reduced motion the reduced and the full
/// animation. `!` and `== false` turn them round.
struct Condition: Hashable, Sendable {
    /// As it was written.
    let text: String

    init(_ text: String) {
        self.text = text
    }

    private static let pressing = ["press", "down", "touch", "hold", "held", "highlight", "active"]

    /// Whether the animation for its falsehood is the press, or the reduced one.
    var isTurned: Bool {
        let plain = text.filter { !$0.isWhitespace }
        return (plain.hasPrefix("!") && !plain.hasPrefix("!="))
            != (plain.hasSuffix("==false") || plain.hasSuffix("!=true"))
    }

    /// What the animations are where it is true and where it is false; nil where its name says neither.
    var labels: (yes: String, no: String)? {
        let name = text.lowercased()
        let pair: (String, String)
        if name.contains("reduce"), name.contains("motion") {
            pair = ("reduced", "full")
        } else if Self.pressing.contains(where: name.contains) {
            pair = ("press", "release")
        } else {
            return nil
        }
        return isTurned ? (pair.1, pair.0) : pair
    }
}
