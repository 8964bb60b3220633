import ChatModel
import Foundation

/// The body of a Chat Completions request.
struct ChatCompletionsRequest {
    var model: ModelReference
    var request: ReplyRequest
    var dialect: ChatDialect

    /// - Throws: `.invalidConfiguration` when it cannot be written: a tool's schema is no JSON object, a temperature no
    ///   number.
    func body() throws(ServiceError) -> [UInt8] {
        var json: [String: Any] = ["model": model.model, "stream": true, "messages": messages]
        if dialect.asksForUsage { json["stream_options"] = ["include_usage": true] }
        if let limit = request.maxOutputTokens { json[dialect.tokenLimit.rawValue] = limit }
        let effort = dialect.effort(of: request)
        if let temperature = request.temperature, dialect.takesTemperature(with: effort) {
            json["temperature"] = temperature
        }
        if let effort {
            switch dialect.effortForm {
            case .plain: json["reasoning_effort"] = effort
            case .object: json["reasoning"] = ["effort": effort]
            }
        }
        if !request.tools.isEmpty { json["tools"] = try tools() }
        if !request.tools.isEmpty, request.mustNotCall { json["tool_choice"] = "none" }
        return try JSONBody.bytes(json)
    }

    private func tools() throws(ServiceError) -> [[String: Any]] {
        var encoded: [[String: Any]] = []
        for tool in request.tools {
            let schema = try JSONBody.schema(of: tool)
            var function: [String: Any] = ["name": tool.name, "description": tool.summary, "parameters": schema]
            // Other servers that speak this language do not know the strict form.
            if dialect.family != nil, let strict = SchemaForms.strict(schema) {
                function["parameters"] = strict
                function["strict"] = true
            }
            encoded.append(["type": "function", "function": function])
        }
        return encoded
    }

    // MARK: History

    private var messages: [[String: Any]] {
        var encoded: [[String: Any]] = []
        if !request.system.isEmpty { encoded.append(["role": "system", "content": system]) }
        for step in request.messages.pairedSteps {
            switch step {
            case .person(let message): encoded.append(["role": "user", "content": message.text])
            case .coach(let message, let answered):
                encoded.append(coach(message, answered.map(\.call)))
                for pair in answered {
                    encoded.append([
                        "role": "tool", "tool_call_id": callID(pair.call), "content": pair.answer.text,
                    ])
                }
            }
        }
        return encoded
    }

    private var system: Any {
        guard dialect.marksCache else { return request.system }
        return [["type": "text", "text": request.system, "cache_control": ["type": "ephemeral"]] as [String: Any]]
    }

    private func coach(_ message: ChatMessage, _ calls: [ToolCall]) -> [String: Any] {
        var encoded =
            dialect.sendsThinkingBack ? ChatRecord.fields(of: message, hasCalls: !calls.isEmpty, for: model) : [:]
        encoded["role"] = "assistant"
        encoded["content"] = message.text.isEmpty ? NSNull() : message.text as Any
        if !calls.isEmpty {
            encoded["tool_calls"] = calls.map { call -> [String: Any] in
                let function = ["name": call.sendableName, "arguments": call.sendableArgumentsJSON]
                return ["id": callID(call), "type": "function", "function": function]
            }
        }
        return encoded
    }

    private func callID(_ call: ToolCall) -> String { dialect.shortensCallIDs ? call.shortID : call.id }
}

extension ToolCall {
    /// Nine letters and digits that depend on the id alone.
    var shortID: String {
        if id.utf8.count == 9, id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) { return id }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a
        for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(String(hash | 1 << 63, radix: 36).suffix(9))
    }
}
