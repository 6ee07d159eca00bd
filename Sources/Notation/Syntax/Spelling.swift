/// Did-you-mean.
enum Spelling {
    /// The candidate nearest to a misspelt word, or nil when none is near: at most a third of its letters (and at least
    /// one) wrong, counting a swapped pair as one (optimal string alignment distance), case ignored.
    static func nearest(to word: String, among candidates: [String]) -> String? {
        // Longer words are no misspelling of any name.
        guard word.count <= 40 else { return nil }
        let letters = Array(word.lowercased())
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let other = Array(candidate.lowercased())
            let allowed = max(1, max(letters.count, other.count) / 3)
            guard abs(letters.count - other.count) <= allowed else { continue }
            let distance = distance(letters, other)
            if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var beforeLast = [Int]()
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1] + [Int](repeating: 0, count: b.count)
            for j in 0..<b.count {
                row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
                }
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
