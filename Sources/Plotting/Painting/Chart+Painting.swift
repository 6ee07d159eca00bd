extension Chart {
    /// Paints the chart over the whole of a canvas, background included. Throws when the canvas is smaller than
    /// ``ChartLayout/minimumSize(for:)`` or the chart has no panels; the canvas is then untouched.
    package func paint(on canvas: inout some Canvas) throws(ChartError) {
        let layout = try ChartLayout(self, on: canvas)
        ChartPainter(chart: layout.chart, layout: layout).paint(on: &canvas)
    }
}
