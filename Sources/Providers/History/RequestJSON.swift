import ChatModel
import Foundation

/// JSON of requests.
enum RequestJSON {
    /// With sorted keys, so that equal beginnings are equal bytes and the provider's cache finds them.
    /// - Throws: `.invalidConfiguration` for what cannot be written, such as a temperature that is no number.
    static func bytes(_ json: [String: Any]) throws(ServiceError) -> [UInt8] {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? JSONSerialization.data(withJSONObject: json, options: options) else {
            throw .invalidConfiguration("The request cannot be written as JSON")  // a temperature that is not a number
        }
        return Array(data)
    }

    /// `nil` where the text is no JSON object or array.
    static func parsed(_ text: String) -> Any? {
        try? JSONSerialization.jsonObject(with: Data(text.utf8))  // what is wrong with it is of no use
    }

    /// A JSON object, empty where the text is none.
    static func object(_ text: String) -> [String: Any] { parsed(text) as? [String: Any] ?? [:] }

    /// - Throws: `.invalidConfiguration`: our own mistake, said so.
    static func schema(of tool: ToolDefinition) throws(ServiceError) -> [String: Any] {
        guard let schema = parsed(tool.parametersJSON) as? [String: Any] else {
            throw .invalidConfiguration("The schema of the tool \(tool.name) is not a JSON object")
        }
        return schema
    }
}
