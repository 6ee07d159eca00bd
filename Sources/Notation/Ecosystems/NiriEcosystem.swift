import Springs
import Words

/// niri's `spring damping-ratio=0.72 stiffness=640 epsilon=0.001` in an animations block.
///
/// Facts from the niri wiki, Configuration: Animations: all three are required; ratio 0.1 … 10, a whole stiffness from 1 on,
/// epsilon 1e-5 … 0.1; it ends when the envelope is epsilon.
private enum NiriSpring {
    static let ratios = 0.1...10.0
    static let labels = ["damping-ratio", "stiffness", "epsilon"]

    /// Reads the words of the line.
    static func animation(_ snippet: Snippet) throws(Fault) -> Animation {
        var lexer = snippet.lexer(hyphenatedNames: true)
        var token = try lexer.next()
        var fields: [Argument] = []
        token = try lexer.next()
        while token.labelText != nil {
            let (label, start) = (token.labelText, token.range.lowerBound)
            token = try lexer.next()
            guard token.isSymbol("=") else { break }
            let value = try lexer.next()
            guard case .number(let number, let suffix) = value.kind else {
                throw Fault(.wrongKind("this", expected: "a number"), at: value.range.lowerBound)
            }
            let node = Node(form: .number(number, suffix: suffix), range: value.range)
            fields.append(Argument(label: label, separator: "=", value: node, range: start..<value.range.upperBound))
            token = try lexer.next()
        }
        guard token.kind == .end || token.isSymbol(";") || token.isSymbol("}") else {
            throw Fault(
                .unexpected(found: "'\(lexer.excerpt(token.range))'", expected: "the end of the line"),
                at: token.range.lowerBound)
        }
        let call = try CallReader(
            fields, as: "a spring of niri", at: snippet.range,
            [.labelled(labels.map { $0 == "epsilon" ? "epsilon?" : $0 })])
        let ratio = try call.number("damping-ratio", default: 1)
        let stiffness = try call.number("stiffness", default: 1)
        let spring = try call.made(renamed: ["damping ratio": "damping-ratio"]) { () throws(SpringError) in
            try Spring(stiffness: stiffness, dampingRatio: ratio)
        }
        return Animation(.spring(spring, blendDuration: 0))
    }

    static func recognises(_ snippet: Snippet) -> Bool {
        var lexer = snippet.lexer(hyphenatedNames: true)
        guard let first = try? lexer.next(), first.kind == .name("spring"), let second = try? lexer.next(),
            let name = second.labelText, labels.contains(name), let sign = try? lexer.next()
        else { return false }
        return sign.isSymbol("=")
    }
}

extension Ecosystem {
    /// niri's configuration.
    package static let niri = Ecosystem(
        id: "niri", title: "niri", words: labels,
        examples: ["spring damping-ratio=0.72 stiffness=640 epsilon=0.001"],
        readsWhole: true,
        recognise: { NiriSpring.recognises($0) ? .name : nil },
        read: { snippet throws(Fault) in Reading(try NiriSpring.animation(snippet)) }, targets: [.niri])

    private static let labels = ["damping-ratio"]
}

extension Target {
    /// A line of niri's configuration.
    static let niri = Target(
        id: "niri", title: "niri", holds: "damping ratio 0.1 to 10, whole stiffness",
        spring: { hub, _ in
            let ratio = min(max(hub.ratio, NiriSpring.ratios.lowerBound), NiriSpring.ratios.upperBound)
            let stiffness = max(1, hub.unitStiffness.rounded())
            guard let spring = try? Spring(stiffness: stiffness, dampingRatio: ratio) else {
                return .unavailable("niri has no spring this stiff")
            }
            let epsilon = 0.0001
            let written = hub.text(ratio)
            return Writing(
                "spring damping-ratio=\(written.contains(".") ? written : written + ".0") "
                    + "stiffness=\(NumberText.plain(stiffness)) epsilon=\(NumberText.plain(epsilon))",
                plays: .spring(
                    spring, end: hub.isOverdamped ? hub.settlingTime(within: epsilon) : hub.envelopeEnd(epsilon)),
                losses: [
                    .mass(hub), .velocity(hub), .clamped("damping ratio", hub.ratio, ratio),
                    stiffness == hub.unitStiffness ? nil : .rounded("the stiffness is a whole number"),
                ])
        })
}
