import Notation
import Springs

extension SceneReader {
    /// The scene that a JSON5 value says.
    func scene(_ root: JSON5Node) throws(SceneFileError) -> Scene {
        let members = try members(of: root, as: .scene, key: "")
        if let schema = members["$schema"] { _ = try text(schema, key: "$schema") }
        let name = try optionalText(members, "name") ?? ""
        let title = try optionalText(members, "title")
        let summary = try optionalText(members, "summary")
        var size = ControlSize(width: 160, height: 50)
        if let node = members["size"] { size = try self.size(node) }
        let timings = try named(members["timings"], key: "timings") { name, node throws(SceneFileError) in
            try timing(name, node)
        }
        let properties = try named(members["properties"], key: "properties") { name, node throws(SceneFileError) in
            try property(name, node)
        }
        let phases = try named(members["phases"], key: "phases") { name, node throws(SceneFileError) in
            try phase(name, node)
        }
        let transitions = try each(members["transitions"], key: "transitions") { node throws(SceneFileError) in
            try transition(node)
        }
        let variants = try named(members["variants"], key: "variants") { name, node throws(SceneFileError) in
            try variant(name, node)
        }
        do throws(SceneError) {
            return try Scene(
                name: name, title: title ?? name, summary: summary ?? "",
                size: size, properties: properties, phases: phases,
                transitions: transitions, timings: timings, variants: variants)
        } catch {
            let position = root.position(of: error.path, ofKey: error.isAboutKey)
            throw self.error(.scene(error), at: position)
        }
    }

    private func optionalText(_ members: [String: JSON5Node], _ key: String) throws(SceneFileError) -> String? {
        guard let node = members[key] else { return nil }
        return try text(node, key: key)
    }

    private func optionalNumber(_ members: [String: JSON5Node], _ key: String) throws(SceneFileError) -> Double? {
        guard let node = members[key] else { return nil }
        return try number(node, key: key)
    }

    private func named<Value>(
        _ node: JSON5Node?, key: String, read: (String, JSON5Node) throws(SceneFileError) -> Value
    ) throws(SceneFileError) -> [Value] {
        guard let node else { return [] }
        var values = [Value]()
        for member in try object(node, key: key) { values.append(try read(member.key, member.node)) }
        return values
    }

    private func each<Value>(
        _ node: JSON5Node?, key: String, read: (JSON5Node) throws(SceneFileError) -> Value
    ) throws(SceneFileError) -> [Value] {
        guard let node else { return [] }
        var values = [Value]()
        for element in try list(node, key: key) { values.append(try read(element)) }
        return values
    }

    private func numbers(_ node: JSON5Node, key: String) throws(SceneFileError) -> [String: Double] {
        var numbers = [String: Double]()
        for member in try object(node, key: key) { numbers[member.key] = try number(member.node, key: member.key) }
        return numbers
    }

    private func size(_ node: JSON5Node) throws(SceneFileError) -> ControlSize {
        var size = ControlSize(width: 0, height: 0)
        for (key, node) in try members(of: node, as: .size, key: "size") {
            let side = try number(node, key: key)
            if key == "width" { size.width = side } else { size.height = side }
        }
        return size
    }

    private func property(_ name: String, _ node: JSON5Node) throws(SceneFileError) -> AnimatedProperty {
        let members = try members(of: node, as: .property, key: name)
        // What the file leaves out is as the name says.
        var property = AnimatedProperty.known(name)
        if let node = members["unit"] { property.unit = try word(node, key: "unit", as: PropertyUnit.self) }
        let lower = try optionalNumber(members, "min")
        let upper = try optionalNumber(members, "max")
        do throws(SceneError) {
            property.visibleRange = try property.visibleRange.bounded(lower: lower, upper: upper)
        } catch {
            throw self.error(.scene(error), at: (members["max"] ?? members["min"] ?? node).position)
        }
        property.animationScale = try optionalNumber(members, "animationScale") ?? property.usualAnimationScale
        if let node = members["pair"] { property.isPair = try bool(node, key: "pair") }
        if let node = members["reduceMotion"] {
            property.reduceMotionValue = try number(node, key: "reduceMotion")
        }
        switch (members["from"], members["map"]) {
        case (let from?, let map?):
            property.source = .derived(from: try text(from, key: "from"), try self.map(map))
        case (let from?, nil):
            throw error(.keyWithout("from", needed: "map"), at: from.position)
        case (nil, let map?):
            throw error(.keyWithout("map", needed: "from"), at: map.position)
        case (nil, nil):
            break
        }
        return property
    }

    private func map(_ node: JSON5Node) throws(SceneFileError) -> PiecewiseLinearMap {
        var points = [PiecewiseLinearMap.Point]()
        for element in try list(node, key: "map") {
            let pair = try list(element, key: "map")
            guard pair.count == 2 else {
                throw error(
                    .wrongKind(key: "map", found: "a list of \(pair.count)", expected: "pairs [input, output]"),
                    at: element.position)
            }
            points.append(.init(try number(pair[0], key: "map"), try number(pair[1], key: "map")))
        }
        do throws(SceneError) {
            return try PiecewiseLinearMap(points)
        } catch {
            throw self.error(.scene(error), at: node.position(of: error.path, ofKey: false))
        }
    }

    private func phase(_ name: String, _ node: JSON5Node) throws(SceneFileError) -> Phase {
        let members = try members(of: node, as: .phase, key: name)
        var phase = Phase(name, [:])
        if let node = members["values"] { phase.values = try numbers(node, key: "values") }
        if let node = members["look"] { phase.look = try look(node) }
        return phase
    }

    private func look(_ node: JSON5Node) throws(SceneFileError) -> Look {
        let members = try members(of: node, as: .look, key: "look")
        var look = Look()
        if let node = members["label"] { look.label = try text(node, key: "label") }
        if let node = members["labelColor"] { look.labelColor = try word(node, key: "labelColor", as: Tint.self) }
        if let node = members["fill"] { look.fill = try word(node, key: "fill", as: Tint.self) }
        if let node = members["fillOpacity"] { look.fillOpacity = try number(node, key: "fillOpacity") }
        if let node = members["border"] { look.border = try word(node, key: "border", as: Tint.self) }
        if let node = members["spinner"] { look.showsSpinner = try bool(node, key: "spinner") }
        if let node = members["checkmark"] { look.showsCheckmark = try bool(node, key: "checkmark") }
        if let node = members["disabled"] { look.isDisabled = try bool(node, key: "disabled") }
        return look
    }

    private func transition(_ node: JSON5Node) throws(SceneFileError) -> Transition {
        let members = try members(of: node, as: .transition, key: "transitions")
        var transition = Transition(try adaptiveChange(members))
        if let node = members["from"] { transition.from = try names(node, key: "from") }
        if let node = members["to"] { transition.to = try text(node, key: "to") }
        if let node = members["overrides"] {
            for member in try object(node, key: "overrides") {
                let override = try self.members(of: member.node, as: .override, key: member.key)
                transition.overrides[member.key] = try adaptiveChange(override)
            }
        }
        return transition
    }

    private func timing(_ name: String, _ node: JSON5Node) throws(SceneFileError) -> Timing {
        if case .number = node.value { return Timing(name, try number(node, key: name), "") }
        let members = try members(of: node, as: .timing, key: name)
        var timing = Timing(name, 0, "")
        if let node = members["seconds"] { timing.seconds = try number(node, key: "seconds") }
        if let node = members["summary"] { timing.summary = try text(node, key: "summary") }
        return timing
    }

    private func variant(_ name: String, _ node: JSON5Node) throws(SceneFileError) -> Variant {
        let members = try members(of: node, as: .variant, key: name)
        var variant = Variant(name, "", events: [])
        if let node = members["summary"] { variant.summary = try text(node, key: "summary") }
        variant.events = try each(members["events"], key: "events") { node throws(SceneFileError) in try event(node) }
        if let node = members["timings"] { variant.timings = try numbers(node, key: "timings") }
        variant.transitions = try each(members["transitions"], key: "transitions") { node throws(SceneFileError) in
            try transition(node)
        }
        return variant
    }

    private func event(_ node: JSON5Node) throws(SceneFileError) -> Event {
        let members = try members(of: node, as: .event, key: "events")
        var event = Event(at: EventTime(), .other)
        if let node = members["at"] { event.time = try time(node, key: "at") }
        if let node = members["event"] { event.kind = try word(node, key: "event", as: Event.Kind.self) }
        event.name = event.kind.rawValue
        if let node = members["name"] { event.name = try text(node, key: "name") }
        if let node = members["to"] { event.target = try text(node, key: "to") }
        if let node = members["onlyIn"] { event.onlyIn = try names(node, key: "onlyIn") }
        return event
    }
}

extension SceneError {
    /// Whether the fault is a key rather than the value behind it.
    fileprivate var isAboutKey: Bool {
        switch problem {
        case .badName(_, let name), .duplicateName(_, let name), .unknownName(_, let name, _),
            .derivedValue(let name, _):
            path.steps.last == .key(name)
        default: false
        }
    }
}
