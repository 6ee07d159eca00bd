import Scenes

/// Where the colour of a control's background comes from.
enum FillRole: Hashable, Sendable {
    /// A property blends the first phase's tint into that of success.
    case toSuccess(from: Tint, to: Tint)
    /// Contents replace one another; the background has the colours of their phases, in proportion to their opacities.
    case ofContents([Share])
    /// The phase's look.
    case ofLook

    /// A content's name and the tint it brings along.
    struct Share: Hashable, Sendable {
        let name: String
        let tint: Tint
    }

    init(of scene: Scene, contents: [ContentRole]) {
        if scene.property(named: "success-fill") != nil, let first = scene.phases.first {
            let success = scene.phases.max {
                scene.value(of: "success-fill", in: $0.name) ?? 0 < scene.value(of: "success-fill", in: $1.name) ?? 0
            }
            self = .toSuccess(from: first.look.fill, to: success?.look.fill ?? first.look.fill)
            return
        }
        let replaced = contents.contains(where: \.replacesTitle)
        let shares = contents.compactMap { role in role.phase.map { Share(name: role.name, tint: $0.look.fill) } }
        self = replaced && Set(shares.map(\.tint)).count > 1 ? .ofContents(shares) : .ofLook
    }
}
