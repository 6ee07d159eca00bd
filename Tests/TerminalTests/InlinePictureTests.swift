import Plotting
import Testing

@testable import Terminal

@Suite("Pictures among text")
struct InlinePictureTests {
    @Test(
        "base64 as RFC 4648, section 10 has it",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ] as [(String, String)])
    func base64(text: String, letters: String) {
        #expect(Base64.text(of: Array(text.utf8)) == letters)
    }

    static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test("a small picture is one sequence for kitty, its last")
    func small() {
        #expect(
            Self.text(InlinePicture.kitty(png: Array("foo".utf8), columns: 80))
                == "\u{1B}_Ga=T,f=100,q=2,c=80,m=0;Zm9v\u{1B}\\\n")
    }

    // 3072 bytes are 4096 letters, the most that kitty takes in one sequence.
    @Test(
        "kitty gets chunks of at most 4096 letters, each but the last announcing another",
        arguments: [3072, 3073, 10_000])
    func chunks(count: Int) {
        let png = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let sequences = Self.text(InlinePicture.kitty(png: png, columns: 80)).split(separator: "\u{1B}_G")
        let payloads = sequences.map { $0.split(separator: ";")[1].prefix { $0 != "\u{1B}" } }
        #expect(payloads.allSatisfy { $0.count <= 4096 })
        #expect(payloads.joined() == Base64.text(of: png))
        #expect(sequences.count == (count * 4 / 3 + 4095) / 4096)
        for (index, sequence) in sequences.enumerated() {
            #expect(sequence.contains(index + 1 < sequences.count ? "m=1;" : "m=0;"))
        }
    }

    @Test("iTerm2 gets the file with its size and width")
    func iterm() {
        #expect(
            Self.text(InlinePicture.iterm(file: Array("foob".utf8), columns: 40))
                == "\u{1B}]1337;File=inline=1;size=4;width=40;height=auto;preserveAspectRatio=1:Zm9vYg==\u{07}\n")
    }

    // The VT340 manual, chapter 14: a character is ? (0x3F) plus the six pixels, the lowest bit on top.
    @Test("two colours on three lines, written out by hand")
    func sixelByHand() throws {
        let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))
        let picture = try #require(
            SixelPicture(
                width: 5, height: 3, colors: [red, blue], numbers: [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]))
        // Red: lines 1 and 2 of four columns, bits 1 + 2; blue: line 3 of four columns, bit 4, then all three, 7.
        #expect(
            Self.text(picture.bytes)
                == "\u{1B}P0;1q\"1;1;5;3#0;2;100;0;0#1;2;0;0;100#0!4B$#1!4CF-\u{1B}\\")
    }

    /// A reader of sixels by the manual.
    static func pixels(_ text: String, width: Int, height: Int) -> [Int] {
        var pixels = Array(repeating: -1, count: width * height)
        var (x, top, color) = (0, 0, 0)
        var rest = Substring(text.dropFirst(6).drop { $0 != "#" })
        func number() -> Int {
            let digits = rest.prefix(while: \.isNumber)
            rest = rest.dropFirst(digits.count)
            return Int(digits) ?? 0
        }
        while let sign = rest.popFirst(), sign != "\u{1B}" {
            var count = 1
            var drawn = sign
            switch sign {
            case "#":
                color = number()
                while rest.first == ";" {
                    rest.removeFirst()
                    _ = number()
                }
                continue
            case "$":
                x = 0
                continue
            case "-":
                x = 0
                top += 6
                continue
            case "!":
                count = number()
                drawn = rest.removeFirst()
            default: break
            }
            let bits = Int(drawn.asciiValue ?? 0) - 0x3F
            for _ in 0..<count {
                for line in 0..<6 where bits >> line & 1 == 1 { pixels[(top + line) * width + x] = color }
                x += 1
            }
        }
        return pixels
    }

    @Test("a reader by the manual finds every pixel's colour", arguments: [(1, 1), (7, 6), (40, 13), (300, 20)])
    func sixels(width: Int, height: Int) throws {
        let colors = (0..<9).map { Color(hex: UInt32($0) * 0x1C1C1C) }
        let numbers = (0..<(width * height)).map { UInt8((($0 / 5) &* 7919 >> 3) % 9) }
        let picture = try #require(SixelPicture(width: width, height: height, colors: colors, numbers: numbers))
        #expect(Self.pixels(Self.text(picture.bytes), width: width, height: height) == numbers.map(Int.init))
    }

    @Test("pixels that do not fit the extent, or have no colour, make no picture")
    func refused() {
        #expect(SixelPicture(width: 2, height: 2, colors: [Color(hex: 0)], numbers: [0, 0, 0]) == nil)
        #expect(SixelPicture(width: 1, height: 1, colors: [Color(hex: 0)], numbers: [1]) == nil)
        #expect(SixelPicture(width: 0, height: 0, colors: [Color(hex: 0)], numbers: []) == nil)
        #expect(SixelPicture(width: .max, height: 2, colors: [Color(hex: 0)], numbers: [0]) == nil)
    }
}
