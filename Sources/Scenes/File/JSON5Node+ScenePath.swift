import Notation

extension JSON5Node {
    /// The position of what a path leads to, or of the last thing on the way that is there; with `ofKey`, of the last
    /// key rather than its value.
    func position(of path: ScenePath, ofKey: Bool) -> SourcePosition {
        var node = self
        for (index, step) in path.steps.enumerated() {
            switch (step, node.value) {
            case (.key(let key), .object(let members)):
                guard let member = members.first(where: { $0.key == key }) else { return node.position }
                if ofKey, index == path.steps.count - 1 { return member.keyPosition }
                node = member.node
            case (.index(let position), .array(let elements)):
                guard elements.indices.contains(position) else { return node.position }
                node = elements[position]
            default:
                return node.position
            }
        }
        return node.position
    }
}
