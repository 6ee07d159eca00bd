import Arguments
import Plotting

extension Results {
    /// Adds a chart as a picture, and says what was not as it should be.
    mutating func add(
        _ chart: Chart, at path: String, kind: PictureKind, _ arguments: ParsedArguments, _ session: Session
    ) throws {
        let picture = try ChartPicture(chart, kind: kind, arguments)
        for warning in picture.warnings { session.note(warning) }
        add(picture.bytes, at: path)
    }
}
