import TestSupport
import Testing

@testable import Springs

/// Tests/References/played_scripts.py replays the runtime's rules in its own way: animations wrapped in their modifiers,
/// entries of a list instead of layers.
@Suite("What the runtime shows of a press and its release")
struct PlayedScriptsTests {
    private func animation(_ words: Substring) throws -> Animation? {
        guard !words.isEmpty else { return nil }
        let parts = words.split(separator: "+", omittingEmptySubsequences: false)
        let base = parts[0].split(separator: ":")
        let numbers = base.dropFirst().compactMap { Double($0) }
        let kind: Animation.Base =
            switch base[0] {
            case "spring": .spring(try Spring(response: numbers[0], dampingRatio: numbers[1]), blendDuration: 0)
            case "ease": .timingCurve(.easeInOut, duration: numbers[0])
            case "linear": .timingCurve(.linear, duration: numbers[0])
            default:
                .interpolatingSpring(
                    try Spring(response: numbers[0], dampingRatio: numbers[1]), initialVelocity: numbers[2])
            }
        let modifiers = parts[1].split(separator: "/").compactMap { word -> Animation.Modifier? in
            let parts = word.split(separator: ":")
            return switch parts[0] {
            case "delay": Double(parts[1]).map { .delay($0) }
            case "speed": Double(parts[1]).map { .speed($0) }
            default: .repeated(count: Int(parts[1]), autoreverses: parts[2] == "true")
            }
        }
        return Animation(kind, modifiers: modifiers)
    }

    /// A row of the table, played, and what its replay shows.
    private func row(
        _ row: [String: String]
    ) throws -> (played: PlayedMotion, values: [Double], end: Double?, travel: Double) {
        let field = { (name: String) in row[name] ?? "" }
        let press = try #require(try animation(field("press")[...]))
        let release = try animation(field("release")[...])
        let (start, pressed) = (try number(field("start")), try number(field("pressed")))
        let changes =
            [ValueChange(to: pressed, by: press)]
            + (try release.map { [ValueChange(at: try number(field("hold")), to: start, by: $0)] } ?? [])
        let played = try PlayedMotion(
            from: start, changes, framesPerSecond: try number(field("fps")),
            unit: PlayedUnit(isPair: field("components") == "2"), limit: 30)
        let values = try field("values").split(separator: ";").map { try number($0) }
        return (played, values, Double(field("end")), abs(pressed - start))
    }

    private static func isStepped(_ row: [String: String]) -> Bool {
        let (press, release) = (row["press"] ?? "", row["release"] ?? "")
        return press.hasPrefix("spring") && (release.isEmpty || release.hasPrefix("spring"))
    }

    @Test("every frame and every end agrees with the replay, for all kinds of animations and modifiers")
    func replay() throws {
        let records = try CSVTable(reference: "played-scripts.csv").records
        #expect(records.count == 288)
        for record in records {
            let (played, values, end, travel) = try row(record)
            let title = "\(record["press"] ?? "") \(record["release"] ?? "") \(record["hold"] ?? "")"
            #expect(played.frames.count == values.count, "\(title)")
            #expect(played.times.end == end, "\(title)")
            // A curve's value is rounded to 2⁻²⁰ of the way, and a rounding may fall on the other side.
            let tolerance = Self.isStepped(record) ? 1e-12 : 2e-6
            let worst = zip(played.frames, values).map { abs($0.value - $1) / max(travel, abs($1)) }.max() ?? .infinity
            #expect(worst < tolerance, "\(title)")
        }
    }
}
