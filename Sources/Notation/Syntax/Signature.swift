import Words

/// One form of a function: its argument labels in declaration order, `_` for unlabelled ones, `?` behind optional ones.
struct Signature: ExpressibleByArrayLiteral, Sendable {
    /// An argument of a form.
    struct Parameter: Sendable {
        var label: String
        var isOptional: Bool
    }

    var parameters: [Parameter]
    /// Whether labels may be left out.
    var isPositional: Bool

    init(arrayLiteral labels: String...) {
        self = .labelled(labels)
    }

    private init(_ labels: [String], isPositional: Bool) {
        parameters = labels.map { text in
            Parameter(label: text.hasSuffix("?") ? String(text.dropLast()) : text, isOptional: text.hasSuffix("?"))
        }
        self.isPositional = isPositional
    }

    /// A form out of its labels.
    static func labelled(_ labels: [String]) -> Signature { Signature(labels, isPositional: false) }

    /// A form whose labels may be left out, as in Kotlin.
    static func positional(_ labels: [String]) -> Signature { Signature(labels, isPositional: true) }

    /// The labels, unlabelled ones left out.
    var labels: [String] { parameters.map(\.label).filter { $0 != "_" } }

    /// `spring(duration:bounce:)`.
    func spelled(_ function: String) -> String {
        parameters.isEmpty ? "\(function)()" : "\(function)(\(parameters.map { $0.label + ":" }.joined()))"
    }
}

/// The arguments of one call, matched to one of the forms of its function.
struct BoundArguments: Sendable {
    /// The function as it reads in messages.
    var function: String
    /// Where the function's name stands.
    var range: Range<Int>
    private var values: [String: Argument] = [:]
    private(set) var unlabelled: [Argument] = []

    /// Matches arguments to the first form that has all of them and misses none.
    ///
    /// - Throws: a fault at the argument that is unknown, given twice, unlabelled, missing or of another form.
    init(_ arguments: [Argument], of function: String, at range: Range<Int>, end: Int, forms: [Signature]) throws(Fault)
    {
        self.function = function
        self.range = range
        var given: [Argument] = []
        for (index, argument) in arguments.enumerated() {
            var argument = argument
            if argument.label == nil, let form = forms.first(where: { $0.isPositional && index < $0.parameters.count })
            {
                argument.label = form.parameters[index].label
            }
            given.append(argument)
        }
        let known = forms.flatMap(\.labels)
        for argument in given {
            guard let label = argument.label else {
                unlabelled.append(argument)
                continue
            }
            guard known.contains(label) else {
                if let owner = Ecosystem.owner(of: label) {
                    throw Fault(
                        .foreignArgument(
                            label, function: function, ecosystem: owner.title, example: owner.examples.first ?? ""),
                        at: argument.range.lowerBound)
                }
                let suggestion = Suggestion.nearest(to: label, among: known)
                throw Fault(
                    .unknownArgument(label, function: function, suggestion: suggestion, allowed: Self.unique(known)),
                    at: argument.range.lowerBound)
            }
            guard values[label] == nil else {
                throw Fault(.duplicateArgument(label, function: function), at: argument.range.lowerBound)
            }
            values[label] = argument
        }
        let labels = Set(values.keys)
        let spelled = forms.map { $0.spelled(function) }
        let most = forms.map { $0.parameters.count { $0.label == "_" } }.max() ?? 0
        if unlabelled.count > most, let extra = unlabelled.dropFirst(most).first ?? unlabelled.first {
            throw Fault(.unlabelledArgument(function: function, forms: spelled), at: extra.range.lowerBound)
        }
        let fitting = forms.filter { form in
            labels.isSubset(of: form.labels) && unlabelled.count <= form.parameters.count { $0.label == "_" }
        }
        guard let first = fitting.first else {
            throw Self.conflict(given, function: function, forms: forms, spelled: spelled)
        }
        if fitting.contains(where: { missing(in: $0).isEmpty }) { return }
        // The form that lacks least is the one that was meant.
        let meant = fitting.min { missing(in: $0).count < missing(in: $1).count } ?? first
        let places = meant.parameters.count { $0.label == "_" && !$0.isOptional }
        if unlabelled.count < places {
            throw Fault(.missingValues(places, function: function, form: meant.spelled(function)), at: end)
        }
        throw Fault(.missingArgument(missing(in: meant).first ?? "", function: function), at: end)
    }

    /// The labels of required arguments that were not given, `_` for each unlabelled one.
    private func missing(in form: Signature) -> [String] {
        let required = form.parameters.filter { !$0.isOptional }.map(\.label)
        let places = max(0, required.count { $0 == "_" } - unlabelled.count)
        return required.filter { $0 != "_" && values[$0] == nil } + Array(repeating: "_", count: places)
    }

    /// The first argument that no form takes together with those before it.
    private static func conflict(
        _ given: [Argument], function: String, forms: [Signature], spelled: [String]
    ) -> Fault {
        var seen: [Argument] = []
        for argument in given {
            let labels = (seen + [argument]).compactMap(\.label)
            let bare = seen.count { $0.label == nil } + (argument.label == nil ? 1 : 0)
            let fits = forms.contains { form in
                Set(labels).isSubset(of: form.labels) && bare <= form.parameters.count { $0.label == "_" }
            }
            if !fits {
                let form = forms.filter { form in argument.label.map { form.labels.contains($0) } ?? false }
                let other = seen.first { earlier in !form.contains { $0.labels.contains(earlier.label ?? "") } }
                if let label = argument.label, let other {
                    return Fault(
                        .conflictingArguments(
                            label, with: other.label ?? "an unlabelled value", function: function, forms: spelled),
                        at: argument.range.lowerBound)
                }
                return Fault(.unlabelledArgument(function: function, forms: spelled), at: argument.range.lowerBound)
            }
            seen.append(argument)
        }
        return Fault(.unlabelledArgument(function: function, forms: spelled), at: given.first?.range.lowerBound ?? 0)
    }

    private static func unique(_ labels: [String]) -> [String] {
        var seen: Set<String> = []
        return labels.filter { seen.insert($0).inserted }
    }

    /// The argument with a label, if it was given.
    subscript(label: String) -> Argument? { values[label] }

    /// Whether an argument was given.
    func has(_ label: String) -> Bool { values[label] != nil }

    /// Where an argument's value stands; the function's name when it was not given.
    func offset(of label: String) -> Int {
        values[label]?.value.range.lowerBound ?? range.lowerBound
    }
}
