import Springs
import Words

/// One way in which people write animations down: how its code is recognised, read and written, and examples that show it.
///
/// ``all`` lists them. Help, did-you-mean, `convert` and the tests go through that list, so an ecosystem is added with a file
/// of its own, its line in the list and its rows in the tests.
package struct Ecosystem: Sendable, Identifiable {
    /// The name in options and data: `react-spring`.
    package let id: String
    /// The name in sentences: `Jetpack Compose`.
    package let title: String
    /// Words that belong to it, for saying whose a foreign word is. Words that several ecosystems share stay out.
    package let words: [String]
    /// Code as people paste it, the most typical first. Each can be read.
    package let examples: [String]
    /// How surely code is this ecosystem's; nil when it is not.
    let recognise: @Sendable (Snippet) -> Recognition?
    /// The animations that code of this ecosystem means, at least one.
    let read: @Sendable (Snippet) throws(Fault) -> [Reading]
    /// Whether its code is the whole rest of a text, and so never stands inside other code.
    let readsWhole: Bool
    /// What it can be told to write. Empty where nothing is written.
    package let targets: [Target]

    /// An ecosystem whose code may hold several animations.
    init(
        id: String, title: String, words: [String] = [], examples: [String], readsWhole: Bool = false,
        recognise: @escaping @Sendable (Snippet) -> Recognition?,
        readAll: @escaping @Sendable (Snippet) throws(Fault) -> [Reading], targets: [Target] = []
    ) {
        self.id = id
        self.title = title
        self.words = words
        self.examples = examples
        self.recognise = recognise
        self.read = readAll
        self.readsWhole = readsWhole
        self.targets = targets
    }

    /// An ecosystem whose code is one animation.
    init(
        id: String, title: String, words: [String] = [], examples: [String], readsWhole: Bool = false,
        recognise: @escaping @Sendable (Snippet) -> Recognition?,
        read: @escaping @Sendable (Snippet) throws(Fault) -> Reading, targets: [Target] = []
    ) {
        self.init(
            id: id, title: title, words: words, examples: examples, readsWhole: readsWhole, recognise: recognise,
            readAll: { snippet throws(Fault) in [try read(snippet)] }, targets: targets)
    }

    /// The titles of the list in one sentence's worth of words, some left out: `CSS, Motion or Flutter`.
    package static func titles(but excluded: Set<Ecosystem>) -> String {
        let titles = all.filter { !excluded.contains($0) }.map(\.title)
        return titles.listed(.or)
    }

    /// The ecosystem that a word belongs to.
    static func owner(of word: String) -> Ecosystem? {
        all.first { $0.words.contains(word) }
    }
}

extension Ecosystem: Hashable {
    package static func == (a: Ecosystem, b: Ecosystem) -> Bool { a.id == b.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// By what code was recognised, the surest last: a name of the ecosystem's own outweighs words that others use as well, and
/// those the mere form.
enum Recognition: Int, Comparable, Sendable {
    /// Nothing speaks against it.
    case form
    /// A name that may also be anything inside other code: `snappy`.
    case bareName
    /// Words or punctuation that it shares with few.
    case words
    /// A name that belongs to it.
    case name

    static func < (a: Recognition, b: Recognition) -> Bool { a.rawValue < b.rawValue }
}
