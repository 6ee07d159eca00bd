import Arguments
import Figures
import Scenes
import Springs
import Words

/// The options that say what moves, and whose motion it is.
enum MotionOptions {
    static let all = OptionSpec.group("Motion") {
        CommonOptions.start
        CommonOptions.end
        CommonOptions.velocity
        CommonOptions.properties
        CommonOptions.control
        CommonOptions.solver
    }

    /// The properties that the command line names, or `standard` ones.
    static func moves(_ arguments: ParsedArguments, standard: [PropertyMove]) throws(UsageError) -> [PropertyMove] {
        let moves = try arguments[CommonOptions.properties]
        guard !moves.isEmpty else { return standard }
        for (index, move) in moves.enumerated() where moves[..<index].contains(where: { $0.name == move.name }) {
            throw .refusedValue(
                of: "--property", value: move.name, reason: "the property is given twice; leave one out",
                suggestions: [])
        }
        return moves
    }

    /// The properties as an animation moves them; without any, the bare value from `--from` to `--to`.
    static func moved(
        _ animation: Animation, _ moves: [PropertyMove], _ arguments: ParsedArguments
    ) throws(UsageError) -> [MovedProperty] {
        let velocity = try arguments[CommonOptions.velocity]
        let control = try controlSize(arguments)
        guard moves.isEmpty else {
            return moves.map { MovedProperty(animation, $0, control: control, velocity: velocity) }
        }
        let (from, to) = (try arguments[CommonOptions.start], try arguments[CommonOptions.end])
        guard velocity == 0 || abs(velocity) <= abs(to - from) * CommonOptions.fastest else {
            throw .refusedValue(
                of: "--velocity", value: NumberText.shortest(velocity),
                reason: "it is counted in travels from --from to --to, and these are too close together",
                suggestions: [])
        }
        return [MovedProperty(animation, from: from, to: to, unitsPerSecond: velocity)]
    }

    /// The control's size in points, where it is given.
    static func controlSize(_ arguments: ParsedArguments) throws(UsageError) -> ControlSize? {
        try arguments[CommonOptions.control].map { ControlSize(width: Double($0.width), height: Double($0.height)) }
    }

    /// Refuses options that only animations have.
    static func refuseMotionOptions(_ arguments: ParsedArguments, scene: String) throws(InputError) {
        let given = ["from", "to", "velocity", "property", "control", "figure"].first { !arguments.values($0).isEmpty }
        guard let given else { return }
        throw .conflict(
            "--\(given) goes with animations, and '\(scene)' is a scene, which says itself what moves; leave it out")
    }

    /// Refuses options that only scenes have.
    static func refuseSceneOptions(_ arguments: ParsedArguments) throws(InputError) {
        for option in SceneOptions.all where !arguments.values(option.name).isEmpty {
            throw .conflict(
                option.name == "hold"
                    ? "--hold goes with a scene such as press-scale, or with compare, which hands a press over to its "
                        + "release; leave it out"
                    : "--\(option.name) goes with a scene such as press-scale, and animations were given; leave it out")
        }
    }
}
