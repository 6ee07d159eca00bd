import Springs
import Words

/// A file of design tokens in the format of the Design Tokens Community Group, module 2025.10, and the animations in it.
///
/// A spring stands in `$extensions`, under ``springKey``, beside a `transition` for tools that know none; also read are types
/// that end in `spring`, plain objects with a spring's words, transitions, and cubic Béziers beside a duration.
package struct TokenFile: Sendable {
    /// The extension that holds a spring: duration and bounce, and optionally mass and velocity.
    package static let springKey = "dev.dashpot.spring"
    /// The most bytes a file may have.
    package static let byteLimit = 8 << 20

    /// The tokens that animate something, in the order of the file.
    package let tokens: [MotionToken]
    /// The whole file.
    let root: JSON5Node
    /// A hash of the text, in hexadecimal.
    package let hash: String

    /// Reads a file's text.
    ///
    /// - Throws: ``TokenFileError`` at the first token that cannot be read.
    package init(_ text: String, file: String? = nil) throws(TokenFileError) {
        hash = Self.hash(of: text)
        do {
            root = try JSON5Parser.parse(text, mostBytes: Self.byteLimit)
        } catch {
            throw TokenFileError(problem: .syntax(error.problem), path: "", position: error.position, file: file)
        }
        do throws(TokenFileError) {
            var reader = TokenReader(root)
            try reader.read()
            tokens = reader.tokens
        } catch {
            var located = error
            located.file = file
            throw located
        }
    }

    /// FNV-1a of 64 bits (Fowler, Noll and Vo): enough to see that a source has changed.
    private static func hash(of text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension JSON5Node {
    /// The members, where this is an object.
    var members: [Member] { if case .object(let members) = value { members } else { [] } }

    /// The value of a member.
    subscript(key: String) -> JSON5Node? { members.first { $0.key == key }?.node }

    /// The text, where this is one.
    var text: String? { if case .string(let text) = value { text } else { nil } }

    /// The number, where this is one.
    var number: Double? { if case .number(let number) = value { number } else { nil } }
}
