import Springs
import Testing

@testable import Notation

@Suite("CSS linear()")
struct CSSLinearTests {
    /// Samples a printed `linear()` with a reader of its own: CSS Easing Functions Level 2, step by step.
    private func sample(_ text: String, at fraction: Double) -> Double {
        let inner = text.dropFirst("linear(".count).dropLast()
        var stops: [(output: Double, place: Double?)] = inner.split(separator: ",").map { part in
            let words = part.split(separator: " ")
            return (Double(words[0]) ?? .nan, words.count > 1 ? (Double(words[1].dropLast()) ?? .nan) / 100 : nil)
        }
        stops[0].place = stops[0].place ?? 0
        stops[stops.count - 1].place = stops[stops.count - 1].place ?? 1
        var index = 0
        while index < stops.count {
            if stops[index].place == nil {
                let next = stops[index...].firstIndex { $0.place != nil } ?? stops.count - 1
                let (from, to) = (stops[index - 1].place ?? 0, stops[next].place ?? 1)
                for step in index..<next {
                    stops[step].place = from + (to - from) * Double(step - index + 1) / Double(next - index + 1)
                }
            }
            index += 1
        }
        let after = stops.firstIndex { ($0.place ?? 0) >= fraction && ($0.place ?? 0) > 0 } ?? stops.count - 1
        let (a, b) = (stops[after - 1], stops[after])
        let (from, to) = (a.place ?? 0, b.place ?? 1)
        return a.output + (b.output - a.output) * (fraction - from) / (to - from)
    }

    /// A unit step by the textbook, underdamped or critical.
    private func exact(_ duration: Double, _ bounce: Double, _ time: Double) -> Double {
        let spring = SpringMotion(known { () throws(SpringError) in try Spring(duration: duration, bounce: bounce) })
        return spring.state(at: time).position
    }

    @Test(
        "The printed text keeps within the error that is asked for, at 5000 times that are none of ours",
        arguments: [(0.12, 0.0), (0.35, 0.35), (0.5, 0.7), (0.5, -0.5), (1, 0.9)], [0.05, 0.01, 0.001, 0.0001])
    func printed(_ pair: (duration: Double, bounce: Double), _ error: Double) throws {
        let motion = SpringMotion(try Spring(duration: pair.duration, bounce: pair.bounce))
        let linear = try #require(CSSLinear(motion, error: error))
        let end = Double(linear.milliseconds) / 1000
        var largest = 0.0
        for index in 0...5000 {
            let fraction = Double(index) / 5000
            largest = max(
                largest, abs(sample(linear.text, at: fraction) - exact(pair.duration, pair.bounce, fraction * end)))
        }
        #expect(largest <= error * 1.001)
        #expect(largest <= linear.error * 1.01 + 1e-9)
        #expect(linear.text.hasPrefix("linear(0,"))
        #expect(linear.text.hasSuffix(", 1)"))
    }

    // The published counts of free knots, one more allowed after rounding.
    @Test(
        "As few stops as are known to be enough",
        arguments: [
            ("0.12,0", 0.01, 7), ("0.12,0", 0.001, 18), ("0.35,0.35", 0.01, 9), ("0.35,0.35", 0.005, 11),
            ("0.35,0.35", 0.002, 16), ("0.35,0.35", 0.001, 23), ("0.5,0.3", 0.001, 21), ("0.5,0.7", 0.001, 44),
            ("Spring(stiffness: 100, damping: 10)", 0.001, 28),
        ])
    func stops(_ given: String, _ error: Double, _ most: Int) throws {
        let spring = try #require(try AnimationParser.parse(given).animation.springBase)
        let linear = try #require(CSSLinear(SpringMotion(spring), error: error))
        #expect(linear.stops <= most)
        #expect(linear.text.split(separator: ",").count == linear.stops)
    }

    @Test("It lasts until 0.1 %, rounded up, and longer for a smaller error")
    func duration() throws {
        let release = SpringMotion(try Spring(duration: 0.35, bounce: 0.35))
        #expect(CSSLinear(release, error: 0.01)?.milliseconds == 577)
        #expect(CSSLinear(release, error: 0.001)?.milliseconds == 577)
        #expect(try #require(CSSLinear(release, error: 0.0001)).milliseconds > 700)
        #expect(CSSLinear(SpringMotion(try Spring(duration: 0.12)), error: 0.01)?.milliseconds == 177)
    }

    @Test("A spring that never settles has none, and its target says why")
    func never() throws {
        let undamped = try AnimationParser.parse("0.5,1").animation
        #expect(CSSLinear(SpringMotion(try Spring(duration: 0.5, bounce: 1)), error: 0.01) == nil)
        for id in ["css", "web-animations", "gsap", "lottie", "css-bezier"] {
            let writing = try #require(Target.all.first { $0.id == id }).write(undamped)
            #expect(writing.code == nil)
            #expect(writing.reason?.contains("never comes to rest") ?? false)
        }
    }

    @Test("The block has the easing, its duration, a fallback, and nothing that moves for those who asked for less")
    func block() throws {
        let animation = try AnimationParser.parse("0.35,0.35").animation
        let css = try #require(Target.all.first { $0.id == "css" })
        let block = try #require(css.write(animation).code)
        for part in [
            "/* points=", "max_error=0.000", "; fallback max_error=0.044", "--spring-easing: linear(0, ",
            "--spring-duration: 577ms;",
            "@supports not (transition-timing-function: linear(0, 1))", "cubic-bezier(", "--spring-duration: 576.9ms;",
            "@media (prefers-reduced-motion: reduce)",
        ] {
            #expect(block.contains(part), "\(part)")
        }
        #expect(css.write(animation, WritingStyle(isBare: true)).code?.hasSuffix(", 1) 577ms") ?? false)
        #expect(css.write(animation, WritingStyle(name: "release")).code?.contains("--release-easing:") ?? false)
        // A bounce that no single Bézier holds falls back to the spring without it, and says so.
        let bouncy = try #require(css.write(try AnimationParser.parse("0.35,0.7").animation).code)
        #expect(bouncy.contains(", the spring without its bounce */"))
    }

    @Test(
        "What is sampled reads back as a curve within its error",
        arguments: ["css", "web-animations"], ["0.35,0.35", "0.12,0", "0.5,0.6"])
    func back(_ id: String, _ given: String) throws {
        let animation = try AnimationParser.parse(given).animation
        let writing = try #require(Target.all.first { $0.id == id }).write(animation)
        let read = try AnimationParser.parse(try #require(writing.code))
        guard case .timingCurve(let curve, let duration) = read.animation.base else {
            Issue.record("no curve")
            return
        }
        let motion = SpringMotion(try #require(animation.springBase))
        let largest =
            (0...3000).map { index in
                let place = Double(index) / 3000
                return abs(curve.value(at: place) - motion.state(at: place * duration).position)
            }.max() ?? 1
        #expect(largest <= 0.00101)
        if id == "css" { #expect(read.label == "spring") }
    }
}
