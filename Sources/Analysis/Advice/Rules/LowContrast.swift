import Scenes
import Words

extension AdviceRule {
    /// A label, or a sign such as a spinner, can hardly be told from what it stands on, in the light or the dark appearance.
    static let lowContrast = AdviceRule("low-contrast", .warning) { context, rule in
        var found: [(drawn: DrawnContent, phases: [String])] = []
        for (phase, drawn) in context.looks.flatMap({ phase in phase.drawnContents.map { (phase.name, $0) } }) {
            guard drawn.contrast < drawn.least(context) else { continue }
            if let place = found.firstIndex(where: { $0.drawn == drawn }) {
                found[place].phases.append(phase)
            } else {
                found.append((drawn, [phase]))
            }
        }
        return found.map { drawn, phases in
            let least = drawn.least(context)
            let contrasts = [("light", drawn.light), ("dark", drawn.dark)].filter { $0.1 < least }.map {
                "\(NumberText.fixed(shown($0.1, below: least), decimals: 2)) in \($0.0)"
            }
            let size = NumberText.rounded(context.control.labelSize, decimals: 3)
            let need = drawn.isLabel ? "a bold label of \(size) pt needs" : "a \(drawn.kind) needs"
            return rule.finding(
                about: phases.joined(separator: ","),
                "\(phases.listed()): the contrast of the \(drawn.kind) with its ground is "
                    + "\(contrasts.listed()); \(need) \(NumberText.rounded(least, decimals: 3)).",
                [.init("contrast_light", drawn.light), .init("contrast_dark", drawn.dark)],
                threshold: .init(least, .ratio))
        }
    }

    /// A contrast that is too low, with two decimals; cut where rounding would make it high enough.
    private static func shown(_ contrast: Double, below least: Double) -> Double {
        let rounded = (contrast * 100).rounded() / 100
        return rounded < least ? rounded : (contrast * 100).rounded(.down) / 100
    }
}

/// Something drawn on a control's face, in both appearances.
private struct DrawnContent: Hashable {
    /// `label`, `spinner` or `checkmark`.
    let kind: String
    let ink: Tint, face: Tint
    let faceOpacity: Double

    var isLabel: Bool { kind == "label" }

    /// The contrast with the face over the appearance's background.
    func contrast(isDark: Bool) -> Double {
        guard let ink = ink.shade(isDark: isDark) else { return .infinity }
        let ground = Look.background(isDark: isDark)
        let seen = face.shade(isDark: isDark)?.opacity(faceOpacity).over(ground) ?? ground
        return ink.over(seen).contrast(with: seen)
    }

    var light: Double { contrast(isDark: false) }
    var dark: Double { contrast(isDark: true) }
    var contrast: Double { min(light, dark) }

    /// The contrast it needs; labels are bold.
    func least(_ context: AdviceContext) -> Double {
        let isLarge = context.control.labelSize >= min(context.thresholds.largeLabel, context.thresholds.largeBoldLabel)
        return isLabel && !isLarge ? context.thresholds.labelContrast : context.thresholds.largeContrast
    }
}

extension Phase {
    /// What is drawn on the face. Over a face that is filled only in part the ground is not what the look says; such a phase is
    /// left out.
    fileprivate var drawnContents: [DrawnContent] {
        guard values["fill"].map({ $0 >= 1 }) ?? true else { return [] }
        let kinds = [(look.label != nil, "label"), (look.showsSpinner, "spinner"), (look.showsCheckmark, "checkmark")]
        return kinds.filter(\.0).map {
            DrawnContent(kind: $0.1, ink: look.labelColor, face: look.fill, faceOpacity: look.fillOpacity)
        }
    }
}

extension Look {
    /// What lies behind a control: white, or black in the dark appearance.
    static func background(isDark: Bool) -> Shade { isDark ? .black : .white }
}

extension AdviceContext {
    /// The phases that the script begins with and passes through, in the scene's order.
    var looks: [Phase] {
        guard let playback else { return [] }
        let passed = Set(playback.spans.map(\.phase) + playback.scene.phases.prefix(1).map(\.name))
        return playback.scene.phases.filter { passed.contains($0.name) }
    }
}
