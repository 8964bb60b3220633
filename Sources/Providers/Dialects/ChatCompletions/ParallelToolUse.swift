import ChatModel
import JSON

extension ToolCall {
    /// The calls in it, where a model wrapped several into one function that nobody offered, as OpenAI's do now and then:
    /// `{"tool_uses":[{"recipient_name":"functions.sleep","parameters":{}}]}`. Else itself.
    var unwrapped: [ToolCall] {
        guard name == "parallel" || name == "multi_tool_use.parallel", !isMalformed,
            let uses = JSONValue(argumentsJSON)?["tool_uses"].array, !uses.isEmpty
        else { return [self] }
        return uses.enumerated().compactMap { number, use in
            guard let name = use["recipient_name"].nonEmptyText else { return nil }
            let plainName = name.hasPrefix("functions.") ? String(name.dropFirst("functions.".count)) : name
            return ToolCall(
                id: "\(id)_\(number + 1)", name: plainName, joinedArguments: use["parameters"].json ?? "")
        }
    }
}
