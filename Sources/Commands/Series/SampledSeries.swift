/// One column of values over a grid of times, and what it is of.
struct SampledSeries {
    /// Whose it is: the animation's label or the scene's name.
    var series: String
    /// Which property; nil for the bare value.
    var property: String?
    /// The model's values, in the property's unit.
    var values: [Double]
    /// The velocities in that unit per second.
    var velocities: [Double]
    /// The values that are seen.
    var visible: [Double]

    /// Whether some value is outside what can be seen.
    var isClipped: Bool { zip(values, visible).contains { $0 != $1 } }
}
