import Foundation
import TestSupport
import Testing

@testable import Scenes

@Suite("The schema of scene files")
struct SchemaTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/scene.schema.json")

    /// The schema's description of a kind of object.
    private func object(_ keys: SceneKeys) throws -> [String: Any] {
        let root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [String: Any])
        let parts = try #require(root["$defs"] as? [String: Any])
        switch keys {
        case .scene:
            return root
        case .size:
            return try #require((root["properties"] as? [String: Any])?["size"] as? [String: Any])
        case .timing:
            let forms = try #require((parts["timing"] as? [String: Any])?["oneOf"] as? [[String: Any]])
            return try #require(forms.last)
        default:
            return try #require(parts[keys.rawValue] as? [String: Any])
        }
    }

    @Test("knows the same keys as the decoder, and no others", arguments: SceneKeys.allCases)
    func keys(of keys: SceneKeys) throws {
        let object = try object(keys)
        let properties = try #require(object["properties"] as? [String: Any])
        #expect(Set(properties.keys) == Set(keys.allowed))
        #expect(Set(object["required"] as? [String] ?? []) == Set(keys.required))
        #expect(object["additionalProperties"] as? Bool == false)
    }

    @Test("allows the same words as the decoder")
    func words() throws {
        let event = try #require(try object(.event)["properties"] as? [String: [String: Any]])
        #expect(event["event"]?["enum"] as? [String] == Event.Kind.allCases.map(\.rawValue))
        let property = try #require(try object(.property)["properties"] as? [String: [String: Any]])
        #expect(property["unit"]?["enum"] as? [String] == PropertyUnit.allCases.map(\.rawValue))
        let root = try object(.scene)
        let tint = try #require((root["$defs"] as? [String: [String: Any]])?["tint"])
        #expect(tint["enum"] as? [String] == Tint.allCases.map(\.rawValue))
    }

    /// Whether python3 has the validator of the JSON Schema community.
    private static let hasValidator = Python.has("jsonschema")

    private static let script = """
        import json, sys, jsonschema
        schema = json.load(open(sys.argv[1]))
        jsonschema.Draft202012Validator.check_schema(schema)
        jsonschema.Draft202012Validator(schema).validate(json.load(sys.stdin))
        """

    @Test(
        "accepts every built-in scene, by another validator",
        .enabled(if: hasValidator, "python3 has no jsonschema; pip install jsonschema"), arguments: Gallery.all)
    func accepts(scene: Scene) throws {
        let result = try Python.run(Self.script, [Self.file.path], input: SceneFile.encodeJSON(scene))
        #expect(result.status == 0, "\(result.errors.suffix(400))")
    }

    @Test(
        "refuses what the decoder refuses, by another validator",
        .enabled(if: hasValidator, "python3 has no jsonschema; pip install jsonschema"),
        arguments: [
            ("\"name\"", "\"nam\""), ("\"press\"", "\"pres\""), ("0.96", "\"0.96\""),
            ("\"pair\": true", "\"min\": \"x\""),
        ])
    func refuses(sound: String, wrong: String) throws {
        let text = try SceneFile.encodeJSON(Gallery.scene(named: "press-scale")).replacing(sound, with: wrong)
        #expect(throws: SceneFileError.self) { try SceneFile.decode(text) }
        #expect(try Python.run(Self.script, [Self.file.path], input: text).status == 1)
    }
}
