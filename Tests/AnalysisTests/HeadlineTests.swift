import Analysis
import Springs
import Testing

@Suite("Headlines of pairs")
struct HeadlineTests {
    // Frames: 0.1114 s and 0.3346 s within 2 %, times 60 and the next whole; 6.80766 % of 0.04 across 85 pt is 0.2315 pt.
    // A critical spring of duration d is within 2 % after 0.92850 d.
    @Test(
        "the finding in one sentence",
        arguments: [
            (
                (0.12, 0), (0.35, 0.35),
                "The press answers in 7 frames; the release takes 21 and peaks 0.23 pt past rest"
            ),
            ((0.12, 0), (0.2, 0), "The press answers in 7 frames; the release takes 12"),
            ((0.12, 0), (3, 0), "The press answers in 7 frames; the release takes 2.79 s"),
            ((0.2, 0), (0.2, 0), "One spring both ways: 12 frames"),
            ((0.12, 0), (0.4, 1), "The release never settles"),
            ((0.12, 1), (0.4, 1), "Neither the press nor the release ever settles"),
        ] as [((Double, Double), (Double, Double), String)])
    func pair(press: (Double, Double), release: (Double, Double), sentence: String) throws {
        let animations = try [press, release].map {
            try AdviceSamples.spring($0.0, $0.1)
        }
        #expect(AdviceContext(animations[0], animations[1]).headline == sentence)
    }

    @Test("versions keep the names that people gave them, and one motion is one")
    func versions() throws {
        let (old, new) = (
            try AdviceSamples.spring(0.4),
            try AdviceSamples.spring(0.35, 0.35)
        )
        #expect(
            AdviceContext(old, new, labels: ("old", "new")).headline
                == "old settles in 23 frames; new takes 21 and peaks 6.81 % past its target")
        #expect(
            AdviceContext(.snappy, try AdviceSamples.spring(0.5, 0.15), labels: ("a", "b"))
                .headline == "a and b are the same motion")
    }
}
