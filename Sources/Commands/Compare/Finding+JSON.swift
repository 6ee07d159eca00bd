import Analysis
import Reports

extension Finding {
    /// The finding for programs.
    var json: JSONValue {
        [
            "id": .string(id), "severity": .string(severity.rawValue), "side": side.map { .string($0) } ?? .null,
            "subject": subject.map { .string($0) } ?? .null,
            "numbers": .object(numbers.map { JSONValue.Member($0.name, .number($0.value)) }),
            "threshold": threshold.map { ["value": .number($0.value), "unit": .string($0.unit.rawValue)] } ?? .null,
            "is_advice": .boolean(isAdvice), "text": .string(text),
        ]
    }
}
