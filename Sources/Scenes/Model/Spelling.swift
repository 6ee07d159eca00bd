/// What someone who mistyped a name probably meant.
enum Spelling {
    /// The known name nearest to `word` by edits (insert, delete, replace, swap neighbours), or one that begins with
    /// it; nil when none is near. One edit is allowed for every three characters, at least one.
    static func closest(to word: String, in known: [String]) -> String? {
        guard word.utf8.count <= 2 * SceneLimits.nameLength else { return nil }
        let typed = Array(word.lowercased().unicodeScalars)
        guard !typed.isEmpty else { return nil }
        let allowed = max(1, typed.count / 3)
        var best: (name: String, distance: Int)?
        for name in known {
            let distance = distance(typed, Array(name.lowercased().unicodeScalars))
            if distance <= allowed, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name ?? (typed.count >= 3 ? known.first { $0.hasPrefix(word) || word.hasPrefix($0) } : nil)
    }

    /// Names in quotes with commas and an "and", at most `limit` (default: eight) of them.
    static func list(_ names: [String], atMost limit: Int = 8) -> String {
        let more = names.count - limit
        let quoted = names.prefix(limit).map { "\"\($0)\"" } + (more > 0 ? ["\(more) more"] : [])
        guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "none" }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The number of edits between two words (optimal string alignment).
    private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int]()
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
