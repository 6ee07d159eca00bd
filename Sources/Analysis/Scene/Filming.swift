import Film
import Scenes
import Words

/// The answer of `film`: who appears in it, alone or beside others, and when all have come to rest.
package struct Filming {
    /// What is shown side by side.
    package enum Beside: String, CaseIterable, Hashable, Sendable {
        /// Without and with Reduce Motion.
        case reduceMotion = "reduce-motion"
        /// The exact motion and the played frames.
        case solver
        /// The press and the release.
        case pressRelease = "press-release"
        /// Every variant, four at most.
        case variants
    }

    /// The question: the scene as it is played, and how it is painted.
    package struct Request: Sendable {
        /// The scene and how it is played.
        package var play: SceneRun.Request
        /// What is shown side by side; nil for one control.
        package var beside: Beside?
        /// How the control is painted.
        package var style = ControlStyle()
        /// Light or dark.
        package var appearance = Appearance.light
        /// The symbols of a morph.
        package var symbols = SymbolPair()

        /// A question about one control.
        package init(_ play: SceneRun.Request) { self.play = play }
    }

    /// A scene as it is played, and what it is called beside others.
    private typealias Take = (name: String, performance: Performance)

    /// The most variants that are shown side by side.
    private static let mostVariants = 4

    /// What the scene is called.
    package var title: String { run.scene.title }
    /// Who appears.
    package let members: [CastMember]
    /// When the last of them comes to rest, in seconds.
    package let end: Double
    /// What is played, for its notes: the first take, as designed.
    package let run: SceneRun
    /// Properties that move and are not painted.
    package var unseenProperties: [String] { members.first?.painter.unseenProperties ?? [] }

    /// Puts the cast together.
    package init(_ request: Request) throws {
        let scene = request.play.scene
        let play = request.play
        let takes: [Take]
        switch request.beside {
        case nil:
            run = try SceneRun(play)
            takes = Self.performances(run).map { (scene.title, $0) }
        case .reduceMotion:
            run = try SceneRun(play.with(\.reduceMotion, .both))
            takes = Array(zip(["as designed", "Reduce Motion"], Self.performances(run)))
        case .solver:
            run = try SceneRun(play.with(\.solver, .exact))
            let played = try SceneRun(play.with(\.solver, .swiftui))
            let rate = Measure.framesPerSecond(played.framesPerSecond)
            takes = Array(
                zip(["exact", "as SwiftUI plays it at \(rate)"], Self.performances(run) + Self.performances(played)))
        case .pressRelease:
            run = try SceneRun(play)
            takes = try PressReleaseScenes(scene, variant: play.variant).scenes.flatMap { name, scene in
                var half = play.with(\.variant, name).with(\.timings, [:])
                half.scene = scene
                return Self.performances(try SceneRun(half)).map { (name, $0) }
            }
        case .variants:
            run = try SceneRun(play)
            takes = try scene.variants.prefix(Self.mostVariants).flatMap { variant in
                Self.performances(try SceneRun(play.with(\.variant, variant.name))).map { (variant.name, $0) }
            }
        }
        members = takes.map { name, performance in
            CastMember(
                name,
                ControlPainter(
                    performance, appearance: request.appearance, style: request.style, symbols: request.symbols))
        }
        end = takes.map(\.performance.end).max() ?? 0
    }

    private static func performances(_ run: SceneRun) -> [Performance] {
        run.takes.map { take in take.played.map(Performance.played) ?? .exact(take.playback) }
    }
}
