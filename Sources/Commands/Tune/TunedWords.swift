import Notation
import Springs

/// What is tuned, in words.
enum TunedWords {
    /// An animation in SwiftUI's words.
    static func text(for animation: Animation) -> String { SwiftUINotation.text(for: animation) }

    /// The result: the animation alone when both sides share it, else a line each that `-` and `@file` read back.
    static func result(_ pair: TunedPair, labels: [TunedPair.Side: String], isLabelled: Bool) -> [String] {
        guard !pair.isShared else {
            let name = isLabelled ? labels[.release].map { $0 + "=" } ?? "" : ""
            return [name + text(for: pair.release)]
        }
        return TunedPair.Side.allCases.map { "\(labels[$0] ?? "")=\(text(for: pair[$0]))" }
    }
}
