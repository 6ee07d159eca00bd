import Words

/// Breaks a shell command line between its words, each line but the last ending in a backslash, so that it can still
/// be copied whole. Words in quotes stay together, and an option stays with the word after it where both fit a line.
func wrappedCommand(_ command: String, width: Int, first: String, rest: String) -> [String] {
    let words = pairingOptions(shellWords(command), most: width - rest.cellWidth - 2)
    var lines: [String] = []
    var line = first
    var hasWords = false
    for (index, word) in words.enumerated() {
        let reserve = index == words.count - 1 ? 0 : 2
        if hasWords && line.cellWidth + 1 + word.cellWidth + reserve > width {
            lines.append(line + " \\")
            line = rest
            hasWords = false
        }
        line += (hasWords ? " " : "") + word
        hasWords = true
    }
    return lines + [line]
}

/// The words with each option and its likely value in one, unless they take more columns than there are.
private func pairingOptions(_ words: [String], most: Int) -> [String] {
    words.reduce(into: []) { pairs, word in
        let isValue = !word.hasPrefix("-") || beginsAsNegativeNumber(word) || word == "-"
        if let option = pairs.last, option.hasPrefix("-"), !option.contains(where: { $0 == " " || $0 == "=" }), isValue,
            option.cellWidth + 1 + word.cellWidth <= most
        {
            pairs[pairs.count - 1] += " " + word
        } else {
            pairs.append(word)
        }
    }
}

/// The words of a command line as a shell parts them, quotes kept.
private func shellWords(_ command: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    for character in command {
        if isEscaped {
            isEscaped = false
        } else if character == "\\" && quote != "'" {
            isEscaped = true
        } else if character == quote {
            quote = nil
        } else if quote == nil && (character == "'" || character == "\"") {
            quote = character
        } else if quote == nil && character == " " {
            if !word.isEmpty { words.append(word) }
            word = ""
            continue
        }
        word.append(character)
    }
    return word.isEmpty ? words : words + [word]
}
