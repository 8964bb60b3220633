import ChatModel
import Foundation
import JSON

/// The output items of a finished reply as OpenAI gave them, encrypted thinking included. They go back unchanged.
enum ResponsesRecord {
    /// - Parameter items: each a JSON object as text, in their order.
    static func json(items: [String]) -> String { #"{"api":"responses","items":[\#(items.joined(separator: ","))]}"# }

    /// The items for `message` in the next request; `nil` where the record is of another model or interface, or does
    /// not hold just the calls that were answered: half a turn would be refused.
    static func items(of message: ChatMessage, answered: [ToolCall], for model: ModelReference) -> [[String: Any]]? {
        guard let record = message.providerRecord, record.model == model, !answered.contains(where: \.isMalformed),
            let json = JSONBody.object(record.json), json["api"] as? String == "responses",
            let items = json["items"] as? [[String: Any]], !items.isEmpty
        else { return nil }
        let recorded = items.filter { $0["type"] as? String == "function_call" }.map { $0["call_id"] as? String }
        return recorded == answered.map(\.id) ? items : nil
    }
}
