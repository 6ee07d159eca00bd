import Springs
import Words

/// Qt Quick's `SpringAnimation { spring: 2; damping: 0.2 }`: see ``FrameSpring``; its `spring` is the pull divided by the frame
/// of 16 ms, fixed on every display, and `mass` divides it.
///
/// Facts from doc.qt.io/qt-6/qml-qtquick-springanimation.html and its source.
private enum QtSpring {
    static let frame = 0.016

    static func animation(_ items: [Argument], at range: Range<Int>, _ warnings: inout [NotationWarning]) throws(Fault)
        -> Animation
    {
        let fields = try CallReader(
            items, as: "a SpringAnimation of Qt", at: range,
            [["spring?", "damping?", "mass?", "epsilon?", "modulus?", "velocity?", "target?", "property?", "to?"]])
        let mass = try fields.positive("mass", default: 1)
        let pull = try fields.number("spring", default: 0) * frame / mass
        let drag = try fields.number("damping", default: 0) / mass
        for (label, value) in [("spring", pull), ("damping", drag)] where !(value > 0) {
            throw Fault(
                .outOfRange(parameter: label, value: value, allowed: "a \(label) above 0"),
                at: fields.arguments.offset(of: label))
        }
        for setting in ["modulus", "velocity"] where fields.has(setting) {
            warnings.append(.ignored(setting: setting, reason: "it is not part of the spring"))
        }
        warnings.append(.atFrameRate(NumberText.plain(1 / frame)))
        let spring = try fields.made { () throws(SpringError) in
            try FrameSpring(pull: pull, drag: drag, frame: frame).spring
        }
        return Animation(.spring(spring, blendDuration: 0))
    }
}

extension Ecosystem {
    /// Qt Quick's `SpringAnimation`.
    package static let qt = Ecosystem(
        id: "qt", title: "Qt Quick", words: ["modulus"],
        examples: [
            "SpringAnimation { spring: 2.4; damping: 0.28 }", "SpringAnimation { spring: 3; damping: 0.1; mass: 1 }",
        ],
        recognise: { $0.chain?.links.map(\.name) == ["SpringAnimation"] && $0.block != nil ? .name : nil },
        read: { snippet throws(Fault) in
            var warnings: [NotationWarning] = []
            let block = snippet.block
            let animation = try QtSpring.animation(block?.fields ?? [], at: block?.range ?? snippet.range, &warnings)
            return Reading(animation, warnings: warnings)
        }, targets: [.qt])
}

extension Target {
    /// `SpringAnimation { spring; damping }`.
    static let qt = Target(
        id: "qt", title: "Qt Quick", holds: "springs soft enough for a step of 16 ms",
        spring: { hub, _ in
            let stepping = FrameSpring(hub.spring, frame: QtSpring.frame)
            guard stepping.drag > 0, stepping.drag < 1 else {
                return .unavailable(
                    "Qt's damping would be \(NumberText.significant(stepping.drag, digits: 5)), and it is from 0 to 1")
            }
            return Writing(
                "SpringAnimation { spring: \(hub.text(stepping.pull / QtSpring.frame)); damping: \(hub.text(stepping.drag)) }",
                plays: stepping.played(precision: 0.01),
                losses: [
                    .mass(hub), .velocity(hub), .stepped("it steps by 16 ms on every display"),
                    .rest(stepping.played(precision: 0.01).end, "the epsilon of 0.01"),
                ])
        })
}
