import Testing

@testable import Springs

@Suite("Springs as SwiftUI plays them")
struct PlayedSpringTests {
    @Test(
        "a unit step at 60 frames per second ends at the published frames",
        arguments: [(0.12, 0.0, 18), (0.35, 0.35, 31)])
    func unitStep(duration: Double, bounce: Double, frames: Int) throws {
        var played = PlayedSpring(at: 0)
        played.retarget(to: 1, with: try Spring(duration: duration, bounce: bounce), at: 0)
        var peak = 0.0
        var frame = 0
        while !played.isAtRest, frame < 600 {
            frame += 1
            played.advance(to: Double(frame) / 60)
            peak = max(peak, played.value.x)
        }
        #expect(frame == frames)
        #expect(played.value.x == 1)
        if bounce > 0 { #expect(abs(peak - 1.0615) < 5e-5) }
    }
}
