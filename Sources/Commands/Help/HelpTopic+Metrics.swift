import Arguments
import Springs

extension HelpTopic {
    /// Every number that `inspect` answers.
    static var metrics: HelpTopic {
        HelpTopic(
            "metrics", summary: "the numbers of an animation, under their names in JSON and CSV",
            discussion: """
                Names end in their unit: _s is seconds, _percent percent. Motions go from 0 to 1, velocities are in travels per \
                second. docs/metrics.md defines each.
                """,
            lists: Metric.Topic.allCases.map { topic in
                List(
                    topic.heading,
                    rows: Metric.all.filter { $0.topic == topic }.map { Row($0.id, $0.definition) })
            })
    }
}
