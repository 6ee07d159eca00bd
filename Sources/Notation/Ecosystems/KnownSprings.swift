import Springs
import Words

/// A spring that an ecosystem has a name for.
package struct KnownSpring: Hashable, Sendable {
    /// As people write it: `figma.bouncy`, `.snappy`, `Material 3 expressive fast spatial`.
    package let name: String
    /// Whose it is: `Figma`.
    package let owner: String
    /// The spring.
    package let spring: Spring

    private init?(_ owner: String, _ name: String, _ spring: () throws(SpringError) -> Spring) {
        guard let made = try? spring() else { return nil }
        (self.owner, self.name, self.spring) = (owner, name, made)
    }

    private static func ratio(_ owner: String, _ name: String, _ ratio: Double, _ stiffness: Double) -> KnownSpring? {
        KnownSpring(owner, name) { () throws(SpringError) in try Spring(stiffness: stiffness, dampingRatio: ratio) }
    }

    private static func physical(
        _ owner: String, _ name: String, _ mass: Double, _ stiffness: Double, _ damping: Double
    ) -> KnownSpring? {
        KnownSpring(owner, name) { () throws(SpringError) in
            // Those that are given overdamped run critically damped.
            try Spring(mass: mass, stiffness: stiffness, damping: damping)
        }
    }

    private static func timed(_ owner: String, _ name: String, _ duration: Double, _ bounce: Double) -> KnownSpring? {
        KnownSpring(owner, name) { () throws(SpringError) in try Spring(duration: duration, bounce: bounce) }
    }

    private static func response(_ owner: String, _ name: String, _ response: Double, _ ratio: Double) -> KnownSpring? {
        KnownSpring(owner, name) { () throws(SpringError) in try Spring(response: response, dampingRatio: ratio) }
    }

    /// Every spring with a name, the plainest names first.
    ///
    /// Figures by the ecosystems' documentation and sources; Figma's are known from others than Figma.
    package static let all: [KnownSpring] =
        [
            timed("SwiftUI", ".smooth", 0.5, 0), timed("SwiftUI", ".snappy", 0.5, 0.15),
            timed("SwiftUI", ".bouncy", 0.5, 0.3),
            response("SwiftUI", ".spring(response:)", 0.5, 0.825), timed("SwiftUI", ".interactiveSpring", 0.15, 0.15),
            response("SwiftUI", ".interactiveSpring(response:)", 0.15, 0.86), response("SwiftUI", ".default", 0.55, 1),
            ratio("Jetpack Compose", "spring()", 1, 1500), ratio("Android", "SpringForce()", 0.5, 1500),
            physical("Motion and Core Animation", "stiffness 100, damping 10", 1, 100, 10),
            physical("React Native and Origami", "tension 40, friction 7", 1, 230.2, 22),
        ].compactMap { $0 } + material + reactSpring + figma + reanimated + others

    private static let material: [KnownSpring] = [
        ("expressive fast spatial", 0.6, 800.0), ("expressive default spatial", 0.8, 380),
        ("expressive slow spatial", 0.8, 200),
        ("standard fast spatial", 0.9, 1400), ("standard default spatial", 0.9, 700),
        ("standard slow spatial", 0.9, 300),
        ("fast effects", 1, 3800), ("default effects", 1, 1600), ("slow effects", 1, 800),
    ].compactMap { ratio("Material 3", $0.0, $0.1, $0.2) }

    private static let reactSpring: [KnownSpring] = ReactSpringReader.presets.compactMap {
        physical("react-spring", "config.\($0.name)", 1, $0.tension, $0.friction)
    }

    private static let figma: [KnownSpring] = [
        physical("Figma", "figma.gentle", 1, 100, 15), physical("Figma", "figma.quick", 1, 300, 20),
        physical("Figma", "figma.bouncy", 1, 600, 15), physical("Figma", "figma.slow", 1, 80, 20),
    ].compactMap { $0 }

    private static let reanimated: [KnownSpring] = [
        physical("Reanimated", "reanimated.gentle", 4, 900, 120),
        physical("Reanimated", "reanimated.snappy", 4, 900, 110),
        physical("Reanimated", "reanimated.wiggly", 4, 900, 90),
    ].compactMap { $0 }

    private static let others: [KnownSpring] = [
        timed("Remix", "remix.smooth", 0.4, -0.3), timed("Remix", "remix.snappy", 0.2, 0),
        timed("Remix", "remix.bouncy", 0.4, 0.3), response("Wave", "wave.interactive", 0.2, 0.8),
        response("Wave", "wave.animated", 0.82, 1), timed("anime.js", "anime.default", 0.628, 0.5),
        physical("GTK", "gtk.carousel", 1, 500, 2 * 500.0.squareRoot()),
        ratio("niri", "niri.workspaces", 1, 1000), ratio("niri", "niri.windows", 1, 800),
        ratio("niri", "niri.notifications", 0.6, 1000), ratio("niri", "niri.exit", 0.6, 500),
        physical("Hyprland", "hyprland.easy", 1, 238.1191, 24.21279333),
    ].compactMap { $0 }

    /// The named spring whose curve is nearest to another's, and how far apart the two are at most, in parts of the travel; nil
    /// where none is within `limit`.
    ///
    /// Both start from rest and are compared until the longer one stays within 0.1 % of its target. Of equally near ones the
    /// first is named.
    package static func nearest(to spring: Spring, within limit: Double = 0.02, samples: Int = 400) -> Near? {
        var best: Near?
        let motion = SpringMotion(spring)
        guard let settled = motion.settlingTime(within: 0.001) else { return nil }
        for known in all {
            let other = SpringMotion(known.spring)
            guard let otherSettled = other.settlingTime(within: 0.001) else { continue }
            let end = max(settled, otherSettled)
            // Springs of very different time are far apart, whatever their shape.
            guard end < 4 * min(settled, otherSettled) else { continue }
            var largest = 0.0
            for index in 0...samples where largest < (best?.distance ?? limit) {
                let time = end * Double(index) / Double(samples)
                largest = max(largest, (motion.state(at: time).position - other.state(at: time).position).magnitude)
            }
            if largest <= limit, largest < best?.distance ?? .infinity { best = Near(known: known, distance: largest) }
        }
        return best
    }

    /// A named spring and how far it is from another.
    package struct Near: Hashable, Sendable {
        /// The named one.
        package let known: KnownSpring
        /// The largest difference at equal time, in parts of the travel.
        package let distance: Double
    }
}

extension KnownSpring {
    /// Prefixes under which names are read: `figma.bouncy`.
    private static let prefixes: Set<String> = [
        "figma", "reanimated", "remix", "wave", "anime", "gtk", "niri", "hyprland",
    ]

    /// Whether a chain is two names, the first an ecosystem's prefix.
    static func hasPrefix(_ chain: Chain) -> Bool {
        !chain.leadingDot && chain.links.count == 2 && chain.links.allSatisfy { $0.arguments == nil }
            && prefixes.contains(chain.links[0].name)
    }

    /// The spring that a chain of two names says; nil where the first is no ecosystem's prefix.
    static func named(by chain: Chain) throws(Fault) -> KnownSpring? {
        guard hasPrefix(chain) else { return nil }
        let (prefix, link) = (chain.links[0].name, chain.links[1])
        let name = "\(prefix).\(link.name)".lowercased()
        if let known = all.first(where: { $0.name == name }) { return known }
        let names = all.map(\.name).filter { $0.hasPrefix(prefix + ".") }.map { String($0.dropFirst(prefix.count + 1)) }
        throw Fault.unknown(link.name, kind: "spring of \(prefix)", among: names, at: link.range.lowerBound)
    }

    /// The spring of a Material 3 motion scheme that a text names, in code, resources or tokens: `fastSpatialSpec`,
    /// `motionSpringFastSpatial`, `md.sys.motion.spring.fast.spatial.damping`. Without a scheme the standard one is meant.
    static func material(_ snippet: Snippet) -> (spring: KnownSpring, isSchemeSaid: Bool)? {
        guard snippet.range.count < 200 else { return nil }
        let letters = snippet.text(snippet.range).lowercased().filter(\.isLetter)
        guard letters.contains("spring") || letters.contains("motion") || letters.hasSuffix("spec"),
            let speed = ["fast", "slow", "default"].first(where: letters.contains)
        else { return nil }
        let isExpressive = letters.contains("expressive")
        let isSaid = isExpressive || letters.contains("standard")
        let name: String
        if letters.contains("effects") {
            name = "\(speed) effects"
        } else if letters.contains("spatial") {
            name = "\(isExpressive ? "expressive" : "standard") \(speed) spatial"
        } else {
            return nil
        }
        return all.first { $0.owner == "Material 3" && $0.name == name }
            .map { ($0, isSaid || letters.contains("effects")) }
    }
}

extension Ecosystem {
    /// Springs by the names that ecosystems give them.
    package static let named = Ecosystem(
        id: "named", title: "named springs",
        examples: [
            "figma.bouncy", "remix.smooth", "MotionScheme.expressive().fastSpatialSpec()",
            "?attr/motionSpringFastSpatial",
            "md.sys.motion.spring.fast.spatial.damping",
        ],
        recognise: { snippet in
            if let chain = snippet.chain, KnownSpring.hasPrefix(chain) { return .name }
            return KnownSpring.material(snippet) == nil ? nil : .name
        },
        read: { snippet throws(Fault) in
            if let chain = snippet.chain, let known = try KnownSpring.named(by: chain) {
                return Reading(Animation(.spring(known.spring, blendDuration: 0)))
            }
            guard let (known, isSchemeSaid) = KnownSpring.material(snippet) else {
                throw Fault(.empty(label: nil), at: snippet.range.lowerBound)
            }
            return Reading(
                Animation(.spring(known.spring, blendDuration: 0)),
                warnings: isSchemeSaid
                    ? [] : [.readAs("Material 3's standard scheme; say expressive for the other", instead: nil)])
        })
}
