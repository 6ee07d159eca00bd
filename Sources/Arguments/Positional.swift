/// A positional argument, declared once as a constant and read back by it.
///
///     let press = Positional("PRESS", animation, help: "What plays while the button goes down.")
///     let release = Positional.optional("RELEASE", animation, help: "What plays when it is let go.")
///     let animations = Positional.some("ANIMATION", animation, help: "What to look at.")
package struct Positional<Value: Sendable>: Sendable {
    /// What parser and help know of it.
    package let spec: PositionalSpec
    /// Makes the value of the words that fell to it.
    let read: @Sendable ([String], _ command: String) throws(UsageError) -> Value

    /// Exactly one word.
    package init(_ name: String, _ format: ValueFormat<Value>, help: String) {
        self.init(name, format, help, .one) { words, command throws(UsageError) in
            guard let word = words.first else {
                throw .missingArgument(name, command: command, allowed: format.allowed)
            }
            return try format.read(word, for: name)
        }
    }

    /// One word or none.
    package static func optional<Wrapped>(_ name: String, _ format: ValueFormat<Wrapped>, help: String) -> Positional
    where Value == Wrapped? {
        Positional(name, format, help, .optional) { words, _ throws(UsageError) in
            guard let word = words.first else { return nil }
            return try format.read(word, for: name)
        }
    }

    /// One word or more.
    package static func some<Element>(_ name: String, _ format: ValueFormat<Element>, help: String) -> Positional
    where Value == [Element] {
        Positional(name, format, help, .some) { words, command throws(UsageError) in
            guard !words.isEmpty else {
                throw .missingArgument(name, command: command, allowed: format.allowed)
            }
            return try words.map { word throws(UsageError) in try format.read(word, for: name) }
        }
    }

    /// Any number of words.
    package static func any<Element>(_ name: String, _ format: ValueFormat<Element>, help: String) -> Positional
    where Value == [Element] {
        Positional(name, format, help, .any) { words, _ throws(UsageError) in
            try words.map { word throws(UsageError) in try format.read(word, for: name) }
        }
    }

    private init<Element>(
        _ name: String, _ format: ValueFormat<Element>, _ help: String, _ arity: PositionalSpec.Arity,
        read: @escaping @Sendable ([String], String) throws(UsageError) -> Value
    ) {
        self.read = read
        spec = PositionalSpec(
            name: name, arity: arity, help: help, choices: format.choices, completion: format.completion,
            check: { words, command throws(UsageError) in _ = try read(words, command) }, remark: format.remark)
    }
}

/// What the parser, the help and the completions know of a positional argument. Made by declaring a `Positional`.
package struct PositionalSpec: Sendable {
    /// How many words it takes.
    package enum Arity: Sendable, Hashable {
        /// Exactly one.
        case one
        /// One or none.
        case optional
        /// One or more.
        case some
        /// Any number.
        case any

        /// The fewest words.
        package var minimum: Int { self == .one || self == .some ? 1 : 0 }
        /// Whether there is no most.
        package var isUnbounded: Bool { self == .some || self == .any }
    }

    /// What it is called in help and errors, in capitals.
    package let name: String
    /// How many words it takes.
    package let arity: Arity
    /// What it is, in a sentence.
    package let help: String
    /// The words there are, where they are few and fixed.
    package let choices: [String]
    /// What a shell may offer.
    package let completion: [Completion]
    /// Throws what is wrong with the words that fell to it.
    let check: @Sendable ([String], _ command: String) throws(UsageError) -> Void
    /// What is odd about words that can be read.
    let remark: @Sendable ([String]) -> String?

    /// As a usage line writes it: `PRESS`, `[RELEASE]`, `ANIMATION...`, `[PATH...]`.
    package var usage: String {
        switch arity {
        case .one: name
        case .optional: "[\(name)]"
        case .some: "\(name)..."
        case .any: "[\(name)...]"
        }
    }
}

/// Collects positional arguments of different types in one list.
@resultBuilder
package enum PositionalList {
    /// One argument.
    package static func buildExpression<Value>(_ argument: Positional<Value>) -> [PositionalSpec] { [argument.spec] }
    /// All together.
    package static func buildBlock(_ parts: [PositionalSpec]...) -> [PositionalSpec] { parts.flatMap { $0 } }
}
