import Plotting
import Scenes

/// A content of a control: its title, a spinner, a checkmark, or another label that takes the title's place.
struct ContentRole: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case label, spinner, checkmark
    }

    /// What its properties' names begin with.
    let name: String
    let kind: Kind
    /// The phase that shows it fully; nil where no property of its own moves its opacity.
    let phase: Phase?
    /// Whether contents take each other's place in the middle.
    let replacesTitle: Bool

    /// The contents of a scene, in the order they stand in a row.
    static func roles(of scene: Scene) -> [ContentRole] {
        let moved = scene.properties.compactMap { property in
            property.name.hasSuffix("-opacity") ? String(property.name.dropLast("-opacity".count)) : nil
        }.filter { !["border", "first", "second", "fill"].contains($0) }
        let isStacked = moved.contains("title")
        func role(_ name: String, _ kind: Kind) -> ContentRole {
            let phase =
                moved.contains(name)
                ? scene.phases.first { (scene.value(of: "\(name)-opacity", in: $0.name) ?? 0) >= 1 } : nil
            return ContentRole(name: name, kind: kind, phase: phase, replacesTitle: isStacked)
        }
        let icons = [role("spinner", .spinner), role("checkmark", .checkmark)]
        let others = moved.filter { !["title", "spinner", "checkmark"].contains($0) }.map { role($0, .label) }
        return icons + [role("title", .label)] + others
    }

    /// What is seen of it at a time; nil when it is not.
    func content(_ look: Look, text: Color?, reader: ControlReader, at time: Double) -> ControlMoment.Content? {
        let own = reader.value("\(name)-opacity", at: time)
        let opacity = own ?? (isShown(in: look) ? 1 : 0)
        let scale = reader.value("\(name)-scale", at: time) ?? 1
        guard opacity > 0, scale > 0 else { return nil }
        let tint = own == nil ? look.labelColor : phase?.look.labelColor ?? look.labelColor
        guard let color = text ?? reader.appearance.color(of: tint) else { return nil }
        let kind: ControlMoment.Content.Kind
        switch self.kind {
        case .label:
            guard let label = own == nil ? look.label : phase?.look.label else { return nil }
            kind = .label(label)
        case .spinner:
            let turns = time / reader.style.spinnerPeriod
            kind = .spinner(turns: turns - turns.rounded(.down))
        case .checkmark:
            kind = .checkmark
        }
        return ControlMoment.Content(
            kind: kind, color: color, opacity: opacity, scale: scale,
            blur: max(reader.value("\(name)-blur", at: time) ?? 0, 0))
    }

    private func isShown(in look: Look) -> Bool {
        switch kind {
        case .label: look.label != nil
        case .spinner: look.showsSpinner
        case .checkmark: look.showsCheckmark
        }
    }
}
