import Analysis
import Arguments
import Reports
import Scenes
import Springs
import Words

/// The options that say what moves, and whose motion it is.
enum MotionOptions {
    static let all = OptionSpec.group("Motion") {
        CommonOptions.start
        CommonOptions.end
        CommonOptions.velocity
        clamp
        CommonOptions.properties
        CommonOptions.control
        CommonOptions.solver
    }

    static let clamp = Option.flag(
        "clamp", help: "Stop where the target is first reached, as overshoot clamping does."
    ).serving("the exact motion of animations")

    /// The properties that the command line names, or else `standard` ones.
    static func moves(
        _ arguments: inout ArgumentReader, standard: [PropertyMove]
    ) throws(UsageError) -> [PropertyMove] {
        let moves = try arguments[CommonOptions.properties]
        guard !moves.isEmpty else { return standard }
        for (index, move) in moves.enumerated() where moves[..<index].contains(where: { $0.name == move.name }) {
            throw .refusedValue(
                of: "--property", value: move.name, reason: "the property is given twice; leave one out",
                suggestions: [])
        }
        return moves
    }

    /// The properties that the command line names, or else the bare value from `--from` to `--to`.
    static func movesOrValue(_ arguments: inout ArgumentReader) throws(UsageError) -> [PropertyMove] {
        let moves = try moves(&arguments, standard: [])
        guard moves.isEmpty else { return moves }
        return [.value(from: try arguments[CommonOptions.start], to: try arguments[CommonOptions.end])]
    }

    /// The velocity at the start; only springs take one.
    static func velocity(
        _ arguments: inout ArgumentReader, of animations: [NamedAnimation], along moves: [PropertyMove]
    ) throws(UsageError) -> StartVelocity {
        guard animations.contains(where: { $0.animation.springBase != nil }) else { return .none }
        let velocity = try arguments[CommonOptions.velocity]
        for move in moves where velocity.travels(along: move) == nil && velocity.thrown(move) == nil {
            throw .refusedValue(
                of: "--velocity", value: StartVelocity.format.write(velocity),
                reason:
                    "it is counted in travels from \(move.isBare ? "--from to --to" : "one value of \(move.name) to the other")"
                    + ", and these are too close together", suggestions: [])
        }
        return velocity
    }

    /// The control's size in points, where it is given; nothing but what depends on it reads it.
    static func control(
        _ arguments: inout ArgumentReader, for moves: [PropertyMove]
    ) throws(UsageError) -> ControlSize? {
        guard moves.contains(where: \.dependsOnControl) else { return nil }
        return try control(&arguments)
    }

    /// The control's size in points, where it is given.
    static func control(_ arguments: inout ArgumentReader) throws(UsageError) -> ControlSize? {
        try arguments[CommonOptions.control].map { ControlSize(width: Double($0.width), height: Double($0.height)) }
    }
}
