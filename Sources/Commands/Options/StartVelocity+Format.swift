import Analysis
import Arguments
import Reports
import Words

extension StartVelocity {
    /// `5`, `5/s` for travels or `5u/s` for units a second.
    static let format = ValueFormat(
        placeholder: "N[/s|u/s]",
        allowed:
            "a velocity up to \(NumberText.shortest(fastest)), such as 5/s for travels per second or 5u/s for units "
            + "per second",
        write: { velocity in
            let number = NumberText.shortest(velocity.value)
            return switch velocity.unit {
            case .travels: number + "/s"
            case .units: number + "u/s"
            case nil: number
            }
        }
    ) { (word: String) throws(ValueRefusal) -> StartVelocity in
        for (ending, unit) in [("u/s", Unit.units), ("/s", Unit.travels)] where word.hasSuffix(ending) {
            return StartVelocity(try number(String(word.dropLast(ending.count))), unit)
        }
        return StartVelocity(try number(word))
    }

    private static func number(_ word: String) throws(ValueRefusal) -> Double {
        try ValueFormat<Double>.number(.within(-fastest...fastest)).read(word)
    }

    /// What is said where a number without a unit could have been meant otherwise: which of the two it was taken for.
    func note(for move: PropertyMove) -> String? {
        guard value != 0, unit == nil, abs(move.to - move.from) != 1 else { return nil }
        let number = NumberText.shortest(value)
        return
            "--velocity \(number) is taken as \(StartVelocity(value, unit(for: move))); write \(number)/s for travels, "
            + "\(number)u/s for units"
    }
}
