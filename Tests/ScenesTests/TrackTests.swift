import Scenes
import Springs
import TestSupport
import Testing

@Suite("A track")
struct TrackTests {
    private func track(
        _ values: [Double], _ changes: [Change], at times: [Double], _ property: AnimatedProperty = .init("value")
    ) throws -> Track {
        try Playback(Samples.scene(property, values: values, changes: changes, at: times)).tracks[0]
    }

    @Test("of a blur from 8 to 0 on 0.35/0.35 goes down to −0.544613 and is seen at 0")
    func blur() throws {
        let track = try track([8, 0], [Samples.spring(0.35, 0.35)], at: [0], .known("blur"))
        #expect(track.extent(until: 1).lowerBound ≈ (-0.544613 ± 5e-7))
        let lowest = try #require(track.extrema(until: 1).first)
        #expect(track.visibleValue(at: lowest.time) == 0)
        let span = try #require(track.clippedSpans(until: 1).first)
        #expect(!span.isAbove && span.extreme == lowest.value && span.extremeTime == lowest.time)
        #expect(span.start < lowest.time && lowest.time < span.end)
        // The spring passes 0 at the start and half a period π/ω_d later at the end of the dip.
        let dampedFrequency = 2 * Double.pi / 0.35 * (1 - 0.65 * 0.65).squareRoot()
        #expect((span.end - span.start) ≈ (.pi / dampedFrequency ± 1e-9))
    }

    @Test(
        "settles when the last swing beyond 0.1 % of its travel has passed",
        arguments: [
            // (1 + u)e^(−u) = 0.001 at u = ω₀t = 9.2334134764516; the others by the true settling time of the step.
            (0.12, 0.0, 9.2334134764516 * 0.12 / (2 * .pi), 1e-12),
            (0.35, 0.35, 0.5769, 5e-5),
        ])
    func settling(duration: Double, bounce: Double, time: Double, tolerance: Double) throws {
        for (from, to) in [(0.0, 1.0), (1, 0.96), (18, 32)] {
            let track = try track([from, to], [Samples.spring(duration, bounce)], at: [0.25])
            #expect(try #require(track.settlingTime()) ≈ (0.25 + time ± tolerance))
        }
    }

    @Test("settles when a curve has ended, and never when it repeats for ever or nothing damps it")
    func ends() throws {
        let linear = try track([0, 1], [Samples.curve(.linear, 1.2)], at: [0.5])
        #expect(try #require(linear.settlingTime()) ≈ (0.5 + 1.2 * 0.999 ± 1e-12))
        let undamped = try track([0, 1], [Samples.spring(0.5, 1)], at: [0])
        #expect(undamped.settlingTime(limit: 60) == nil)
        let forever = Animation(
            .timingCurve(.linear, duration: 0.5), modifiers: [.repeated(count: nil, autoreverses: true)])
        let scene = try Samples.scene(values: [0, 1], changes: [.animated(forever)], at: [1])
        let playback = try Playback(scene)
        #expect(!playback.settles)
        #expect(playback.end == 1 + Playback.neverSettlingTail)
    }

    @Test("turns where a spring does: every half period")
    func turns() throws {
        let extrema = try track([0, 1], [Samples.spring(0.35, 0.35)], at: [0.1]).extrema(until: 1)
        let halfPeriod = Double.pi / (2 * .pi / 0.35 * (1 - 0.65 * 0.65).squareRoot())
        #expect(extrema.count >= 3)
        for (index, extremum) in extrema.enumerated() {
            #expect(extremum.time ≈ (0.1 + Double(index + 1) * halfPeriod ± 1e-12))
            #expect(extremum.isMaximum == index.isMultiple(of: 2))
        }
    }

    @Test("of a spring without bounce turns once when it is thrown past its end")
    func thrown() throws {
        // Towards 1 and back to 0.5 once it has passed it, still rising: up, then down for good.
        for bounce in [0.0, -0.4] {
            let track = try track([0, 1, 0.5], [Samples.spring(0.3, 0.3), Samples.spring(0.3, bounce)], at: [0, 0.1])
            let extrema = track.extrema(until: 2)
            #expect(extrema.map(\.isMaximum) == [true])
            let peak = try #require(extrema.first)
            #expect(track.state(at: peak.time).velocity ≈ (0 ± 1e-10))
            #expect(track.state(at: peak.time - 0.005).position < peak.value)
            #expect(track.state(at: peak.time + 0.005).position < peak.value)
        }
    }

    @Test("is always seen inside its range, and clipped nowhere else", arguments: Gallery.all)
    func visible(scene: Scene) throws {
        for variant in scene.variants {
            let playback = try Playback(scene, variant: variant.name)
            for track in playback.tracks {
                let spans = track.clippedSpans(until: playback.end, tolerance: 1e-9)
                for step in 0...2000 {
                    let time = playback.end * Double(step) / 2000
                    #expect(track.property.visibleRange.contains(track.visibleValue(at: time)))
                    let range = track.property.visibleRange.clamped(track.state(at: time).position)
                    let excess = abs(range - track.state(at: time).position)
                    if excess > 1e-6 * track.travel {
                        #expect(
                            spans.contains { $0.start <= time && time <= $0.end }, "\(track.property.name) at \(time)")
                    }
                }
            }
        }
    }

    @Test("stays within its extent", arguments: Gallery.all)
    func extent(scene: Scene) throws {
        for variant in scene.variants {
            let playback = try Playback(scene, variant: variant.name)
            for track in playback.tracks {
                let extent = track.extent(until: playback.end)
                let slack = 1e-12 * max(1, track.travel)
                for step in 0...3000 {
                    let value = track.state(at: playback.end * Double(step) / 3000).position
                    #expect(value >= extent.lowerBound - slack && value <= extent.upperBound + slack)
                }
            }
        }
    }
}
