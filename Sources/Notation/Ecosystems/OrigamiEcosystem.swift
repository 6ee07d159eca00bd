import Springs

/// A spring in the units of Origami, which React Native and Rebound took over.
struct OrigamiSpring: Hashable, Sendable {
    /// Origami's measure of stiffness: k = 3.62(tension − 30) + 194.
    var tension: Double
    /// Origami's measure of damping: c = 3(friction − 8) + 25.
    var friction: Double

    init(tension: Double, friction: Double) {
        self.tension = tension
        self.friction = friction
    }

    /// Origami's spring of mass, stiffness and damping, at mass 1.
    init(_ spring: Spring) {
        tension = (spring.stiffness / spring.mass - 194) / 3.62 + 30
        friction = (spring.damping / spring.mass - 25) / 3 + 8
    }

    /// The spring of a bounciness and a speed from 0 to 20, as POP fitted them: a fit, not physics.
    init(bounciness: Double, speed: Double) {
        let b = 0.8 * bounciness / 34
        let s = speed / 34
        tension = 0.5 + 199.5 * s
        let t = tension
        let withoutBounce =
            switch t {
            case ...18: 0.0007 * t * t * t - 0.031 * t * t + 0.64 * t + 1.28
            case ...44: 0.000044 * t * t * t - 0.006 * t * t + 0.36 * t + 2
            default: 0.00000045 * t * t * t - 0.000332 * t * t + 0.1078 * t + 5.84
            }
        friction = withoutBounce - (2 * b - b * b) * (withoutBounce - 0.01)
    }

    /// The same spring in mass, stiffness and damping.
    var spring: Spring {
        get throws(SpringError) {
            try Spring(mass: 1, stiffness: 3.62 * (tension - 30) + 194, damping: 3 * (friction - 8) + 25)
        }
    }
}

/// Reads `tension 65.4, friction 7.4` of Origami and Rebound's `fromOrigamiTensionAndFriction(65.4, 7.4)`.
private enum OrigamiNotation {
    static let call = "fromOrigamiTensionAndFriction"
    private static let labels = ["tension", "friction"]

    /// Whether a text is a tension and a friction, each a name and a number behind it.
    static func recognises(_ snippet: Snippet) -> Bool {
        if snippet.call?.name == call { return true }
        var lexer = snippet.lexer()
        guard let name = try? lexer.next(), name.kind == .name("tension"), let next = try? lexer.next() else {
            return false
        }
        if case .number = next.kind { return true }
        return next.isSymbol("-")
    }

    static func spring(_ snippet: Snippet) throws(Fault) -> Spring {
        let call =
            if let link = snippet.call, link.name == call {
                try CallReader(link, [.positional(labels)])
            } else {
                try CallReader(try pairs(snippet), as: "a spring of Origami", at: snippet.range, [.labelled(labels)])
            }
        let origami = OrigamiSpring(
            tension: try call.number("tension", default: 40), friction: try call.number("friction", default: 7))
        return try call.made(renamed: ["stiffness": "tension", "damping": "friction"]) { () throws(SpringError) in
            try origami.spring
        }
    }

    /// Names and the numbers behind them, up to the end.
    private static func pairs(_ snippet: Snippet) throws(Fault) -> [Argument] {
        var parser = try ExpressionParser(snippet.lexer())
        var pairs: [Argument] = []
        while let label = parser.token.labelText {
            let start = parser.token.range.lowerBound
            try parser.advance()
            let value = try parser.expression()
            pairs.append(Argument(label: label, separator: nil, value: value, range: start..<value.range.upperBound))
            guard try parser.take(",") else { break }
        }
        guard parser.token.kind == .end else { throw parser.unexpected("the end of the animation") }
        return pairs
    }
}

extension Ecosystem {
    /// Origami's tension and friction, which Rebound took over.
    package static let origami = Ecosystem(
        id: "origami", title: "Origami", words: ["fromOrigamiTensionAndFriction"],
        examples: ["tension 65, friction 7.5", "SpringConfig.fromOrigamiTensionAndFriction(40, 7)"],
        readsWhole: true,
        recognise: { OrigamiNotation.recognises($0) ? .name : nil },
        read: { snippet throws(Fault) in
            Reading(Animation(.spring(try OrigamiNotation.spring(snippet), blendDuration: 0)))
        }, targets: [.origami])
}

extension Target {
    /// Origami's and Rebound's tension and friction.
    static let origami = Target(
        id: "origami", title: "Origami and Rebound", holds: "tension and friction",
        spring: { hub, _ in
            let origami = OrigamiSpring(hub.spring)
            return Writing(
                "tension \(hub.text(origami.tension)), friction \(hub.text(origami.friction))",
                plays: .spring(hub.spring),
                losses: [.mass(hub), .velocity(hub)])
        })
}
