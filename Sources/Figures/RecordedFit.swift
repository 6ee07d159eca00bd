import Plotting
import Springs
import Words

/// Recorded samples as dots under the curves fitted to them, and what the curves leave over.
package struct RecordedFit: Sendable {
    /// What was recorded.
    package var recording: Recording
    /// The motions fitted, in order; each goes on until the next begins.
    package var fits: [SpringFit]

    package init(_ recording: Recording, _ fits: [SpringFit]) {
        self.recording = recording
        self.fits = fits
    }

    /// The chart.
    ///
    /// - Parameter names: what each motion is called, in their order.
    package func chart(names: [String], theme: Theme = .light) -> Chart {
        let (first, last) = (recording.times.first ?? 0, recording.times.last ?? 1)
        let travel = fits.map { abs($0.to - $0.from) }.max() ?? 0
        var curves: [Series] = []
        var begin = first
        for (index, fit) in fits.enumerated() {
            let end = index + 1 < fits.count ? fits[index + 1].start : last
            curves.append(
                Series(
                    name: index < names.count ? names[index] : "",
                    samples: CurveSampler().samples(over: begin...max(begin, end), including: [fit.start]) {
                        Sample($0, fit.value(at: $0))
                    },
                    role: .series(index)))
            begin = max(begin, end)
        }
        let samples = zip(recording.times, recording.values)
        let residuals = samples.map { time, value in
            let fit = fits.last { $0.start <= time } ?? fits.first
            let residual = fit.map { value - $0.value(at: time) } ?? 0
            // What is lost in rounding would fill the panel.
            return Sample(time, abs(residual) < 1e-12 * (abs(value) + travel) ? 0 : residual)
        }
        let axis = Axis.time(last - first < 10 ? .milliseconds : .seconds, domain: first...last)
        return Chart(
            title: names.joined(separator: ", then "),
            subtitle: "fitted to \(Measure.count(recording.times.count, "sample"))",
            panels: [
                Panel(
                    title: "Value", x: axis,
                    series: [
                        Series(
                            name: "recorded", samples: samples.map { Sample($0, $1) }, style: .dots, role: .muted)
                    ] + curves,
                    lines: fits.filter { (first...last).contains($0.start) }.map {
                        ReferenceLine(.vertical, at: $0.start, label: "start", role: .ink)
                    }, weight: 3),
                Panel(
                    title: "Residual", detail: "recorded − fitted", x: axis,
                    series: [
                        Series(name: "residual", samples: residuals, style: .dots, role: .muted, isInLegend: false)
                    ], lines: [ReferenceLine(.horizontal, at: 0, label: "")]),
            ], legend: .header, theme: theme)
    }
}
