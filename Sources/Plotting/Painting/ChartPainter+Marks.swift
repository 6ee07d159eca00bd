extension ChartPainter {
    func paintMark(_ mark: Mark, _ frame: PanelFrame, on canvas: inout some Canvas) {
        guard mark.at.isFinite, mark.shape != .none else { return }
        let at = frame.position(mark.at)
        guard frame.plot.holds(at) else { return }
        let color = theme.color(mark.role)
        canvas.fill(Path(circleAt: at, radius: 6 * unit), theme.background)
        switch mark.shape {
        case .dot: canvas.fill(Path(circleAt: at, radius: 4.5 * unit), color)
        case .ring:
            canvas.fill(Path(circleAt: at, radius: 5 * unit), color)
            canvas.fill(Path(circleAt: at, radius: 3 * unit), theme.background)
        case .none: break
        }
    }

    func paintKey(_ key: HeaderLayout.Key, on canvas: inout some Canvas) {
        let color = theme.color(key.series.role)
        if key.series.style == .dots {
            for part in [0.15, 0.5, 0.85] {
                let x = key.from.x + (key.to.x - key.from.x) * part
                canvas.fill(Path(circleAt: Point(x, key.from.y), radius: width(key.series)), color)
            }
        } else {
            var line = stroke(key.series)
            line.width = max(line.width, 3 * unit)
            canvas.stroke(Path(polyline: [key.from, key.to]), color, line)
        }
    }

    func paintBand(_ band: PhaseBandLayout, on canvas: inout some Canvas) {
        for span in band.spans where !theme.spans.isEmpty {
            // A gap of the background's colour parts neighbours of the same fill.
            let inset = Rect(
                x: span.rect.minX + 0.75 * unit, y: span.rect.minY, width: max(span.rect.size.width - 1.5 * unit, 0.5),
                height: span.rect.size.height)
            canvas.fill(Path(inset, cornerRadius: 4 * unit), theme.spans[span.turn % theme.spans.count])
        }
        for x in band.events {
            for plot in layout.panels.map(\.plot) {
                canvas.stroke(
                    Path(polyline: [Point(x, plot.minY), Point(x, plot.maxY)]), theme.mutedInk.opacity(Self.faint),
                    Stroke(width: unit, dash: [2 * unit, 3 * unit], cap: .butt))
            }
            canvas.fill(
                Path([
                    .move(Point(x - 4.5 * unit, band.strip.minY - 4 * unit)),
                    .line(Point(x + 4.5 * unit, band.strip.minY - 4 * unit)),
                    .line(Point(x, band.strip.minY + 3 * unit)), .close,
                ]), theme.ink)
        }
    }
}
