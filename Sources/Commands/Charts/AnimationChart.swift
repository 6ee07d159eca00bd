import Arguments
import Figures
import Plotting
import Scenes
import Springs

/// The chart of `plot` for animations: a panel a property, a curve an animation.
struct AnimationChart {
    let animations: [NamedAnimation]
    let moves: [PropertyMove]
    let control: ControlSize?
    let velocity: Double
    let solver: Solver
    let framesPerSecond: Double
    /// Where the time axis ends, in seconds.
    let end: Double
    let theme: Theme

    /// The most animations whose curves anybody can tell apart, with room to spare.
    static let most = 100

    /// The chart.
    func chart(_ figure: FigureKind = .curves) throws -> Chart {
        guard animations.count <= Self.most else {
            throw InputError.tooMany(
                found: animations.count, most: Self.most, what: "animations in one chart", remedy: "draw several charts"
            )
        }
        return switch figure {
        case .curves: try propertyCurves()
        case .step: stepResponse
        case .phase: phasePortrait
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
        switch solver {
        case .exact: velocity == 0 ? "" : "starting at \(velocity) travels per second"
        case .swiftui: "as SwiftUI plays it at \(FrameWords.rate(framesPerSecond))"
        case .both: "exact, with the frames that SwiftUI plays at \(FrameWords.rate(framesPerSecond))"
        }
    }

    /// What the legend adds to a label.
    func words(of named: NamedAnimation) -> String { named.isLabelled ? named.words : "" }

    private func panel(of move: PropertyMove) throws -> PropertyPanel {
        let value = move.animatedValue(of: control)
        let targets = Set([move.from, move.to]).sorted().map { PropertyPanel.Target($0) }
        return PropertyPanel(
            value.name, unit: value.unit, visible: value.visible, targets: targets,
            curves: try animations.enumerated().flatMap { index, named in try curves(of: named, index, move) })
    }

    private func curves(of named: NamedAnimation, _ index: Int, _ move: PropertyMove) throws -> [Curve] {
        let moved = MovedProperty(named.animation, move, control: control, velocity: velocity)
        let metrics = AnimationMetrics(named.animation, velocity: velocity).step
        var curves: [Curve] = []
        let words = words(of: named)
        if solver != .swiftui {
            let marks = moved.moments(metrics, until: end)
            curves.append(
                Curve(
                    name(of: named), words: words, role: .series(index), moments: marks,
                    corners: moved.corners(until: end)
                ) {
                    moved.state(at: $0).position
                })
        }
        if solver != .exact {
            curves.append(
                try moved.playedCurve(
                    name(of: named), words: solver == .both ? "" : words, role: .series(index),
                    isOverlay: solver == .both,
                    framesPerSecond: framesPerSecond))
        }
        return curves
    }
}

/// Frame rates in people's words.
enum FrameWords {
    /// `60 fps`.
    static func rate(_ framesPerSecond: Double) -> String {
        let whole = framesPerSecond.rounded() == framesPerSecond
        return whole ? "\(Int(framesPerSecond)) fps" : "\(framesPerSecond) fps"
    }
}
