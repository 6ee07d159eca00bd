import Plotting

extension MarkupBuffer {
    /// Adds an outline as the data of an SVG path: relative steps of whole hundredths, so that roundings do not add up.
    mutating func append(_ path: Path) {
        var pen = Step(0, 0), start = Step(0, 0)
        var last: Character = " "
        func command(_ letter: Character, _ buffer: inout MarkupBuffer) {
            if letter != last { buffer.append(String(letter)) }
            last = letter
        }
        func add(_ step: Step, _ isFirst: Bool, _ buffer: inout MarkupBuffer) {
            buffer.append(separated: step.x, isFirst)
            buffer.append(separated: step.y, false)
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                last = " "
                append("M")
                pen = Step(point)
                start = pen
                add(pen, true, &self)
            case .line(let point):
                let end = Step(point)
                guard end != pen else { continue }
                let isNew = last != "l"
                command("l", &self)
                add(end - pen, isNew, &self)
                pen = end
            case .cubic(let first, let second, let point):
                let isNew = last != "c"
                command("c", &self)
                add(Step(first) - pen, isNew, &self)
                add(Step(second) - pen, false, &self)
                add(Step(point) - pen, false, &self)
                pen = Step(point)
            case .close:
                append("z")
                last = " "
                pen = start
            }
        }
    }

    private mutating func append(separated hundredths: Int, _ isFirst: Bool) {
        if !isFirst, hundredths >= 0 { append(" ") }
        append(hundredths: hundredths)
    }

    /// A point, or the way between two, in hundredths.
    private struct Step: Hashable {
        var x: Int, y: Int
        init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
        init(_ point: Point) { self.init(MarkupBuffer.hundredths(point.x), MarkupBuffer.hundredths(point.y)) }
        static func - (a: Step, b: Step) -> Step { Step(a.x - b.x, a.y - b.y) }
    }
}
