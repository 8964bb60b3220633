import Foundation
import Testing

@testable import Providers

@Suite struct `A schema in a provider's form` {
    private let schema: [String: Any] = [
        "type": "object", "required": ["a"], "additionalProperties": false,
        "properties": [
            "a": ["type": "string"], "b": ["type": "string", "enum": ["x"]],
            "c": ["anyOf": [["type": "number"], ["type": "array", "items": ["type": "number"]]]],
        ],
    ]

    private func text(_ schema: [String: Any]?) throws -> String {
        String(
            decoding: try JSONSerialization.data(withJSONObject: schema ?? [:], options: [.sortedKeys]), as: UTF8.self)
    }

    @Test func `strictly requires everything and lets null stand for what was left out`() throws {
        #expect(
            try text(SchemaForms.strict(schema))
                == #"{"additionalProperties":false,"properties":{"a":{"type":"string"},"#
                + #""b":{"enum":["x",null],"type":["string","null"]},"c":{"anyOf":[{"type":"number"},"#
                + #"{"items":{"type":"number"},"type":"array"},{"type":"null"}]}},"required":["a","b","c"],"#
                + #""type":"object"}"#)
    }

    @Test func `is not strict where other keys are taken`() {
        #expect(SchemaForms.strict(["type": "object"]) == nil)
        #expect(SchemaForms.strict(["type": "array", "items": ["type": "object"]]) == nil)
    }

    @Test func `has its types in capitals for the old form of Gemini`() throws {
        #expect(
            try text(SchemaForms.capitalized(schema))
                == #"{"properties":{"a":{"type":"STRING"},"b":{"enum":["x"],"type":"STRING"},"#
                + #""c":{"anyOf":[{"type":"NUMBER"},{"items":{"type":"NUMBER"},"type":"ARRAY"}]}},"required":["a"],"#
                + #""type":"OBJECT"}"#)
    }
}
