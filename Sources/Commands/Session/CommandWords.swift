/// The words of a command line.
enum CommandWords {
    /// The words that the system hands over, the tool's name first. What is no UTF-8 is refused: repaired, a file's name
    /// would name another file.
    static func read(
        count: Int32, vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) throws(InputError) -> [String] {
        var words: [String] = []
        for position in 0..<Int(max(0, count)) {
            guard let bytes = vector[position] else { break }
            guard let word = String(validatingCString: bytes) else {
                throw .notText(position: position, shown: String(cString: bytes))
            }
            words.append(word)
        }
        return words
    }
}
