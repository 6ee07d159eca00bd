import Arguments
import Figures
import Reports
import Scenes
import Springs
import Words

/// A property that follows an animation: from one value to another, straight or by way of a third.
struct PropertyMove: Hashable, Sendable {
    /// The property's name: lower-case words joined by hyphens.
    var name: String
    /// The value at the animation's start.
    var from: Double
    /// The value halfway of a property that goes there and back; nil for a straight one.
    var through: Double?
    /// The value at the animation's end.
    var to: Double

    /// What is shown when nothing is asked for: a press that shrinks, rounds off and blurs in passing.
    static let standard = [
        PropertyMove(name: "scale", from: 1, to: 0.96),
        PropertyMove(name: "corner-radius", from: 18, to: 32),
        PropertyMove(name: "blur", from: 0, through: 20, to: 0),
    ]

    /// The name as a part of a column's name.
    var columnName: String { ColumnName.part(name) }

    /// How the property is treated, as its name says, for a control of a given size.
    func property(of control: ControlSize?) -> AnimatedProperty { .known(name, in: control) }

    /// The property as a figure draws it.
    func animatedValue(of control: ControlSize?) -> AnimatedValue {
        let property = property(of: control)
        return AnimatedValue(
            property.title, unit: property.unit.symbol ?? "", from: from, through: through, to: to,
            visible: property.visibleRange.closed)
    }

    /// `scale=1:0.96`, or `blur=0:20:0` for one that goes by way of a third value.
    static let format = ValueFormat(
        placeholder: "NAME=FROM:TO",
        allowed: "NAME=FROM:TO or NAME=FROM:THROUGH:TO, such as scale=1:0.96 or blur=0:20:0",
        write: { move in
            let text = NumberText.shortest
            let middle = move.through.map { "\(text($0)):" } ?? ""
            return "\(move.name)=\(text(move.from)):\(middle)\(text(move.to))"
        }
    ) { (word: String) throws(ValueRefusal) -> PropertyMove in
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, isName(parts[0]) else { throw ValueRefusal() }
        let numbers = parts[1].split(separator: ":", omittingEmptySubsequences: false).compactMap { number($0) }
        guard numbers.count == parts[1].filter({ $0 == ":" }).count + 1, (2...3).contains(numbers.count) else {
            throw ValueRefusal()
        }
        return PropertyMove(
            name: String(parts[0]), from: numbers[0], through: numbers.count == 3 ? numbers[1] : nil,
            to: numbers[numbers.count - 1])
    }.remarking { words in
        words.lazy.compactMap { word in
            let name = String(word.prefix { $0 != "=" })
            guard KnownProperty.row(for: name) == nil,
                let meant = Suggestion.likeliest(for: name, among: KnownProperty.all.map(\.name), most: 1).first
            else { return nil }
            return "moves a bare number called '\(name)'; did you mean '\(meant)'?"
        }.first
    }

    private static func isName(_ text: Substring) -> Bool {
        guard let first = text.first, first.isLetter, first.isASCII else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }

    /// A finite decimal number of a size that a property can have, whatever the locale.
    private static func number(_ text: Substring) -> Double? {
        guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }), let value = Double(text),
            value.isFinite, abs(value) <= CommonOptions.furthest
        else { return nil }
        return value
    }
}
