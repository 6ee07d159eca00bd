import Springs

/// Hyprland's `hl.curve("lift", { type = "spring", mass = 1.2, stiffness = 260, dampening = 21 })`.
///
/// Each of the three must exceed 0.5; numbers are 32-bit floats.
private enum HyprlandSpring {
    static let least = 0.5

    static func animation(_ items: [Argument], at range: Range<Int>) throws(Fault) -> Animation {
        let fields = try CallReader(
            items, as: "a spring of Hyprland", at: range, [["type?", "mass?", "stiffness?", "dampening?"]])
        let spring = try fields.physical(stiffness: 250, damping: 25, named: ["damping": "dampening"])
        return Animation(.spring(spring, blendDuration: 0))
    }
}

extension Ecosystem {
    /// Hyprland's configuration.
    package static let hyprland = Ecosystem(
        id: "hyprland", title: "Hyprland", words: ["dampening"],
        examples: ["hl.curve(\"lift\", { type = \"spring\", mass = 1.2, stiffness = 260, dampening = 21 })"],
        recognise: { snippet in
            if snippet.keys.contains("dampening") { return .name }
            return snippet.options(of: ["curve"]) != nil && snippet.chain?.links.first?.name == "hl" ? .name : nil
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            let (fields, range) = try snippet.fields(of: ["curve"])
            return Reading(try HyprlandSpring.animation(fields, at: range))
        }, targets: [.hyprland])
}

extension Target {
    /// A curve of Hyprland's configuration.
    static let hyprland = Target(
        id: "hyprland", title: "Hyprland", holds: "any damped spring",
        spring: { hub, style in
            guard !hub.isUndamped else { return .unavailable("Hyprland's dampening must exceed 0.5") }
            // All three may grow together: the curve is the same.
            let numbers = [hub.mass, hub.stiffness, hub.damping]
            let smallest = numbers.min() ?? 1
            let scale = smallest > HyprlandSpring.least ? 1 : 1 / smallest
            let scaled = numbers.map { $0 * scale }
            return Writing(
                "hl.curve(\"\(style.name)\", { type = \"spring\", mass = \(hub.text(scaled[0])), "
                    + "stiffness = \(hub.text(scaled[1])), dampening = \(hub.text(scaled[2])) })",
                plays: .spring(hub.spring, end: hub.rest(distance: 0.001, speed: 0.001)), losses: [.velocity(hub)])
        })
}
