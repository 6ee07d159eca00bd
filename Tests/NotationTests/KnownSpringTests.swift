import Foundation
import Springs
import Testing

@testable import Notation

/// A named spring: its period in seconds, its damping ratio and its overshoot in percent, as published.
private let published: [(text: String, duration: Double, ratio: Double, overshoot: Double)] = [
    ("figma.gentle", 0.628319, 0.75, 2.83754), ("figma.quick", 0.362760, 0.577350, 10.8453),
    ("figma.bouncy", 0.256510, 0.306186, 36.4058), ("figma.slow", 0.702481, 1.118034, 0),
    ("remix.smooth", 0.4, 1.428571, 0), ("remix.snappy", 0.2, 1, 0), ("remix.bouncy", 0.4, 0.7, 4.59879),
    ("MotionScheme.expressive().fastSpatialSpec()", 0.222144, 0.6, 9.47802),
    ("MotionScheme.expressive().defaultSpatialSpec()", 0.322321, 0.8, 1.51646),
    ("m3_sys_motion_expressive_spring_slow_spatial_stiffness", 0.444288, 0.8, 1.51646),
    ("?attr/motionSpringFastSpatial", 0.167925, 0.9, 0.152376),
    ("Springs.standardDefaultSpatial", 0.237482, 0.9, 0.152376),
    ("md.sys.motion.spring.slow.spatial.damping", 0.362760, 0.9, 0.152376),
    ("md.sys.motion.spring.fast.effects.damping", 0.101927, 1, 0), ("?attr/motionSpringDefaultEffects", 0.157080, 1, 0),
    ("reanimated.gentle", 0.418879, 1, 0), ("reanimated.snappy", 0.418879, 0.916667, 0.0742312),
    ("reanimated.wiggly", 0.418879, 0.75, 2.83754), ("config.wobbly", 0.468321, 0.447214, 20.7880),
    ("config.gentle", 0.573574, 0.639010, 7.35442), ("hyprland.easy", 0.40717652, 0.78454492, 1.87813),
    ("niri.windows", 0.222144, 1, 0), ("gtk.carousel", 0.280993, 1, 0), ("anime.default", 0.628, 0.5, 16.3034),
    ("wave.interactive", 0.2, 0.8, 1.51646),
]

@Suite("Springs with names")
struct KnownSpringTests {
    @Test("A name means the published spring", arguments: published)
    func named(_ text: String, _ duration: Double, _ ratio: Double, _ overshoot: Double) throws {
        let spring = try #require(try AnimationParser.parse(text).animation.springBase)
        #expect(abs(spring.duration - duration) < 1e-6)
        #expect(abs(spring.dampingRatio - ratio) < 1e-6)
        let found = ratio < 1 ? 100 * exp(-.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
        #expect(abs(found - overshoot) < 2e-3)
    }

    /// The textbook's step of an underdamped or critical spring.
    private func step(_ duration: Double, _ ratio: Double, _ time: Double) -> Double {
        let w = 2 * Double.pi / duration
        guard ratio < 1 else { return 1 - exp(-w * time) * (1 + w * time) }
        let d = w * (1 - ratio * ratio).squareRoot()
        return 1 - exp(-ratio * w * time) * (cos(d * time) + ratio * w / d * sin(d * time))
    }

    @Test(
        "The nearest one within 2 % is named, with the largest difference at equal time",
        arguments: [
            (0.5, 0.15, ".snappy", 0.5, 0.85), (0.5, 0.16, ".snappy", 0.5, 0.85),
            (0.365, 0.42, "figma.quick", 0.36276, 0.57735),
            (0.224, 0.4, "expressive fast spatial", 0.222144147, 0.6),
        ])
    func nearest(_ duration: Double, _ bounce: Double, _ name: String, _ other: Double, _ ratio: Double) throws {
        let near = try #require(KnownSpring.nearest(to: try Spring(duration: duration, bounce: bounce)))
        #expect(near.known.name == name)
        let largest =
            (0...5000).map { index in
                let time = 2 * duration * Double(index) / 5000
                return abs(step(duration, 1 - bounce, time) - step(other, ratio, time))
            }.max() ?? 0
        #expect(abs(near.distance - largest) < 1e-4)
    }

    @Test("A spring far from every name has no nearest one, nor has one that never settles")
    func none() throws {
        #expect(KnownSpring.nearest(to: try Spring(duration: 0.35, bounce: 0.35)) == nil)
        #expect(KnownSpring.nearest(to: try Spring(duration: 0.5, bounce: 1)) == nil)
        // One percent of time is more than 0.1 % of the travel.
        #expect(KnownSpring.nearest(to: try Spring(duration: 0.505, bounce: 0.15), within: 0.001) == nil)
    }
}
