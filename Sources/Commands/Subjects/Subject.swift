import Arguments
import Notation
import Scenes
import Springs

/// What a word of the command line names: an animation, or a scene.
enum Subject {
    case animation(NamedAnimation)
    case scene(Scene)

    /// The positional argument of commands that take either.
    static let format = ValueFormat.word("ANIMATION", "an animation or a scene")
        .completing(.words(Vocabulary.presets + Gallery.all.map(\.name)), .files(endings: ["json5"]))

    /// The positional argument of commands that take animations.
    static let animationFormat = ValueFormat.word(
        "ANIMATION", "an animation, such as .spring(duration: 0.35, bounce: 0.35)"
    )
    .completing(.words(Vocabulary.presets))

    /// Reads the words of a command line: animations, `@file` and `-` for lists of them, names of built-in scenes, and
    /// scene files. Unlabelled animations are called `names` in turn, and a, b, c … beyond them.
    static func read(_ words: [String], names: [String] = []) throws -> [Subject] {
        var found: [(label: String?, animation: LabelledAnimation)?] = []
        var scenes: [Scene] = []
        for word in words {
            if word == "@" {
                throw InputError.conflict("'@' stands before the name of a list, such as @springs.txt; add the name")
            } else if word == "-" || word.hasPrefix("@") {
                let path = word == "-" ? "-" : String(word.dropFirst())
                let text = try InputFile.text(at: path)
                if path == "-", isScene(text) {
                    found.append(nil)
                    scenes.append(try SceneFile.decode(text, file: "standard input"))
                    continue
                }
                let list = try AnimationList.parse(text)
                guard !list.isEmpty else {
                    throw InputError.emptyList(path: path == "-" ? "standard input" : path)
                }
                found += list.map { ($0.label, $0) }
            } else if let scene = try scene(word) {
                found.append(nil)
                scenes.append(scene)
            } else {
                found += try animations(word).map { ($0.label, $0) }
            }
        }
        return try subjects(found, scenes: scenes, names: names)
    }

    /// Whether a text is a scene and not a list of animations: an object with phases.
    private static func isScene(_ text: String) -> Bool {
        let first = text.split(whereSeparator: \.isNewline).lazy.map { $0.drop(while: \.isWhitespace) }
            .first { !$0.isEmpty && !$0.hasPrefix("//") }
        return first?.first == "{" && text.contains("phases")
    }

    private static func subjects(
        _ found: [(label: String?, animation: LabelledAnimation)?], scenes: [Scene], names: [String]
    ) throws(InputError) -> [Subject] {
        var taken: [String: String] = [:]
        for entry in found {
            guard let label = entry?.label else { continue }
            if let first = taken.updateValue(label, forKey: ColumnName.part(label)) {
                throw .doubledLabel(label, first: first)
            }
        }
        var free = FreeNames(first: names, taken: Set(taken.keys))
        var scenes = scenes[...]
        return found.compactMap { entry in
            guard let entry else { return scenes.popFirst().map(Subject.scene) }
            let label = entry.label ?? free.next()
            return .animation(
                NamedAnimation(
                    label: label, isLabelled: entry.label != nil, animation: entry.animation.animation,
                    words: SwiftUINotation.text(for: entry.animation.animation),
                    warnings: entry.animation.warnings.map(\.description)))
        }
    }

    /// The scene of a built-in name or in a file.
    static func scene(named word: String) throws -> Scene {
        if let scene = try scene(word) { return scene }
        return try Gallery.scene(named: word)
    }

    /// The scene that a word names; nil when it names none.
    private static func scene(_ word: String) throws -> Scene? {
        if let scene = Gallery.all.first(where: { $0.name == word }) { return scene }
        // What begins so is a path, unless it is a comment before an animation.
        let isPath =
            ["/", "./", "../"].contains { word.hasPrefix($0) } && !word.hasPrefix("//") && !word.hasPrefix("/*")
        let ending = word.suffix(6).lowercased()
        guard word == "-" || isPath || ending.hasSuffix(".json5") || ending.hasSuffix(".json") else { return nil }
        return try SceneFile.decode(try InputFile.text(at: word), file: word)
    }

    /// The animations that a word says, mostly one. What is none may be a misspelled scene as well.
    private static func animations(_ word: String) throws -> [LabelledAnimation] {
        try AnimationParser.parseAll(word, alsoKnown: Gallery.all.map(\.name))
    }
}

/// Names for what has none: those given, then a … z, a1 … z1, and so on, without those taken.
private struct FreeNames {
    private var first: ArraySlice<String>
    private let taken: Set<String>
    private var index = 0

    init(first: [String], taken: Set<String>) {
        self.first = first[...]
        self.taken = taken
    }

    mutating func next() -> String {
        while true {
            let name = first.popFirst() ?? letter()
            if !taken.contains(name) { return name }
        }
    }

    private mutating func letter() -> String {
        let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
        defer { index += 1 }
        return index < 26 ? letter : letter + String(index / 26)
    }
}
