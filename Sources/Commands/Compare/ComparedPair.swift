import Analysis
import Arguments
import Plotting
import Reports
import Scenes
import Springs

/// A press and its release with all that the command line says of how they are compared.
struct ComparedPair {
    let press: NamedAnimation
    let release: NamedAnimation
    let moves: [PropertyMove]
    /// The control's size in points; nil where nothing was said.
    let control: ControlSize?
    /// How long the press is held before the release takes over; nil where nothing was said.
    let hold: Double?
    let velocity: Double
    let solver: Solver
    let framesPerSecond: Double
    let theme: Theme
    /// How long charts and data last.
    let shown: ShownTime
    /// Where they end when the command line says so.
    let until: Double?

    /// The scene as it is played; nil for two animations.
    private let playback: Playback?
    /// Whether somebody named what moves.
    private let namesMoves: Bool

    /// What a tap of two animations lasts when nothing is said of the hold, in seconds.
    static let standardHold = 0.08

    init(_ arguments: ParsedArguments) throws {
        let words = try arguments[CompareCommand.subjects]
        let subjects = try Subject.read(words, names: ["press", "release"])
        var standard = PropertyMove.standard
        var size: ControlSize?
        if subjects.count == 1, case .scene(let scene) = subjects[0] {
            let variant = try arguments[SceneOptions.variant]
            guard let pair = try scene.pressAndRelease(variant: variant) else { throw InputError.noPair(scene.name) }
            press = NamedAnimation(pair.press, label: "press")
            release = NamedAnimation(pair.release, label: "release")
            standard = try scene.pressMoves(variant: variant)
            size = scene.size
            playback = try Playback(scene, variant: variant)
        } else {
            playback = nil
            let animations = try Subject.animations(subjects, command: "compare")
            guard animations.count == 2 else {
                throw InputError.wrongCount(
                    found: animations.count, needed: "two animations, the press and the release", command: "compare")
            }
            (press, release) = (animations[0], animations[1])
        }
        moves = try MotionOptions.moves(arguments, standard: standard)
        namesMoves = try playback != nil || !arguments[CommonOptions.properties].isEmpty
        control = try MotionOptions.controlSize(arguments) ?? size
        hold = try arguments[CommonOptions.hold]
        velocity = try arguments[CommonOptions.velocity]
        solver = try arguments[CommonOptions.solver]
        framesPerSecond = try arguments[CommonOptions.framesPerSecond]
        theme = try arguments[CommonOptions.theme].theme
        until = try arguments[CommonOptions.until]
        let (moves, control, velocity) = (moves, control, velocity)
        shown = try ShownTime(
            of: [press, release].flatMap { named in
                moves.map { MovedProperty(named.animation, $0, control: control, velocity: velocity) }
            }, solver: solver, framesPerSecond: framesPerSecond)
        if hold != nil, velocity != 0 || solver != .exact {
            throw InputError.conflict(
                "--hold hands over the exact motion of a press from rest; leave out \(velocity != 0 ? "--velocity" : "--solver"), "
                    + "or play a scene such as press-scale")
        }
    }

    /// Both, press first.
    var animations: [NamedAnimation] { [press, release] }

    /// Each property as the press moves it, and as the release takes it back.
    var moved: [(named: NamedAnimation, moves: [MovedProperty])] {
        animations.enumerated().map { index, named in
            (
                named,
                moves.map {
                    MovedProperty(named.animation, $0, control: control, velocity: velocity, isBack: index == 1)
                }
            )
        }
    }

    /// When SwiftUI stops animating each property.
    func playedTable() throws -> Table {
        try PlayedTable.table(
            of: moved.flatMap { named, moves in moves.map { (named.label, $0) } }, framesPerSecond: framesPerSecond)
    }

    /// How long a tap holds: as was said, as the scene says, or as taps do.
    var tapHold: Double {
        hold ?? playback.flatMap { $0.scene.pressesAndReleases($0.timeline).first?.hold } ?? Self.standardHold
    }

    /// The press until the hold, and the release from there.
    var handedOver: HandedOverMotion {
        HandedOverMotion(press: press.animation, release: release.animation, hold: tapHold)
    }

    /// What the rules of advice look at.
    var advice: AdviceContext {
        let scale = moves.first { $0.name == "scale" }.map {
            ScaleChange(released: $0.from, pressed: $0.to, isAssumed: !namesMoves)
        }
        guard let playback else {
            return AdviceContext(
                press.animation, release.animation, labels: (press.label, release.label), hold: tapHold,
                control: control ?? ControlSize(), scale: scale)
        }
        var context = AdviceContext(playback, extent: .pressAndRelease, hold: hold)
        context.scale = scale
        if let control { context.control = control }
        return context
    }

    /// Where charts and data end, in seconds.
    var end: Double {
        if let until { return until }
        guard hold != nil else { return shown.end }
        return Handoff(handedOver).settling.seconds ?? shown.end + handedOver.hold
    }

    /// Says on standard error what to know about the two.
    func warn(_ session: Session) {
        animations.warn(session)
        if until == nil, hold == nil { shown.note(in: session) }
    }
}

extension Scene {
    /// The properties that a variant's press moves, from the phase it leaves to the phase it leads to.
    fileprivate func pressMoves(variant: String?) throws -> [PropertyMove] {
        let timeline = try Timeline(of: self, variant: variant)
        guard let step = timeline.steps.first else { return PropertyMove.standard }
        return properties.compactMap { property in
            guard let from = value(of: property.name, in: step.from), let to = value(of: property.name, in: step.to),
                from != to
            else { return nil }
            return PropertyMove(name: property.name, from: from, to: to)
        }
    }
}
