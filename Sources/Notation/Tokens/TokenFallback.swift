import Springs
import Words

/// The transition that stands beside a spring for tools that know no springs: the time in which it settles, and the nearest
/// cubic Bézier; above a bounce of about 0.45, where none is near, that of the spring without its bounce over its own time.
struct TokenFallback {
    /// Whole milliseconds.
    let milliseconds: Double
    /// x1, y1, x2, y2 with four decimals.
    let points: [Double]
    /// The largest distance from the spring.
    let error: Double
    /// Whether the bounce had to be left out.
    let isPlain: Bool

    /// Nil for a spring that never settles.
    init?(_ animation: Animation) {
        guard let hub = SpringHub(animation), let nearest = NearestBezier(hub) else { return nil }
        var used = nearest
        if nearest.error > NearestBezier.limit {
            guard let plain = try? Spring(duration: hub.duration, bounce: 0),
                let other = SpringHub(Animation(.spring(plain, blendDuration: 0))).flatMap(NearestBezier.init)
            else { return nil }
            used = other
        }
        isPlain = nearest.error > NearestBezier.limit
        milliseconds = (used.duration * 1000 - 1e-9).rounded(.up)
        points = [used.curve.x1, used.curve.y1, used.curve.x2, used.curve.y2]
        error = Self.distance(
            Animation(.timingCurve(.cubicBezier(used.curve), duration: milliseconds / 1000)), animation)
    }

    /// The largest distance of an eased curve from a spring until both are over.
    private static func distance(_ curve: Animation, _ spring: Animation) -> Double {
        let (played, exact) = (PlayedCurve.exact(curve), PlayedCurve.exact(spring))
        let last = max(played.end ?? 0, exact.end ?? 0)
        return (0...1000).map { index in
            let time = last * Double(index) / 1000
            return (played.value(time) - exact.value(time)).magnitude
        }.max() ?? 0
    }

    /// A token of the spring: this transition as its value and the spring as an extension; its other members as `keep` has them.
    func token(
        _ members: [JSON5Node.Member] = [], _ spring: Spring, _ animation: Animation,
        keep: (JSON5Node) -> JSON5Text = { _ in .null }
    ) -> JSON5Text {
        func time(_ milliseconds: Double) -> JSON5Text {
            .object([.init("value", .number(milliseconds)), .init("unit", .text("ms"))])
        }
        let hub = SpringHub(animation)
        let (delay, velocity) = (hub?.delay ?? 0, hub?.velocity ?? 0)
        func number(_ value: Double) -> JSON5Text { .number(hub.flatMap { Double($0.text(value)) } ?? value) }
        let own: [(String, JSON5Text)] = [
            ("$type", .text("transition")),
            (
                "$value",
                .object([
                    .init("duration", time(milliseconds)), .init("delay", time((delay * 1000).rounded())),
                    .init("timingFunction", .list(points.map(JSON5Text.number))),
                ])
            ),
        ]
        let numbers = JSON5Text.object(
            [.init("duration", number(spring.duration)), .init("bounce", number(spring.bounce))]
                + (spring.mass == 1 ? [] : [.init("mass", number(spring.mass))])
                + (velocity == 0 ? [] : [.init("velocity", .number(velocity))]))
        var entries = members.map { member -> JSON5Text.Entry in
            if let own = own.first(where: { $0.0 == member.key }) { return .init(own.0, own.1) }
            guard member.key == "$extensions" else { return .init(member.key, keep(member.node)) }
            var others = member.node.members.map { other in
                JSON5Text.Entry(other.key, other.key == TokenFile.springKey ? numbers : keep(other.node))
            }
            if !others.contains(where: { $0.key == TokenFile.springKey }) {
                others.append(.init(TokenFile.springKey, numbers))
            }
            return .init("$extensions", .object(others))
        }
        for (index, (key, value)) in own.enumerated() where !entries.contains(where: { $0.key == key }) {
            entries.insert(.init(key, value), at: min(index, entries.count))
        }
        if !entries.contains(where: { $0.key == "$extensions" }) {
            entries.append(.init("$extensions", .object([.init(TokenFile.springKey, numbers)])))
        }
        return .object(entries)
    }

    /// How much further than the fallback a value may be from its spring: what rounding to milliseconds costs.
    private static let tolerance = 0.01

    /// What is wrong with the value beside a spring.
    static func findings(_ value: Animation, instead spring: Animation) -> [String] {
        guard let fallback = TokenFallback(spring) else { return [] }
        var moved = value
        moved.modifiers = []
        let found = distance(moved, spring)
        guard found > fallback.error + tolerance else { return [] }
        return [
            "the value is \(Measure.percent(ofOne: found)) off its spring, where \(Measure.percent(ofOne: fallback.error)) can be had; "
                + "write duration \(NumberText.shortest(fallback.milliseconds)) ms and timingFunction "
                + "[\(fallback.points.map { NumberText.shortest($0) }.joined(separator: ", "))]"
        ]
    }
}

extension Target {
    /// A design token, named and ready for a group of a token file.
    static let tokens = Target(
        id: "tokens", title: "Design tokens (DTCG)",
        holds: "any spring that comes to rest, beside a transition for others",
        spring: { hub, style in
            guard let fallback = TokenFallback(hub.animation) else { return .neverSettles(hub) }
            let token = fallback.token([], hub.spring, hub.animation)
            var writing = Writing(
                "\"\(style.name)\": " + token.rendered(.json), plays: .spring(hub.spring, velocity: hub.velocity))
            writing.keeps = [.delay]
            return writing
        })
}
