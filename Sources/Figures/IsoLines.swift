import Plotting

/// Lines along which a field of values has one value, by marching squares.
enum IsoLines {
    /// The lines at a level, each from one end to the other.
    ///
    /// - Parameters:
    ///   - columns: the places of the values across.
    ///   - rows: the places upwards.
    ///   - values: row by row; a square with a corner that is no number has no line.
    static func lines(at level: Double, columns: [Double], rows: [Double], values: [Double]) -> [[Sample]] {
        guard columns.count > 1, rows.count > 1, values.count >= columns.count * rows.count else { return [] }
        var points: [Int: Sample] = [:]
        var neighbours: [Int: [Int]] = [:]
        for row in 0..<rows.count - 1 {
            for column in 0..<columns.count - 1 {
                let corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
                let heights = corners.map { values[$0.1 * columns.count + $0.0] - level }
                guard heights.allSatisfy(\.isFinite) else { continue }
                let crossed = (0..<4).filter { (heights[$0] < 0) != (heights[($0 + 1) % 4] < 0) }
                for side in crossed {
                    let (a, b) = (corners[side], corners[(side + 1) % 4])
                    let share = heights[side] / (heights[side] - heights[(side + 1) % 4])
                    points[edge(side, column, row, columns.count)] = Sample(
                        columns[a.0] + share * (columns[b.0] - columns[a.0]),
                        rows[a.1] + share * (rows[b.1] - rows[a.1]))
                }
                // A saddle's lines go around the corners that differ from its middle.
                let isTurned = crossed.count == 4 && (heights.reduce(0, +) < 0) == (heights[0] < 0)
                let pairs = crossed.count == 4 ? (isTurned ? [(0, 1), (2, 3)] : [(3, 0), (1, 2)]) : [(0, 1)]
                for (first, second) in pairs where crossed.count > max(first, second) {
                    let ends = [first, second].map { edge(crossed[$0], column, row, columns.count) }
                    neighbours[ends[0], default: []].append(ends[1])
                    neighbours[ends[1], default: []].append(ends[0])
                }
            }
        }
        return chains(neighbours).map { $0.compactMap { points[$0] } }
    }

    /// A number for each side of each square, the same from both squares that share it.
    private static func edge(_ side: Int, _ column: Int, _ row: Int, _ width: Int) -> Int {
        switch side {
        case 0: 2 * (row * width + column)
        case 1: 2 * (row * width + column + 1) + 1
        case 2: 2 * ((row + 1) * width + column)
        default: 2 * (row * width + column) + 1
        }
    }

    /// Edges joined into lines: those with ends first, then the closed ones.
    private static func chains(_ neighbours: [Int: [Int]]) -> [[Int]] {
        var rest = neighbours
        var chains: [[Int]] = []
        let ends = neighbours.filter { $0.value.count == 1 }.keys.sorted()
        for start in ends + neighbours.keys.sorted() where rest[start]?.isEmpty == false {
            var chain = [start]
            while let here = chain.last, let next = rest[here]?.first {
                rest[here]?.removeFirst()
                if let back = rest[next]?.firstIndex(of: here) { rest[next]?.remove(at: back) }
                chain.append(next)
            }
            chains.append(chain)
        }
        return chains
    }
}
