extension ChartPainter {
    /// Shaded strips, cells, hairlines and the foot of a panel.
    func paintGround(_ panel: Panel, _ frame: PanelFrame, on canvas: inout some Canvas) {
        if let cells = panel.cells {
            paintCells(cells, frame, on: &canvas)
            return
        }
        for band in panel.bands {
            guard let rect = frame.rect(of: band) else { continue }
            canvas.fill(Path(rect), band.fill == .hidden ? theme.shade : theme.spans.first ?? theme.shade)
            guard band.fill == .hidden else { continue }
            canvas.clip(to: rect)
            canvas.stroke(Self.hatching(rect, spacing: 7 * unit), theme.hatch, Stroke(width: unit, cap: .butt))
            canvas.clip(to: nil)
        }
        let hairline = Stroke(width: max(unit, 0.75), cap: .butt)
        for x in frame.xTicks.map(frame.x.position) {
            canvas.stroke(
                Path(polyline: [Point(x, frame.plot.minY), Point(x, frame.plot.maxY)]), theme.grid, hairline)
        }
        for y in frame.yTicks.map(frame.y.position) {
            canvas.stroke(
                Path(polyline: [Point(frame.plot.minX, y), Point(frame.plot.maxX, y)]), theme.grid, hairline)
        }
        guard frame.showsXTicks else { return }
        let foot = frame.plot.maxY
        canvas.stroke(
            Path(polyline: [Point(frame.plot.minX, foot), Point(frame.plot.maxX, foot)]), theme.baseline, hairline)
        for x in frame.xTicks.map(frame.x.position) {
            canvas.stroke(Path(polyline: [Point(x, foot), Point(x, foot + 4 * unit)]), theme.baseline, hairline)
        }
    }

    /// Slanting lines over a rectangle, from beyond its edges so that clipping leaves no gaps.
    private static func hatching(_ rect: Rect, spacing: Double) -> Path {
        var elements: [Path.Element] = []
        let height = rect.size.height
        let count = Int(min(max((rect.size.width + height) / spacing, 0), 4000))
        for index in 0...count {
            let x = rect.minX + Double(index) * spacing
            elements += [.move(Point(x, rect.minY)), .line(Point(x - height, rect.maxY))]
        }
        return Path(elements)
    }

    func paintCells(_ cells: CellGrid, _ frame: PanelFrame, on canvas: inout some Canvas) {
        guard let extent = cells.extent else { return }
        let scale = Scale(domain: extent, start: 0, end: 1)
        let columns = CellGrid.edges(around: cells.columns).map(frame.x.position)
        let rows = CellGrid.edges(around: cells.rows).map(frame.y.position)
        canvas.clip(to: frame.plot)
        canvas.fill(Path(frame.plot), theme.shade)
        for row in cells.rows.indices {
            for column in cells.columns.indices {
                let index = row * cells.columns.count + column
                guard index < cells.values.count, cells.values[index].isFinite else { continue }
                let rect = Rect(
                    x: columns[column], y: rows[row + 1], width: columns[column + 1] - columns[column],
                    height: rows[row] - rows[row + 1])
                // Half a unit of overlap closes the seams that antialiasing leaves between neighbours.
                canvas.fill(
                    Path(rect.expanded(by: 0.5)), cells.colormap.color(at: scale.position(cells.values[index])))
            }
        }
        canvas.clip(to: nil)
    }

    func paintColorKey(_ key: ColorKeyLayout, on canvas: inout some Canvas) {
        let steps = 64
        for index in 0..<steps {
            let (low, high) = (Double(index) / Double(steps), Double(index + 1) / Double(steps))
            let rect = Rect(
                x: key.bar.minX, y: key.bar.maxY - high * key.bar.size.height, width: key.bar.size.width,
                height: (high - low) * key.bar.size.height + (index == 0 ? 0 : 0.5))
            canvas.fill(Path(rect), key.colormap.color(at: (low + high) / 2))
        }
        for y in key.ticks {
            canvas.stroke(
                Path(polyline: [Point(key.bar.maxX, y), Point(key.bar.maxX + 3 * unit, y)]), theme.baseline,
                Stroke(width: max(unit, 0.75), cap: .butt))
        }
    }
}
