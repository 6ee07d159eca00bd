extension Scene {
    static func requireName(_ name: String, _ what: String, at place: ScenePath.Step...) throws(SceneError) {
        let scalars = name.unicodeScalars
        let allowed = scalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
        guard let first = scalars.first, ("a"..."z").contains(first), allowed,
            scalars.count <= SceneLimits.nameLength
        else { throw SceneError(.badName(what: what, name: String(name.prefix(80))), path: ScenePath(place)) }
    }

    static func requireNames(_ names: [String], _ what: String, _ key: String, limit: Int) throws(SceneError) {
        guard !names.isEmpty else { throw SceneError(.missing(what: what), at: .key(key)) }
        guard names.count <= limit else {
            throw SceneError(.tooMany(what: key, count: names.count, limit: limit), at: .key(key))
        }
        var seen = Set<String>()
        for name in names {
            try requireName(name, what, at: .key(key), .key(name))
            guard seen.insert(name).inserted else {
                throw SceneError(.duplicateName(what: what, name: name), at: .key(key), .key(name))
            }
        }
    }

    static func requireKnown(
        _ name: String, _ what: String, _ known: [String], at place: [ScenePath.Step]
    ) throws(SceneError) {
        guard known.contains(name) else {
            throw SceneError(
                .unknownName(what: what, name: String(name.prefix(80)), known: known), path: ScenePath(place))
        }
    }

    static func requireText(_ text: String, _ what: String, at place: ScenePath.Step) throws(SceneError) {
        try requireText(text, what, at: [place])
    }

    static func requireText(_ text: String, _ what: String, at place: [ScenePath.Step]) throws(SceneError) {
        guard text.utf8.count <= SceneLimits.textLength else {
            throw SceneError(
                .tooLong(what: what, length: text.utf8.count, limit: SceneLimits.textLength), path: ScenePath(place))
        }
    }

    static func requireValue(_ value: Double, at place: [ScenePath.Step]) throws(SceneError) {
        try requireRange(value, "value", -SceneLimits.magnitude...SceneLimits.magnitude, at: place)
    }

    static func requireTime(_ seconds: Double, _ what: String, at place: [ScenePath.Step]) throws(SceneError) {
        try requireRange(seconds, what, 0...SceneLimits.seconds, at: place)
    }

    static func requireRange(
        _ value: Double, _ what: String, _ range: ClosedRange<Double>, at place: [ScenePath.Step]
    ) throws(SceneError) {
        guard value.isFinite else { throw SceneError(.notFinite(value), path: ScenePath(place)) }
        guard range.contains(value) else {
            throw SceneError(
                .outOfRange(what: what, value: value, lower: range.lowerBound, upper: range.upperBound),
                path: ScenePath(place))
        }
    }
}
