/// When a finding is worth saying: every limit that a rule of advice compares with, whoever asks.
package struct AdviceThresholds: Hashable, Sendable {
    /// The band by which speeds are compared and a press is called late, as a fraction of the travel; 0.02.
    package var settlingBand = 0.02
    /// The band that counts as rest, as a fraction of the travel; 0.001.
    package var endBand = 0.001
    /// Two settling times that differ by less than this many seconds are equal; half a frame at 120 Hz.
    package var equalTime = 1.0 / 240
    /// A press later than this many seconds is late; 0.2.
    package var latePress = 0.2
    /// An overshoot beyond this many percent of the travel is a bounce; 1.
    package var bouncePercent = 1.0
    /// A press of which this many percent are done has settled; 99.95.
    package var settledPercent = 99.95
    /// Turning points nearer than this many percent of the travel are one; 0.05.
    package var turnPercent = 0.05
    /// A swing beyond rest of more than this many percent of the travel is a rebound; 0.1.
    package var reboundPercent = 0.1
    /// How many times the true end a reported or played time must be, or fall short of it by, to mislead; 1.25.
    package var misleadingRatio = 1.25
    /// How many times its duration a spring must last for the duration to mislead; 2. A critical spring lasts 1.47 times.
    package var durationRatio = 2.0
    /// A delay beyond this many seconds is felt; a frame at 60 Hz.
    package var feltDelay = 1.0 / 60
    /// The movement of an edge that can be seen, in pixels; 0.5.
    package var visiblePixels = 0.5
    /// The movement of an edge that is worth a word, in pixels; 0.01.
    package var leastPixels = 0.01
    /// The part of the range by which a value must go beyond what can be seen, in percent; 1.
    package var hiddenPercent = 1.0
    /// The least side of a control that a finger hits, in points; 44.
    package var touchTarget = 44.0
    /// The least contrast of a label with what it stands on; 4.5, by WCAG 2.2 §1.4.3.
    package var labelContrast = 4.5
    /// The least contrast of a large label, by the same, and of a sign, by §1.4.11; 3.
    package var largeContrast = 3.0
    /// The size from which a label is large, in points; 24.
    package var largeLabel = 24.0
    /// The size from which a bold label is large, in points; 18.66.
    package var largeBoldLabel = 18.66
    /// The contrast of a face with what lies behind it under which it vanishes; 1.1.
    package var faceContrast = 1.1
    /// The frame rate at which played ends are looked at; 60.
    package var framesPerSecond = 60.0
    /// Pixels in a point; 3.
    package var pixelsPerPoint = 3.0

    /// The default thresholds.
    package init() {}
}
