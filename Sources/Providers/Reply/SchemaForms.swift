import Foundation

/// A tool's schema in the forms that providers take.
enum SchemaForms {
    /// OpenAI's strict form: every property is required, and those that could be left out may be null instead. `nil` for a
    /// schema that cannot be strict: an object of it takes other keys than those it names.
    static func strict(_ schema: [String: Any]) -> [String: Any]? {
        var strict = schema
        if schema["type"] as? String == "object" {
            guard schema["additionalProperties"] as? Bool == false,
                let properties = schema["properties"] as? [String: [String: Any]]
            else { return nil }
            let required = Set(schema["required"] as? [String] ?? [])
            var all: [String: Any] = [:]
            for (name, property) in properties {
                guard let inner = self.strict(property) else { return nil }
                all[name] = required.contains(name) ? inner : nullable(inner)
            }
            strict["properties"] = all
            strict["required"] = properties.keys.sorted()
        }
        if let items = schema["items"] as? [String: Any] {
            guard let inner = self.strict(items) else { return nil }
            strict["items"] = inner
        }
        if let options = schema["anyOf"] as? [[String: Any]] {
            let inner = options.compactMap(self.strict)
            guard inner.count == options.count else { return nil }
            strict["anyOf"] = inner
        }
        return strict
    }

    private static func nullable(_ schema: [String: Any]) -> [String: Any] {
        var schema = schema
        if let type = schema["type"] as? String { schema["type"] = [type, "null"] }
        if let values = schema["enum"] as? [Any] { schema["enum"] = values + [NSNull()] }
        if let options = schema["anyOf"] as? [[String: Any]] { schema["anyOf"] = options + [["type": "null"]] }
        return schema
    }

    /// Gemini's own form of earlier versions: types in capitals, and nothing said of other keys.
    static func capitalized(_ schema: [String: Any]) -> [String: Any] {
        var plain = schema
        plain["additionalProperties"] = nil
        if let type = schema["type"] as? String { plain["type"] = type.uppercased() }
        if let items = schema["items"] as? [String: Any] { plain["items"] = capitalized(items) }
        if let options = schema["anyOf"] as? [[String: Any]] { plain["anyOf"] = options.map(capitalized) }
        if let properties = schema["properties"] as? [String: [String: Any]] {
            plain["properties"] = properties.mapValues(capitalized)
        }
        return plain
    }
}
