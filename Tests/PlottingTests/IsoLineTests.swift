import Plotting
import Testing

@testable import Figures

@Suite("Lines of one value")
struct IsoLineTests {
    /// Distance from the middle: its lines are circles.
    @Test("the lines of a cone are circles, closed and at their radius")
    func circles() throws {
        let axis = (0...80).map { Double($0) / 40 - 1 }
        let values = axis.flatMap { y in axis.map { x in (x * x + y * y).squareRoot() } }
        for radius in [0.25, 0.5, 0.9] {
            let lines = IsoLines.lines(at: radius, columns: axis, rows: axis, values: values)
            #expect(lines.count == 1)
            let line = try #require(lines.first)
            #expect(line.first == line.last && line.count > 20)
            #expect(line.allSatisfy { abs(($0.x * $0.x + $0.y * $0.y).squareRoot() - radius) < 0.002 })
        }
    }

    @Test("an inclined plane has one straight line from side to side, cut where a corner is missing")
    func plane() {
        let axis = [0.0, 1, 2, 3]
        var values = axis.flatMap { y in axis.map { x in x + y } }
        let line = IsoLines.lines(at: 2.5, columns: axis, rows: axis, values: values)
        #expect(line.count == 1 && line[0].allSatisfy { abs($0.x + $0.y - 2.5) < 1e-12 })
        values[5] = .nan
        #expect(IsoLines.lines(at: 2.5, columns: axis, rows: axis, values: values).count == 2)
        #expect(IsoLines.lines(at: 99, columns: axis, rows: axis, values: values).isEmpty)
    }
}
