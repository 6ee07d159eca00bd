extension Double {
    /// The number as people type it: the shortest digits that read back the same, whole ones without a point.
    package var typed: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
