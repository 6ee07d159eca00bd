import Words

extension Chart {
    /// One sentence for those who do not see the chart: its ``summary``, else what is drawn and what is pointed out, at most
    /// six things of each.
    package var description: String {
        if let summary { return summary }
        let subjects = panels.map { $0.title.isEmpty ? "values" : $0.title.lowercased() }.inOrder
        var sentence = "Chart of \(subjects.listed(atMost: Self.mostNamed))"
        let curves = panels.flatMap(\.series).filter { $0.isInLegend && !$0.name.isEmpty }
            .map { $0.detail.isEmpty || $0.detail == $0.name ? $0.name : "\($0.name) (\($0.detail))" }.inOrder
        if !curves.isEmpty { sentence += ": \(curves.listed(atMost: Self.mostNamed))" }
        let events = (band?.events ?? []).map(\.name).filter { !$0.isEmpty }
        if !events.isEmpty { sentence += "; events: \(events.inOrder.listed(atMost: Self.mostNamed))" }
        let marks = panels.flatMap { panel in panel.marks.map(\.label).filter { !$0.isEmpty } }.inOrder
        if !marks.isEmpty { sentence += "; marked: \(marks.listed(atMost: Self.mostNamed))" }
        return sentence + "."
    }

    /// How many things of a kind the sentence names before it counts.
    private static let mostNamed = 6
}

extension [String] {
    /// Each once, where it comes first.
    fileprivate var inOrder: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
