import CLibrary

/// The least-squares fit of one kind of curve to a recording, by variable projection (Golub and Pereyra 1973).
///
/// A sample is y(t) = from·(1 − P) + to·P + V·S with P the curve's part of the way and S its answer to a unit velocity,
/// both at t − start. from, to and V come in linearly: for each shape and start the best of them are the solution of a
/// linear least-squares problem, so that only the shape and the start are searched, by Levenberg and Marquardt's method
/// with Kaufman's Jacobian.
struct SeparableFit {
    /// What is held and what is sought.
    struct Problem {
        var recording: Recording
        var model: FitModel
        /// When the motion starts, in seconds; nil seeks it.
        var start: Double?
        /// The values before and after; nil seeks them.
        var from: Double?
        var to: Double?
        /// The velocity at the start, in units per second; nil seeks it.
        var velocity: Double? = 0
    }

    /// The numbers searched for: the shape's, then the start where it is sought.
    private(set) var parameters: [Double]
    /// The values before and after, and the velocity at the start in units per second.
    private(set) var from: Double
    private(set) var to: Double
    private(set) var velocity: Double
    /// The sum of the squared residuals.
    private(set) var squares: Double
    /// The least-squares normal matrix of the parameters, the linear ones projected out.
    let normal: SymmetricMatrix
    private let gradient: [Double]
    private let problem: Problem

    /// The fit at some parameters; nil where there is no such curve.
    init?(_ problem: Problem, at parameters: [Double], withDerivatives: Bool = true) {
        self.problem = problem
        self.parameters = parameters
        let shape = Array(parameters.prefix(problem.model.shapeCount))
        guard let curve = ShapedCurve(problem.model, shape) else { return nil }
        let start = problem.start ?? parameters[shape.count]
        guard start.isFinite else { return nil }
        let values = problem.recording.values
        let count = values.count
        let isThrown = problem.velocity != 0
        let samples = CurveSamples(
            curve, at: problem.recording.times, start: start, isThrown: isThrown, withDerivatives: withDerivatives)

        // The linear part by modified Gram and Schmidt: what is held goes to the right-hand side.
        var rest = values
        var columns: [[Double]] = []
        func take(_ held: Double?, _ column: @autoclosure () -> [Double]) {
            guard let held else { return columns.append(column()) }
            if held != 0 { Self.subtract(held, column(), from: &rest) }
        }
        take(problem.from, samples.way.map { 1 - $0 })
        take(problem.to, samples.way)
        take(problem.velocity, samples.thrown)
        var upper = [[Double]](repeating: [], count: columns.count)
        var projected: [Double] = []
        for column in columns.indices {
            for earlier in 0..<column {
                let share = Self.dot(columns[earlier], columns[column])
                upper[column].append(share)
                Self.subtract(share, columns[earlier], from: &columns[column])
            }
            let length = Self.dot(columns[column], columns[column]).squareRoot()
            guard length > 1e-12 * Double(count).squareRoot() * (column == 2 ? curve.duration : 1) else { return nil }
            upper[column].append(length)
            for index in 0..<count { columns[column][index] /= length }
            let share = Self.dot(columns[column], rest)
            projected.append(share)
            Self.subtract(share, columns[column], from: &rest)
        }
        var coefficients = projected
        for column in columns.indices.reversed() {
            coefficients[column] /= upper[column][column]
            for earlier in 0..<column { coefficients[earlier] -= upper[column][earlier] * coefficients[column] }
        }
        var sought = coefficients[...]
        from = problem.from ?? sought.popFirst() ?? 0
        to = problem.to ?? sought.popFirst() ?? 0
        velocity = problem.velocity ?? sought.popFirst() ?? 0
        squares = Self.dot(rest, rest)
        guard squares.isFinite else { return nil }

        var normal = SymmetricMatrix(order: parameters.count)
        var gradient = [Double](repeating: 0, count: parameters.count)
        if withDerivatives {
            let (travel, speed) = (to - from, velocity)
            var derivatives = (0..<shape.count).map { number in
                samples.combined(samples.wayByShape[number], samples.thrownByShape, number, travel, speed)
            }
            if problem.start == nil {
                derivatives.append(samples.combined(samples.rate, [samples.thrownRate], 0, -travel, -speed))
            }
            for number in derivatives.indices {
                for column in columns {
                    Self.subtract(Self.dot(column, derivatives[number]), column, from: &derivatives[number])
                }
            }
            for row in derivatives.indices {
                gradient[row] = Self.dot(derivatives[row], rest)
                for column in 0...row { normal[row, column] = Self.dot(derivatives[row], derivatives[column]) }
            }
        }
        self.normal = normal
        self.gradient = gradient
    }

    /// The duration in seconds.
    var duration: Double { exp(parameters[0]) }

    /// When the motion starts, in seconds.
    var start: Double { problem.start ?? parameters[problem.model.shapeCount] }

    /// The standard deviation of the residuals, the numbers sought counted out; 0 when they are all that there is.
    var deviation: Double {
        let free = problem.recording.times.count - soughtCount
        return free > 0 ? (squares / Double(free)).squareRoot() : 0
    }

    /// How many numbers were sought, the linear ones counted.
    var soughtCount: Int {
        parameters.count + [problem.from, problem.to, problem.velocity].filter { $0 == nil }.count
    }

    /// The values at some times.
    func values(at times: [Double]) -> [Double] {
        guard let curve = ShapedCurve(problem.model, parameters) else { return times.map { _ in from } }
        return times.map { time in
            let place = curve.place(at: time - start)
            return from + (to - from) * place.way + velocity * place.thrown
        }
    }

    /// The best fit that can be reached from here.
    ///
    /// - Parameters:
    ///   - steps: how many are taken at most.
    ///   - tolerance: ends when no number changes by more than this part of its scale.
    func improved(steps: Int, tolerance: Double = 1e-12) -> SeparableFit {
        var best = self
        var damping = 1e-3
        for _ in 0..<steps {
            var advanced: SeparableFit?
            var change = 0.0
            while advanced == nil, damping < 1e12 {
                if let next = best.next(damping: damping) {
                    let step = zip(next, best.parameters).map { $0 - $1 }
                    if let fit = SeparableFit(problem, at: next), fit.squares <= best.squares {
                        advanced = fit
                        change = step.map { abs($0) }.max() ?? 0
                        continue
                    }
                }
                damping *= damping < 1 ? 10 : 4
            }
            guard let advanced else { return best }
            let gain = best.squares - advanced.squares
            best = advanced
            damping = max(damping / 10, 1e-12)
            if change <= tolerance || (gain == 0 && change <= 1e-9) { return best }
        }
        return best
    }

    /// The parameters after one step of Levenberg and Marquardt's. A number that stands at its bound and would leave stays
    /// there, and the others step without it.
    private func next(damping: Double) -> [Double]? {
        var held = Set<Int>()
        while held.count < parameters.count {
            var (matrix, right) = (normal, gradient)
            for index in held {
                for other in parameters.indices { matrix[index, other] = index == other ? 1 : 0 }
                right[index] = 0
            }
            guard let step = matrix.solution(of: right, damping: damping) else { return nil }
            var next = zip(parameters, step).map { $0 + $1 }
            var leaving: Int?
            for (index, bounds) in problem.model.bounds where !bounds.contains(next[index]) {
                if bounds.contains(parameters[index]), parameters[index] == bounds.clamping(next[index]) {
                    leaving = index
                }
                next[index] = bounds.clamping(next[index])
            }
            guard let leaving else { return next }
            held.insert(leaving)
        }
        return nil
    }

    private static func dot(_ a: [Double], _ b: [Double]) -> Double {
        a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { b in
                var sum = 0.0
                for index in a.indices { sum += a[index] * b[index] }
                return sum
            }
        }
    }

    private static func subtract(_ share: Double, _ a: [Double], from b: inout [Double]) {
        a.withUnsafeBufferPointer { a in
            b.withUnsafeMutableBufferPointer { b in
                for index in a.indices { b[index] -= share * a[index] }
            }
        }
    }
}

extension ClosedRange<Double> {
    /// The value of the range that is nearest.
    fileprivate func clamping(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
