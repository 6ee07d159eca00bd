/// The ways in which terminals take pictures among their text.
package enum InlineProtocol: String, Hashable, Sendable, CaseIterable {
    /// kitty's graphics protocol, known to kitty, Ghostty, Konsole and WezTerm.
    case kitty
    /// iTerm2's inline images, known to iTerm2, WezTerm, Konsole and others.
    case iterm
    /// DEC's sixels, known to xterm, foot, mlterm, WezTerm, Windows Terminal and others.
    case sixel
}

/// Pictures as terminals take them.
package enum InlinePicture {
    /// The most base64 letters in one of kitty's sequences.
    static let chunk = 4096

    /// A PNG file for kitty, shown so many columns wide and in proportion: `ESC _ G keys ; base64 ESC \`.
    ///
    /// `a=T` transmits and shows, `f=100` says PNG, `c` is the width in columns, `q=2` asks for no answers; `m=1` says
    /// that another chunk follows. Source: sw.kovidgoyal.net/kitty/graphics-protocol.
    package static func kitty(png: [UInt8], columns: Int) -> [UInt8] {
        let data = Base64.bytes(of: png)
        var result: [UInt8] = []
        var start = 0
        repeat {
            let end = min(start + chunk, data.count)
            let more = end < data.count ? 1 : 0
            let keys = start == 0 ? "a=T,f=100,q=2,c=\(columns),m=\(more)" : "q=2,m=\(more)"
            result += "\u{1B}_G\(keys);".utf8
            result += data[start..<end]
            result += "\u{1B}\\".utf8
            start = end
        } while start < data.count
        return result + Array("\n".utf8)
    }

    /// A picture file for iTerm2, shown so many columns wide and in proportion:
    /// `ESC ] 1337 ; File = keys : base64 BEL`. Source: iterm2.com/documentation-images.html.
    package static func iterm(file: [UInt8], columns: Int) -> [UInt8] {
        Array("\u{1B}]1337;File=inline=1;size=\(file.count);width=\(columns);height=auto;preserveAspectRatio=1:".utf8)
            + Base64.bytes(of: file) + Array("\u{07}\n".utf8)
    }
}
