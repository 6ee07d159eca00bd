/// A named length of time in a script that can be set when it is played, such as how long a finger stays down.
package struct Timing: Hashable, Sendable {
    /// Its name, such as `hold`.
    package var name: String
    /// Its usual value in seconds.
    package var seconds: Double
    /// What it is the length of.
    package var summary: String

    package init(_ name: String, _ seconds: Double, _ summary: String) {
        self.name = name
        self.seconds = seconds
        self.summary = summary
    }
}
