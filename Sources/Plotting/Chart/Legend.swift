/// Where curves are named: in one place only.
package enum Legend: Hashable, Sendable {
    /// Under the title, each name behind a sample of its line.
    case header
    /// At the end of each line, to the right of the panels.
    case direct
    /// Nowhere.
    case none
}
