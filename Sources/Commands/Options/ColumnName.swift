/// Names of columns and keys: what is no letter or digit becomes an underscore.
enum ColumnName {
    /// A label or property name as a part of a column's name: `corner-radius` is `corner_radius`.
    static func part(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
