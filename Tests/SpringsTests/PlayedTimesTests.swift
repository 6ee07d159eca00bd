import Springs
import Testing

@Suite("When what is played ends")
struct PlayedTimesTests {
    // A sum of tenths of a second is a whole number of frames at 60 fps, whatever binary makes of the tenths.
    @Test(
        "a delayed curve ends in the frame its time falls on",
        arguments: (1...9).flatMap { delay in (1...9).map { (delay, $0) } })
    func delayedCurve(delay: Int, duration: Int) throws {
        let animation = Animation(
            .timingCurve(.easeInOut, duration: Double(duration) / 10), modifiers: [.delay(Double(delay) / 10)])
        let times = try PlayedMotion.times(of: animation)
        let frames = Double((delay + duration) * 6)
        #expect(times.end == frames / 60)
        #expect(times.logicalCompletion == frames / 60)
    }

    @Test("a spring is logically complete in the frame its response falls on", arguments: 1...20)
    func response(tenths: Int) throws {
        let spring = try Spring(duration: Double(tenths) / 10, bounce: 0.5)
        let late = Animation(.spring(spring, blendDuration: 0), modifiers: [.delay(0.1)])
        let times = try PlayedMotion.times(of: late, to: 1000)
        #expect(times.logicalCompletion == Double((tenths + 1) * 6) / 60)
    }
}
