/// Nelder's and Mead's search for the least value of a function of a few numbers, without derivatives: what the largest error
/// of a curve needs, which has corners.
struct Simplex {
    /// The lowest point found, and the value there.
    private(set) var best: (point: [Double], value: Double)

    /// Searches from a point.
    ///
    /// - Parameters:
    ///   - steps: how far to look in each number at first.
    ///   - evaluations: how often the function is asked at most.
    ///   - tolerance: where the values at the corners differ by less than this part of the best, the search ends.
    init(
        from start: [Double], steps: [Double], evaluations: Int = 200, tolerance: Double = 1e-4,
        _ value: ([Double]) -> Double
    ) {
        var corners = [(point: start, value: value(start))]
        for (index, step) in steps.enumerated() {
            var point = start
            point[index] += step
            corners.append((point, value(point)))
        }
        var asked = corners.count
        func combined(_ a: [Double], _ b: [Double], _ share: Double) -> [Double] {
            zip(a, b).map { $0 + ($1 - $0) * share }
        }
        while asked < evaluations {
            corners.sort { $0.value < $1.value }
            let worst = corners[corners.count - 1]
            if worst.value - corners[0].value <= tolerance * corners[0].value { break }
            var centre = [Double](repeating: 0, count: start.count)
            for corner in corners.dropLast() {
                for index in centre.indices { centre[index] += corner.point[index] / Double(start.count) }
            }
            func tried(_ share: Double) -> (point: [Double], value: Double) {
                let point = combined(centre, worst.point, share)
                asked += 1
                return (point, value(point))
            }
            let reflected = tried(-1)
            if reflected.value < corners[0].value {
                let expanded = tried(-2)
                corners[corners.count - 1] = expanded.value < reflected.value ? expanded : reflected
            } else if reflected.value < corners[corners.count - 2].value {
                corners[corners.count - 1] = reflected
            } else {
                let contracted = tried(reflected.value < worst.value ? -0.5 : 0.5)
                if contracted.value < min(reflected.value, worst.value) {
                    corners[corners.count - 1] = contracted
                } else {
                    for index in corners.indices.dropFirst() {
                        let point = combined(corners[0].point, corners[index].point, 0.5)
                        corners[index] = (point, value(point))
                        asked += 1
                    }
                }
            }
        }
        best = corners.min { $0.value < $1.value } ?? corners[0]
    }
}
