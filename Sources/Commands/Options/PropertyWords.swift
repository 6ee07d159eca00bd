/// A property's name in people's words.
enum PropertyWords {
    /// `corner-radius` as "Corner radius".
    static func title(_ name: String) -> String {
        let words = name.map { $0 == "-" || $0 == "_" ? " " : $0 }
        return words.prefix(1).map { $0.uppercased() }.joined() + String(words.dropFirst())
    }
}
