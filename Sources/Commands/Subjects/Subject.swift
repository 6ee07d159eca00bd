import Analysis
import Arguments
import Notation
import Scenes
import Springs

/// What a word of the command line names: an animation, or a scene.
enum Subject {
    case animation(NamedAnimation)
    case scene(Scene)

    /// The positional argument of commands that take either.
    static let format = pairFormat.remarking(twoNumbers)

    /// The same where two animations are a press and its release.
    static let pairFormat = ValueFormat.word("ANIMATION", "an animation or a scene")
        .completing(.words(Vocabulary.presets + Gallery.all.map(\.name)), .files(endings: ["json5"]))

    /// The positional argument of commands that take animations.
    static let animationFormat = ValueFormat.word(
        "ANIMATION", "an animation, such as .spring(duration: 0.35, bounce: 0.35)"
    )
    .completing(.words(Vocabulary.presets)).remarking(twoNumbers)

    /// What is odd about two bare numbers: they are two springs, and look like the duration and bounce of one.
    private static let twoNumbers: @Sendable ([String]) -> String? = { words in
        guard words.count == 2, let duration = Double(words[0]), let bounce = Double(words[1]), duration > 0,
            abs(bounce) < 1
        else { return nil }
        return "\(words[0]) and \(words[1]) are two springs; \(words[0]),\(words[1]) is one with that bounce"
    }

    /// Reads the words of a command line: animations, `@file` and `-` for lists of them, names of built-in scenes, and
    /// scene files. Unlabelled animations are called `names` in turn, and a, b, c … beyond them.
    static func read(_ words: [String], names: [String] = []) throws -> [Subject] {
        var found: [(label: String?, animation: LabelledAnimation)?] = []
        var scenes: [Scene] = []
        guard words.count(where: { $0 == "-" }) < 2 else { throw InputError.standardInputTwice }
        for word in words {
            switch SubjectWord(word) {
            case .standardInput:
                let bytes = try InputFile.bytes(at: "-")
                let text = String(decoding: bytes, as: UTF8.self)
                if isScene(text) {
                    found.append(nil)
                    scenes.append(try SceneFile.decode(bytes, file: "standard input"))
                } else {
                    found += try list(text, path: "standard input").map { ($0.label, $0) }
                }
            case .list(""):
                throw InputError.conflict("'@' stands before the name of a list, such as @springs.txt; add the name")
            case .list(let path):
                found += try list(try InputFile.text(at: path), path: path).map { ($0.label, $0) }
            case .builtIn(let scene):
                found.append(nil)
                scenes.append(scene)
            case .sceneFile(let path):
                found.append(nil)
                scenes.append(try SceneFile.decode(try InputFile.bytes(at: path), file: path))
            case .animation(let text):
                found += try animations(text).map { ($0.label, $0) }
            }
        }
        return try subjects(found, scenes: scenes, names: names)
    }

    private static func list(_ text: String, path: String) throws -> [LabelledAnimation] {
        let list = try AnimationList.parse(text)
        guard !list.isEmpty else { throw InputError.emptyList(path: path) }
        return list
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
            if let first = taken.updateValue(label, forKey: label.columnName) {
                throw .doubledLabel(label, first: first)
            }
        }
        var free = FreeNames(first: names, taken: Set(taken.keys))
        var scenes = scenes[...]
        return found.compactMap { entry in
            guard let entry else { return scenes.popFirst().map(Subject.scene) }
            let label = entry.label ?? free.next()
            return .animation(NamedAnimation(entry.animation, label: label))
        }
    }

    /// The scene of a built-in name or in a file.
    static func scene(named word: String) throws -> Scene { try SourcedScene(named: word).scene }

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
