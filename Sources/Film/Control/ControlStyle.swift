/// What a scene does not say about its control: type sizes, line widths, the spinner's pace.
package struct ControlStyle: Hashable, Sendable {
    /// How corners are bent.
    package var corners: CornerStyle
    /// The corner radius of a scene that names none, as a part of the control's height.
    package var cornerShare: Double
    /// Seconds that a spinner takes for a turn.
    package var spinnerPeriod: Double
    /// The part of the circle that a spinner's arc covers.
    package var spinnerArc: Double
    /// The opacity of the background of a control that fills, where it is not filled yet.
    package var unfilledOpacity: Double

    package init(
        corners: CornerStyle = .continuous, cornerShare: Double = 0.28, spinnerPeriod: Double = 0.9,
        spinnerArc: Double = 0.7, unfilledOpacity: Double = 0.16
    ) {
        self.corners = corners
        self.cornerShare = cornerShare
        self.spinnerPeriod = spinnerPeriod
        self.spinnerArc = spinnerArc
        self.unfilledOpacity = unfilledOpacity
    }
}
