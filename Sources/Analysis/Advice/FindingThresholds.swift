/// When a finding about a press and its release is worth saying.
package struct FindingThresholds: Hashable, Sendable {
    /// The band by which speeds are compared and a press is called late, as a fraction of the travel; 0.02.
    package var settlingBand = 0.02
    /// The band that counts as the true end, as a fraction of the travel; 0.001.
    package var endBand = 0.001
    /// Two settling times that differ by less than this many seconds are equal; half a frame at 120 Hz.
    package var equalTime = 1.0 / 240
    /// A press later than this many seconds is late; 0.2.
    package var latePress = 0.2
    /// An overshoot beyond this many percent of the travel is a bounce; 1.
    package var bouncePercent = 1.0
    /// How many times the true end a reported or written time must be, or fall short of it by, to mislead; 1.25.
    package var misleadingRatio = 1.25
    /// The movement of an edge that can be seen, in pixels; 0.5.
    package var visiblePixels = 0.5
    /// The frame rate at which played ends are looked at; 60.
    package var framesPerSecond = 60.0
    /// Pixels in a point; 3.
    package var pixelsPerPoint = 3.0

    /// The default thresholds.
    package init() {}
}
