import Words

/// Words for one pair of numbers, stiffness and damping or what an ecosystem calls them. Two families never stand together.
enum Family: CaseIterable {
    case stiffness, tension, bounciness, response

    /// The words, the first of which names the family.
    var words: [String] {
        switch self {
        case .stiffness: ["stiffness"]
        case .tension: ["tension", "friction"]
        case .bounciness: ["bounciness"]
        case .response: ["response", "dampingFraction"]
        }
    }

    private var titles: String {
        switch self {
        case .stiffness: "Motion's and Reanimated's"
        case .tension: "react-spring's and React Native's"
        case .bounciness: "React Native's"
        case .response: "SwiftUI's"
        }
    }

    private var form: String {
        switch self {
        case .stiffness: "stiffness and damping"
        case .tension: "tension and friction"
        case .bounciness: "bounciness and speed"
        case .response: "response and damping"
        }
    }

    /// Refuses an object that uses the words of two families.
    static func refuseMixed(_ fields: [Argument]) throws(Fault) {
        var first: (family: Family, word: String)?
        for field in fields {
            guard let label = field.label, let family = allCases.first(where: { $0.words.contains(label) }) else {
                continue
            }
            if let first, first.family != family {
                throw Fault(
                    .unsupported(
                        "\(quoted(first.word)) is \(first.family.titles) word and \(quoted(label)) \(family.titles)",
                        advice: "write \(first.family.form), or \(family.form)"), at: field.range.lowerBound)
            }
            first = first ?? (family, label)
        }
    }
}
