import ChatModel
import Foundation

/// The body of a Chat Completions request.
struct ChatCompletionsRequest {
    var model: String
    var request: ReplyRequest
    var dialect: ChatDialect

    /// JSON with sorted keys, so that equal beginnings are equal bytes and the provider's cache finds them.
    /// - Throws: `.invalidConfiguration` when a tool's schema is not JSON.
    func body() throws(ServiceError) -> [UInt8] {
        var json: [String: Any] = ["model": model, "stream": true, "messages": messages]
        if dialect.asksForUsage { json["stream_options"] = ["include_usage": true] }
        if let limit = request.maxOutputTokens { json[dialect.tokenLimit.rawValue] = limit }
        if let temperature = request.temperature, dialect.sendsTemperature { json["temperature"] = temperature }
        if let effort {
            if dialect.effortIsObject {
                json["reasoning"] = ["effort": effort]
            } else {
                json["reasoning_effort"] = effort
            }
        }
        if !request.tools.isEmpty { json["tools"] = try tools() }
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? JSONSerialization.data(withJSONObject: json, options: options) else {
            throw .invalidConfiguration("The request cannot be written as JSON")  // a temperature that is not a number
        }
        return Array(data)
    }

    private var effort: String? {
        switch dialect.effort {
        case .asAsked: request.thinkingEffort.map { $0 == .off ? "none" : $0.rawValue }
        case .none: "none"
        case .leftOut: nil
        }
    }

    private func tools() throws(ServiceError) -> [[String: Any]] {
        var encoded: [[String: Any]] = []
        for tool in request.tools {
            let schema = try? JSONSerialization.jsonObject(with: Data(tool.parametersJSON.utf8))
            guard let schema = schema as? [String: Any] else {
                throw .invalidConfiguration("The schema of the tool \(tool.name) is not a JSON object")
            }
            let function: [String: Any] = ["name": tool.name, "description": tool.summary, "parameters": schema]
            encoded.append(["type": "function", "function": function])
        }
        return encoded
    }

    // MARK: History

    private var messages: [[String: Any]] {
        var encoded: [[String: Any]] = []
        if !request.system.isEmpty { encoded.append(["role": "system", "content": request.system]) }
        let answered = Set(request.messages.compactMap(\.answersCall))
        var asked: Set<String> = []
        for message in request.messages {
            switch message.author {
            case .person: encoded.append(["role": "user", "content": message.text])
            case .tool:
                // A result without its call makes the request invalid.
                guard let call = message.answersCall, asked.contains(call) else { continue }
                encoded.append(["role": "tool", "tool_call_id": call, "content": message.text])
            case .coach:
                // A call without its result as well: an answer stopped before its tools had run.
                let calls = message.toolCalls.filter { answered.contains($0.id) }
                asked.formUnion(calls.map(\.id))
                if let coach = encodedCoach(message, calls) { encoded.append(coach) }
            }
        }
        return encoded
    }

    private func encodedCoach(_ message: ChatMessage, _ calls: [ToolCall]) -> [String: Any]? {
        guard !message.text.isEmpty || !calls.isEmpty else { return nil }
        var encoded: [String: Any] = ["role": "assistant"]
        encoded["content"] = message.text.isEmpty ? NSNull() : message.text as Any
        if !calls.isEmpty {
            encoded["tool_calls"] = calls.map { call -> [String: Any] in
                let function = ["name": call.name, "arguments": call.sendableArgumentsJSON]
                return ["id": call.id, "type": "function", "function": function]
            }
        }
        return encoded
    }
}
