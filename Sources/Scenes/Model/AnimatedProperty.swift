import Springs

/// Something a button animates: its scale, its corner radius, the opacity of its title.
package struct AnimatedProperty: Hashable, Sendable {
    /// Where a property's value comes from.
    package enum Source: Hashable, Sendable {
        /// Each phase names the value.
        case phases
        /// It follows another property through a map, as a blur that follows progress.
        case derived(from: String, PiecewiseLinearMap)
    }

    /// Its name in files and tables: lower-case words joined by hyphens, such as `corner-radius`.
    package var name: String
    /// The unit its values are in.
    package var unit: PropertyUnit
    /// The values that can be seen.
    package var visibleRange: VisibleRange
    /// The factor SwiftUI animates it by: 128 for unit points, colour components and angles in radians (so 128·π/180 for
    /// degrees), 1 for the rest. The rest test that ends a played spring sees the value times this factor.
    package var animationScale: Double
    /// Whether the value stands for an equal (x, y) pair, as a scale or a size: the rest test then sums both squares.
    package var isPair: Bool
    /// Where its value comes from.
    package var source: Source
    /// The value it keeps under Reduce Motion; nil when it moves there too.
    package var reduceMotionValue: Double?

    /// A property; without an `animationScale` it has its unit's.
    package init(
        _ name: String, unit: PropertyUnit = .none, visibleRange: VisibleRange = .unlimited,
        animationScale: Double? = nil,
        isPair: Bool = false, source: Source = .phases, reduceMotionValue: Double? = nil
    ) {
        self.name = name
        self.unit = unit
        self.visibleRange = visibleRange
        self.animationScale = animationScale ?? unit.animationScale
        self.isPair = isPair
        self.source = source
        self.reduceMotionValue = reduceMotionValue
    }

    /// How SwiftUI animates it.
    package var playedUnit: PlayedUnit { PlayedUnit(scale: animationScale, isPair: isPair) }

    /// The factor by which SwiftUI scales angles, unit points and colour components before it animates them.
    package static let scaledAnimation = 128.0

    /// The property that a name stands for, with what is said of it here: where its value comes from, where the range it
    /// is seen in ends, and the value it keeps under Reduce Motion.
    package static func known(
        _ name: String, upTo upper: Double? = nil, source: Source = .phases, reduceMotionValue: Double? = nil
    ) -> AnimatedProperty {
        var property = known(name)
        if let upper { property.visibleRange = .upTo(upper) }
        property.source = source
        property.reduceMotionValue = reduceMotionValue
        return property
    }
}
