import Figures
import Plotting
import Scenes
import Springs

/// The chart of `plot` for animations: a panel a property, a curve an animation.
package struct AnimationChart: Sendable {
    /// What a chart of animations shows.
    package enum Figure: String, CaseIterable, Hashable, Sendable {
        /// Properties over time, a panel each.
        case curves
        /// The unit step with the envelope of its swings.
        case step
        /// Velocity against position.
        case phase
        /// Velocity over time.
        case velocity
        /// How far two are apart over time.
        case difference
        /// A press and its release, one curve a hold.
        case taps

        /// How many animations it shows; nil for any number.
        var count: Int? {
            switch self {
            case .curves, .step, .phase, .velocity: nil
            case .difference, .taps: 2
            }
        }
    }

    /// The animations.
    package var animations: [NamedAnimation]
    /// What they move, for ``Figure/curves``.
    package var moves: [PropertyMove]
    /// The control's size in points, where it is known.
    package var control: ControlSize?
    /// The velocity at the start.
    package var velocity = StartVelocity.none
    /// Whether the exact motion stops where it first reaches its target.
    package var isClamped = false
    /// Whose motion is shown.
    package var solver = Solver.exact
    /// Frames a second of the played motion.
    package var framesPerSecond = 60.0
    /// Where the time axis ends, in seconds.
    package var end: Double
    /// The colours.
    package var theme = Theme.light

    /// A chart of animations that move some properties from rest.
    package init(_ animations: [NamedAnimation], _ moves: [PropertyMove], end: Double) {
        self.animations = animations
        self.moves = moves
        self.end = end
    }

    /// The most animations whose curves anybody can tell apart, with room to spare.
    package static let most = 100

    /// The chart.
    ///
    /// - Throws: ``AnimationChartError`` for more animations than ``most``, and for another number than the figure is of;
    ///   ``PlayedMotionError`` for a frame rate out of range.
    package func chart(_ figure: Figure = .curves) throws -> Chart {
        if let needed = figure.count, animations.count != needed {
            throw AnimationChartError.otherSubjects(figure, found: animations.count)
        }
        guard animations.count <= Self.most else {
            throw AnimationChartError.tooMany(found: animations.count, most: Self.most)
        }
        return switch figure {
        case .curves: try propertyCurves()
        case .step: stepResponse
        case .phase: phasePortrait
        case .velocity: velocityCurves
        case .difference: difference
        case .taps: try taps()
        }
    }

    private func propertyCurves() throws -> Chart {
        PropertyCurves(
            title: title, subtitle: subtitle, panels: try moves.map(panel), duration: end,
            timeUnit: end < 10 ? .milliseconds : .seconds, theme: theme
        ).chart
    }

    var title: String {
        // More than a few are named once, in the legend.
        animations.count > 3
            ? "\(animations.count) animations" : animations.map { name(of: $0) }.joined(separator: "  ·  ")
    }

    /// What a curve is called: by its label if it was given one, else in SwiftUI's words.
    func name(of named: NamedAnimation) -> String { named.isLabelled ? named.label : named.words }

    private var subtitle: String {
        [solver.words(at: framesPerSecond), startWords].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// The velocity at the start in words; empty for none.
    var startWords: String {
        guard velocity.value != 0, let move = moves.first else { return "" }
        return "starting at \(StartVelocity(velocity.value, velocity.unit(for: move)))"
    }

    /// What the legend adds to a label.
    func words(of named: NamedAnimation) -> String { named.isLabelled ? named.words : "" }

    private func panel(of move: PropertyMove) throws -> PropertyPanel {
        let value = move.animatedValue(of: control)
        let targets = Set([move.from, move.to]).sorted().map { PropertyPanel.Target($0) }
        return PropertyPanel(
            value.name, unit: value.unit, visible: value.visible, targets: targets,
            curves: try animations.enumerated().flatMap { index, named in
                try MovedProperty(
                    named.animation, move, control: control, velocity: velocity,
                    isClamped: isClamped
                ).curves(
                    name(of: named), words: words(of: named), role: .series(index), solver: solver,
                    framesPerSecond: framesPerSecond, until: end)
            })
    }
}

/// Why a chart of animations cannot be drawn.
package enum AnimationChartError: Error, Hashable, CustomStringConvertible {
    /// More animations than curves can be told apart.
    case tooMany(found: Int, most: Int)
    /// A figure of two animations was given another number.
    case otherSubjects(AnimationChart.Figure, found: Int)

    /// What is wrong and what to do.
    package var description: String {
        switch self {
        case .tooMany(let found, let most):
            "\(found) animations in one chart are more than the \(most) allowed; draw several charts"
        case .otherSubjects(let figure, let found):
            "the figure \(figure.rawValue) is of \(figure == .taps ? "a press and its release" : "two animations"), and "
                + "\(found) \(found == 1 ? "was" : "were") given; give two, such as 0.12,0 0.35,0.35"
        }
    }
}
