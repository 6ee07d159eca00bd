import Scenes
import Springs
import TestSupport
import Testing

@Suite("The gallery")
struct GalleryTests {
    @Test("has the six designs by name")
    func names() {
        #expect(
            Gallery.all.map(\.name) == [
                "press-scale", "morphing-submit", "async-submit", "hold-to-confirm", "morphing-symbol", "claim-button",
            ])
    }

    @Test("holds only scenes that a checked initialiser accepts", arguments: Gallery.all)
    func sound(scene: Scene) throws {
        let checked = try Scene(
            name: scene.name, title: scene.title, summary: scene.summary, size: scene.size,
            properties: scene.properties, phases: scene.phases, transitions: scene.transitions,
            timings: scene.timings, variants: scene.variants)
        #expect(checked == scene)
    }

    @Test(
        "says what was meant",
        arguments: [
            ("pres-scale", #"there is no scene 'pres-scale'; did you mean 'press-scale'?"#),
            (
                "haptic-press",
                "'haptic-press' is a variant of the scene 'press-scale'"
            ),
            (
                "zebra",
                "there is no scene 'zebra'; known are press-scale, morphing-submit, async-submit, hold-to-confirm, "
                    + "morphing-symbol and claim-button"
            ),
        ])
    func lookup(name: String, sentence: String) {
        #expect(throws: GalleryError.self) { try Gallery.scene(named: name) }
        do { _ = try Gallery.scene(named: name) } catch { #expect("\(error)" == sentence) }
    }

    @Test(
        "ends every script in the phase the design says, and settles",
        arguments: [
            ("press-scale", "tap", "released"), ("press-scale", "haptic-press", "released"),
            ("morphing-submit", "success", "idle"), ("morphing-submit", "impatient", "idle"),
            ("async-submit", "success", "idle"), ("async-submit", "failure", "idle"),
            ("hold-to-confirm", "completed", "confirmed"), ("hold-to-confirm", "released-early", "idle"),
            ("morphing-symbol", "there-and-back", "first"), ("claim-button", "as-designed", "normal"),
            ("claim-button", "smooth", "normal"),
        ])
    func lastPhase(name: String, variant: String, phase: String) throws {
        let playback = try Playback(Gallery.scene(named: name), variant: variant)
        #expect(playback.spans.last?.phase == phase)
        #expect(playback.settles)
    }

    @Test("blurs the morphing symbol by 20 pt half way and never more")
    func blurPeak() throws {
        let playback = try Playback(Gallery.scene(named: "morphing-symbol"))
        let blur = try #require(playback.track(named: "blur"))
        let peak = try #require(blur.extrema(until: 2).first)
        #expect(peak.value ≈ (20 ± 1e-9))
        // (1 + u)e^(−u) = ½ at u = 1.678346990016661, and ω₀ = 2π.
        #expect(peak.time ≈ (1.678346990016661 / (2 * .pi) ± 1e-9))
        #expect(blur.travel == 20 && blur.moves)
        #expect(blur.extent(until: playback.end).upperBound <= 20 + 1e-9)
    }

    @Test("rewinds an early release below empty, where it cannot be seen")
    func rewind() throws {
        let playback = try Playback(Gallery.scene(named: "hold-to-confirm"), variant: "released-early")
        let fill = try #require(playback.track(named: "fill"))
        let span = try #require(fill.clippedSpans(until: playback.end).first)
        // Released half way at the velocity 0: the linear animation hands over its position alone.
        #expect(fill.state(before: 0.6).position ≈ (0.5 ± 1e-15))
        #expect(fill.state(at: 0.6).velocity == 0)
        // ζ = 0.8: −½·e^(−πζ/√(1−ζ²)) = −½·e^(−4π/3), at π/ω_d.
        #expect(span.extreme ≈ (-0.0075823 ± 5e-8))
        #expect(span.extremeTime ≈ (0.6 + 0.2 / 0.6 ± 1e-9))
        #expect(fill.visibleValue(at: span.extremeTime) == 0)
        #expect(fill.isClipped(at: span.extremeTime))
    }

    @Test("lets taps while not idle do nothing")
    func ignored() throws {
        let playback = try Playback(Gallery.scene(named: "morphing-submit"), variant: "impatient")
        #expect(
            playback.timeline.events.map(\.effect) == [
                .entered("loading"), .ignored(in: "loading"), .entered("success"), .entered("idle"),
            ])
        let once = try Playback(Gallery.scene(named: "morphing-submit"), variant: "success")
        #expect(playback.tracks == once.tracks)
    }

    @Test("takes other timings")
    func timings() throws {
        let playback = try Playback(Gallery.scene(named: "hold-to-confirm"), timings: ["hold": 0.3])
        #expect(playback.spans.map(\.phase) == ["holding", "idle"])
        #expect(playback.spans[0].end == 0.3)
    }

    @Test("keeps scale and shape still under Reduce Motion", arguments: Gallery.all)
    func reduceMotion(scene: Scene) throws {
        for variant in scene.variants {
            let playback = try Playback(scene, variant: variant.name, reduceMotion: true)
            for track in playback.tracks where track.property.isPair || track.property.unit == .points {
                #expect(!track.moves, "\(scene.name) \(variant.name) \(track.property.name)")
            }
        }
    }
}
