import Scenes
import Words

extension AdviceRule {
    /// The face of a control has the colour of what lies behind it: a black one in the dark appearance, a white one in the light.
    static let faceVanishes = AdviceRule("face-vanishes", .warning) { context, rule in
        [false, true].compactMap { isDark in
            let ground = Look.background(isDark: isDark)
            var least = Double.infinity
            let phases = context.looks.filter { phase in
                guard phase.look.border == nil, phase.look.fillOpacity > 0,
                    let face = phase.look.fill.shade(isDark: isDark)
                else { return false }
                let contrast = face.opacity(phase.look.fillOpacity).over(ground).contrast(with: ground)
                guard contrast < context.thresholds.faceContrast else { return false }
                least = min(least, contrast)
                return true
            }.map(\.name)
            guard !phases.isEmpty else { return nil }
            let (mode, colour) = isDark ? ("dark", "black") : ("light", "white")
            return rule.finding(
                about: phases.joined(separator: ","),
                "\(phases.listed()): the face vanishes in the \(mode) appearance, where the background is \(colour) "
                    + "too. Give it another fill or a border.",
                [.init("contrast", least)], threshold: .init(context.thresholds.faceContrast, .ratio))
        }
    }
}
