import Springs
import Words

extension Metric {
    /// The title within a sentence: `settling time (2 %)`.
    package var sentenceTitle: String {
        let parts = title.split(separator: ",", maxSplits: 1)
        return parts.count == 2 ? "\(parts[0]) (\(parts[1].drop { $0 == " " }))" : title
    }

    /// A number of it with its unit, three significant digits.
    package func words(for number: Double) -> String {
        let digits = NumberText.significant(number)
        return switch unit {
        case .seconds: Measure.time(number)
        case .percent: Measure.percent(number)
        case .one: digits
        case .count: digits
        case .perSecond: "\(digits)/s"
        case .radiansPerSecond: "\(digits) rad/s"
        case .kilograms: "\(digits) kg"
        case .newtonsPerMetre: "\(digits) N/m"
        case .newtonSecondsPerMetre: "\(digits) N·s/m"
        case .pixels: "\(digits) px"
        case .frames: number == 1 ? "1 frame" : "\(digits) frames"
        }
    }
}
