/// What stands before the last of a list.
package enum Conjunction: String, Sendable, Hashable {
    case and
    case or
}

extension Collection where Element == String {
    /// The words as a sentence lists them: `a`, `a and b`, `a, b and c`, `a, b and 7 more`.
    ///
    /// - Parameter limit: How many are named; the others are counted.
    package func listed(_ conjunction: Conjunction = .and, atMost limit: Int = .max) -> String {
        let named = Array(prefix(limit)) + (count > limit ? ["\(count - limit) more"] : [])
        guard named.count > 1, let last = named.last else { return named.first ?? "" }
        return named.dropLast().joined(separator: ", ") + " \(conjunction.rawValue) " + last
    }
}

extension String {
    /// A name as people say it: `corner radius` for `corner-radius`.
    package var unhyphenated: String { replacing("-", with: " ") }
}
