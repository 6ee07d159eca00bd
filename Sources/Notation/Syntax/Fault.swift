import Words

/// A problem at a place, before it is known what text the place belongs to.
struct Fault: Error {
    /// What is wrong.
    var problem: NotationError.Problem
    /// The place in Unicode scalars from the start of the text.
    var offset: Int

    init(_ problem: NotationError.Problem, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }

    /// The fault of a name that is none of those known.
    static func unknown(_ name: String, kind: String, among known: [String], at offset: Int) -> Fault {
        Fault(
            .unknownName(
                String(name.prefix(40)), kind: kind, suggestion: Suggestion.nearest(to: name, among: known),
                allowed: known), at: offset)
    }

    /// The error for a whole text: scalars become characters.
    func error(in text: String) -> NotationError {
        var scalars = 0
        var position = 0
        for character in text {
            scalars += character.unicodeScalars.count
            if scalars > offset { break }
            position += 1
        }
        return NotationError(problem, text: text, position: position)
    }
}
