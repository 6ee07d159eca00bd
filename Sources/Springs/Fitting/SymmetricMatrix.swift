/// A small symmetric matrix, solved by Cholesky's method with the diagonal scaled to 1.
struct SymmetricMatrix {
    let order: Int
    private var lower: [Double]

    /// The zero matrix.
    init(order: Int) {
        self.order = order
        lower = Array(repeating: 0, count: order * order)
    }

    /// An element; setting one sets its mirror image.
    subscript(row: Int, column: Int) -> Double {
        get { lower[max(row, column) * order + min(row, column)] }
        set { lower[max(row, column) * order + min(row, column)] = newValue }
    }

    /// x with (A + damping·diag A)·x = `right`; nil unless that is positive definite.
    func solution(of right: [Double], damping: Double = 0) -> [Double]? {
        let scale = (0..<order).map { self[$0, $0].squareRoot() }
        guard scale.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
        var factor = SymmetricMatrix(order: order)
        for row in 0..<order {
            for column in 0...row {
                var sum =
                    row == column ? 1 + damping : self[row, column] / (scale[row] * scale[column])
                for index in 0..<column { sum -= factor[row, index] * factor[column, index] }
                if row == column {
                    guard sum > 1e-15 else { return nil }
                    factor[row, row] = sum.squareRoot()
                } else {
                    factor[row, column] = sum / factor[column, column]
                }
            }
        }
        var solution = zip(right, scale).map { $0 / $1 }
        for row in 0..<order {
            for index in 0..<row { solution[row] -= factor[row, index] * solution[index] }
            solution[row] /= factor[row, row]
        }
        for row in (0..<order).reversed() {
            for index in (row + 1)..<order where index < order { solution[row] -= factor[index, row] * solution[index] }
            solution[row] /= factor[row, row]
        }
        return zip(solution, scale).map { $0 / $1 }
    }

    /// The diagonal of the inverse; nil unless the matrix is positive definite.
    var inverseDiagonal: [Double]? {
        var diagonal: [Double] = []
        for index in 0..<order {
            var unit = [Double](repeating: 0, count: order)
            unit[index] = 1
            guard let column = solution(of: unit) else { return nil }
            diagonal.append(column[index])
        }
        return diagonal
    }
}
