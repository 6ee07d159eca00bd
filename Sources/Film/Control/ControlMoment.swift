import Plotting

/// What a control looks like at one moment: lengths in points, colours of the appearance.
struct ControlMoment: Hashable, Sendable {
    /// Something upon the background.
    struct Content: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            /// A line of text.
            case label(String)
            /// An arc that has turned by so many turns.
            case spinner(turns: Double)
            case checkmark
        }

        var kind: Kind
        var color: Color
        var opacity = 1.0
        var scale = 1.0
        /// The radius of a blur in points.
        var blur = 0.0
    }

    var width: Double
    var height: Double
    var cornerRadius: Double
    /// Factor about the centre.
    var scale = 1.0
    /// Of the whole control.
    var opacity = 1.0
    /// Blur of the whole control, in points.
    var blur = 0.0
    /// Displacement in points.
    var offset = Point(0, 0)
    /// The background; nil for none.
    var fill: Color?
    var fillOpacity = 1.0
    /// The part that is filled, from the left; nil for a plain background.
    var filledPart: Double?
    /// The border; nil for none.
    var border: Color?
    /// What is shown, from the left in a row or one over the other.
    var contents: [Content] = []
    /// Whether contents lie one over the other.
    var isStacked = false
    /// Two symbols that melt into each other, in place of everything else.
    var morph: SymbolMoment?
}

/// Two symbols on their way from one to the other.
struct SymbolMoment: Hashable, Sendable {
    var firstOpacity: Double
    var secondOpacity: Double
    /// The radius of the blur in points.
    var blur: Double
    var color: Color
}
