import Foundation
import Plotting
import TestSupport
import Testing

@testable import Vector

@Suite("Paths as text")
struct PathTests {
    @Test(
        "lengths are whole hundredths, as short as they go",
        arguments: [
            (0, "0"), (-0.001, "0"), (12, "12"), (0.5, ".5"), (-0.25, "-.25"), (-1.05, "-1.05"), (99.999, "100"),
            (1e9, "1000000"), (-.infinity, "-1000000"), (.nan, "0"),
        ] as [(Double, String)])
    func lengths(length: Double, text: String) {
        var buffer = MarkupBuffer()
        buffer.append(length)
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == text)
    }

    // Read as SVG 2, 9.3 says: M absolute, then l and c relative to where the pen is, z back to the subpath's start.
    @Test("however long a path, no point of it is off by more than half a hundredth", arguments: 1...8)
    func data(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        func point() -> Point { Point(1800 * dice.fraction() - 900, 1800 * dice.fraction() - 900) }
        var elements: [Path.Element] = [.move(point())]
        for _ in 0..<400 {
            switch dice.index(below: 8) {
            case 0: elements += [.close, .move(point())]
            case 1, 2: elements.append(.cubic(point(), point(), point()))
            default: elements.append(.line(point()))
            }
        }
        var buffer = MarkupBuffer()
        buffer.append(Path(elements))
        let script = """
            import re, sys
            pen = start = (0, 0)
            for letter, numbers in re.findall(r"([Mlcz])([^Mlcz]*)", sys.stdin.read()):
                values = [float(value) for value in re.findall(r"-?\\d*\\.?\\d+", numbers)]
                if letter == "z":
                    pen = start
                    continue
                pairs = list(zip(values[::2], values[1::2]))
                step = {"M": 1, "l": 1, "c": 3}[letter]
                for place in range(0, len(pairs), step):
                    base = (0, 0) if letter == "M" else pen
                    for x, y in pairs[place:place + step]:
                        pen = (base[0] + x, base[1] + y)
                        print(*pen)
                    if letter == "M":
                        start = pen
            """
        let outcome = try Python.run(script, input: String(decoding: buffer.bytes, as: UTF8.self))
        let read = outcome.lines.map { $0.split(separator: " ").compactMap { Double($0) } }
        let written = elements.flatMap { element -> [Point] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .cubic(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
        #expect(read.count == written.count)
        for (pair, point) in zip(read, written) {
            #expect(abs(pair[0] - point.x) < 0.00501 && abs(pair[1] - point.y) < 0.00501)
        }
    }

    @Test("a thinned curve keeps its ends and leaves no point farther off than it may", arguments: [0.01, 0.03, 0.5])
    func thinning(tolerance: Double) {
        let points = (0...2000).map { step in
            let t = Double(step) / 2000
            return Point(1000 * t, 200 - 180 * exp(-6 * t) * cos(40 * t))
        }
        let thin = Path(polyline: points).thinned(tolerance: tolerance)
        let kept = thin.elements.compactMap { element -> Point? in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
        #expect(kept.first == points.first && kept.last == points.last)
        #expect(kept.count < points.count / 4)
        var piece = 0
        for point in points {
            while kept[piece + 1].x < point.x { piece += 1 }
            let (a, b) = (kept[piece], kept[piece + 1])
            // The distance to a line is at most that along an axis.
            let level = a.y + (b.y - a.y) * (point.x - a.x) / (b.x - a.x)
            let steepness = (b.y - a.y) / (b.x - a.x)
            #expect(abs(level - point.y) / (1 + steepness * steepness).squareRoot() <= tolerance * 1.0001)
        }
    }

    @Test("nothing is thinned where nothing lies on a line, and closed shapes stay closed")
    func corners() {
        let square = Path(Rect(x: 1, y: 1, width: 3, height: 3))
        #expect(square.thinned() == square)
        let back = Path([.move(Point(0, 0)), .line(Point(9, 0)), .line(Point(4, 0)), .line(Point(9, 0))])
        #expect(back.thinned() == back)
    }
}
