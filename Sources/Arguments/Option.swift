/// An option of the command line, declared once as a constant and read back by it.
///
///     let fps = Option("fps", .number(.within(1...1000)), default: 60, help: "Samples a second.")
///     let until = Option("until", .duration, help: "Where to stop.").showingDefault("when all settle")
///     let property = Option.repeated("property", .word("NAME=FROM:TO", "a property"), help: "Animate it.")
///     let quiet = Option.flag("quiet", short: "q", help: "No warnings.")
///
///     let rate = try arguments[fps]        // Double
///     let end = try arguments[until]       // Double?
package struct Option<Value: Sendable>: Sendable {
    /// What parser and help know of it.
    package private(set) var spec: OptionSpec
    /// Makes the value of everything that was given.
    let read: @Sendable ([Occurrence]) throws(UsageError) -> Value

    /// An option with a value, and the value it has when it is not given.
    package init(
        _ name: String, short: Character? = nil, _ format: ValueFormat<Value>, default standard: Value, help: String
    ) {
        self.init(name, short, format, help, shownDefault: format.write(standard)) { given throws(UsageError) in
            guard let last = given.last, let word = last.word else { return standard }
            return try format.read(word, for: last.spelling)
        }
    }

    /// An option with a value that may be left out: `nil` then.
    package init<Wrapped>(_ name: String, short: Character? = nil, _ format: ValueFormat<Wrapped>, help: String)
    where Value == Wrapped? {
        self.init(name, short, format, help) { given throws(UsageError) in
            guard let last = given.last, let word = last.word else { return nil }
            return try format.read(word, for: last.spelling)
        }
    }

    /// An option without which the command is refused.
    package static func required(
        _ name: String, short: Character? = nil, _ format: ValueFormat<Value>, help: String
    ) -> Option {
        Option(name, short, format, help, isRequired: true) { given throws(UsageError) in
            guard let last = given.last, let word = last.word else {
                throw .missingValue(option: "--" + name, allowed: format.allowed, next: nil)
            }
            return try format.read(word, for: last.spelling)
        }
    }

    /// An option that may be given several times; the values stand in the order given.
    package static func repeated<Element>(
        _ name: String, short: Character? = nil, _ format: ValueFormat<Element>, help: String
    ) -> Option where Value == [Element] {
        Option(name, short, format, help, isRepeatable: true) { given throws(UsageError) in
            var values: [Element] = []
            for occurrence in given {
                guard let word = occurrence.word else { continue }
                values.append(try format.read(word, for: occurrence.spelling))
            }
            return values
        }
    }

    /// An option without a value: true when given.
    package static func flag(_ name: String, short: Character? = nil, help: String) -> Option where Value == Bool {
        flag(name, short, help, standard: nil)
    }

    /// A flag that can be turned on as `--name` and off as `--no-name`.
    package static func flag(
        _ name: String, short: Character? = nil, default standard: Bool, help: String
    ) -> Option where Value == Bool {
        flag(name, short, help, standard: standard)
    }

    private static func flag(_ name: String, _ short: Character?, _ help: String, standard: Bool?) -> Option
    where Value == Bool {
        let read: @Sendable ([Occurrence]) throws(UsageError) -> Bool = { given in
            given.last.map { $0.content != .off } ?? standard ?? false
        }
        let spec = OptionSpec(
            name: name, short: short, kind: .flag(negatable: standard != nil), help: help, isRepeatable: false,
            isRequired: false, shownDefault: standard.map { $0 ? "on" : "off" }, choices: [], completion: [],
            check: { _ in }, remark: { _ in nil })
        return Option(spec: spec, read: read)
    }

    private init(spec: OptionSpec, read: @escaping @Sendable ([Occurrence]) throws(UsageError) -> Value) {
        self.spec = spec
        self.read = read
    }

    private init<Element>(
        _ name: String, _ short: Character?, _ format: ValueFormat<Element>, _ help: String,
        isRepeatable: Bool = false, isRequired: Bool = false, shownDefault: String? = nil,
        read: @escaping @Sendable ([Occurrence]) throws(UsageError) -> Value
    ) {
        self.read = read
        spec = OptionSpec(
            name: name, short: short, kind: .value(placeholder: format.placeholder, allowed: format.allowed),
            help: help, isRepeatable: isRepeatable, isRequired: isRequired, shownDefault: shownDefault,
            choices: format.choices, completion: format.completion,
            check: { given throws(UsageError) in _ = try read(given) }, remark: format.remark)
    }
}

extension Option {
    /// Another long name, accepted alike.
    package func alias(_ names: String...) -> Option { changing { $0.aliases += names } }

    /// What help says holds when the option is not given: for a default that is worked out.
    package func showingDefault(_ text: String) -> Option { changing { $0.shownDefault = text } }

    /// The heading it stands under in help.
    package func group(_ heading: String) -> Option { changing { $0.group = heading } }

    /// A value that may be given twice to insist on it, as `-o - -o -`.
    package func insisting(on word: String) -> Option { changing { $0.insisted = word } }

    /// What it has an effect on, to follow "it is for": told to whoever gives it where it would change nothing.
    package func serving(_ purpose: String) -> Option { changing { $0.purpose = purpose } }

    /// A value that may be left out: alone, or before a word that is none of its values, the option means `word`.
    package func alone(meaning word: String) -> Option { changing { $0.alone = word } }

    /// Accepted, but left out of help and completions.
    package func hidden() -> Option { changing { $0.isHidden = true } }

    private func changing(_ change: (inout OptionSpec) -> Void) -> Option {
        var copy = self
        change(&copy.spec)
        return copy
    }
}
