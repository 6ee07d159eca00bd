import CLibrary
import Plotting
import Springs
import Words

/// Springs released from 0 towards 1, with the envelope that their swings stay within.
package struct StepResponse: Sendable {
    /// One of the springs.
    package struct Response: Sendable {
        /// What the legend calls it.
        package var name: String
        /// What the legend adds: the spring in SwiftUI's words.
        package var words: String
        /// Its progress from 0 to 1.
        package var motion: any Motion
        /// The moments pointed out.
        package var moments: [Curve.Moment]
        /// The limits 1 ± e of its swings, as e at a time in seconds; nil draws none.
        package var envelope: (@Sendable (Double) -> Double)?

        /// A response from its motion and what is known of it.
        package init(
            _ name: String, words: String, motion: any Motion, moments: [Curve.Moment] = [],
            envelope: (@Sendable (Double) -> Double)? = nil
        ) {
            self.name = name
            self.words = words
            self.motion = motion
            self.moments = moments
            self.envelope = envelope
        }
    }

    /// The heading.
    package var title: String
    /// The line under it.
    package var subtitle: String
    /// The springs.
    package var responses: [Response]
    /// Where the time axis ends, in seconds.
    package var duration: Double
    /// The fraction of the travel around 1 that is tinted as settled; nil for none.
    package var settlingBand: Double?
    /// The colours.
    package var theme: Theme

    /// A figure from its springs.
    package init(
        title: String, subtitle: String = "", responses: [Response], duration: Double, settlingBand: Double? = 0.02,
        theme: Theme = .light
    ) {
        self.title = title
        self.subtitle = subtitle
        self.responses = responses
        self.duration = duration
        self.settlingBand = settlingBand
        self.theme = theme
    }

    /// The envelope of a unit step of an underdamped spring from an initial velocity v₀ in travels per second:
    /// e^(−at)·√(1 + ((a − v₀)/ω_d)²), with the decay rate a and the damped frequency ω_d; nil for a spring that does
    /// not swing.
    package static func envelope(
        of oscillator: DampedOscillator, velocity: Double = 0
    ) -> (@Sendable (Double) -> Double)? {
        guard oscillator.bounce > 0, oscillator.dampedFrequency > 0 else { return nil }
        let ratio = (oscillator.decayRate - velocity) / oscillator.dampedFrequency
        let amplitude = (1 + ratio * ratio).squareRoot()
        return { amplitude * exp(-oscillator.decayRate * $0) }
    }

    /// More springs than this are shown without envelopes, which would hide them.
    private static let mostEnvelopes = 2

    /// The chart.
    package var chart: Chart {
        var curves: [Curve] = []
        for (index, response) in responses.enumerated() {
            let motion = response.motion
            if let envelope = response.envelope, responses.count <= Self.mostEnvelopes {
                for sign in [1.0, -1] {
                    curves.append(
                        Curve("", role: .series(index), dash: [2, 4], width: 1.3) { 1 + sign * envelope($0) })
                }
            }
            curves.append(
                Curve(response.name, words: response.words, role: .series(index), moments: response.moments) {
                    motion.state(at: $0).position
                })
        }
        var chart = PropertyCurves(
            title: title, subtitle: subtitle,
            panels: [
                PropertyPanel(
                    "Progress", targets: [PropertyPanel.Target(1, label: "target")], curves: curves)
            ],
            duration: duration, theme: theme
        ).chart
        if !chart.panels.isEmpty {
            // An envelope begins far outside; the responses alone say how high the panel is.
            let values = chart.panels[0].series.filter { !$0.name.isEmpty }
                .flatMap(\.samples).map(\.y).filter(\.isFinite)
            let (low, high) = (min(values.min() ?? 0, 0), max(values.max() ?? 1, 1))
            let pad = (high - low) * 0.12
            if pad.isFinite { chart.panels[0].y.domain = (low - pad)...(high + pad) }
        }
        if let band = settlingBand, band > 0, band.isFinite, !chart.panels.isEmpty {
            chart.panels[0].bands.append(Band((1 - band)...(1 + band), fill: .tint))
            chart.panels[0].detail =
                "target ± \(Measure.percent(ofOne: band)) tinted"
                + (responses.count <= Self.mostEnvelopes && responses.contains { $0.envelope != nil }
                    ? ", envelope dotted" : "")
        }
        return chart
    }
}
