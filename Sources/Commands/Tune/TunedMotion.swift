import Analysis
import Figures
import Plotting
import Scenes
import Springs

/// What a state looks like in motion: the scene played, and what is measured and found. Made anew when keys change
/// something, not while the preview runs.
struct TunedMotion: Sendable {
    /// The scene with the animations as tuned.
    let scene: Scene
    let playback: Playback
    /// The frames that SwiftUI plays; nil for the exact motion.
    let played: PlayedPlayback?
    /// When the press is let go, in seconds.
    let release: Double
    /// What is measured of each animation.
    let metrics: [TunedPair.Side: AnimationMetrics]
    /// What a tap of this hold shows.
    let handoff: Handoff
    /// What wants attention, in sentences.
    let warnings: [String]
    /// Everything there is to say, in sentences.
    let findings: [String]
    private let exactEnd: Double

    init(_ tuned: TunedScene, _ state: TuneState, framesPerSecond: Double) throws {
        let pair = state.pair
        scene = try tuned.scene(pair)
        let playback = try Playback(
            scene, variant: tuned.variant.name, reduceMotion: state.reducesMotion, tail: Self.tail)
        self.playback = playback
        played = state.isPlayed ? try PlayedPlayback(playback, framesPerSecond: framesPerSecond) : nil
        release = pair.hold + (playback.timeline.steps.first?.time ?? 0)
        metrics = [.press: AnimationMetrics(pair.press), .release: AnimationMetrics(pair.release)]
        handoff = Handoff(HandedOverMotion(press: pair.press, release: pair.release, hold: pair.hold))
        exactEnd = playback.end
        let sides: [(String, Animation)] =
            pair.isShared ? [("", pair.press)] : [("press: ", pair.press), ("release: ", pair.release)]
        let own = sides.flatMap { name, animation in animation.warnings.map { name + $0.description } }
        let found = AdviceContext(playback, extent: .pressAndRelease, hold: pair.hold).findings
        // That one animation serves both is what was asked for.
        let advice = found.filter { $0.isAdvice && !(pair.isShared && $0.id == AdviceRule.oneAnimationForBoth.id) }
        warnings = own + advice.map(\.text)
        findings = own + found.map(\.text)
    }

    /// The seconds that are waited for something that never settles.
    private static let tail = 3.0

    /// When everything is at rest, in seconds.
    var end: Double { max(played?.end ?? exactEnd, 0.05) }

    /// The properties that move, by their places in the scene; all of them when none does.
    var moving: [Int] {
        let moving = playback.tracks.indices.filter { playback.tracks[$0].moves }
        return moving.isEmpty ? Array(playback.tracks.indices) : moving
    }

    /// The value of a property at a time, as it is seen.
    func value(_ property: Int, at time: Double) -> Double {
        played?.tracks[property].visibleValue(at: time) ?? playback.tracks[property].visibleValue(at: time)
    }

    /// The value of a property by its name; nil when the scene has none such.
    func value(named name: String, at time: Double) -> Double? {
        scene.properties.firstIndex { $0.name == name }.map { value($0, at: time) }
    }

    /// The values that the phases passed through give a property.
    func aims(_ property: Int) -> [Double] {
        let names = [scene.phases.first?.name ?? ""] + playback.timeline.steps.map(\.to)
        let track = playback.tracks[property]
        guard track.moves else { return [track.initialValue] }
        var seen: Set<Double> = []
        return names.compactMap { scene.value(of: track.property.name, in: $0) }.filter { seen.insert($0).inserted }
    }
}

extension TunedMotion {
    /// One property over time, the press and what follows in two colours.
    func chart(of property: Int) -> Chart {
        let track = playback.tracks[property]
        let release = release
        let played = played?.tracks[property]
        let value: @Sendable (Double) -> Double = { time in
            played?.value(at: time) ?? track.state(at: time).position
        }
        let corners =
            track.jumps.flatMap { [$0.time.nextDown, $0.time] } + track.course.segments.map(\.start) + [release]
        let curves = [0, 1].map { index in
            Curve(
                index == 0 ? "press" : "release", role: .series(index), style: played == nil ? .line : .steps,
                frames: self.played?.framesPerSecond ?? 60, corners: corners
            ) { time in (index == 0 ? time <= release : time >= release) ? value(time) : .nan }
        }
        let unit = track.property.unit.symbol ?? ""
        // A whole number of tenths, so that the axis stands still while a spring changes a little.
        let end = (self.end * 10).rounded(.up) / 10
        var chart = PropertyCurves(
            title: "",
            panels: [
                PropertyPanel(
                    track.property.title, unit: unit, visible: track.property.visibleRange.closed,
                    targets: aims(property).map { PropertyPanel.Target($0) }, curves: curves)
            ],
            duration: end, moments: [(release, "")]
        ).chart
        chart.legend = .none
        return chart
    }
}
