import Analysis
import Arguments
import CLibrary
import Words

/// The values a parameter takes: a range, or each one by itself.
enum ValueRange: Sendable {
    case span(Double, Double)
    case list([Double])

    /// `0.1...1`, `0.1,0.2,0.5` or `0.3`.
    static func format(_ example: String) -> ValueFormat<ValueRange> {
        let allowed = "a range or a list of numbers, such as \(example)"
        return ValueFormat(placeholder: "A...B", allowed: allowed) { word throws(ValueRefusal) in
            if let dots = word.firstRange(of: "...") {
                let ends = [word[..<dots.lowerBound], word[dots.upperBound...]]
                var numbers: [Double] = []
                for end in ends { numbers.append(try ValueFormat<Double>.number.read(String(end))) }
                guard numbers[0] < numbers[1] else {
                    throw ValueRefusal(
                        numbers[0] > numbers[1]
                            ? "the range runs backwards; write \(ends[1])...\(ends[0])"
                            : "the range has no length; write \(ends[0]) alone")
                }
                return .span(numbers[0], numbers[1])
            }
            var numbers: [Double] = []
            for part in word.split(separator: ",", omittingEmptySubsequences: false) {
                let number = try ValueFormat<Double>.number.read(String(part))
                guard !numbers.contains(number) else {
                    throw ValueRefusal("\(NumberText.shortest(number)) stands twice; leave one out")
                }
                numbers.append(number)
            }
            return .list(numbers)
        }
    }

    /// The values; a range in `steps` of them, the ends included.
    ///
    /// - Parameter isLogarithmic: whether neighbours have one ratio instead of one difference.
    func values(_ steps: Int, isLogarithmic: Bool) -> [Double] {
        switch self {
        case .list(let values): return values
        case .span(let a, let b):
            return (0..<steps).map { index in
                guard index < steps - 1 else { return b }
                let share = Double(index) / Double(steps - 1)
                // What decimals can say is said so: 0.3 and not 0.30000000000000004.
                let value = isLogarithmic ? a * pow(b / a, share) : a + (b - a) * share
                let rounded = (value * 1e12).rounded() / 1e12
                return index == 0 ? a : abs(rounded - value) <= 4 * value.ulp ? rounded : value
            }
        }
    }
}
