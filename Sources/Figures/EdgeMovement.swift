import Plotting
import Springs
import Words

/// How a property moves the edge of a control on screen: a scale of 170 pt about the middle moves each side edge by 85 pt a
/// unit.
package struct EdgeMovement: Hashable, Sendable {
    /// Points that the edge moves when the value changes by 1.
    package var pointsPerUnit: Double
    /// What is said beside the name of the panel: "side edge of a 170 × 52 pt control".
    package var words: String
    /// Pixels a point of the screen.
    package var screenScale: Double

    /// A movement from its factor and words.
    package init(pointsPerUnit: Double, words: String, screenScale: Double = 3) {
        self.pointsPerUnit = pointsPerUnit
        self.words = words
        self.screenScale = screenScale
    }

    /// The frames a second of the screen that movement is counted on.
    static let framesPerSecond = 60.0
    /// Movement of less than this, in pixels from one frame to the next, is not seen.
    static let leastSeen = 0.5

    /// How many pixels the edge moves from frame to frame while press and release run; away from rest is positive.
    func speedPanel(
        _ press: PressRelease.Side, _ release: PressRelease.Side, of property: AnimatedValue, until end: Double
    ) -> PropertyPanel {
        let factor = abs(property.to - property.from) * pointsPerUnit * screenScale / Self.framesPerSecond
        func curve(_ side: PressRelease.Side, _ role: ColorRole, sign: Double) -> Curve {
            let motion = side.motion
            return Curve(side.name, words: side.words, role: role) { sign * factor * motion.state(at: $0).velocity }
        }
        var panel = PropertyPanel(
            "Speed of the edge", unit: "px a frame, at 60 Hz and \(NumberText.significant(screenScale))x",
            targets: [.init(0, label: "")],
            curves: [curve(press, .series(0), sign: 1), curve(release, .series(1), sign: -1)])
        panel.isOptional = true
        panel.hidden = [(-Self.leastSeen...Self.leastSeen, "below half a pixel")]
        return panel
    }
}
