/// A fitted curve at every time of a recording, one array a quantity.
struct CurveSamples {
    /// Part of the way done, from rest.
    private(set) var way: [Double]
    /// What a unit velocity at the start adds; empty where there is none.
    private(set) var thrown: [Double] = []
    /// The rates of both.
    private(set) var rate: [Double] = []
    private(set) var thrownRate: [Double] = []
    /// The derivatives of both by the shape's numbers, an array a number.
    private(set) var wayByShape: [[Double]] = []
    private(set) var thrownByShape: [[Double]] = []

    /// - Parameters:
    ///   - isThrown: whether the answer to a velocity is wanted.
    ///   - withDerivatives: whether rates and derivatives are.
    init(_ curve: ShapedCurve, at times: [Double], start: Double, isThrown: Bool, withDerivatives: Bool) {
        let count = times.count
        let zeros = [Double](repeating: 0, count: count)
        way = zeros
        if isThrown { thrown = zeros }
        if withDerivatives {
            rate = zeros
            wayByShape = Array(repeating: zeros, count: curve.model.shapeCount)
            if isThrown {
                thrownRate = zeros
                thrownByShape = Array(repeating: zeros, count: curve.model.shapeCount)
            }
        }
        for index in 0..<count {
            let time = times[index] - start
            guard time > 0 else { continue }
            let place = curve.place(at: time)
            way[index] = place.way
            if isThrown { thrown[index] = place.thrown }
            guard withDerivatives else { continue }
            rate[index] = place.rate
            for number in wayByShape.indices { wayByShape[number][index] = place.wayByShape[number] }
            guard isThrown else { continue }
            thrownRate[index] = place.thrownRate
            for number in thrownByShape.indices { thrownByShape[number][index] = place.thrownByShape[number] }
        }
    }

    /// `travel`·way + `velocity`·thrown, where something is thrown.
    func combined(
        _ way: [Double], _ thrown: [[Double]], _ number: Int, _ travel: Double, _ velocity: Double
    ) -> [Double] {
        guard thrown.indices.contains(number), thrown[number].count == way.count else { return way.map { travel * $0 } }
        return zip(way, thrown[number]).map { travel * $0 + velocity * $1 }
    }
}
