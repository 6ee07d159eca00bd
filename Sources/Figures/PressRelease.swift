import Plotting
import Springs

/// A press beside its release: both on one clock, the press from rest to pressed, the release back; or in one line, the
/// release taking over after a hold.
package struct PressRelease: Sendable {
    /// One of the two animations.
    package struct Side: Sendable {
        /// What the legend calls it.
        package var name: String
        /// What the legend adds: the spring in SwiftUI's words.
        package var words: String
        /// Its progress from 0 to 1.
        package var motion: any Motion
        /// When its progress is first ½, in seconds; nil when it never is.
        package var halfwayTime: Double?
        /// When it first overshoots farthest, in seconds; nil when it never does.
        package var peakTime: Double?
        /// From when on, in seconds, it stays within `settlingBand`; nil when it never does.
        package var settlingTime: Double?
        /// The fraction of the travel around the target that counts as settled.
        package var settlingBand: Double

        /// A side from its motion and what is known of it.
        package init(
            _ name: String, words: String, motion: any Motion, halfwayTime: Double? = nil, peakTime: Double? = nil,
            settlingTime: Double? = nil, settlingBand: Double = 0.02
        ) {
            self.name = name
            self.words = words
            self.motion = motion
            self.halfwayTime = halfwayTime
            self.peakTime = peakTime
            self.settlingTime = settlingTime
            self.settlingBand = settlingBand
        }
    }

    /// The release as it runs after a hold.
    package struct HandOff: Sendable {
        /// How long the press runs before the release takes over, in seconds.
        package var hold: Double
        /// The release's progress of the press, from where the press was at `hold` back to 0, on a clock that starts
        /// there.
        package var motion: any Motion
        /// When the motion turns or comes to rest and that is pointed out, in seconds from the start of the press.
        package var moments: [Curve.Moment]

        /// A hand-off from its moment and what follows.
        package init(after hold: Double, motion: any Motion, moments: [Curve.Moment] = []) {
            self.hold = hold
            self.motion = motion
            self.moments = moments
        }
    }

    /// A property with what moves it there and back.
    package struct Property: Sendable {
        /// The property, `from` being rest.
        package var value: AnimatedValue
        /// The press.
        package var press: Side
        /// The release.
        package var release: Side
        /// The release as it runs after a hold; nil to show both sides on one clock.
        package var handOff: HandOff?

        /// A property and its two sides.
        package init(_ value: AnimatedValue, press: Side, release: Side, handOff: HandOff? = nil) {
            self.value = value
            self.press = press
            self.release = release
            self.handOff = handOff
        }
    }

    /// The heading: the two springs in SwiftUI's words.
    package var title: String
    /// The line under it.
    package var subtitle: String
    /// The properties from top to bottom.
    package var properties: [Property]
    /// How far the first property moves the edge of the control on screen; nil where that is not known.
    package var edge: EdgeMovement?
    /// Where the time axis ends, in seconds.
    package var duration: Double
    /// The colours.
    package var theme: Theme

    /// A figure of some properties.
    package init(
        title: String, subtitle: String = "", properties: [Property], edge: EdgeMovement? = nil, duration: Double,
        theme: Theme = .light
    ) {
        self.edge = edge
        self.title = title
        self.subtitle = subtitle
        self.properties = properties
        self.duration = duration
        self.theme = theme
    }

    /// Both sides of each property on one clock: the property that leads, large and with a dot a frame, under it how far the
    /// two are apart and how fast the edge moves, then the other properties. With a hand-off the press up to it and the
    /// release from there, in one line that changes colour.
    package var chart: Chart {
        let holds = Set(properties.compactMap { $0.handOff?.hold }).sorted()
        guard holds.isEmpty else { return handedOver(after: holds) }
        var panels = properties.enumerated().map { index, property in
            let value = property.value
            var panel = PropertyPanel(
                value.name, unit: value.unit, visible: value.visible, targets: Self.targets(of: value),
                curves: [
                    curve(property.press, of: value, role: .series(0)) { $0 },
                    curve(property.release, of: value, role: .series(1)) { 1 - $0 },
                ])
            if index == 0 { lead(&panel, property) }
            return panel
        }
        if let first = properties.first, first.value.through == nil, first.value.from != first.value.to {
            var difference = MotionDifference(
                first.press.motion, less: first.release.motion, words: "press less mirrored release", until: span
            ).panel()
            difference.isOptional = true
            panels.insert(difference, at: 1)
            if let edge {
                panels.insert(edge.speedPanel(first.press, first.release, of: first.value, until: span), at: 2)
            }
        }
        return PropertyCurves(
            title: title, subtitle: subtitle, panels: panels, duration: duration, rules: rules, theme: theme
        ).chart
    }

    /// The moments of both sides of the first property, marked through every panel by a thin line in the colour of its curve.
    private var rules: [(time: Double, role: ColorRole)] {
        guard let first = properties.first else { return [] }
        return [(first.press, ColorRole.series(0)), (first.release, .series(1))].flatMap { side, role in
            [side.peakTime, side.settlingTime].compactMap(\.self).map { (time: $0, role: role) }
        }
    }

    private var span: Double { duration.isFinite && duration > 0 ? duration : 1 }

    /// Makes a panel the one that is read first.
    private func lead(_ panel: inout PropertyPanel, _ property: Property) {
        let value = property.value
        panel.weight = 2.6
        if let edge { panel.words = edge.words }
        if value.through == nil, value.from != value.to {
            let reach =
                abs(value.to - value.from) * max(property.press.settlingBand, property.release.settlingBand)
            panel.tolerances = [value.from, value.to].map { $0 - reach...$0 + reach }
        }
        guard span * EdgeMovement.framesPerSecond <= Double(Self.mostDots) else { return }
        panel.curves += panel.curves.map { curve in
            Curve(
                "", role: curve.role, style: .dots, frames: EdgeMovement.framesPerSecond, width: 2.2, value: curve.value
            )
        }
    }

    /// More dots than this, a frame each, would be a line.
    private static let mostDots = 90

    private func handedOver(after holds: [Double]) -> Chart {
        PropertyCurves(
            title: title, subtitle: subtitle,
            panels: properties.map { property in
                let value = property.value
                return PropertyPanel(
                    value.name, unit: value.unit, visible: value.visible, targets: Self.targets(of: value),
                    curves: property.handOff.map { handedOver(property, $0) } ?? [
                        curve(property.press, of: value, role: .series(0)) { $0 },
                        curve(property.release, of: value, role: .series(1)) { 1 - $0 },
                    ])
            },
            duration: duration,
            moments: holds.map { (time: $0, label: "release at \(ValueText.time($0, .milliseconds))") }, theme: theme
        ).chart
    }

    private func handedOver(_ property: Property, _ handOff: HandOff) -> [Curve] {
        let (value, before, after) = (property.value, property.press.motion, handOff.motion)
        return [
            Curve(
                property.press.name, words: property.press.words, role: .series(0), corners: [handOff.hold]
            ) { time in time <= handOff.hold ? value.value(at: before.state(at: time).position) : .nan },
            Curve(
                property.release.name, words: property.release.words, role: .series(1),
                moments: value.through == nil ? handOff.moments : [], corners: [handOff.hold]
            ) { time in
                time >= handOff.hold ? value.value(at: after.state(at: time - handOff.hold).position) : .nan
            },
        ]
    }

    private func curve(
        _ side: Side, of property: AnimatedValue, role: ColorRole, progress: @escaping @Sendable (Double) -> Double
    ) -> Curve {
        let motion = side.motion
        var moments: [Curve.Moment] = []
        if property.through == nil, let peak = side.peakTime { moments.append(.peak(time: peak)) }
        var corners: [Double] = []
        if property.through != nil, let turn = side.halfwayTime, turn <= duration {
            moments.append(.peak(time: turn))
            corners.append(turn)
        }
        // What goes there and back is long back when the progress settles.
        if property.through == nil, let settling = side.settlingTime {
            moments.append(.settling(time: settling, band: side.settlingBand))
        }
        return Curve(
            side.name, words: side.words, role: role, moments: moments, corners: corners
        ) { property.value(at: progress(motion.state(at: $0).position)) }
    }

    private static func targets(of property: AnimatedValue) -> [PropertyPanel.Target] {
        let span = abs(property.to - property.from)
        func words(_ name: String, _ value: Double) -> String {
            let decimals = ValueText.decimals(span: span, magnitude: abs(value))
            return "\(name) \(ValueText.shortest(value, decimals: decimals))"
        }
        let rest = PropertyPanel.Target(property.from, label: words("rest", property.from))
        guard property.from != property.to else { return [rest] }
        return [rest, PropertyPanel.Target(property.to, label: words("pressed", property.to))]
    }
}
