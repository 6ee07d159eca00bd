/// The names of a film's frames as files: `frame-0001.png` and on, with as many digits as the last one needs, four at least.
struct FrameNames {
    private let count: Int
    private let digits: Int

    private static let beginning = "frame-", ending = ".png"

    init(count: Int) {
        self.count = count
        digits = max(String(count).count, 4)
    }

    /// The name of a frame, counted from 0.
    subscript(frame: Int) -> String {
        let number = String(frame + 1)
        return Self.beginning + String(repeating: "0", count: digits - number.count) + number + Self.ending
    }

    /// Whether a name is that of a frame, of this film or another.
    func isFrame(_ name: String) -> Bool { Self.number(in: name) != nil }

    /// Whether a name is that of a frame which this film does not have.
    func isLeftOver(_ name: String) -> Bool {
        guard let number = Self.number(in: name) else { return false }
        return number.count != digits || !(1...count).contains(Int(number) ?? 0)
    }

    private static func number(in name: String) -> Substring? {
        guard name.hasPrefix(beginning), name.hasSuffix(ending) else { return nil }
        let number = name.dropFirst(beginning.count).dropLast(ending.count)
        return number.count >= 4 && number.allSatisfy { $0.isASCII && $0.isNumber } ? number : nil
    }
}
