/// The ticks of an axis with their words, as many as have room.
struct AxisTicks: Hashable, Sendable {
    /// A tick: its value in the data's unit, and its words.
    struct Tick: Hashable, Sendable {
        let value: Double
        let text: String
    }

    let ticks: [Tick]

    /// The ticks over a domain such that, `length` canvas units long, there is at least `spacing` between neighbours
    /// where possible, and the words, `extent` canvas units along the axis each, never touch.
    init(
        _ domain: ClosedRange<Double>, unit: AxisUnit, length: Double, spacing: Double, gap: Double,
        extent: (String) -> Double
    ) {
        let ratio = unit.perDataUnit.isFinite && unit.perDataUnit > 0 ? unit.perDataUnit : 1
        let read = (domain.lowerBound * ratio)...(domain.upperBound * ratio)
        let scale = Scale(domain: domain, start: 0, end: length)
        func choose(_ target: Int) -> (ticks: [Tick], fits: Bool) {
            let found = TickGenerator(target: target).ticks(in: read)
            let format = TickFormat(found)
            let ticks = found.values.map { Tick(value: $0 / ratio, text: format.text($0)) }
            let extents = ticks.map { extent($0.text) }
            let fits = ticks.indices.dropFirst().allSatisfy { index in
                scale.position(ticks[index].value) - scale.position(ticks[index - 1].value)
                    >= (extents[index] + extents[index - 1]) / 2 + gap
            }
            return (ticks, fits)
        }
        let wanted = Int(max(1, min(40, (length / spacing).rounded(.down))))
        var chosen: [Tick] = []
        for target in stride(from: wanted, through: 1, by: -1) {
            let (ticks, fits) = choose(target)
            chosen = fits ? ticks : Array(ticks.prefix(1))
            if fits { break }
        }
        // A single number tells nothing about the scale: a second one may stand closer than the spacing.
        for target in wanted + 1...wanted + 5 where chosen.count < 2 {
            let (ticks, fits) = choose(target)
            if fits, ticks.count > 1 { chosen = ticks }
        }
        ticks = chosen
    }
}
