import Springs
import Words

/// What a target makes of an animation.
package struct Writing: Sendable {
    /// The code to paste; nil where the target has no words for the animation.
    package var code: String?
    /// Why there is no code, and what the target could hold.
    package var reason: String?
    /// What the code does not carry over, or carries over changed.
    package var losses: [Loss] = []
    /// The curve that the target really plays from 0 to 1; nil where that is not known.
    package var played: PlayedCurve?
    /// The largest distance of the written curve from the animation where it is known from the text itself: of curves written
    /// as samples.
    package var verifiedError: Double?
    /// Whether the code holds points of the curve and not the spring.
    package var isSampled = false
    /// Whether the target is what the others are measured by: SwiftUI's own stepping is no deviation.
    package var isReference = false
    /// The modifiers that the code carries over.
    var keeps: Set<SpringHub.Modifier> = []

    /// Code that means the spring, and the curve that is played.
    init(_ code: String, plays played: PlayedCurve?, losses: [Loss?] = []) {
        self.code = code
        self.played = played
        self.losses = losses.compactMap { $0 }
    }

    private init(reason: String) {
        self.reason = reason
    }

    /// No code, and why.
    static func unavailable(_ reason: String) -> Writing { Writing(reason: reason) }

    /// With more losses.
    func losing(_ more: [Loss]) -> Writing {
        var writing = self
        writing.losses += more
        return writing
    }
}

/// How true a conversion is.
package enum Fidelity: String, Hashable, Sendable, CaseIterable {
    /// The target's own words hold the spring, and what it plays stays within 0.1 % of it until its own end.
    case exact
    /// Another curve: a clamp, a rounding, one step a frame, a flattened overdamping, a single Bézier.
    case approximate
    /// The curve itself is written, as points or pieces.
    case sampled
    /// The target has no words for it.
    case unavailable
}

/// Something that is lost in a conversion.
package struct Loss: Hashable, Sendable {
    /// The name in data: `mass`.
    package let id: String
    /// The sentence.
    package let text: String

    init(_ id: String, _ text: String) {
        self.id = id
        self.text = text
    }

    /// An overdamped spring that the target runs critically damped.
    static func flattened(_ hub: SpringHub) -> Loss? {
        guard hub.isOverdamped else { return nil }
        return Loss(
            "flattened",
            "damping ratio \(hub.text(hub.ratio)) runs as 1, critically damped with the same natural frequency")
    }

    /// A mass that has no place: what is written is divided by it.
    static func mass(_ hub: SpringHub) -> Loss? {
        guard hub.mass != 1 else { return nil }
        return Loss("mass", "mass \(hub.text(hub.mass)) is not written; stiffness and damping are divided by it")
    }

    /// A start velocity that has no place.
    static func velocity(_ hub: SpringHub, _ place: String? = nil) -> Loss? {
        guard hub.velocity != 0 else { return nil }
        let hint = place.map { "; it belongs into \($0)" } ?? ""
        return Loss(
            "velocity", "the start velocity of \(hub.text(hub.velocity)) travels a second is not written\(hint)")
    }

    /// A start velocity in another unit.
    static func velocityUnit(_ hub: SpringHub, _ unit: String) -> Loss? {
        guard hub.velocity != 0 else { return nil }
        return Loss("velocity-unit", "the start velocity is in \(unit); written for a travel of 1")
    }

    static func clamped(_ what: String, _ given: Double, _ used: Double) -> Loss? {
        guard given != used else { return nil }
        return Loss(
            "clamped", "\(what) \(NumberText.plain(given, digits: 8)) is cut to \(NumberText.plain(used, digits: 8))")
    }

    static func cut(_ seconds: Double?, missing: Double) -> Loss? {
        guard let seconds else { return nil }
        let part = NumberText.significant(missing.magnitude * 100, digits: 2)
        return Loss(
            "cut", "ends at \(NumberText.significant(seconds, digits: 5)) s and jumps the last \(part) % of the travel")
    }

    static func rest(_ seconds: Double?, _ rule: String) -> Loss? {
        guard let seconds else { return nil }
        return Loss("rest", "ends by its own rule, \(rule), at \(NumberText.significant(seconds, digits: 5)) s")
    }

    static func rounded(_ what: String) -> Loss { Loss("rounded", what) }
    static func uncertain(_ what: String) -> Loss { Loss("uncertain", what) }
    static func rate(_ hertz: Int) -> Loss {
        Loss("rate", "at another refresh rate than \(hertz) Hz it plays another curve")
    }
    static func stepped(_ how: String) -> Loss { Loss("stepped", how) }
    static let baked = Loss("baked", "the curve is fixed: a reversal on the way starts from speed 0")
    static let modifiers = Loss("modifiers", "delay, speed and repeats are not written")
}
