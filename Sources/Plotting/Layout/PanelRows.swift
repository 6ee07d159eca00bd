/// The heights of a chart's panels and of the rows of words between them.
struct PanelRows {
    /// What one panel takes.
    struct Row {
        /// The top of the panel's name.
        let heading: Double
        /// The drawing area's top and bottom.
        let top: Double, bottom: Double
        /// Whether a row of x tick labels follows.
        let showsXTicks: Bool
    }

    let rows: [Row]

    /// Divides the height from `top` to `bottom` among the panels by their weights; nil where a drawing area would be
    /// lower than the detail asks for.
    init?(_ panels: [Panel], from top: Double, to bottom: Double, type: TypeScale, detail: Detail, line: Double) {
        let spacing = detail.spacing * type.unit
        let shows = panels.indices.map { $0 == panels.count - 1 || panels[$0].x != panels[$0 + 1].x }
        let heads = panels.map {
            $0.title.isEmpty && $0.detail.isEmpty && $0.cells == nil ? line / 2 : line + spacing * 10
        }
        let feet = panels.indices.map { index -> Double in
            guard shows[index] else { return 0 }
            let named = detail.explains && !panels[index].x.title.isEmpty
            return spacing * 7 + line + (named ? line + spacing * 3 : 0)
        }
        let between = spacing * 18
        let words = heads.reduce(0, +) + feet.reduce(0, +) + between * Double(panels.count - 1)
        let free = bottom - top - words
        let weights = panels.map { $0.weight.isFinite && $0.weight > 0 ? $0.weight : 1 }
        let total = weights.reduce(0, +)
        // Each has what it needs; what is left goes by weight.
        let least = detail.plotHeight * type.unit
        let left = free - least * Double(panels.count)
        guard left >= 0 else { return nil }
        var (rows, y) = ([Row](), top)
        for index in panels.indices {
            let height = least + left * weights[index] / total
            let head = y + heads[index]
            rows.append(Row(heading: y, top: head, bottom: head + height, showsXTicks: shows[index]))
            y = head + height + feet[index] + between
        }
        self.rows = rows
    }
}
