import Springs
import Words

/// Springs that engines and frameworks are told by assignments: `Period = TimeSpan.FromMilliseconds(350), DampingRatio = 0.65f`.
struct Assignments {
    /// Names and values in order.
    let pairs: [Argument]

    /// Nil where the text is something else than assignments of some names, parted by commas, semicolons or lines.
    init?(_ snippet: Snippet, names: Set<String>) {
        guard var parser = try? ExpressionParser(snippet.lexer()) else { return nil }
        var pairs: [Argument] = []
        while let name = parser.token.labelText, names.contains(name) {
            let start = parser.token.range.lowerBound
            guard (try? parser.advance()) != nil, (try? parser.take("=")) == true || (try? parser.take(":")) == true,
                let value = try? parser.expression()
            else { return nil }
            pairs.append(Argument(label: name, separator: "=", value: value, range: start..<value.range.upperBound))
            while (try? parser.take(",")) == true || (try? parser.take(";")) == true {}
        }
        guard !pairs.isEmpty, parser.token.kind == .end || parser.token.isSymbol("}") else { return nil }
        self.pairs = pairs
    }
}

extension Ecosystem {
    private static let winUINames: Set<String> = [
        "Period", "DampingRatio", "InitialVelocity", "FinalValue", "DelayTime",
    ]
    private static let unrealNames: Set<String> = [
        "Stiffness", "CriticalDampingFactor", "Mass", "Strength", "CriticalDamping",
    ]

    /// Names that begin such assignments, and are no labels.
    static let assignedNames = winUINames.union(unrealNames)

    /// Windows' composition springs: an undamped period and a damping ratio.
    package static let winUI = Ecosystem(
        id: "winui", title: "WinUI", words: ["Period", "DampingRatio"],
        examples: ["Period = TimeSpan.FromMilliseconds(350), DampingRatio = 0.65f"],
        readsWhole: true,
        recognise: { Assignments($0, names: winUINames) == nil ? nil : .name },
        read: { snippet throws(Fault) in
            let fields = try CallReader(
                Assignments(snippet, names: winUINames)?.pairs ?? [], as: "a spring of WinUI", at: snippet.range,
                [.labelled(winUINames.sorted().map { $0 + "?" })])
            let seconds = try fields["Period"].map { node throws(Fault) in try span(node) } ?? 0.05
            let ratio = try fields.number("DampingRatio", default: 1)
            let spring = try fields.made(renamed: ["response": "Period", "damping ratio": "DampingRatio"]) {
                () throws(SpringError) in try Spring(response: seconds, dampingRatio: ratio)
            }
            return Reading(
                Animation(.spring(spring, blendDuration: 0)),
                warnings: [.readAs("WinUI, whose Period is taken for the undamped one", instead: nil)])
        }, targets: [.winUI])

    /// `TimeSpan.FromMilliseconds(350)` in seconds.
    private static func span(_ node: Node) throws(Fault) -> Double {
        guard let link = node.chain?.links.last, let value = link.arguments?.first?.value else {
            return try Quantity.seconds(node)
        }
        switch link.name {
        case "FromMilliseconds": return try Quantity.number(value) / 1000
        case "FromSeconds": return try Quantity.number(value)
        default:
            throw Fault.unknown(
                link.name, kind: "time of TimeSpan", among: ["FromMilliseconds", "FromSeconds"],
                at: link.range.lowerBound)
        }
    }

    /// Unreal's spring interpolation: stiffness and critical damping factor, or a strength in hertz and a damping ratio.
    package static let unreal = Ecosystem(
        id: "unreal", title: "Unreal", words: ["CriticalDampingFactor", "CriticalDamping"],
        examples: [
            "Stiffness = 322, CriticalDampingFactor = 0.65, Mass = 1", "Strength = 2.8571429, CriticalDamping = 0.65",
        ],
        readsWhole: true,
        recognise: { Assignments($0, names: unrealNames) == nil ? nil : .name },
        read: { snippet throws(Fault) in
            let fields = try CallReader(
                Assignments(snippet, names: unrealNames)?.pairs ?? [], as: "a spring of Unreal", at: snippet.range,
                [["Stiffness", "CriticalDampingFactor?", "Mass?"], ["Strength", "CriticalDamping?"]])
            let spring: Spring
            if fields.has("Strength") {
                let strength = try fields.positive("Strength", default: 1)
                let ratio = try fields.number("CriticalDamping", default: 1)
                spring = try fields.made(renamed: ["damping ratio": "CriticalDamping"]) { () throws(SpringError) in
                    try Spring(response: 1 / strength, dampingRatio: ratio)
                }
            } else {
                let mass = try fields.number("Mass", default: 1)
                let stiffness = try fields.number("Stiffness", default: 1)
                let ratio = try fields.number("CriticalDampingFactor", default: 1)
                let names = ["mass": "Mass", "stiffness": "Stiffness", "damping ratio": "CriticalDampingFactor"]
                spring = try fields.made(renamed: names) { () throws(SpringError) in
                    try Spring(mass: mass, stiffness: stiffness, dampingRatio: ratio)
                }
            }
            return Reading(Animation(.spring(spring, blendDuration: 0)))
        }, targets: [.unreal])

    /// Unity's `SmoothDamp`, a critically damped spring of frequency 2/smoothTime.
    package static let unity = Ecosystem(
        id: "unity", title: "Unity", words: ["SmoothDamp", "smoothTime"],
        examples: ["Mathf.SmoothDamp(current, target, ref velocity, smoothTime: 0.038197186f)"],
        recognise: { $0.call?.name == "SmoothDamp" ? .name : nil },
        read: { snippet throws(Fault) in
            let call = try CallReader(
                try snippet.requiredCall(),
                [.positional(["current", "target", "currentVelocity", "smoothTime", "maxSpeed?", "deltaTime?"])])
            let time = try call.positive("smoothTime", default: 0.3)
            let spring = try call.made(renamed: ["response": "smoothTime"]) { () throws(SpringError) in
                try Spring(response: time * .pi, dampingRatio: 1)
            }
            return Reading(
                Animation(.spring(spring, blendDuration: 0)),
                warnings: [.readAs("Unity's critically damped spring of frequency 2/smoothTime", instead: nil)])
        }, targets: [.unity])
}

extension Target {
    /// Windows' composition springs.
    static let winUI = Target(
        id: "winui", title: "WinUI", holds: "period and damping ratio",
        spring: { hub, _ in
            Writing(
                "Period = TimeSpan.FromMilliseconds(\(hub.text(hub.duration * 1000))), DampingRatio = \(hub.text(hub.ratio))f",
                plays: .spring(hub.spring),
                losses: [
                    .mass(hub), .velocity(hub, "InitialVelocity"),
                    .uncertain("that Period is the undamped period is said by one re-implementation only"),
                ])
        })

    /// Unreal's spring interpolation.
    static let unreal = Target(
        id: "unreal", title: "Unreal FloatSpringInterp", holds: "any spring",
        spring: { hub, _ in
            Writing(
                "Stiffness = \(hub.text(hub.stiffness)), CriticalDampingFactor = \(hub.text(hub.ratio)), "
                    + "Mass = \(hub.text(hub.mass))",
                plays: .spring(hub.spring), losses: [.velocity(hub)])
        })

    /// Unity's `SmoothDamp`.
    static let unity = Target(
        id: "unity", title: "Unity SmoothDamp", holds: "springs without bounce",
        spring: { hub, _ in
            guard hub.isCritical else {
                return .unavailable(
                    "SmoothDamp is critically damped, and this bounce is \(hub.text(hub.bounce)); give bounce 0")
            }
            let time = hub.duration / .pi
            return Writing(
                "Mathf.SmoothDamp(current, target, ref velocity, smoothTime: \(hub.text(time))f)",
                plays: UnityRuntime(smoothTime: time).played(framesPerSecond: 60),
                losses: [
                    .mass(hub), .velocity(hub, "velocity"),
                    .stepped("a rational stand-in for the exponential, once a frame"), .rate(60),
                    .uncertain("the formula is known from a re-implementation"),
                ])
        })
}

/// Unity's `SmoothDamp`, a critically damped spring of frequency 2/smoothTime with 1/(1 + x + 0.48x² + 0.235x³) for e^(−x).
private struct UnityRuntime {
    let smoothTime: Double

    func played(framesPerSecond: Double, frames: Int = 600) -> PlayedCurve {
        let (omega, step) = (2 / smoothTime, 1 / framesPerSecond)
        let x = omega * step
        let decay = 1 / (1 + x + 0.48 * x * x + 0.235 * x * x * x)
        var values = [0.0]
        var (position, velocity) = (0.0, 0.0)
        for _ in 0..<frames {
            let change = position - 1
            let pulled = (velocity + omega * change) * step
            velocity = (velocity - omega * pulled) * decay
            position = 1 + (change + pulled) * decay
            values.append(position)
        }
        return .frames(values, each: step, end: nil)
    }
}
