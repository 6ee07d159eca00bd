/// Blanks out what chats, Markdown and prompts put around code; every place stays where it was.
enum Wrapping {
    /// The text without fences, quotation marks of mails, list marks and backticks around the whole.
    static func removed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var text = scalars
        removeFences(&text)
        removeQuotation(&text)
        removeListMark(&text)
        removeBackticks(&text)
        return text
    }

    /// The lines of ``` around a block of code, and what stands before the first and behind the second.
    private static func removeFences(_ text: inout [Unicode.Scalar]) {
        let lines = lines(of: text)
        let fences = lines.indices.filter { text[lines[$0]].trimmed.starts(with: "```".unicodeScalars) }
        guard let first = fences.first else { return }
        let last = fences.dropFirst().first ?? lines.count
        for index in lines.indices where index <= first || index >= last { blank(lines[index], in: &text) }
    }

    /// `> ` before every line that is not empty.
    private static func removeQuotation(_ text: inout [Unicode.Scalar]) {
        let lines = lines(of: text).filter { !text[$0].trimmed.isEmpty }
        guard !lines.isEmpty, lines.allSatisfy({ text[$0].trimmed.first == ">" }) else { return }
        for line in lines { if let mark = text[line].firstIndex(of: ">") { text[mark] = " " } }
    }

    /// `- ` or `* ` before everything, where no number follows it.
    private static func removeListMark(_ text: inout [Unicode.Scalar]) {
        guard let mark = text.firstIndex(where: { !$0.isBlank }), ["-", "*", "•"].contains(text[mark]),
            mark + 1 < text.count, text[mark + 1].isBlank,
            let next = text[(mark + 1)...].first(where: { !$0.isBlank }), next == "." || next.startsName || next == "`",
            !text[(mark + 1)...].trimmed.dropFirst().prefix(1).contains(where: \.isDigit)
        else { return }
        text[mark] = " "
    }

    /// One backtick at both ends.
    private static func removeBackticks(_ text: inout [Unicode.Scalar]) {
        let inner = text[...].trimmed
        guard inner.count > 2, inner.first == "`", inner.last == "`", !inner.dropFirst().dropLast().contains("`") else {
            return
        }
        text[inner.startIndex] = " "
        text[inner.endIndex - 1] = " "
    }

    /// The lines as ranges, without their ends.
    private static func lines(of text: [Unicode.Scalar]) -> [Range<Int>] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }.map { $0.startIndex..<$0.endIndex }
    }

    private static func blank(_ range: Range<Int>, in text: inout [Unicode.Scalar]) {
        for index in range { text[index] = " " }
    }
}
