import Scenes
import Springs
import TestSupport
import Testing

@Suite("A scene played on frames")
struct PlayedPlaybackTests {
    private func played(
        _ values: [Double], _ changes: [Change], at times: [Double], _ property: AnimatedProperty = .init("value"),
        fps: Double = 60
    ) throws -> PlayedTrack {
        let scene = try Samples.scene(property, values: values, changes: changes, at: times)
        return try #require(try PlayedPlayback(scene, framesPerSecond: fps).tracks.first)
    }

    @Test("ends a spring from 0 to 1 when the runtime does", arguments: [(0.12, 0.0, 0.3), (0.35, 0.35, 31.0 / 60)])
    func end(duration: Double, bounce: Double, end: Double) throws {
        let track = try played([0, 1], [Samples.spring(duration, bounce)], at: [0])
        #expect(try #require(track.end) ≈ (end ± 1e-12))
        #expect(track.values.last == 1)
    }

    @Test("shows 0.35/0.35 peaking at 1.0615")
    func peak() throws {
        let track = try played([0, 1], [Samples.spring(0.35, 0.35)], at: [0])
        #expect(track.extent.upperBound ≈ (1.0615 ± 5e-5))
    }

    @Test("completes logically at the first frame a response or more after the start")
    func logicalCompletion() throws {
        // 0.35 s is frame 21 exactly, 0.12 s lies between frames 7 and 8.
        let long = try played([0, 1], [Samples.spring(0.35, 0.35)], at: [0])
        let short = try played([0, 1], [Samples.spring(0.12, 0)], at: [0])
        #expect(try #require(long.logicalCompletion) ≈ (0.35 ± 1e-9))
        #expect(try #require(short.logicalCompletion) ≈ (8.0 / 60 ± 1e-9))
    }

    @Test("ends a small travel sooner than a large one")
    func units() throws {
        let scale = try played([1, 0.96], [Samples.spring(0.35, 0.35)], at: [0], .known("scale"))
        let radius = try played([18, 32], [Samples.spring(0.35, 0.35)], at: [0], .known("corner-radius", upTo: 32))
        let color = try played([0, 1], [Samples.spring(0.35, 0.35)], at: [0], .known("red"))
        let plain = try played([0, 1], [Samples.spring(0.35, 0.35)], at: [0])
        #expect(try #require(scale.end) < #require(plain.end))
        #expect(try #require(plain.end) < #require(radius.end))
        #expect(try #require(radius.end) < #require(color.end))
    }

    @Test("tests an angle in degrees as SwiftUI does its radians times 128")
    func angle() throws {
        let degrees = try played([0, 90], [Samples.spring(0.35, 0.35)], at: [0], .known("rotation"))
        let scaled = try played([0, 128 * Double.pi / 2], [Samples.spring(0.35, 0.35)], at: [0])
        #expect(degrees.end != nil && degrees.end == scaled.end)
    }

    @Test("plays a quick tap: the frame of the release shows the one before again, and the value comes back")
    func quickTap() throws {
        let scene = try Samples.scene(
            .known("scale"), values: [1, 0.94, 1], changes: [Samples.spring(0.12, 0), Samples.spring(0.35, 0.35)],
            at: [0, 1.0 / 60])
        let track = try #require(try PlayedPlayback(scene).tracks.first)
        // The release is in frame 1, before which nothing has moved; the press has gone on underneath.
        #expect(track.values[0] == 1 && track.values[1] == 1 && track.values[2] < 1)
        #expect(track.values.last == 1)
    }

    @Test("shows eases, and what they are laid over, at frame times as they are")
    func layering() throws {
        let scene = try Samples.scene(
            values: [0, 10, 4],
            changes: [Samples.curve(.easeInOut, 0.4), Samples.interpolatingSpring(0.5, 0.2)], at: [0, 0.2])
        let playback = try PlayedPlayback(scene)
        let track = try #require(playback.tracks.first)
        for frame in [0, 6, 11, 13, 18, 24, 30] {
            let exact = playback.exact.tracks[0].state(at: track.time(of: frame)).position
            // Values of curves are rounded to 2⁻²⁰ of the way.
            #expect(track.values[frame] ≈ (exact ± 10 * 0x1p-20), "\(frame)")
        }
        #expect(track.values[12] == track.values[11])
    }

    @Test("lets an event between two frames take effect at the later one")
    func frames() throws {
        let track = try played([0, 1], [.jump], at: [0.02])
        #expect(track.values == [0, 0, 1])
        #expect(track.end == 2.0 / 60)
    }

    @Test("ends every built-in scene, at 60 and at 120 frames a second", arguments: Gallery.all)
    func gallery(scene: Scene) throws {
        for variant in scene.variants {
            for fps in [60.0, 120] {
                let playback = try PlayedPlayback(scene, variant: variant.name, framesPerSecond: fps)
                for track in playback.tracks {
                    #expect(track.end != nil && track.logicalCompletion != nil)
                    #expect(track.values.count == playback.tracks[0].values.count)
                    let target = playback.exact.track(named: track.property.name)?.target
                    #expect(track.values.last == target)
                }
            }
        }
    }

    @Test("refuses frame rates that are none", arguments: [0, -60, 1e9, .nan, .infinity])
    func frameRate(fps: Double) throws {
        #expect(throws: PlaybackError.self) {
            try PlayedPlayback(Gallery.scene(named: "press-scale"), framesPerSecond: fps)
        }
    }
}
