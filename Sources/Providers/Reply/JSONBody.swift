import ChatModel
import JSON

/// The body of a request.
enum JSONBody {
    /// With sorted keys, so that equal beginnings are equal bytes and the provider's cache finds them.
    /// - Throws: `.invalidConfiguration` for what JSON cannot hold, such as a temperature that is not a number.
    static func bytes(_ json: [String: Any]) throws(ServiceError) -> [UInt8] {
        guard let bytes = JSONText.bytes(json) else {
            throw .invalidConfiguration("The request cannot be written as JSON")
        }
        return bytes
    }

    /// An object as text; `nil` where it is none.
    static func object(_ text: String) -> [String: Any]? {
        JSONText.parsed(text) as? [String: Any]
    }

    /// - Throws: `.invalidConfiguration` when the schema is no JSON object.
    static func schema(of tool: ToolDefinition) throws(ServiceError) -> [String: Any] {
        guard let schema = object(tool.parametersJSON) else {
            throw .invalidConfiguration("The schema of the tool \(tool.name) is not a JSON object")
        }
        return schema
    }
}
