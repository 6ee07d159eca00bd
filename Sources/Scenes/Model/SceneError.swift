import Words

/// Why a scene cannot be: the place in it, and what is wrong there.
package struct SceneError: Error, Hashable, Sendable {
    /// What can be wrong with a scene.
    package enum Problem: Hashable, Sendable {
        /// A name must be lower-case words joined by hyphens.
        case badName(what: String, name: String)
        /// Two things of one kind share a name.
        case duplicateName(what: String, name: String)
        /// A scene needs at least one of these.
        case missing(what: String)
        /// There are more of these than a scene may have.
        case tooMany(what: String, count: Int, limit: Int)
        /// A name that nothing in the scene has.
        case unknownName(what: String, name: String, known: [String])
        /// The first phase must give every property a value.
        case missingValue(property: String, phase: String)
        /// A derived property has no value of its own.
        case derivedValue(property: String, source: String)
        /// A derived property must follow one that phases give.
        case derivedFromDerived(property: String, source: String)
        /// A number must be finite.
        case notFinite(Double)
        /// A number lies outside what is allowed.
        case outOfRange(what: String, value: Double, lower: Double, upper: Double)
        /// The least visible value must be below the greatest.
        case rangeReversed(lower: Double, upper: Double)
        /// A map needs two points at least.
        case tooFewPoints(Int)
        /// The inputs of a map must ascend.
        case pointsNotAscending(previous: Double, next: Double)
        /// A line of a map is too steep to compute with.
        case tooSteep(from: Double, to: Double, limit: Double)
        /// A text is longer than allowed.
        case tooLong(what: String, length: Int, limit: Int)
        /// Timings add up to a time beyond the limit.
        case tooLate(seconds: Double, limit: Double)
    }

    /// What is wrong.
    package var problem: Problem
    /// Where, from the whole scene inwards.
    package var path: ScenePath

    package init(_ problem: Problem, at steps: ScenePath.Step...) {
        self.problem = problem
        path = ScenePath(steps)
    }

    package init(_ problem: Problem, path: ScenePath) {
        self.problem = problem
        self.path = path
    }

    /// This error seen from further out.
    func within(_ outer: ScenePath.Step...) -> SceneError {
        SceneError(problem, path: path.within(outer))
    }
}

extension SceneError: CustomStringConvertible {
    /// One sentence: where, what is wrong, what is allowed.
    package var description: String {
        path.steps.isEmpty ? "\(problem)" : "\(path): \(problem)"
    }
}

extension SceneError.Problem: CustomStringConvertible {
    /// What is wrong and what is allowed.
    package var description: String {
        switch self {
        case .badName(let what, let name):
            return
                "\(quoted(name)) cannot name a \(what); use 1 to \(SceneLimits.nameLength) lower-case letters, digits "
                + "and hyphens, beginning with a letter"
        case .duplicateName(let what, let name):
            return "there are two \(what)s named \(quoted(name)); give each its own name"
        case .missing(let what):
            return "there is no \(what); a scene needs at least one"
        case .tooMany(let what, let count, let limit):
            return "\(count) \(what) are too many; at most \(limit) are allowed"
        case .unknownName(let what, let name, let known):
            return "there is no \(what) named \(quoted(name))"
                + Suggestion.advice(Suggestion.nearest(to: name, among: known), known: known)
        case .missingValue(let property, let phase):
            return "\(quoted(property)) has no value in \(quoted(phase)); the first phase gives every property a value"
        case .derivedValue(let property, let source):
            return "\(quoted(property)) follows \(quoted(source)) and cannot be given here; leave it out"
        case .derivedFromDerived(let property, let source):
            return "\(quoted(property)) follows \(quoted(source)), which is derived too; follow one that phases give"
        case .notFinite(let value):
            return "\(NumberText.shortest(value)) is not a finite number; give a finite one"
        case .outOfRange(let what, let value, let lower, let upper):
            return
                "\(what) \(NumberText.shortest(value)) is not allowed; give one from \(NumberText.shortest(lower)) to "
                + NumberText.shortest(upper)
        case .rangeReversed(let lower, let upper):
            return
                "the visible range from \(NumberText.shortest(lower)) to \(NumberText.shortest(upper)) is empty; give a min "
                + "below the max"
        case .tooFewPoints(let count):
            return "a map of \(Measure.count(count, "point")) is no map; give two or more"
        case .pointsNotAscending(let previous, let next):
            return
                "the map goes from \(NumberText.shortest(previous)) to \(NumberText.shortest(next)); give the inputs in "
                + "ascending order"
        case .tooSteep(let start, let end, let limit):
            return
                "the map is too steep from \(NumberText.shortest(start)) to \(NumberText.shortest(end)); give a slope of at "
                + "most \(NumberText.shortest(limit)), with the inputs further apart or the outputs nearer"
        case .tooLong(let what, let length, let limit):
            return "a \(what) of \(length) bytes is too long; at most \(limit) are allowed"
        case .tooLate(let seconds, let limit):
            return
                "the event comes at \(NumberText.shortest(seconds)) s; at most \(NumberText.shortest(limit)) s are allowed"
        }
    }
}
