/// A line of text in its place.
package struct PlacedText: Hashable, Sendable {
    /// What part the text plays.
    package enum Part: Hashable, Sendable {
        /// The chart's heading and the line under it.
        case title, subtitle
        /// A curve's name, and what the legend adds to it.
        case legend
        /// A panel's name and unit, or an axis' name.
        case heading
        /// A number along an axis.
        case tick
        /// Words at the side of a panel: a target's name, a hidden area's caption, a curve's name.
        case side
        /// The words of a mark or of an upright reference line.
        case mark
        /// A phase's or an event's name.
        case phase
    }

    /// The words, in signs that the canvas has.
    package let text: String
    /// Where they are anchored.
    package let position: Point
    /// How they are set.
    package let style: TextStyle
    /// The area they cover.
    package let box: Rect
    /// What part they play.
    package let part: Part
}
