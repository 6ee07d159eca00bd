import Plotting
import Springs

/// Recorded samples as dots under the curves fitted to them, and what the curves leave over.
package struct RecordedFit: Sendable {
    /// The heading.
    package var title: String
    /// The line under it.
    package var subtitle: String
    /// What was recorded.
    package var recording: Recording
    /// The motions fitted, in order; each goes on until the next begins.
    package var fits: [SpringFit]
    /// What each is called.
    package var names: [String]
    /// The colours.
    package var theme: Theme

    /// A figure from a recording and its fits.
    package init(
        title: String, subtitle: String = "", recording: Recording, fits: [SpringFit], names: [String],
        theme: Theme = .light
    ) {
        self.title = title
        self.subtitle = subtitle
        self.recording = recording
        self.fits = fits
        self.names = names
        self.theme = theme
    }

    /// The chart.
    package var chart: Chart {
        let (first, last) = (recording.times.first ?? 0, recording.times.last ?? 1)
        let ends = fits.dropFirst().map(\.start) + [last]
        var curves: [Series] = []
        var begin = first
        for (index, fit) in fits.enumerated() {
            let span = begin...max(begin, ends[index])
            curves.append(
                Series(
                    name: index < names.count ? names[index] : "",
                    samples: CurveSampler().samples(over: span, including: [fit.start]) {
                        Sample($0, fit.value(at: $0))
                    },
                    role: .series(index)))
            begin = ends[index]
        }
        let dots = zip(recording.times, recording.values).map { Sample($0, $1) }
        let residuals = zip(recording.times, recording.values).map { time, value in
            let fit = fits.last { $0.start <= time } ?? fits.first
            return Sample(time, value - (fit?.value(at: time) ?? value))
        }
        let axis = Axis.time(last - first < 10 ? .milliseconds : .seconds, domain: first...last)
        return Chart(
            title: title, subtitle: subtitle,
            panels: [
                Panel(
                    title: "Value", x: axis,
                    series: [Series(name: "recorded", samples: dots, style: .dots, role: .muted)] + curves,
                    lines: fits.map { ReferenceLine(.vertical, at: $0.start, label: "start", role: .ink) }, weight: 3),
                Panel(
                    title: "Residual", detail: "recorded − fitted", x: axis,
                    series: [
                        Series(name: "residual", samples: residuals, style: .dots, role: .muted, isInLegend: false)
                    ], lines: [ReferenceLine(.horizontal, at: 0, label: "")]),
            ], legend: .header, theme: theme)
    }
}
