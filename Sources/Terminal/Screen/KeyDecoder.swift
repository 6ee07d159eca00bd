/// Turns the bytes a terminal sends into keys, however they are cut into reads.
///
/// It knows the sequences of xterm and its relatives (invisible-island.net/xterm/ctlseqs): `ESC [ 1 ; m A` for arrows,
/// `m` being one more than the sum of 1 for Shift, 2 for Alt and 4 for Control; `ESC O A` in application mode; and the
/// rxvt forms `ESC [ a` and `ESC ESC [ A`. Text pasted between `ESC [ 200 ~` and `ESC [ 201 ~` is passed over, and so is
/// whatever it does not know.
package struct KeyDecoder: Hashable, Sendable {
    private var pending: [UInt8] = []
    private var isPasting = false

    /// The most bytes of an unfinished sequence that are kept.
    private static let longest = 64
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// A decoder with nothing pending.
    package init() {}

    /// Whether bytes wait for the rest of a sequence; after a short silence they are to be taken as they are.
    package var isWaiting: Bool { !pending.isEmpty && !isPasting }

    /// The keys that are complete with some more bytes.
    package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        while !pending.isEmpty {
            if isPasting {
                guard passOverPaste() else { break }
                continue
            }
            switch Self.next(in: pending[...]) {
            case .key(let key, let count):
                pending.removeFirst(count)
                keys.append(key)
            case .nothing(let count):
                pending.removeFirst(count)
            case .paste(let count):
                pending.removeFirst(count)
                isPasting = true
            case .unfinished:
                if pending.count > Self.longest { pending.removeAll() }
                return keys
            }
        }
        return keys
    }

    /// The keys of what waits when nothing more has come: an escape byte alone is the Escape key.
    package mutating func flush() -> [Key] {
        guard isWaiting else { return [] }
        let waiting = pending
        pending.removeAll()
        guard waiting[0] == 0x1B else { return [] }
        if waiting.count == 1 { return [.escape] }
        // `ESC [` and nothing else is Alt and the bracket; two escapes are the key pressed twice.
        switch waiting[1] {
        case 0x1B: return [.escape, .escape]
        case 0x5B where waiting.count == 2: return [.alt("[")]
        case 0x4F where waiting.count == 2: return [.alt("O")]
        default: return []
        }
    }

    /// Drops pasted bytes; false when the end has not come yet.
    private mutating func passOverPaste() -> Bool {
        let end = Self.pasteEnd
        // Terminals take Control-C out of what they paste, so this one was pressed: the end got lost.
        if let interrupt = pending.firstIndex(of: 0x03) {
            pending.removeFirst(interrupt)
            isPasting = false
            return true
        }
        guard pending.count >= end.count else { return false }
        for start in 0...(pending.count - end.count) where pending[start..<(start + end.count)].elementsEqual(end) {
            pending.removeFirst(start + end.count)
            isPasting = false
            return true
        }
        // The end may be cut in two.
        pending.removeFirst(pending.count - end.count + 1)
        return false
    }

    private enum Step {
        case key(Key, count: Int)
        case nothing(count: Int)
        case paste(count: Int)
        case unfinished
    }

    private static func next(in bytes: ArraySlice<UInt8>) -> Step {
        guard let first = bytes.first else { return .unfinished }
        switch first {
        case 0x1B: return escaped(bytes.dropFirst())
        case 0x09: return .key(.tab, count: 1)
        case 0x0D, 0x0A: return .key(.enter, count: 1)
        case 0x08, 0x7F: return .key(.backspace, count: 1)
        case 0x01...0x1A: return .key(.control(letter(first)), count: 1)
        case 0x00, 0x1C...0x1F: return .nothing(count: 1)
        default: return character(bytes)
        }
    }

    private static func letter(_ control: UInt8) -> Character { Character(Unicode.Scalar(control + 0x60)) }

    /// What follows an escape byte.
    private static func escaped(_ rest: ArraySlice<UInt8>) -> Step {
        guard let second = rest.first else { return .unfinished }
        switch second {
        case 0x5B: return controlSequence(rest.dropFirst(), lead: 2)
        case 0x4F:
            guard let final = rest.dropFirst().first else { return .unfinished }
            return arrow(final).map { .key(.arrow($0), count: 3) }
                ?? position(final).map { .key(.named($0), count: 3) } ?? .nothing(count: 3)
        case 0x1B:
            // rxvt sends Alt as one more escape byte in front of a sequence.
            guard let third = rest.dropFirst().first else { return .unfinished }
            guard third == 0x5B || third == 0x4F else { return .key(.escape, count: 1) }
            switch escaped(rest.dropFirst()) {
            case .key(.arrow(let direction, let modifiers), let count):
                return .key(.arrow(direction, modifiers.union(.alt)), count: count + 1)
            case .key(let key, let count): return .key(key, count: count + 1)
            case .nothing(let count), .paste(let count): return .nothing(count: count + 1)
            case .unfinished: return .unfinished
            }
        default:
            switch next(in: rest) {
            case .key(.character(let character), let count): return .key(.alt(character), count: count + 1)
            case .key(let key, let count): return .key(key, count: count + 1)
            case .nothing(let count), .paste(let count): return .nothing(count: count + 1)
            case .unfinished: return .unfinished
            }
        }
    }

    /// `ESC [`, parameters (0x30–0x3F), intermediates (0x20–0x2F), a final byte (0x40–0x7E): ECMA-48, 5.4.
    private static func controlSequence(_ rest: ArraySlice<UInt8>, lead: Int) -> Step {
        guard let end = rest.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return .unfinished }
        let final = rest[end]
        let count = lead + (end - rest.startIndex) + 1
        // A sequence broken off by another: what came before is dropped, what broke in is read again.
        guard (0x40...0x7E).contains(final) else { return .nothing(count: count - 1) }
        // Answers to questions, with a private mark (0x3C–0x3F) in front, are no keys.
        if let mark = rest[..<end].first, (0x3C...0x3F).contains(mark) { return .nothing(count: count) }
        let parameters = rest[..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { digits in digits.prefix(4).reduce(0) { $0 * 10 + Int($1 & 0x0F) } }
        let modifiers = Key.Modifiers(rawValue: parameters.count > 1 ? UInt8(max(parameters[1] - 1, 0) & 7) : 0)
        if let direction = arrow(final) { return .key(.arrow(direction, modifiers), count: count) }
        if let direction = arrow(final & 0xDF), (0x61...0x64).contains(final), end == rest.startIndex {
            return .key(.arrow(direction, .shift), count: count)
        }
        if let name = position(final) { return .key(.named(name), count: count) }
        if final == UInt8(ascii: "Z") { return .key(.backTab, count: count) }
        guard final == UInt8(ascii: "~"), let number = parameters.first else { return .nothing(count: count) }
        switch number {
        case 1, 7: return .key(.named(.home), count: count)
        case 2: return .key(.named(.insert), count: count)
        case 3: return .key(.named(.delete), count: count)
        case 4, 8: return .key(.named(.end), count: count)
        case 5: return .key(.named(.pageUp), count: count)
        case 6: return .key(.named(.pageDown), count: count)
        case 200: return .paste(count: count)
        default: return .nothing(count: count)
        }
    }

    private static func arrow(_ final: UInt8) -> Key.Direction? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        default: nil
        }
    }

    private static func position(_ final: UInt8) -> Key.Name? {
        switch final {
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        default: nil
        }
    }

    /// One scalar of UTF-8; bytes that are none are passed over.
    private static func character(_ bytes: ArraySlice<UInt8>) -> Step {
        guard let first = bytes.first else { return .unfinished }
        let length =
            switch first {
            case 0x20...0x7E: 1
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        guard length > 0 else { return .nothing(count: 1) }
        let rest = bytes.dropFirst().prefix(length - 1)
        if let wrong = rest.firstIndex(where: { $0 & 0xC0 != 0x80 }) {
            return .nothing(count: wrong - bytes.startIndex)
        }
        guard bytes.count >= length else { return .unfinished }
        let text = String(decoding: bytes.prefix(length), as: UTF8.self)
        guard let character = text.first, character != "\u{FFFD}" else { return .nothing(count: length) }
        return .key(.character(character), count: length)
    }
}
