/// A glyph's program while it runs: a stack of numbers, a pen, and the steps drawn so far. Hints are skipped; flex is drawn
/// as its two curves. What the operators do is told in Adobe Technical Note 5177, chapter 4.
struct CharstringProgram {
    private let table: BigEndianBytes
    private let global: CharstringOutlines.Index, local: CharstringOutlines.Index
    private(set) var steps: [OutlineStep] = []
    private var stack: [Double] = []
    private var x = 0.0, y = 0.0
    private var hints = 0
    private var isDone = false

    /// The most numbers on the stack, subroutines within one another, and steps, of a font that is whole.
    private static let mostNumbers = 513, deepest = 10, mostSteps = 20_000

    init(table: BigEndianBytes, global: CharstringOutlines.Index, local: CharstringOutlines.Index) {
        self.table = table
        self.global = global
        self.local = local
    }

    mutating func run(_ place: Range<Int>, depth: Int) {
        guard depth <= Self.deepest else { return }
        var at = place.lowerBound
        while at < place.upperBound, !isDone, stack.count <= Self.mostNumbers, steps.count <= Self.mostSteps,
            let byte = table.u8(at).map(Int.init)
        {
            at += 1
            switch byte {
            case 28:
                stack.append(Double(table.i16(at) ?? 0))
                at += 2
            case 32...246:
                stack.append(Double(byte - 139))
            case 247...250:
                stack.append(Double((byte - 247) * 256 + Int(table.u8(at) ?? 0) + 108))
                at += 1
            case 251...254:
                stack.append(Double(-(byte - 251) * 256 - Int(table.u8(at) ?? 0) - 108))
                at += 1
            case 255:
                stack.append(Double(Int32(truncatingIfNeeded: table.u32(at) ?? 0)) / 65_536)
                at += 4
            case 10, 29:
                guard let number = stack.popLast() else { return }
                guard let place = (byte == 10 ? local : global).subroutine(Int(number)) else { return }
                run(place, depth: depth + 1)
            case 11:
                return
            case 12:
                flex(Int(table.u8(at) ?? 0))
                at += 1
            case 19, 20:
                // Masks: whatever numbers are left are hints, and a bit a hint follows.
                hints += stack.count / 2
                stack = []
                at += (hints + 7) / 8
            default:
                perform(byte)
            }
        }
    }

    private mutating func perform(_ code: Int) {
        switch code {
        case 1, 3, 18, 23:
            hints += stack.count / 2
        case 21: move(stack.suffix(2))
        case 22: move([stack.last ?? 0, 0])
        case 4: move([0, stack.last ?? 0])
        case 5: lines(stack[...])
        case 6: alternatingLines(isLevel: true)
        case 7: alternatingLines(isLevel: false)
        case 8: curves(stack[...])
        case 24:
            curves(stack.dropLast(2))
            lines(stack.suffix(2))
        case 25:
            lines(stack.dropLast(6))
            curves(stack.suffix(6))
        case 26, 27: sidewaysCurves(isUpright: code == 26)
        case 30: turningCurves(isLevel: false)
        case 31: turningCurves(isLevel: true)
        case 14: isDone = true
        default: break
        }
        stack = []
    }

    private mutating func move(_ by: some Collection<Double>) {
        let numbers = Array(by)
        guard numbers.count == 2 else { return }
        x += numbers[0]
        y += numbers[1]
        steps.append(.move(x, y))
    }

    private mutating func line(_ dx: Double, _ dy: Double) {
        x += dx
        y += dy
        steps.append(.line(x, y))
    }

    private mutating func curve(_ d: [Double]) {
        let x1 = x + d[0], y1 = y + d[1]
        let x2 = x1 + d[2], y2 = y1 + d[3]
        x = x2 + d[4]
        y = y2 + d[5]
        steps.append(.cubic(x1, y1, x2, y2, x, y))
    }

    private mutating func lines(_ numbers: ArraySlice<Double>) {
        let d = Array(numbers)
        for index in stride(from: 0, to: d.count - 1, by: 2) { line(d[index], d[index + 1]) }
    }

    private mutating func alternatingLines(isLevel: Bool) {
        var isLevel = isLevel
        for number in stack {
            line(isLevel ? number : 0, isLevel ? 0 : number)
            isLevel.toggle()
        }
    }

    private mutating func curves(_ numbers: ArraySlice<Double>) {
        let d = Array(numbers)
        for index in stride(from: 0, to: d.count - 5, by: 6) { curve(Array(d[index..<index + 6])) }
    }

    /// `vvcurveto` and `hhcurveto`: curves that begin and end upright, or level.
    private mutating func sidewaysCurves(isUpright: Bool) {
        var d = stack
        var first = d.count % 4 == 1 ? d.removeFirst() : 0
        for index in stride(from: 0, to: d.count - 3, by: 4) {
            let part = d[index..<index + 4].map { $0 }
            curve(
                isUpright
                    ? [first, part[0], part[1], part[2], 0, part[3]]
                    : [part[0], first, part[1], part[2], part[3], 0])
            first = 0
        }
    }

    /// `vhcurveto` and `hvcurveto`: curves that begin level and end upright, by turns with the opposite.
    private mutating func turningCurves(isLevel: Bool) {
        let d = stack
        var isLevel = isLevel
        for index in stride(from: 0, to: d.count - 3, by: 4) {
            let rest = d.count - index == 5 ? d[index + 4] : 0
            curve(
                isLevel
                    ? [d[index], 0, d[index + 1], d[index + 2], rest, d[index + 3]]
                    : [0, d[index], d[index + 1], d[index + 2], d[index + 3], rest])
            isLevel.toggle()
        }
    }

    private mutating func flex(_ code: Int) {
        let d = stack
        switch code {
        case 35 where d.count >= 12:
            curve(Array(d[0..<6]))
            curve(Array(d[6..<12]))
        case 34 where d.count >= 7:
            curve([d[0], 0, d[1], d[2], d[3], 0])
            curve([d[4], 0, d[5], -d[2], d[6], 0])
        case 36 where d.count >= 9:
            curve([d[0], d[1], d[2], d[3], d[4], 0])
            curve([d[5], 0, d[6], d[7], d[8], -(d[1] + d[3] + d[7])])
        case 37 where d.count >= 11:
            let across = d[0] + d[2] + d[4] + d[6] + d[8], along = d[1] + d[3] + d[5] + d[7] + d[9]
            curve(Array(d[0..<6]))
            curve(
                Array(d[6..<10]) + (abs(across) > abs(along) ? [d[10], -along] : [-across, d[10]]))
        default:
            break
        }
        stack = []
    }
}
