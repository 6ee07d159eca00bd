import Springs

/// libadwaita's spring parameters: `Adw.SpringParams.new(ratio, mass, stiffness)`, `new_full(damping, mass, stiffness)`.
///
/// Facts from gnome.pages.gitlab.gnome.org/libadwaita/doc: `new` takes the damping **ratio** first, `new_full` the damping; the
/// animation ends when the envelope is epsilon, 0.001 unless set.
private enum GTKSpring {
    static let names: Set<String> = ["new", "new_full", "adw_spring_params_new", "adw_spring_params_new_full"]

    static func animation(_ link: Link) throws(Fault) -> Animation {
        let isFull = link.name.hasSuffix("_full")
        let first = isFull ? "damping" : "damping_ratio"
        let call = try CallReader(link, as: "SpringParams.\(link.name)", [.positional([first, "mass", "stiffness"])])
        let mass = try call.number("mass", default: 1)
        let stiffness = try call.number("stiffness", default: 1)
        let damping = try call.number(first, default: 1)
        let spring = try call.made(renamed: ["damping ratio": first]) { () throws(SpringError) in
            isFull
                ? try Spring(mass: mass, stiffness: stiffness, damping: damping)
                : try Spring(mass: mass, stiffness: stiffness, dampingRatio: damping)
        }
        return Animation(.spring(spring, blendDuration: 0))
    }
}

extension Ecosystem {
    /// GTK's libadwaita.
    package static let gtk = Ecosystem(
        id: "gtk", title: "GTK", words: ["adw_spring_params_new", "adw_spring_params_new_full"],
        examples: ["Adw.SpringParams.new(0.65, 1, 322)", "adw_spring_params_new_full(23, 1, 322)"],
        recognise: { snippet in
            guard let chain = snippet.chain, let last = chain.links.last, GTKSpring.names.contains(last.name) else {
                return nil
            }
            return last.name.hasPrefix("adw") || chain.links.contains { $0.name == "SpringParams" } ? .name : nil
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            return Reading(try GTKSpring.animation(try snippet.requiredCall()))
        }, targets: [.gtk])
}

extension Target {
    /// `Adw.SpringParams.new(ratio, mass, stiffness)`.
    static let gtk = Target(
        id: "gtk", title: "GTK (libadwaita)", holds: "any spring; ends at an epsilon",
        spring: { hub, _ in
            let end = hub.isOverdamped ? hub.settlingTime() : hub.envelopeEnd(0.001)
            return Writing(
                "Adw.SpringParams.new(\(hub.text(hub.ratio)), \(hub.text(hub.mass)), \(hub.text(hub.stiffness)))",
                plays: .spring(hub.spring, end: end),
                losses: [
                    .velocity(hub, "the animation's initial-velocity"), .cut(end, missing: hub.missing(at: end)),
                ])
        })
}
