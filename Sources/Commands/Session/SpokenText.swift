import TextCells

/// What is said on standard error: nothing in it can steer a terminal, and it keeps to ASCII where the locale does.
enum SpokenText {
    /// A line under the tool's name.
    static func line(_ text: some CustomStringConvertible) -> String { "dashpot: \(safe(text.description))\n" }

    /// The text with every control character but the line feed written as its number.
    private static func safe(_ text: String) -> String {
        var safe = ""
        for scalar in text.unicodeScalars {
            if scalar.properties.generalCategory == .control, scalar != "\n" {
                safe += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                safe.unicodeScalars.append(scalar)
            }
        }
        return Environment.isUTF8 ? safe : safe.spelledInASCII
    }
}
