/// A word as it was typed, between single quotes and safe to print: control characters are spelled out and very long
/// words cut.
///
/// - Parameter most: How many characters are shown before the cut.
package func quoted(_ word: String, most: Int = 120) -> String {
    var text = ""
    for scalar in word.prefix(most).unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
            text += "\\u{\(String(scalar.value, radix: 16))}"
        default:
            text.unicodeScalars.append(scalar)
        }
    }
    return "'" + text + (word.dropFirst(most).isEmpty ? "" : "...") + "'"
}
