import Plotting
import Reports

/// Sentences laid out in lines.
enum ProseLines {
    /// The lines of a text, broken at spaces; a word longer than the width stands alone.
    static func wrap(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.cellWidth + 1 + String(word).cellWidth > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? word : " " + word
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// A text in ASCII.
    static func spelled(_ text: String) -> String { ASCIISpelling.of(text) }
}
