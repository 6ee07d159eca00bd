import Plotting
import Scenes

/// Reads what a scene's control looks like at any time from the tracks that are played.
///
/// Properties are known by name: `width`, `height`, `scale`, `corner-radius`, `opacity`, `blur`, `offset-x`, `offset-y`,
/// `border-opacity`, `success-fill`, `fill`, `text-red|green|blue`, `checkmark-scale`, and an opacity and a blur for each
/// content: `title-opacity`, `spinner-opacity`, `checkmark-opacity`, and any other, whose label its phase gives. What no
/// property moves, the phase's look gives.
struct ControlReader: Sendable {
    let performance: Performance
    let appearance: Appearance
    let style: ControlStyle
    private let places: [String: Int]
    private let contents: [ContentRole]
    private let fills: FillRole

    init(_ performance: Performance, appearance: Appearance, style: ControlStyle = ControlStyle()) {
        let scene = performance.scene
        self.performance = performance
        self.appearance = appearance
        self.style = style
        places = Dictionary(scene.properties.enumerated().map { ($1.name, $0) }) { first, _ in first }
        contents = ContentRole.roles(of: scene)
        fills = FillRole(of: scene, contents: contents)
    }

    /// The names of properties that move and that no painting shows.
    var unseenProperties: [String] {
        let seen =
            KnownProperty.all.filter { $0.painting != nil }.map(\.name)
            + contents.flatMap { ["\($0.name)-opacity", "\($0.name)-blur", "\($0.name)-scale"] }
        return performance.playback.tracks.filter(\.moves).map(\.property.name).filter { !seen.contains($0) }
    }

    /// The visible value of a property at a time; nil where the scene has none of that name.
    func value(_ name: String, at time: Double) -> Double? {
        places[name].map { performance.visibleValue(of: $0, at: time) }
    }

    /// The control at a time of the script, in seconds.
    func moment(at time: Double) -> ControlMoment {
        let size = performance.scene.size
        let look = performance.phase(at: time)?.look ?? Look()
        let width = max(value("width", at: time) ?? size.width, 0)
        let height = max(value("height", at: time) ?? size.height, 0)
        let radius = value("corner-radius", at: time) ?? style.cornerShare * size.height
        var moment = ControlMoment(width: width, height: height, cornerRadius: radius)
        moment.scale = value("scale", at: time) ?? 1
        moment.opacity = value("opacity", at: time) ?? 1
        moment.offset = Point(value("offset-x", at: time) ?? 0, value("offset-y", at: time) ?? 0)
        let blur = max(value("blur", at: time) ?? 0, 0)
        if let first = value("first-opacity", at: time), let second = value("second-opacity", at: time) {
            moment.morph = SymbolMoment(
                firstOpacity: first, secondOpacity: second, blur: blur,
                color: appearance.color(of: look.labelColor) ?? appearance.ink)
            return moment
        }
        moment.blur = blur
        let text = textColor(at: time)
        moment.fill = fillColor(look, text: text, at: time)
        moment.fillOpacity = look.fillOpacity
        moment.filledPart = value("fill", at: time)
        moment.border = border(look, text: text, at: time)
        moment.isStacked = contents.contains(where: \.replacesTitle)
        moment.contents = contents.compactMap { $0.content(look, text: text, reader: self, at: time) }
        return moment
    }

    /// The text's colour where components of it move.
    private func textColor(at time: Double) -> Color? {
        let parts = ["text-red", "text-green", "text-blue"].compactMap { value($0, at: time) }
        guard parts.count == 3 else { return nil }
        let bytes = parts.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
        return Color(red: bytes[0], green: bytes[1], blue: bytes[2])
    }

    private func fillColor(_ look: Look, text: Color?, at time: Double) -> Color? {
        switch fills {
        case .toSuccess(let from, let to):
            guard let rest = appearance.color(of: from), let success = appearance.color(of: to) else {
                return appearance.color(of: look.fill)
            }
            return rest.mixed(with: success, value("success-fill", at: time) ?? 0)
        case .ofContents(let tints):
            var sum = SIMD3<Double>(repeating: 0), weight = 0.0
            for share in tints {
                guard let color = appearance.color(of: share.tint), let part = value("\(share.name)-opacity", at: time)
                else {
                    continue
                }
                sum += part * SIMD3(Double(color.red), Double(color.green), Double(color.blue))
                weight += part
            }
            guard weight > 0 else { return appearance.color(of: look.fill) }
            let mean = (sum / weight).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
            return Color(
                red: UInt8(mean.x.rounded()), green: UInt8(mean.y.rounded()), blue: UInt8(mean.z.rounded()))
        case .ofLook:
            if let text, look.fill == look.labelColor { return text }
            return appearance.color(of: look.fill)
        }
    }

    private func border(_ look: Look, text: Color?, at time: Double) -> Color? {
        guard let opacity = value("border-opacity", at: time) else {
            return look.border.flatMap(appearance.color)
        }
        guard opacity > 0 else { return nil }
        let tint = look.border ?? performance.scene.phases.compactMap(\.look.border).first
        let color = text ?? tint.flatMap(appearance.color)
        return color?.opacity(opacity)
    }
}
