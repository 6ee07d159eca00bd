/// Quantities with their units, as sentences and captions give them: three significant digits, a space, the unit.
package enum Measure {
    /// Seconds as milliseconds up to a second and as seconds beyond: `335 ms`, `1.4 s`.
    package static func time(_ seconds: Double) -> String {
        let milliseconds = NumberText.significant(seconds * 1000)
        // What rounds to a second is one.
        let isShort = seconds.magnitude < 1 && milliseconds != "1000" && milliseconds != "-1000"
        return isShort ? milliseconds + " ms" : NumberText.significant(seconds) + " s"
    }

    /// A percentage: `62.1 %`.
    package static func percent(_ percent: Double) -> String { NumberText.significant(percent) + " %" }

    /// A fraction of 1 in percent: 0.02 is `2 %`.
    package static func percent(ofOne fraction: Double) -> String { percent(fraction * 100) }

    /// Whole things with their name: `1 frame`, `2 frames`.
    ///
    /// - Parameter plural: The name of several, where an `s` does not make it.
    package static func count(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }

    /// A frame rate: `60 fps`.
    package static func framesPerSecond(_ rate: Double) -> String { NumberText.shortest(rate) + " fps" }

    /// A size in points: `44 × 50 pt`.
    package static func points(_ width: Double, by height: Double) -> String {
        "\(NumberText.significant(width)) × \(NumberText.significant(height)) pt"
    }
}
