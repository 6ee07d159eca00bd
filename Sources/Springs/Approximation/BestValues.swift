/// The values at given places that bring a polyline nearest to a curve: the largest vertical error is least.
///
/// For an error ε the values that a corner can have form an interval: those for which some value of the corner before keeps
/// the line between them within ε of every sample. The least ε is found by halving.
package enum BestValues {
    /// Polylines through the places of `knots`, whose first and last values stay; the others are chosen.
    ///
    /// - Parameter error: one that can be kept; at a greater one than can be, `knots` come back.
    package static func values(
        _ knots: [FewestLines.Knot], for curve: SampledCurve, within error: Double
    ) -> [FewestLines.Knot] {
        guard let start = knots.first?.value, let end = knots.last?.value else { return knots }
        let corridor = Corridor(curve, error: error, from: start, to: end)
        let pieces = pieces(corridor, at: knots.map(\.place))
        guard var best = solve(knots, corridor, pieces, error: error) else { return knots }
        var (low, high) = (error / 4, error)
        for _ in 0..<8 {
            let middle = (low + high) / 2
            if let found = solve(knots, corridor, pieces, error: middle) {
                (best, high) = (found, middle)
            } else {
                low = middle
            }
        }
        return best
    }

    /// The samples between each corner and the next.
    private static func pieces(_ corridor: Corridor, at places: [Double]) -> [Range<Int>] {
        var bounds = [0]
        var index = 0
        for place in places.dropFirst().dropLast() {
            while index < corridor.places.count, corridor.places[index] <= place { index += 1 }
            bounds.append(index)
        }
        bounds.append(corridor.places.count)
        return zip(bounds, bounds.dropFirst()).map { $0..<$1 }
    }

    private static func solve(
        _ knots: [FewestLines.Knot], _ corridor: Corridor, _ pieces: [Range<Int>], error: Double
    ) -> [FewestLines.Knot]? {
        var reachable = [knots[0].value...knots[0].value]
        var regions: [LineRegion] = []
        for (index, piece) in pieces.enumerated() {
            var region = LineRegion(at: knots[index].place, and: knots[index + 1].place)
            region.cut(at: knots[index].place, to: reachable[index])
            for sample in piece { region.cut(at: corridor.places[sample], to: corridor.range(sample, error: error)) }
            if index == pieces.count - 1 {
                let end = knots[index + 1].value
                region.cut(at: knots[index + 1].place, to: end...end)
            }
            guard let range = region.values(at: knots[index + 1].place) else { return nil }
            reachable.append(range)
            regions.append(region)
        }
        // Backwards from the end, each in the middle of what leads on.
        var solved = knots
        for index in regions.indices.reversed() {
            var region = regions[index]
            let next = solved[index + 1].value
            region.cut(at: region.second, to: (next - 1e-12)...(next + 1e-12))
            guard let range = region.values(at: region.first) else { return nil }
            if index > 0 { solved[index].value = (range.lowerBound + range.upperBound) / 2 }
        }
        return solved
    }
}
