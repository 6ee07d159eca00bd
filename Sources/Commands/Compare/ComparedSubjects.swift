import Analysis
import Arguments
import Plotting
import Scenes
import Springs

/// What two animations, or a scene's pair, are compared as.
enum ComparedSubjects {
    /// A press and its release, or two versions.
    enum Question {
        case pressAndRelease(Comparison.Request)
        case versions(ComparedPair)

        /// The two.
        var pair: ComparedPair {
            switch self {
            case .pressAndRelease(let request): request.pair
            case .versions(let pair): pair
            }
        }

        /// The answer.
        func answer() throws -> Answer {
            switch self {
            case .pressAndRelease(let request): .pressAndRelease(try Comparison(request))
            case .versions(let pair): .versions(Versions(pair))
            }
        }
    }

    /// The labels of a press and its release, which are also the names of two animations without labels.
    private static let labels = ["press", "release"]

    /// The question about some subjects, and what to say of its velocity.
    static func question(
        _ subjects: [Subject], _ arguments: inout ArgumentReader
    ) throws -> (question: Question, note: String?) {
        if subjects.count == 1, case .scene(let scene) = subjects[0] {
            var request = try Comparison.Request(scene, variant: try arguments[SceneOptions.variant])
            if let hold = try arguments[CommonOptions.hold] { request.hold = .given(hold) }
            return try pressAndRelease(request, &arguments)
        }
        let animations = try Subject.animations(subjects, command: "compare")
        guard animations.count == 2 else {
            throw InputError.wrongCount(
                found: animations.count, needed: "two animations, such as a press and its release", command: "compare")
        }
        let isPair = animations.allSatisfy { !$0.isLabelled || labels.contains($0.label) }
        guard isPair else { return try versions(animations, &arguments) }
        // Whoever labels the release first means it as the release.
        let sides = animations[0].label == labels[1] ? animations.reversed() : animations
        let pair = ComparedPair(sides[0], sides[1], moving: PropertyMove.standard, returns: true)
        let hold = try arguments[CommonOptions.hold].map(TapHold.given) ?? .usual
        var request = Comparison.Request(pair, hold: hold)
        request.isScaleAssumed = try !arguments.isGiven(CommonOptions.properties)
        return try pressAndRelease(request, &arguments)
    }

    private static func pressAndRelease(
        _ standard: Comparison.Request, _ arguments: inout ArgumentReader
    ) throws -> (Question, String?) {
        var request = standard
        let moves = try MotionOptions.moves(&arguments, standard: standard.pair.moves)
        request.pair = try measured(standard.pair.moving(moves), &arguments)
        return (.pressAndRelease(request), moves.first.flatMap(request.pair.velocity.note))
    }

    private static func versions(
        _ animations: [NamedAnimation], _ arguments: inout ArgumentReader
    ) throws -> (Question, String?) {
        // The second of two animations is no release because the first is called old.
        let named = zip(animations, ["a", "b"]).map { animation, letter in
            var named = animation
            if !named.isLabelled { named.label = letter }
            return named
        }
        if let label = named.map(\.label).first(where: ComparisonReport.keys.contains) {
            throw InputError.conflict("the label '\(label)' is the name of a part of the result; choose another")
        }
        let moves = try MotionOptions.movesOrValue(&arguments)
        let pair = try measured(ComparedPair(named[0], named[1], moving: moves, returns: false), &arguments)
        return (.versions(pair), moves.first.flatMap(pair.velocity.note))
    }

    /// The pair as the command line has it moved and played.
    private static func measured(
        _ pair: ComparedPair, _ arguments: inout ArgumentReader
    ) throws -> ComparedPair {
        var pair = pair
        if pair.returns || pair.moves.contains(where: \.dependsOnControl) {
            pair.control = try MotionOptions.control(&arguments) ?? pair.control
        }
        pair.velocity = try MotionOptions.velocity(&arguments, of: pair.animations, along: pair.moves)
        pair.solver = try arguments[CommonOptions.solver]
        pair.framesPerSecond = try arguments[CommonOptions.framesPerSecond]
        return pair
    }

    /// What came out.
    enum Answer {
        case pressAndRelease(Comparison)
        case versions(Versions)

        /// The two.
        var pair: ComparedPair {
            switch self {
            case .pressAndRelease(let comparison): comparison.pair
            case .versions(let versions): versions.pair
            }
        }

        /// How far apart they are.
        var difference: CurveDifference {
            switch self {
            case .pressAndRelease(let comparison): comparison.difference
            case .versions(let versions): versions.difference
            }
        }

        /// How long charts and data last where nobody says.
        func shownTime() throws -> ShownTime {
            switch self {
            case .pressAndRelease(let comparison): try comparison.shownTime()
            case .versions(let versions): try versions.pair.shownTime()
            }
        }

        /// Where the chart's time axis ends where nobody says, of all that there is to show, in seconds.
        func storyEnd(within shown: Double) -> Double {
            switch self {
            case .pressAndRelease(let comparison):
                comparison.showsTap ? shown : comparison.pair.storyEnd(within: shown)
            case .versions(let versions): versions.pair.storyEnd(within: shown)
            }
        }

        /// The chart.
        func chart(until end: Double, theme: Theme) throws -> Chart {
            switch self {
            case .pressAndRelease(let comparison): try comparison.chart(until: end, theme: theme)
            case .versions(let versions): try versions.chart(until: end, theme: theme)
            }
        }

        /// The question of ``Samples`` about everything that moves.
        func samples(on grid: SampleGrid) throws -> Samples.Request {
            switch self {
            case .pressAndRelease(let comparison): try comparison.samples(on: grid)
            case .versions(let versions): try versions.pair.samples(on: grid)
            }
        }
    }
}
