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
        let root: JSON5Node
        do {
            root = try JSON5Parser.parse(text)
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
    /// - Throws: ``SceneError`` when the name is no name or an animation is longer than a scene allows.
    package static func newScene(
        name: String = "my-button", press: Animation, release: Animation
    ) throws(SceneError) -> Scene {
        try Scene(
            name: name, title: "My button", summary: "A button shrinks and dims while it is pressed.",
            size: ControlSize(width: 180, height: 60), properties: Gallery.pressScale.properties,
            phases: Gallery.pressScale.phases,
            transitions: [
                Transition(from: ["released"], to: "pressed", calm(press)),
                Transition(from: ["pressed"], to: "released", calm(release)),
            ],
            timings: Gallery.pressScale.timings,
            variants: Gallery.pressScale.variants.filter { $0.transitions.isEmpty })
    }

    /// A change that bounces only where motion is not to be reduced.
    private static func calm(_ animation: Animation) -> AdaptiveChange {
        guard let spring = animation.springBase, spring.bounce > 0 else { return AdaptiveChange(.animated(animation)) }
        let still = Animation.spring(duration: spring.duration, bounce: 0)
        return AdaptiveChange(
            .animated(animation), reduced: .animated(Animation(still.base, modifiers: animation.modifiers)))
    }
}
