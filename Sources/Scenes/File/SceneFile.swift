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
            root = try JSON5Parser.parse(text, bytes: bytes)
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
            size: Gallery.pressScale.size, properties: Gallery.pressScale.properties,
            phases: Gallery.pressScale.phases,
            transitions: [
                Transition(from: ["released"], to: "pressed", adaptive(press)),
                Transition(from: ["pressed"], to: "released", adaptive(release)),
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

    /// An animation that fades without a bounce under Reduce Motion.
    private static func adaptive(_ animation: Animation) -> AdaptiveChange {
        let bounces = animation.springBase.map { $0.bounce > 0 } ?? false
        return AdaptiveChange(
            .animated(animation), reduced: bounces ? .animated(.easeInOut(duration: 0.2)) : nil)
    }
}
