import Arguments

extension HelpTopic {
    /// Every number that `inspect` answers.
    static let metrics = HelpTopic(
        "metrics", summary: "the numbers of an animation, under their names in JSON and CSV",
        discussion: """
            Names end in their unit: _s is seconds, _percent percent. Motions go from 0 to 1, velocities are in travels per \
            second. docs/metrics.md defines each.
            """,
        lists: groups.map { heading in
            List(
                heading,
                rows: InspectionTable.quantities.filter { $0.group == heading && !$0.column.title.isEmpty }.map {
                    Row($0.column.name, $0.column.title)
                })
        })

    private static var groups: [String] {
        var groups: [String] = []
        for quantity in InspectionTable.quantities where !quantity.group.isEmpty && !groups.contains(quantity.group) {
            groups.append(quantity.group)
        }
        return groups
    }
}
