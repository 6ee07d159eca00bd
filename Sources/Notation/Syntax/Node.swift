/// A piece of pasted code: what Swift, Kotlin, Dart and JavaScript have in common.
struct Node: Sendable {
    /// What a node is.
    indirect enum Form: Sendable {
        /// A number and its unit letters.
        case number(Double, suffix: String)
        /// A quoted text.
        case string(String)
        /// Names and calls joined by dots: `Animation.spring(duration: 1).delay(2)`.
        case chain(Chain)
        /// `{ key: value, … }`.
        case object([Argument])
        /// `[a, b, …]`.
        case list([Node])
        /// Terms joined by `+ - * /`, left to right.
        case arithmetic(Node, [Term])
        /// `condition ? a : b`; of the condition the place is known.
        case choice(condition: Range<Int>, Node, Node)
        /// Code that was skipped: a closure, options, an observed value.
        case opaque
    }

    /// An operator and what stands to its right.
    struct Term: Sendable {
        var sign: Unicode.Scalar
        var value: Node
    }

    var form: Form
    /// In Unicode scalars.
    var range: Range<Int>

    /// The chain, when the node is one.
    var chain: Chain? {
        if case .chain(let chain) = form { chain } else { nil }
    }
}

/// Names and calls joined by dots.
struct Chain: Sendable {
    /// Whether the first name follows a dot: `.spring`.
    var leadingDot: Bool
    /// At least one.
    var links: [Link]

    /// The links without the module and type names in front, unless nothing else is there.
    func links(without prefixes: Set<String>) -> [Link] {
        var count = 0
        while count + 1 < links.count, links[count].arguments == nil, prefixes.contains(links[count].name) {
            count += 1
        }
        return Array(links.dropFirst(count))
    }
}

/// One name of a chain with the arguments behind it.
struct Link: Sendable {
    var name: String
    var range: Range<Int>
    /// Whether types follow the name: `spring<Float>()`.
    var hasTypeArguments = false
    /// Nil without brackets.
    var arguments: [Argument]?
    /// Behind the closing bracket, or behind the name without brackets.
    var end: Int

    /// Where another argument would stand: at the closing bracket, or behind the name without brackets.
    var lastPlace: Int { arguments == nil ? end : end - 1 }
}

/// A value with its label, as in `duration: 0.35` (Swift, Dart, JavaScript) or `stiffness = 322f` (Kotlin).
struct Argument: Sendable {
    var label: String?
    /// `:` or `=`.
    var separator: Unicode.Scalar?
    var value: Node
    /// From the label to the end of the value.
    var range: Range<Int>
}
