import Springs

/// Reads Remotion: `spring({ frame, fps, config: { damping: 15 } })`.
///
/// Facts from remotion.dev/docs/spring: mass 1, stiffness 100, damping 10 unless given; above critical damping it runs
/// critically damped; `durationInFrames` stretches the curve.
struct RemotionReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []

    /// Fields of the call that tell it from others.
    static let ownKeys: Set<String> = ["frame", "fps", "durationInFrames", "durationRestThreshold"]

    private static let stretching = ["durationInFrames", "delay", "reverse"]
    private static let config: Signature = ["mass?", "stiffness?", "damping?", "overshootClamping?"]

    /// The animation of the fields of a call.
    mutating func animation(_ items: [Argument], at range: Range<Int>) throws(Fault) -> Animation {
        for item in items {
            if let label = item.label, Self.stretching.contains(label) {
                warnings.append(.ignored(setting: label, reason: "it stretches or moves the curve by frames"))
            }
        }
        var fields = try CallReader([], as: "a config of Remotion", at: range, [Self.config])
        if let config = items.first(where: { $0.label == "config" }) {
            guard case .object(let settings) = config.value.form else {
                throw Fault(
                    .wrongKind("this", expected: "a config such as { damping: 15 }"), at: config.value.range.lowerBound)
            }
            fields = try CallReader(settings, as: "a config of Remotion", at: config.value.range, [Self.config])
        }
        let spring = try fields.physical(stiffness: 100, damping: 10)
            .limitedToCriticalDamping(runningAs: "Remotion", &warnings)
        return Animation(.spring(spring, blendDuration: 0))
    }

    /// Whether a field without label is one of the call's: `{ frame, fps }`.
    static func hasOwnField(_ fields: [Argument]) -> Bool {
        fields.contains { field in
            let name = field.label ?? field.value.chain?.links.last?.name
            return name.map(ownKeys.contains) ?? false
        }
    }
}

extension Ecosystem {
    /// Remotion's `spring`.
    package static let remotion = Ecosystem(
        id: "remotion", title: "Remotion", words: ["durationInFrames", "durationRestThreshold", "fps"],
        examples: ["spring({ frame, fps, config: { damping: 15 } })", "spring({ frame, fps, config: { mass: 0.5 } })"],
        recognise: { snippet in
            guard let options = snippet.options(of: ["spring"]) else { return nil }
            return RemotionReader.hasOwnField(options.fields) ? .name : nil
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            let (fields, range) = try snippet.fields(of: ["spring"])
            var reader = RemotionReader()
            let animation = try reader.animation(fields, at: range)
            return Reading(animation, warnings: reader.warnings)
        }, targets: [.remotion])
}

extension Target {
    /// `spring({ frame, fps, config })`.
    static let remotion = Target(
        id: "remotion", title: "Remotion", holds: "any spring up to critical",
        spring: { hub, _ in
            let numbers = hub.fields([("mass", hub.mass), ("stiffness", hub.stiffness), ("damping", hub.damping)])
            return Writing(
                "spring({ frame, fps, config: { \(numbers) } })", plays: .spring(hub.flattened),
                losses: [.flattened(hub), .velocity(hub)])
        })
}
