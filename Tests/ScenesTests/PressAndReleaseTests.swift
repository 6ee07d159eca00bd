import Scenes
import Springs
import Testing

@Suite("A press and its release")
struct PressAndReleaseTests {
    private static func spring(_ duration: Double, _ bounce: Double) throws -> Animation {
        Animation(.spring(try Spring(duration: duration, bounce: bounce), blendDuration: 0))
    }

    @Test(
        "are the animations of the scale, whatever else a transition moves", arguments: ["press-scale", "async-submit"])
    func scale(scene: String) throws {
        let pair = try #require(try Gallery.scene(named: scene).pressAndRelease())
        #expect(pair.press == (try Self.spring(0.12, 0)))
        #expect(pair.release == (try Self.spring(0.35, 0.35)))
    }

    @Test("are found where the variant has them, with the hold between them")
    func variants() throws {
        #expect(try Gallery.scene(named: "morphing-symbol").pressAndRelease() == nil)
        let hold = try Gallery.scene(named: "hold-to-confirm")
        #expect(try hold.pressAndRelease(variant: "completed") == nil)
        let pair = try #require(hold.pressesAndReleases(try Timeline(of: hold, variant: "released-early")).first)
        #expect(pair.properties == ["fill"] && pair.hold == 0.6)
        #expect(pair.press == Animation(.timingCurve(.linear, duration: 1.2)))
    }

    @Test("keep to what is animated both ways, and under Reduce Motion to what moves there")
    func properties() throws {
        let scene = try Gallery.scene(named: "press-scale")
        let tap = try Timeline(of: scene)
        #expect(scene.pressesAndReleases(tap).map(\.properties) == [["scale", "opacity"]])
        #expect(scene.pressesAndReleases(tap, reduceMotion: true).map(\.properties) == [["opacity"]])
        // Its opacity is held.
        let haptic = try Timeline(of: scene, variant: "haptic-press")
        #expect(scene.pressesAndReleases(haptic).map(\.properties) == [["scale"]])
    }
}
