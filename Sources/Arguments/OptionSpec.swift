/// What the parser, the help and the completions know of an option, whatever type its value has.
///
/// Made by declaring an `Option`.
package struct OptionSpec: Sendable {
    /// Whether the option takes a value.
    package enum Kind: Sendable, Hashable {
        /// Present or not; with `negatable`, `--no-name` turns it off.
        case flag(negatable: Bool)
        /// Takes a value; `placeholder` stands for it in help, `allowed` follows "it takes".
        case value(placeholder: String, allowed: String)
    }

    /// The long name without dashes: `fps` for `--fps`.
    package let name: String
    /// Other long names, accepted alike.
    package internal(set) var aliases: [String] = []
    /// The one-letter name without the dash.
    package let short: Character?
    /// Whether and how it takes a value.
    package internal(set) var kind: Kind
    /// What it does, in a sentence.
    package let help: String
    /// Whether it may be given several times.
    package let isRepeatable: Bool
    /// Whether it has to be given.
    package let isRequired: Bool
    /// What holds when it is not given, as help shows it.
    package internal(set) var shownDefault: String?
    /// The values there are, where they are few and fixed.
    package let choices: [String]
    /// What a shell may offer for the value.
    package internal(set) var completion: [Completion]
    /// The heading it stands under in help.
    package internal(set) var group = "Options"
    /// The value that may be given again to insist on it; any other is taken once.
    package internal(set) var insisted: String?
    /// What it has an effect on, to follow "it is for"; nil where that needs no words.
    package internal(set) var purpose: String?
    /// The value it stands for when nothing that can be one follows; nil where a value must follow.
    package internal(set) var alone: String?
    /// Whether help and completions leave it out.
    package internal(set) var isHidden = false
    /// Throws what is wrong with what was given.
    let check: @Sendable ([Occurrence]) throws(UsageError) -> Void
    /// What is odd about a word that can be read.
    let remark: @Sendable ([String]) -> String?

    /// The long names with dashes, the negated one included.
    package var longSpellings: [String] {
        ([name] + aliases).map { "--" + $0 } + (isNegatable ? ["--no-" + name] : [])
    }

    /// Every name with dashes, the short one first.
    package var spellings: [String] {
        (short.map { ["-\($0)"] } ?? []) + longSpellings
    }

    /// Whether a value follows.
    package var takesValue: Bool {
        if case .value = kind { true } else { false }
    }

    /// Whether `--no-name` is declared.
    package var isNegatable: Bool {
        kind == .flag(negatable: true)
    }

    /// These options under a heading.
    package static func group(_ heading: String, @OptionList _ options: () -> [OptionSpec]) -> [OptionSpec] {
        options().map {
            var option = $0
            option.group = heading
            return option
        }
    }
}

/// One time an option was given.
package struct Occurrence: Sendable, Hashable {
    /// What was said.
    package enum Content: Sendable, Hashable {
        /// A flag was set.
        case on
        /// A flag was turned off with `--no-name`.
        case off
        /// A value was given.
        case word(String)
    }

    /// The option as the user wrote it: `--fps` or `-f`.
    package let spelling: String
    /// What was said.
    package let content: Content

    /// The value, where there is one.
    package var word: String? {
        if case .word(let word) = content { word } else { nil }
    }
}

/// Collects options of different types in one list.
@resultBuilder
package enum OptionList {
    /// One option.
    package static func buildExpression<Value>(_ option: Option<Value>) -> [OptionSpec] { [option.spec] }
    /// A list made before, such as a shared group.
    package static func buildExpression(_ options: [OptionSpec]) -> [OptionSpec] { options }
    /// All together.
    package static func buildBlock(_ parts: [OptionSpec]...) -> [OptionSpec] { parts.flatMap { $0 } }
}
