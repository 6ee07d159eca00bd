/// How a line of text is set.
package struct TextStyle: Hashable, Sendable {
    /// The weight of the face.
    package enum Weight: Hashable, Sendable {
        /// Book weight.
        case regular
        /// Bold.
        case bold
    }

    /// Which point of the line's width sits at the given position.
    package enum Alignment: Hashable, Sendable {
        /// The start, the middle or the end of the line.
        case start, middle, end

        /// How far a line of that width starts before the position.
        package func back(advance: Double) -> Double {
            switch self {
            case .start: 0
            case .middle: advance / 2
            case .end: advance
            }
        }
    }

    /// Which height of the line sits at the given position.
    package enum Baseline: Hashable, Sendable {
        /// Top of the ascent, middle of the capital height, the baseline itself, bottom of the descent.
        case top, middle, alphabetic, bottom

        /// How far below the position the baseline of a line of those heights is.
        package func drop(ascent: Double, capHeight: Double, descent: Double) -> Double {
            switch self {
            case .top: ascent
            case .middle: capHeight / 2
            case .alphabetic: 0
            case .bottom: -descent
            }
        }
    }

    /// The em size in canvas units.
    package var size: Double
    /// The weight of the face.
    package var weight: Weight
    /// The colour of the glyphs.
    package var color: Color
    /// Where the position lies across the line.
    package var alignment: Alignment
    /// Where the position lies down the line.
    package var baseline: Baseline
    /// True sets the line turned a quarter counter-clockwise (reading upwards).
    package var turned: Bool

    package init(
        size: Double, weight: Weight = .regular, color: Color, alignment: Alignment = .start,
        baseline: Baseline = .alphabetic, turned: Bool = false
    ) {
        self.size = size
        self.weight = weight
        self.color = color
        self.alignment = alignment
        self.baseline = baseline
        self.turned = turned
    }
}
