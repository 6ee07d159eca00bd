/// What the parser, the help and the completions know of an option, whatever type its value has.
///
/// Made by declaring an `Option`.
public struct OptionSpec: Sendable {
    /// Whether the option takes a value.
    public enum Kind: Sendable, Hashable {
        /// Present or not; with `negatable`, `--no-name` turns it off.
        case flag(negatable: Bool)
        /// Takes a value; `placeholder` stands for it in help, `allowed` follows "it takes".
        case value(placeholder: String, allowed: String)
    }

    /// The long name without dashes: `fps` for `--fps`.
    public let name: String
    /// Other long names, accepted alike.
    public internal(set) var aliases: [String] = []
    /// The one-letter name without the dash.
    public let short: Character?
    /// Whether and how it takes a value.
    public internal(set) var kind: Kind
    /// What it does, in a sentence.
    public let help: String
    /// Whether it may be given several times.
    public let isRepeatable: Bool
    /// Whether it has to be given.
    public let isRequired: Bool
    /// What holds when it is not given, as help shows it.
    public internal(set) var shownDefault: String?
    /// The values there are, where they are few and fixed.
    public let choices: [String]
    /// What a shell may offer for the value.
    public internal(set) var completion: [Completion]
    /// The heading it stands under in help.
    public internal(set) var group = "Options"
    /// The value that may be given again to insist on it; any other is taken once.
    public internal(set) var insisted: String?
    /// Whether help and completions leave it out.
    public internal(set) var isHidden = false
    /// Throws what is wrong with what was given.
    let check: @Sendable ([Occurrence]) throws(UsageError) -> Void

    /// The long names with dashes, the negated one included.
    public var longSpellings: [String] {
        ([name] + aliases).map { "--" + $0 } + (isNegatable ? ["--no-" + name] : [])
    }

    /// Every name with dashes, the short one first.
    public var spellings: [String] {
        (short.map { ["-\($0)"] } ?? []) + longSpellings
    }

    /// Whether a value follows.
    public var takesValue: Bool {
        if case .value = kind { true } else { false }
    }

    /// Whether `--no-name` is declared.
    public var isNegatable: Bool {
        kind == .flag(negatable: true)
    }

    /// These options under a heading.
    public static func group(_ heading: String, @OptionList _ options: () -> [OptionSpec]) -> [OptionSpec] {
        options().map {
            var option = $0
            option.group = heading
            return option
        }
    }
}

/// One time an option was given.
public struct Occurrence: Sendable, Hashable {
    /// What was said.
    public enum Content: Sendable, Hashable {
        /// A flag was set.
        case on
        /// A flag was turned off with `--no-name`.
        case off
        /// A value was given.
        case word(String)
    }

    /// The option as the user wrote it: `--fps` or `-f`.
    public let spelling: String
    /// What was said.
    public let content: Content

    /// The value, where there is one.
    public var word: String? {
        if case .word(let word) = content { word } else { nil }
    }
}

/// Collects options of different types in one list.
@resultBuilder
public enum OptionList {
    /// One option.
    public static func buildExpression<Value>(_ option: Option<Value>) -> [OptionSpec] { [option.spec] }
    /// A list made before, such as a shared group.
    public static func buildExpression(_ options: [OptionSpec]) -> [OptionSpec] { options }
    /// All together.
    public static func buildBlock(_ parts: [OptionSpec]...) -> [OptionSpec] { parts.flatMap { $0 } }
}
