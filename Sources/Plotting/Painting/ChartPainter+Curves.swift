extension ChartPainter {
    func paintLines(_ panel: Panel, _ frame: PanelFrame, on canvas: inout some Canvas) {
        for line in panel.lines where line.value.isFinite {
            let ends: [Point]
            switch line.orientation {
            case .horizontal:
                let y = frame.y.position(line.value)
                ends = [Point(frame.plot.minX, y), Point(frame.plot.maxX, y)]
            case .vertical:
                let x = frame.x.position(line.value)
                ends = [Point(x, frame.plot.minY), Point(x, frame.plot.maxY)]
            }
            guard ends.allSatisfy(frame.plot.holds) else { continue }
            canvas.stroke(
                Path(polyline: ends), theme.color(line.role).opacity(Self.faint),
                line.isThin
                    ? Stroke(width: 0.8 * unit, dash: [unit, 3 * unit], cap: .butt)
                    : Stroke(width: 1.2 * unit, dash: [5 * unit, 4 * unit], cap: .butt))
        }
    }

    func paintSeries(_ series: Series, _ frame: PanelFrame, on canvas: inout some Canvas) {
        let color = theme.color(series.role)
        if series.style == .dots {
            for sample in series.samples where sample.isFinite {
                canvas.fill(Path(circleAt: frame.position(sample), radius: width(series)), color)
            }
            return
        }
        let lines = SeriesLines(series)
        for run in lines.hidden {
            canvas.stroke(
                Path(polyline: run.map(frame.position)), color.opacity(Self.faint),
                Stroke(width: width(series) * 0.7, dash: [3 * unit, 3 * unit], cap: .butt))
        }
        for run in lines.seen {
            if run.count == 1 {
                canvas.fill(Path(circleAt: frame.position(run[0]), radius: width(series)), color)
            } else {
                canvas.stroke(Path(polyline: run.map(frame.position)), color, stroke(series))
            }
        }
    }
}
