/// A spring is written as the numbers it was described with: `duration` and `bounce`; `response` and `dampingRatio`; `mass`,
/// `stiffness` and `damping`; or `mass`, `stiffness` and `dampingRatio`. Reading takes a bounce left out as 0 and a mass left
/// out as 1, and throws `DecodingError.dataCorrupted` for numbers that are no spring, with the sentence of the
/// ``SpringError``, and for keys that belong to two forms.
extension Spring: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case duration, bounce, response, dampingRatio, mass, stiffness, damping
    }

    /// The keys of each form, those that may be left out last.
    private static let forms: [(needed: Set<CodingKeys>, optional: Set<CodingKeys>)] = [
        ([.duration], [.bounce]), ([.response, .dampingRatio], []), ([.stiffness, .damping], [.mass]),
        ([.stiffness, .dampingRatio], [.mass]),
    ]

    /// Reads a spring.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let keys = Set(values.allKeys)
        guard
            Self.forms.contains(where: {
                $0.needed.isSubset(of: keys) && keys.isSubset(of: $0.needed.union($0.optional))
            })
        else {
            let given = keys.isEmpty ? "no number" : keys.map(\.rawValue).sorted().joined(separator: " and ")
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription:
                        "\(given) describes no spring; give duration and bounce, response and dampingRatio, or "
                        + "mass, stiffness and damping or dampingRatio"))
        }
        let number = { (key: CodingKeys, usual: Double) in
            try values.decodeIfPresent(Double.self, forKey: key) ?? usual
        }
        do {
            if keys.contains(.duration) {
                try self.init(duration: number(.duration, 0), bounce: number(.bounce, 0))
            } else if keys.contains(.response) {
                try self.init(response: number(.response, 0), dampingRatio: number(.dampingRatio, 0))
            } else if keys.contains(.damping) {
                try self.init(
                    mass: number(.mass, 1), stiffness: number(.stiffness, 0), damping: number(.damping, 0))
            } else {
                try self.init(
                    mass: number(.mass, 1), stiffness: number(.stiffness, 0), dampingRatio: number(.dampingRatio, 0))
            }
        } catch let error as SpringError {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error))
        }
    }

    /// Writes the numbers it was described with.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        let fields: [(CodingKeys, Double)] =
            switch description {
            case .durationBounce(let duration, let bounce): [(.duration, duration), (.bounce, bounce)]
            case .responseDampingRatio(let response, let ratio): [(.response, response), (.dampingRatio, ratio)]
            case .physical(let mass, let stiffness, let damping):
                [(.mass, mass), (.stiffness, stiffness), (.damping, damping)]
            case .stiffnessDampingRatio(let mass, let stiffness, let ratio):
                [(.mass, mass), (.stiffness, stiffness), (.dampingRatio, ratio)]
            }
        for (key, value) in fields { try values.encode(value, forKey: key) }
    }
}
