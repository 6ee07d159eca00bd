/// What a scene does not say about its control: type sizes, line widths, the spinner's pace.
public struct ControlStyle: Hashable, Sendable {
    /// How corners are bent.
    public var corners: CornerStyle
    /// The corner radius of a scene that names none, as a part of the control's height.
    public var cornerShare: Double
    /// Seconds that a spinner takes for a turn.
    public var spinnerPeriod: Double
    /// The part of the circle that a spinner's arc covers.
    public var spinnerArc: Double
    /// The opacity of the background of a control that fills, where it is not filled yet.
    public var unfilledOpacity: Double

    /// A style from its parts.
    public init(
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
