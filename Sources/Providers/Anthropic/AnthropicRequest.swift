import ChatModel

/// The body of a Messages request.
struct AnthropicRequest {
    var reference: ModelReference
    var request: ReplyRequest
    var dialect: AnthropicDialect
    /// Messages whose thinking was refused: sent without it.
    var distrusted: Set<ChatMessage.ID> = []

    /// - Throws: `.invalidConfiguration` when a tool's schema is not JSON.
    func body() throws(ServiceError) -> [UInt8] {
        let messages = AnthropicHistory(
            request.messages, reference: reference, distrusted: distrusted, marksCache: dialect.marksCache)
        var json: [String: Any] = [
            "model": reference.model, "stream": true, "max_tokens": dialect.maxTokens(request),
            "messages": messages.encoded,
        ]
        if !request.system.isBlank { json["system"] = [system] }
        if !request.tools.isEmpty { json["tools"] = try tools() }
        if !request.tools.isEmpty, request.mustNotCall { json["tool_choice"] = ["type": "none"] }
        var (thinking, effort) = dialect.thinking(request)
        // With a budget, the answer that called the tools must begin with thinking: one without it cannot get any now.
        if dialect.model.thinking == .budget && messages.isAmidToolsWithoutThinking { thinking = nil }
        if let thinking { json["thinking"] = thinking }
        if let effort { json["output_config"] = ["effort": effort] }
        if let temperature = request.temperature, dialect.sendsTemperature, thinking == nil {
            json["temperature"] = min(temperature, 1)  // the scale ends at 1 here
        }
        return try JSONBody.bytes(json)
    }

    /// Its mark covers the tools too, which come before it in the cache.
    private var system: [String: Any] {
        var block: [String: Any] = ["type": "text", "text": request.system]
        if dialect.marksCache { block["cache_control"] = ["type": "ephemeral"] }
        return block
    }

    private func tools() throws(ServiceError) -> [[String: Any]] {
        var encoded: [[String: Any]] = []
        for tool in request.tools {
            encoded.append([
                "name": tool.name, "description": tool.summary, "input_schema": try JSONBody.schema(of: tool),
            ])
        }
        return encoded
    }
}
