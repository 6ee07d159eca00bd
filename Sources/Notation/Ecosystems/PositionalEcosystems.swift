import Springs

/// Springs whose three or four numbers have no names: picom's `spring(stiffness, damping, mass)` with commas, and WebKit's
/// `spring(mass stiffness damping velocity)` with blanks.
///
/// picom's is a proposal under review, 200/25/1 unless given; WebKit's plays in Safari alone and runs no overdamped spring.
private enum PositionalSpring {
    /// The numbers behind `spring(`, and whether commas part them; nil where the text is something else.
    static func numbers(_ snippet: Snippet) -> (values: [Double], commas: Int)? {
        var lexer = snippet.lexer()
        guard let name = try? lexer.next(), name.kind == .name("spring"), let open = try? lexer.next(),
            open.isSymbol("(")
        else { return nil }
        var values: [Double] = []
        var commas = 0
        var isNegative = false
        while let token = try? lexer.next() {
            switch token.kind {
            case .number(let value, ""): (values, isNegative) = (values + [isNegative ? -value : value], false)
            case .symbol(","): commas += 1
            case .symbol("-"): isNegative = true
            case .symbol(")"): return values.count >= 2 ? (values, commas) : nil
            default: return nil
            }
        }
        return nil
    }

    static func spring(_ mass: Double, _ stiffness: Double, _ damping: Double, at snippet: Snippet) throws(Fault)
        -> Spring
    {
        do {
            return try Spring(mass: mass, stiffness: stiffness, damping: damping)
        } catch {
            throw Fault(.spring(error), at: snippet.range.lowerBound)
        }
    }
}

extension Ecosystem {
    /// picom's animation curves.
    package static let picom = Ecosystem(
        id: "picom", title: "picom", examples: ["curve = \"spring(200, 25, 1)\"", "spring(322, 23)"],
        recognise: { snippet in
            PositionalSpring.numbers(snippet).map { $0.commas == $0.values.count - 1 && $0.values.count <= 3 } ?? false
                ? .words : nil
        },
        read: { snippet throws(Fault) in
            let values = PositionalSpring.numbers(snippet)?.values ?? []
            let spring = try PositionalSpring.spring(
                values.count > 2 ? values[2] : 1, values.first ?? 200, values.count > 1 ? values[1] : 25, at: snippet)
            return Reading(
                Animation(.spring(spring, blendDuration: 0)),
                warnings: [.readAs("picom's spring(stiffness, damping, mass)", instead: nil)])
        }, targets: [.picom])

    /// WebKit's `spring()` timing function.
    package static let webKit = Ecosystem(
        id: "webkit", title: "WebKit", examples: ["spring(1 260 21 0)"],
        readsWhole: true,
        recognise: { snippet in
            PositionalSpring.numbers(snippet).map { $0.commas == 0 && $0.values.count == 4 } ?? false ? .name : nil
        },
        read: { snippet throws(Fault) in
            let values = PositionalSpring.numbers(snippet)?.values ?? [1, 100, 10, 0]
            var warnings: [NotationWarning] = []
            let spring = try PositionalSpring.spring(values[0], values[1], values[2], at: snippet)
                .limitedToCriticalDamping(runningAs: "WebKit", &warnings)
            return Reading(spring.starting(at: values[3], &warnings), warnings: warnings)
        }, targets: [.webKit])
}

extension Target {
    /// picom's curve.
    static let picom = Target(
        id: "picom", title: "picom", holds: "any spring",
        spring: { hub, _ in
            Writing(
                "curve = \"spring(\(hub.text(hub.stiffness)), \(hub.text(hub.damping)), \(hub.text(hub.mass)))\";",
                plays: .spring(hub.spring),
                losses: [.velocity(hub), .uncertain("the form is a proposal under review and in no release")])
        })

    /// WebKit's timing function.
    static let webKit = Target(
        id: "webkit", title: "WebKit spring()", holds: "any spring up to critical, start velocity; Safari alone",
        spring: { hub, _ in
            Writing(
                "spring("
                    + [hub.mass, hub.stiffness, hub.damping, hub.velocity].map(hub.text).joined(separator: " ") + ")",
                plays: .spring(hub.flattened, velocity: hub.velocity), losses: [.flattened(hub)])
        })
}
