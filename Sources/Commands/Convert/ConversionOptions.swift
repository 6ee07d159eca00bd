import Analysis
import Arguments
import Notation
import Words

/// The targets of `--to`.
enum TargetChoice {
    static let format = ValueFormat(
        placeholder: "ID,…", allowed: "ids of targets with commas between them, or all; --list prints them",
        completion: [.words(Target.all.map(\.id) + ["all"])],
        write: { (targets: [Target]) in targets.map(\.id).joined(separator: ",") }
    ) { word throws(ValueRefusal) in
        if word == "all" { return Target.all }
        var targets: [Target] = []
        for id in word.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let target = Target.all.first(where: { $0.id == id }) else {
                let suggestions = Suggestion.likeliest(for: id, among: Target.all.map(\.id))
                throw ValueRefusal("'\(id)' is no target; --list prints them", suggestions: suggestions)
            }
            if !targets.contains(where: { $0.id == id }) { targets.append(target) }
        }
        return targets
    }
}

/// The formats of the other options.
enum ConversionLimits {
    /// From what a printed text can keep to what is still the same motion.
    static let errors = 0.00001...0.2

    /// `18pt`, `18`.
    static let travel = ValueFormat(placeholder: "POINTS", allowed: "a distance above 0 in points, such as 18pt") {
        (word: String) throws(ValueRefusal) -> Double in
        let number = word.hasSuffix("pt") ? String(word.dropLast(2)) : word
        guard let value = Double(number), value.isFinite, value > 0, value <= CommonOptions.furthest,
            number.allSatisfy({ $0.isASCII && ($0.isNumber || ".eE+-".contains($0)) })
        else { throw ValueRefusal() }
        return value
    }

    /// `exact`, or a limit in percent. A plain number is none: the word behind --strict may be an animation.
    static let strictness = ValueFormat(
        placeholder: "LIMIT", allowed: "a percentage such as 1%, or nothing",
        write: { (strictness: Strictness) in
            if case .within(let limit) = strictness { "\(limit * 100)%" } else { "exact" }
        }
    ) { word throws(ValueRefusal) in
        if word == "exact" { return .exact }
        guard word.hasSuffix("%"), let value = Double(word.dropLast()), value.isFinite, value >= 0 else {
            throw ValueRefusal()
        }
        return .within(value / 100)
    }
}

/// How the answer is written.
enum ConversionFormat: String, CaseIterable, Sendable {
    case text, json, csv, markdown
}

/// Why nothing was converted.
enum ConversionError: Error, Hashable, CustomStringConvertible {
    case noAnimation
    case noTarget
    case nothingToConvertWithList(String)
    case unavailable(target: String, reason: String)

    var description: String {
        switch self {
        case .noAnimation: "no animation to convert; give one such as 0.35,0.35, or --list for the targets"
        case .noTarget: "convert needs --to and what to write, such as --to css or --to all; --list prints the targets"
        case .nothingToConvertWithList(let word): "--list prints the targets and converts nothing; leave '\(word)' out"
        case .unavailable(let target, let reason): "\(target) cannot hold this animation: \(reason)"
        }
    }
}
