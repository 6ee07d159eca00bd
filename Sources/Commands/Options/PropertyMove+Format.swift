import Analysis
import Arguments
import Reports
import Scenes
import Words

extension PropertyMove {
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
