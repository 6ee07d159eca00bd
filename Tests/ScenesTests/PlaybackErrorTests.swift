import Scenes
import Testing

@Suite("What cannot be played")
struct PlaybackErrorTests {
    @Test(
        "is said whole",
        arguments: [
            ("fail", [:], #"'async-submit' has no variant 'fail'; did you mean 'failure'?"#),
            ("x", [:], #"'async-submit' has no variant 'x'; known are success and failure"#),
            ("failure", ["wrok": 1], #"'async-submit' has no timing 'wrok'; did you mean 'work'?"#),
            ("failure", ["work": -1], #"timing 'work' of -1 s is not allowed; give one from 0 to 600 s"#),
            ("failure", ["work": .nan], #"timing 'work' of nan s is not allowed; give one from 0 to 600 s"#),
            (
                "failure", ["work": 500],
                #"with these timings 'work done' comes at 1001.16 s; at most 600 s are allowed"#
            ),
        ] as [(String, [String: Double], String)])
    func sentences(variant: String, timings: [String: Double], sentence: String) throws {
        let scene = try Gallery.scene(named: "async-submit")
        do {
            _ = try Playback(scene, variant: variant, timings: timings)
            Issue.record("accepted")
        } catch {
            #expect("\(error)" == sentence)
        }
    }
}
