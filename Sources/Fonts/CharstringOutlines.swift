/// Outlines of cubic curves: a `CFF ` table, version 1 (Adobe Technical Note 5176), and the programs in it that draw glyphs
/// (Type 2 charstrings, Technical Note 5177).
struct CharstringOutlines: Sendable {
    private let table: BigEndianBytes
    private let programs: Index
    private let global: Index
    /// Local subroutines of each font dictionary; one for a font whose glyphs have names.
    private let locals: [Index]
    /// Which dictionary a glyph belongs to, by ranges of first glyphs; empty where there is one.
    private let dictionaries: [(first: Int, dictionary: Int)]

    /// A list of byte strings: where each lies.
    struct Index: Sendable {
        let places: [Range<Int>]
        /// Where the list ends.
        let end: Int

        /// Reads a list; nil where it is damaged.
        init?(_ table: BigEndianBytes, at start: Int) {
            guard let count = table.u16(start) else { return nil }
            guard count > 0 else {
                places = []
                end = start + 2
                return
            }
            guard let size = table.u8(start + 2).map(Int.init), (1...4).contains(size) else { return nil }
            let data = start + 3 + size * (count + 1) - 1
            func offset(_ index: Int) -> Int? {
                var value = 0
                for byte in 0..<size {
                    guard let next = table.u8(start + 3 + size * index + byte) else { return nil }
                    value = value << 8 | Int(next)
                }
                return data + value
            }
            var places: [Range<Int>] = []
            places.reserveCapacity(count)
            guard var from = offset(0) else { return nil }
            for index in 1...count {
                guard let to = offset(index), to >= from, to <= table.bytes.count else { return nil }
                places.append(from..<to)
                from = to
            }
            self.places = places
            end = from
        }

        /// An empty list.
        init() {
            places = []
            end = 0
        }

        /// The place that a subroutine's number stands for: it is counted from a bias that depends on how many there are.
        func subroutine(_ number: Int) -> Range<Int>? {
            let bias = places.count < 1240 ? 107 : places.count < 33_900 ? 1131 : 32_768
            let index = number + bias
            return places.indices.contains(index) ? places[index] : nil
        }
    }

    init?(_ table: BigEndianBytes) {
        guard let header = table.u8(2).map(Int.init), let names = Index(table, at: header),
            let tops = Index(table, at: names.end), let top = tops.places.first.map({ Dictionary(table, $0) }),
            let strings = Index(table, at: tops.end), let global = Index(table, at: strings.end),
            let start = top[17]?.first.map({ Int($0) }), let programs = Index(table, at: start)
        else { return nil }
        self.table = table
        self.programs = programs
        self.global = global
        func local(_ dictionary: Dictionary) -> Index {
            guard let place = dictionary[18], place.count == 2 else { return Index() }
            let start = Int(place[1]), end = start + Int(place[0])
            guard start >= 0, end >= start, end <= table.bytes.count else { return Index() }
            guard let offset = Dictionary(table, start..<end)[19]?.first else { return Index() }
            return Index(table, at: start + Int(offset)) ?? Index()
        }
        // 12 36 and 12 37: a font whose glyphs have numbers instead of names has several dictionaries.
        if let array = top[1236]?.first.flatMap({ Index(table, at: Int($0)) }), let select = top[1237]?.first {
            locals = array.places.map { local(Dictionary(table, $0)) }
            dictionaries = Self.ranges(table, at: Int(select), glyphs: programs.places.count)
        } else {
            locals = [local(top)]
            dictionaries = []
        }
    }

    /// Which glyphs belong to which dictionary: formats 0 and 3.
    private static func ranges(_ table: BigEndianBytes, at start: Int, glyphs: Int) -> [(first: Int, dictionary: Int)] {
        switch table.u8(start) {
        case 0:
            return (0..<glyphs).compactMap { glyph in table.u8(start + 1 + glyph).map { (glyph, Int($0)) } }
        case 3:
            return (0..<(table.u16(start + 1) ?? 0)).compactMap { index in
                guard let first = table.u16(start + 3 + 3 * index), let number = table.u8(start + 5 + 3 * index) else {
                    return nil
                }
                return (first, Int(number))
            }
        default:
            return []
        }
    }

    /// Operators and the numbers before each; operators of two bytes are 1200 and more.
    private struct Dictionary {
        private var entries: [Int: [Double]] = [:]

        init(_ table: BigEndianBytes, _ place: Range<Int>) {
            var at = place.lowerBound
            var numbers: [Double] = []
            while at < place.upperBound, let byte = table.u8(at).map(Int.init) {
                at += 1
                switch byte {
                case 0...21:
                    var code = byte
                    if byte == 12 {
                        code = 1200 + Int(table.u8(at) ?? 0)
                        at += 1
                    }
                    entries[code] = numbers
                    numbers = []
                case 28:
                    numbers.append(Double(table.i16(at) ?? 0))
                    at += 2
                case 29:
                    numbers.append(Double(Int32(truncatingIfNeeded: table.u32(at) ?? 0)))
                    at += 4
                case 30:
                    // A real number in half bytes; none that is read here is one.
                    while at < place.upperBound, let pair = table.u8(at) {
                        at += 1
                        if pair & 0x0F == 0x0F { break }
                    }
                    numbers.append(0)
                case 32...246:
                    numbers.append(Double(byte - 139))
                case 247...250:
                    numbers.append(Double((byte - 247) * 256 + Int(table.u8(at) ?? 0) + 108))
                    at += 1
                case 251...254:
                    numbers.append(Double(-(byte - 251) * 256 - Int(table.u8(at) ?? 0) - 108))
                    at += 1
                default:
                    break
                }
            }
        }

        subscript(code: Int) -> [Double]? { entries[code] }
    }

    func outline(of glyph: Int) -> [OutlineStep] {
        guard programs.places.indices.contains(glyph) else { return [] }
        let dictionary = dictionaries.last { $0.first <= glyph }?.dictionary ?? 0
        let local = locals.indices.contains(dictionary) ? locals[dictionary] : Index()
        var program = CharstringProgram(table: table, global: global, local: local)
        program.run(programs.places[glyph], depth: 0)
        return program.steps
    }
}
