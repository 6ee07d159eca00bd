/// Something beside the commands that help explains, such as what an animation may look like.
package struct HelpTopic: Sendable, Hashable {
    /// A heading with terms and what they mean.
    package struct List: Sendable, Hashable {
        /// The heading, without a colon.
        package let heading: String
        /// Terms and explanations in order.
        package let rows: [Row]

        /// A list.
        package init(_ heading: String, rows: [Row]) {
            self.heading = heading
            self.rows = rows
        }
    }

    /// A term and what it means.
    package struct Row: Sendable, Hashable {
        /// The term.
        package let term: String
        /// What it means, in a sentence or a phrase.
        package let text: String

        /// A row.
        package init(_ term: String, _ text: String) {
            self.term = term
            self.text = text
        }
    }

    /// What is typed after `help`.
    package let name: String
    /// What it is about, in one line, without a full stop.
    package let summary: String
    /// More, in paragraphs as in ``CommandSpec/discussion``.
    package let discussion: String
    /// The lists.
    package let lists: [List]

    /// A topic.
    package init(_ name: String, summary: String, discussion: String = "", lists: [List] = []) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.lists = lists
    }
}
