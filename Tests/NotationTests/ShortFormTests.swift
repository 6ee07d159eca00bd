import Springs
import Testing

@testable import Notation

@Suite("Short forms, labels and lists")
struct ShortFormTests {
    @Test(
        "Two numbers are duration and bounce, one is the duration",
        arguments: [
            Saying("0.35,0.35", spring(duration: 0.35, bounce: 0.35)),
            Saying("0.35 0.35", spring(duration: 0.35, bounce: 0.35)),
            Saying("0.35, -0.3", spring(duration: 0.35, bounce: -0.3)),
            Saying("0.35 -0.3", spring(duration: 0.35, bounce: -0.3)),
            Saying("0.35,-.3", spring(duration: 0.35, bounce: -0.3)),
            Saying("350ms,0.35", spring(duration: 0.35, bounce: 0.35)),
            Saying("0.35s 0.35", spring(duration: 0.35, bounce: 0.35)),
            Saying("0.35", spring(duration: 0.35, bounce: 0)),
            Saying(".35", spring(duration: 0.35, bounce: 0)),
            Saying("120ms", spring(duration: 0.12, bounce: 0)),
        ])
    func short(_ saying: Saying) throws {
        let read = try AnimationParser.parse(saying.text)
        #expect(read.animation == saying.animation)
        #expect(read.ecosystem == .short)
    }

    @Test(
        "A label stands before =",
        arguments: [
            ("press=.snappy", "press", ".snappy"),
            ("press='.spring(duration: 0.12, bounce: 0)'", "press", ".spring(duration: 0.12, bounce: 0)"),
            ("press = 0.35,0.35", "press", "0.35,0.35"),
            ("Größe_2-b=snappy", "Größe_2-b", "snappy"),
            ("放す=.bouncy", "放す", ".bouncy"),
            ("_x=\".easeOut\"", "_x", ".easeOut"),
            ("let press = Animation.snappy", "press", "Animation.snappy"),
            ("private static let release: Animation = .bouncy", "release", ".bouncy"),
            ("ease=ease 200ms", "ease", "ease 200ms"),
        ])
    func label(_ text: String, _ label: String, _ source: String) throws {
        let read = try AnimationParser.parse(text)
        #expect(read.label == label)
        #expect(read.source == source)
    }

    @Test(
        "A = inside the animation makes no label",
        arguments: [".animation(.snappy, value: a == b)", "withAnimation(.snappy) { x = 1 }"])
    func noLabel(_ text: String) throws {
        #expect(try AnimationParser.parse(text).label == nil)
    }

    @Test("A list has one animation a line; blank and comment lines count but say nothing")
    func list() throws {
        let text = "\u{FEFF}# springs\r\npress=.snappy\n\n  // later\n0.35,0.35\r  release='.bouncy' // soft\n"
        let list = try AnimationList.parse(text)
        #expect(list.map(\.label) == ["press", nil, "release"])
        #expect(list.map(\.animation) == [.snappy, spring(duration: 0.35, bounce: 0.35), .bouncy])
        #expect(try AnimationList.parse("").isEmpty)
    }

    @Test("An error in a list names its line")
    func listError() {
        let error = #expect(throws: NotationError.self) { try AnimationList.parse("# a\n.snappy\n\n.sprnig()\n") }
        #expect(error?.line == 4)
        #expect(error?.description == "line 4: unknown animation 'sprnig'; did you mean 'spring'?")
        #expect(error?.position == 1)
    }
}
