import Words

/// What measures text for one painting: remembers each line, because measuring costs a canvas as much as drawing.
struct TextRuler {
    private struct Key: Hashable {
        let text: String
        let size: Double
        let weight: TextStyle.Weight
    }

    private let canvas: any Canvas
    private var sizes: [Key: Size] = [:]

    init(_ canvas: some Canvas) { self.canvas = canvas }

    /// The text in signs that the canvas has.
    func spelled(_ text: String) -> String {
        canvas.supportsUnicode ? text : text.spelledInASCII
    }

    /// The extent of a spelled line, upright.
    mutating func size(_ text: String, _ style: TextStyle) -> Size {
        let key = Key(text: text, size: style.size, weight: style.weight)
        if let known = sizes[key] { return known }
        let size = canvas.measure(text, style)
        sizes[key] = size
        return size
    }

    /// A spelled line in its place. Baselines are `top`, `middle` or `bottom`: the box follows without font metrics.
    mutating func place(_ text: String, at position: Point, _ style: TextStyle, _ part: PlacedText.Part) -> PlacedText {
        let extent = size(text, style)
        let x =
            switch style.alignment {
            case .start: position.x
            case .middle: position.x - extent.width / 2
            case .end: position.x - extent.width
            }
        let y =
            switch style.baseline {
            case .top: position.y
            case .middle: position.y - extent.height / 2
            case .alphabetic, .bottom: position.y - extent.height
            }
        return PlacedText(
            text: text, position: position, style: style,
            box: Rect(x: x, y: y, width: extent.width, height: extent.height), part: part)
    }

    /// The line itself where it fits into a width, else as much of it as does with an ellipsis; nil where not even one
    /// letter does.
    mutating func shortened(_ text: String, _ style: TextStyle, to width: Double) -> String? {
        if size(text, style).width <= width { return text }
        let ellipsis = spelled("…")
        let letters = Array(text)
        var (fits, fails) = (0, letters.count)
        while fails - fits > 1 {
            let middle = (fits + fails) / 2
            let candidate = String(letters[..<middle]) + ellipsis
            if size(candidate, style).width <= width { fits = middle } else { fails = middle }
        }
        guard fits > 0 else { return nil }
        var kept = letters[..<fits]
        while let last = kept.last, last == " " || last == "," { kept.removeLast() }
        return kept.isEmpty ? nil : String(kept) + ellipsis
    }

    /// Words broken into lines no wider than a width, at spaces; a word wider than that stands alone. At most `most`
    /// lines, the last one shortened.
    mutating func lines(_ text: String, _ style: TextStyle, width: Double, most: Int) -> [String] {
        var lines: [String] = []
        var rest = text.split(separator: " ").map(String.init)[...]
        while let first = rest.first {
            if lines.count == most - 1 {
                if let last = shortened(rest.joined(separator: " "), style, to: width) { lines.append(last) }
                return lines
            }
            var line = first
            rest.removeFirst()
            while let next = rest.first, size(line + " " + next, style).width <= width {
                line += " " + next
                rest.removeFirst()
            }
            if let line = shortened(line, style, to: width) { lines.append(line) }
        }
        return lines
    }
}
