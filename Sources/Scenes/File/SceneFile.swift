import Notation
import Springs

/// Scenes as JSON5 text. A file is data alone: nothing in it names another file or runs anything.
package enum SceneFile {
    /// The scene that a text says.
    ///
    /// - Parameters:
    ///   - text: JSON5 of at most ``SceneLimits/fileBytes`` bytes.
    ///   - file: the file's name, for sentences.
    /// - Throws: ``SceneFileError`` with line and column.
    package static func decode(_ text: String, file: String? = nil) throws(SceneFileError) -> Scene {
        try decode(text, bytes: text.utf8.count, file: file)
    }

    /// The scene that the bytes of a file say; malformed UTF-8 is repaired, and measured as it was.
    package static func decode(_ bytes: [UInt8], file: String? = nil) throws(SceneFileError) -> Scene {
        try decode(String(decoding: bytes, as: UTF8.self), bytes: bytes.count, file: file)
    }

    private static func decode(_ text: String, bytes: Int, file: String?) throws(SceneFileError) -> Scene {
        let root: JSON5Node
        do {
            root = try JSON5Parser.parse(text, bytes: bytes, mostBytes: SceneLimits.fileBytes)
        } catch {
            throw SceneFileError(problem: .syntax(error.problem), position: error.position, file: file)
        }
        return try SceneReader(file: file).scene(root)
    }

    /// A text that says the scene and reads back equal, with comments.
    package static func encode(_ scene: Scene) -> String {
        SceneWriter(scene: scene).text(.json5)
    }

    /// The same as strict JSON, without comments, for tools that read nothing else.
    package static func encodeJSON(_ scene: Scene) -> String {
        SceneWriter(scene: scene).text(.json)
    }

    /// A scene to start from: a button that shrinks and dims while pressed, with the two animations.
    ///
    /// It gives no cause for advice but what the animations give: its label is large enough for its colours, and under Reduce
    /// Motion, where the scale stays, the opacity fades without a bounce.
    ///
    /// - Parameter title: What it is called, such as "Buy now"; its name follows from that, `buy-now`.
    /// - Throws: ``SceneError`` when no name follows or an animation is longer than a scene allows.
    package static func newScene(
        title: String = "My button", press: Animation, release: Animation
    ) throws(SceneError) -> Scene {
        let isName = title.allSatisfy { $0 == "-" || $0.isLowercase || $0.isNumber }
        let words = isName ? title.split(separator: "-").joined(separator: " ") : title
        return try Scene(
            name: name(for: title), title: words.prefix(1).uppercased() + words.dropFirst(),
            summary: "A button shrinks and dims while it is pressed.",
            size: ControlSize(width: 180, height: 60), properties: Gallery.pressScale.properties,
            phases: Gallery.pressScale.phases,
            transitions: [
                Transition(from: ["released"], to: "pressed", calm(press)),
                Transition(from: ["pressed"], to: "released", calm(release)),
            ],
            timings: Gallery.pressScale.timings,
            variants: Gallery.pressScale.variants.filter { $0.transitions.isEmpty })
    }

    /// A title as a scene's name: in lower case, with a hyphen for whatever stands between letters and digits.
    private static func name(for title: String) -> String {
        // A title that is a name already keeps its hyphens, doubled ones too.
        if (try? Scene.requireName(title, "scene")) != nil { return title }
        let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.joined(separator: "-")
        // What has no such letter, or would be no name, is left for the refusal to show.
        return name.isEmpty || !title.contains(where: \.isLetter) ? title : name
    }

    /// A change that bounces only where motion is not to be reduced.
    private static func calm(_ animation: Animation) -> AdaptiveChange {
        guard let spring = animation.springBase, spring.bounce > 0 else { return AdaptiveChange(.animated(animation)) }
        let still = Animation.spring(duration: spring.duration, bounce: 0)
        return AdaptiveChange(
            .animated(animation), reduced: .animated(Animation(still.base, modifiers: animation.modifiers)))
    }
}
