/// What may have been meant by a word that is not known.
package enum Suggestion {
    /// The candidates a word may stand for: those one mistake away, else those it abbreviates, else the nearest ones.
    ///
    /// Upper and lower case are alike. A third of the word, rounded up, may be wrong, though never all of it.
    ///
    /// - Parameter most: How many at the most; equally near ones keep the order of `candidates`.
    package static func likeliest(for word: String, among candidates: [String], most: Int = 3) -> [String] {
        let typed = word.lowercased()
        let length = typed.unicodeScalars.count
        let bound = min((length + 2) / 3, length - 1)
        var nearest = bound
        var found: [String] = []
        for candidate in candidates {
            guard let distance = distance(typed, candidate.lowercased(), atMost: nearest) else { continue }
            if distance < nearest { found = [] }
            nearest = distance
            found.append(candidate)
        }
        let isSure = !found.isEmpty && nearest <= 1
        let abbreviated = isSure || length < 2 ? [] : candidates.filter { $0.lowercased().hasPrefix(typed) }
        return Array((abbreviated.isEmpty ? found : abbreviated).prefix(most))
    }

    /// The likeliest candidate; nil when none is near.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        likeliest(for: word, among: candidates, most: 1).first
    }

    /// The end of a sentence about a word that is not known: `; did you mean 'a' or 'b'?`, nothing where nothing is near.
    package static func question(_ meant: [String]) -> String {
        meant.isEmpty ? "" : "; did you mean \(meant.map { quoted($0) }.listed(.or))?"
    }

    /// The same for words of a list: what may have been meant, else what is known, at most `limit` names of it.
    package static func advice(_ meant: String?, known: [String], atMost limit: Int = 24) -> String {
        if let meant { return question([meant]) }
        return switch known.count {
        case 0: "; there is none"
        case 1: "; the only one is \(known[0])"
        default: "; known are \(known.listed(atMost: limit))"
        }
    }

    /// How many single mistakes part two words: a scalar left out, put in or mistaken, or two neighbours swapped.
    ///
    /// The Damerau–Levenshtein distance in its optimal string alignment form: no place is edited twice.
    ///
    /// - Parameter bound: The largest distance of interest.
    /// - Returns: `nil` where the distance is above the bound.
    package static func distance(_ one: String, _ other: String, atMost bound: Int) -> Int? {
        let a = Array(one.unicodeScalars)
        let b = Array(other.unicodeScalars)
        guard bound >= 0, abs(a.count - b.count) <= bound else { return nil }
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            row.reserveCapacity(b.count + 1)
            for j in 1...b.count {
                var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    best = min(best, beforeLast[j - 2] + 1)
                }
                row.append(best)
            }
            beforeLast = last
            last = row
        }
        return last[b.count] <= bound ? last[b.count] : nil
    }
}
