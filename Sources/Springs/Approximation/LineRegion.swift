/// The straight lines that keep to some half-planes: a convex polygon in the plane of the lines' values at two places.
///
/// A line is (p, q): its values at the places ``first`` and ``second``. "At x it is at most c" is a half-plane of that plane,
/// and cutting a convex polygon by half-planes is Sutherland's and Hodgman's clipping.
struct LineRegion {
    /// The places at which lines are known by their values; distinct.
    let first: Double
    let second: Double
    /// Corners of the polygon as (p, q); empty where no line is left.
    private(set) var corners: [SIMD2<Double>]

    /// Every line within values so large that no curve minds.
    init(at first: Double, and second: Double, reach: Double = 1e3) {
        self.first = first
        self.second = second
        corners = [
            SIMD2(-reach, -reach), SIMD2(reach, -reach), SIMD2(reach, reach), SIMD2(-reach, reach),
        ]
    }

    /// The value of a line at a place.
    func value(_ line: SIMD2<Double>, at place: Double) -> Double {
        line.x + (line.y - line.x) * ((place - first) / (second - first))
    }

    /// The least and the greatest value that a line can have at a place.
    func values(at place: Double) -> ClosedRange<Double>? {
        guard let corner = corners.first else { return nil }
        var low = value(corner, at: place)
        var high = low
        for corner in corners.dropFirst() {
            let value = value(corner, at: place)
            low = min(low, value)
            high = max(high, value)
        }
        return low...high
    }

    /// The corner whose line is lowest (or highest) at a place.
    func extreme(at place: Double, highest: Bool) -> SIMD2<Double>? {
        highest
            ? corners.max { value($0, at: place) < value($1, at: place) }
            : corners.min { value($0, at: place) < value($1, at: place) }
    }

    /// The middle of the polygon.
    var middle: SIMD2<Double>? {
        corners.isEmpty ? nil : corners.reduce(.zero, +) / Double(corners.count)
    }

    /// Keeps the lines that are at most (or at least) a value at a place.
    ///
    /// - Parameter tolerance: by how much they may miss it, so that a line on the border is not lost to rounding.
    mutating func cut(at place: Double, _ limit: Double, isUpper: Bool, tolerance: Double = 1e-12) {
        let share = (place - first) / (second - first)
        let sign: Double = isUpper ? 1 : -1
        func excess(_ line: SIMD2<Double>) -> Double { sign * (line.x + (line.y - line.x) * share - limit) - tolerance }
        // Most cuts of a long line cut nothing.
        guard corners.contains(where: { excess($0) > 0 }), var last = corners.last else { return }
        var lastExcess = excess(last)
        var kept: [SIMD2<Double>] = []
        kept.reserveCapacity(corners.count + 1)
        for corner in corners {
            let own = excess(corner)
            if (own <= 0) != (lastExcess <= 0) {
                kept.append(last + (corner - last) * (lastExcess / (lastExcess - own)))
            }
            if own <= 0 { kept.append(corner) }
            (last, lastExcess) = (corner, own)
        }
        corners = kept
    }

    /// Keeps the lines within a range of values at a place.
    mutating func cut(at place: Double, to range: ClosedRange<Double>) {
        cut(at: place, range.upperBound, isUpper: true)
        cut(at: place, range.lowerBound, isUpper: false)
    }
}
