/// A row of the one table of properties that people animate: what a name stands for wherever it is written, in a scene
/// file, after `--property` or over a chart.
package struct KnownProperty: Hashable, Sendable {
    /// What of the control a property paints.
    package enum Painting: Hashable, Sendable {
        /// The control's own frame, or the whole of it: its size, corners, scale, opacity, blur or place.
        case control
        /// What lies inside: a fill, a border, the text's colour, the room around the contents.
        case inside
        /// One content among others, named before the property: `title-opacity`.
        case content
    }

    /// What can be seen of a value.
    package enum Range: Hashable, Sendable {
        /// Everything.
        case unlimited
        /// 0 … 1.
        case fraction
        /// 0 or more.
        case notNegative
        /// 0 to half the control's shorter side, where that is known.
        case cornerRadius
    }

    /// The name in files and on the command line.
    package let name: String
    /// The unit of its values.
    package let unit: PropertyUnit
    /// What of them can be seen.
    package let range: Range
    /// The factor SwiftUI animates it by: the unit's unless it is a colour's or a unit point's, 128.
    package let animationScale: Double
    /// Whether SwiftUI animates an equal (x, y) pair: a scale, and a corner radius, whose corner is a size. The width or
    /// height of a frame is one number, for its origin and its other side stay.
    package let isPair: Bool
    /// What a film paints from it; nil when a film does not show it.
    package let painting: Painting?

    private init(
        _ name: String, _ unit: PropertyUnit = .none, _ range: Range = .unlimited, scale: Double? = nil,
        isPair: Bool = false, paints painting: Painting? = nil
    ) {
        self.name = name
        self.unit = unit
        self.range = range
        animationScale = scale ?? unit.animationScale
        self.isPair = isPair
        self.painting = painting
    }

    /// The table. A name that ends in one of these behind a hyphen is treated like it, as `title-opacity`.
    package static let all: [KnownProperty] = [
        .init("scale", isPair: true, paints: .control),
        .init("opacity", .fraction, .fraction, paints: .control),
        .init("alpha", .fraction, .fraction),
        .init("corner-radius", .points, .cornerRadius, isPair: true, paints: .control),
        .init("blur", .points, .notNegative, paints: .control),
        .init("width", .points, .notNegative, paints: .control),
        .init("height", .points, .notNegative, paints: .control),
        .init("offset-x", .points, paints: .control),
        .init("offset-y", .points, paints: .control),
        .init("offset", .points),
        .init("x", .points),
        .init("y", .points),
        .init("padding", .points, .notNegative, paints: .inside),
        .init("fill", .fraction, .fraction, paints: .inside),
        .init("trim", .fraction, .fraction),
        .init("progress", .fraction, paints: .inside),
        .init("line-width", .points, .notNegative),
        .init("shadow-radius", .points, .notNegative),
        .init("rotation", .degrees),
        .init("angle", .degrees),
        .init("hue", .degrees),
        .init("anchor-x", scale: AnimatedProperty.scaledAnimation),
        .init("anchor-y", scale: AnimatedProperty.scaledAnimation),
        .init("red", .fraction, .fraction, scale: AnimatedProperty.scaledAnimation),
        .init("green", .fraction, .fraction, scale: AnimatedProperty.scaledAnimation),
        .init("blue", .fraction, .fraction, scale: AnimatedProperty.scaledAnimation),
        .init("text-red", .fraction, .fraction, scale: AnimatedProperty.scaledAnimation, paints: .inside),
        .init("text-green", .fraction, .fraction, scale: AnimatedProperty.scaledAnimation, paints: .inside),
        .init("text-blue", .fraction, .fraction, scale: AnimatedProperty.scaledAnimation, paints: .inside),
        .init("border-opacity", .fraction, .fraction, paints: .inside),
        .init("success-fill", .fraction, .fraction, paints: .inside),
        .init("first-opacity", .fraction, .fraction, paints: .content),
        .init("second-opacity", .fraction, .fraction, paints: .content),
    ]

    /// The row for a name: its own, else that of the longest row whose name it ends in behind a hyphen; nil for a name
    /// that nobody knows, which is then a bare number without limits.
    package static func row(for name: String) -> KnownProperty? {
        if let row = all.first(where: { $0.name == name }) { return row }
        return all.filter { name.hasSuffix("-" + $0.name) }.max { $0.name.count < $1.name.count }
    }

    /// What can be seen of it, on a control of a given size where that is known.
    package func visibleRange(in control: ControlSize? = nil) -> VisibleRange {
        switch range {
        case .unlimited: .unlimited
        case .fraction: .fraction
        case .notNegative: .notNegative
        case .cornerRadius: control.map { .upTo(min($0.width, $0.height) / 2) } ?? .notNegative
        }
    }
}

extension AnimatedProperty {
    /// The property that a name stands for; one that nobody knows is a bare number without limits.
    package static func known(_ name: String, in control: ControlSize? = nil) -> AnimatedProperty {
        guard let row = KnownProperty.row(for: name) else { return AnimatedProperty(name) }
        return AnimatedProperty(
            name, unit: row.unit, visibleRange: row.visibleRange(in: control), animationScale: row.animationScale,
            isPair: row.isPair)
    }

    /// The factor that its name and unit bring by themselves: the table's where the unit is the table's, else the unit's.
    package var usualAnimationScale: Double {
        guard let row = KnownProperty.row(for: name), row.unit == unit else { return unit.animationScale }
        return row.animationScale
    }

    /// The name in people's words: `corner-radius` as "Corner radius".
    package var title: String {
        let words = name.map { $0 == "-" || $0 == "_" ? " " : $0 }
        return words.prefix(1).map { $0.uppercased() }.joined() + String(words.dropFirst())
    }
}
