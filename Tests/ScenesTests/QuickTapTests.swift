import Scenes
import Springs
import TestSupport
import Testing

@Suite("A quick tap")
struct QuickTapTests {
    let track: Track

    init() throws {
        let scene = try Samples.scene(
            .known("scale"), values: [1, 0.94, 1], changes: [Samples.spring(0.12, 0), Samples.spring(0.35, 0.35)],
            at: [0, 0.02])
        track = try #require(try Playback(scene).track(named: "scale"))
    }

    @Test("is at 0.983104 when the finger lifts after 20 ms")
    func release() {
        #expect(track.state(at: 0.02).position ≈ (0.983104 ± 5e-7))
    }

    @Test("goes on down to 0.957824, 50.89 ms after the finger has lifted, and overshoots to 1.002871")
    func extremes() throws {
        let extrema = track.extrema(until: 0.6)
        let lowest = try #require(extrema.first)
        let highest = try #require(extrema.dropFirst().first)
        #expect(!lowest.isMaximum && highest.isMaximum)
        #expect(lowest.value ≈ (0.957824 ± 5e-7))
        #expect((lowest.time - 0.02) ≈ (0.0508934 ± 5e-8))
        #expect(highest.value ≈ (1.002871 ± 5e-7))
    }

    @Test("hands over position and velocity")
    func continuity() {
        let before = track.state(before: 0.02)
        let after = track.state(at: 0.02)
        #expect(before.position ≈ (after.position ± 1e-15))
        #expect(before.velocity ≈ (after.velocity ± 1e-12))
        #expect(after.velocity < -0.5)
    }
}
