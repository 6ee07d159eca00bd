import Springs
import Words

extension Ecosystem {
    /// The Web Animations API: `element.animate(keyframes, { duration: 577, easing: "linear(…)" })`, times in milliseconds.
    package static let webAnimations = Ecosystem(
        id: "web-animations", title: "Web Animations",
        examples: ["el.animate(frames, { duration: 300, easing: \"cubic-bezier(0.2, 0.8, 0.2, 1)\" })"],
        recognise: { snippet in
            guard let options = snippet.options(of: ["animate"]),
                options.fields.contains(where: { $0.label == "easing" || $0.label == "duration" })
            else { return nil }
            return .name
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            let (fields, range) = try snippet.fields(of: ["animate"])
            let call = try CallReader(
                fields, as: "a timing of Web Animations", at: range,
                [["duration", "easing?", "delay?", "iterations?", "direction?", "fill?", "endDelay?", "composite?"]])
            var curve = TimingCurve.linear
            if let easing = call["easing"] {
                guard case .string = easing.form else {
                    throw Fault(
                        .wrongKind("this", expected: "an easing such as \"ease-out\""), at: easing.range.lowerBound)
                }
                let inner = (easing.range.lowerBound + 1)..<(easing.range.upperBound - 1)
                var reader = try CSSReader(transition: Lexer(snippet.scalars, range: inner, hyphenatedNames: true))
                curve = try reader.easing()
            }
            let given = ["iterations", "direction"].filter(call.has)
            let duration = try call.curveDuration("duration", default: 0, unit: 0.001)
            return Reading(
                Animation(.timingCurve(curve, duration: duration), modifiers: try call.delay(unit: 0.001)),
                warnings: given.isEmpty
                    ? [] : [.ignored(setting: given.listed(), reason: "it is not part of the curve")])
        }, targets: [.webAnimations])
}

extension Target {
    /// `element.animate()` with the easing of ``css``.
    static let webAnimations = Target(
        id: "web-animations", title: "Web Animations", holds: "any spring that comes to rest, sampled",
        spring: { hub, style in
            guard let linear = CSSLinear(hub.motion, error: style.error) else { return .neverSettles(hub) }
            let delay = hub.delay > 0 ? ", delay: \(NumberText.plain(hub.delay * 1000, digits: 8))" : ""
            var writing = Writing(
                sampled: "el.animate(frames, { duration: \(linear.milliseconds)\(delay), easing: \"\(linear.text)\" })",
                linear)
            writing.keeps = [.delay]
            return writing
        })
}
