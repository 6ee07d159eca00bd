import Analysis
import Arguments
import Reports
import Scenes
import Words

/// `scene list`: the built-in scenes.
enum SceneListCommand: Command {
    static let format = Option("format", .choice, default: TableFormat.text, help: "How the list is written.")

    static let spec = CommandSpec(
        "scene list", summary: "the built-in scenes with their sizes, variants and timings", group: "Scenes",
        examples: [
            Example(
                "dashpot scene list --format csv | cut -d, -f1", "the names of the built-in scenes",
                output: """
                    name
                    press-scale
                    morphing-submit
                    async-submit
                    hold-to-confirm
                    morphing-symbol
                    claim-button

                    """),
            Example("dashpot scene list", "the built-in scenes with their variants"),
        ],
        positionals: {}
    ) {
        format
        DataOptions.json
        CommonOptions.output
    }

    /// How the list is written, and where.
    struct Request {
        let format: TableFormat
        let path: String?
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let path = try arguments[CommonOptions.output]
        return Request(format: try DataOptions.format(format, &arguments, to: path), path: path)
    }

    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        let text =
            request.format == .text
            ? listText(session)
            : try table.formatted(as: request.format, style: TableStyle(width: session.tableWidth))
        try SceneFamily.write(text, to: request.path, session)
        return .done
    }

    private static var table: Table {
        get throws(TableError) {
            var table = try Table(columns: [
                Column("name", alignment: .leading), Column("summary", alignment: .leading),
                Column("width_pt", title: "width", unit: .points), Column("height_pt", title: "height", unit: .points),
                Column("variants", alignment: .leading), Column("timings", alignment: .leading),
            ])
            for scene in Gallery.all {
                try table.append([
                    .text(scene.name), .text(scene.summary), .number(scene.size.width), .number(scene.size.height),
                    .texts(scene.variants.map(\.name)),
                    .texts(scene.timings.map { "\($0.name)=\(NumberText.shortest($0.seconds))s" }),
                ])
            }
            return table
        }
    }

    /// The list for people: a paragraph a scene.
    private static func listText(_ session: Session) -> String {
        var text = ""
        for scene in Gallery.all {
            let timings = scene.timings.map { "\($0.name) \(Measure.time($0.seconds))" }
            let size =
                Measure.points(scene.size.width, by: scene.size.height)
            var lines = [scene.name] + scene.summary.wrapped(to: session.proseWidth - 2).map { "  " + $0 }
            let details =
                [size, "variants: " + scene.variants.map(\.name).joined(separator: ", ")]
                + (timings.isEmpty ? [] : ["timings: " + timings.joined(separator: ", ")])
            lines += details.flatMap { $0.wrapped(to: session.proseWidth - 2) }.map { "  " + $0 }
            text += (session.isASCII ? lines.map(\.spelledInASCII) : lines).map { $0 + "\n" }.joined() + "\n"
        }
        return String(text.dropLast())
    }
}
