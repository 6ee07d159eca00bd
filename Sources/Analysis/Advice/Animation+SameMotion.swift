import Springs

extension Animation {
    /// Whether another animation is this one in other words.
    func isSameMotion(as other: Animation) -> Bool {
        if self == other { return true }
        guard modifiers == other.modifiers else { return false }
        switch (base, other.base) {
        case (.spring(let a, _), .spring(let b, _)): return a.isNear(b)
        case (.interpolatingSpring(let a, let v), .interpolatingSpring(let b, let w)): return v == w && a.isNear(b)
        default: return false
        }
    }
}

extension Spring {
    fileprivate func isNear(_ other: Spring) -> Bool {
        abs(naturalFrequency - other.naturalFrequency) <= 1e-9 * naturalFrequency
            && abs(dampingRatio - other.dampingRatio) <= 1e-9 * max(1, dampingRatio)
    }
}
