/// The words to the right of a panel: targets, hidden areas, and the curves' names where they stand at the lines' ends.
struct SideLabels {
    /// A label and the height it would best stand at.
    struct Label: Hashable, Sendable {
        let text: String
        let style: TextStyle
        let height: Double
        var middle: Double
    }

    /// Labels from top to bottom, none touching another.
    let labels: [Label]

    /// Spreads labels over the heights from `top` to `bottom`, each as near as possible to where it belongs. Where there
    /// is no room for all, the last ones given are left out.
    init(_ wanted: [Label], top: Double, bottom: Double) {
        var kept = wanted
        while kept.reduce(0, { $0 + $1.height }) > bottom - top { kept.removeLast() }
        kept.sort { $0.middle < $1.middle }
        var floor = top
        for index in kept.indices {
            kept[index].middle = max(kept[index].middle, floor + kept[index].height / 2)
            floor = kept[index].middle + kept[index].height / 2
        }
        var ceiling = bottom
        for index in kept.indices.reversed() {
            kept[index].middle = min(kept[index].middle, ceiling - kept[index].height / 2)
            ceiling = kept[index].middle - kept[index].height / 2
        }
        labels = kept
    }
}
