import ChatModel

/// The body of a request to generate content.
struct GeminiRequest {
    var reference: ModelReference
    var request: ReplyRequest
    var dialect: GeminiDialect
    /// Messages whose signatures were refused: told again from text and calls.
    var distrusted: Set<ChatMessage.ID> = []

    /// - Throws: `.invalidConfiguration` when a tool's schema is not JSON.
    func body() throws(ServiceError) -> [UInt8] {
        let history = GeminiHistory(
            request.messages, reference: reference, distrusted: distrusted,
            wantsSignatures: dialect.model.wantsSignatures)
        var json: [String: Any] = ["contents": history.contents]
        if !request.system.isBlank { json["systemInstruction"] = ["parts": [["text": request.system]]] }
        if !request.tools.isEmpty { json["tools"] = [["functionDeclarations": try tools()]] }
        if !request.tools.isEmpty, request.mustNotCall {
            json["toolConfig"] = ["functionCallingConfig": ["mode": "NONE"]]
        }
        let generation = generation
        if !generation.isEmpty { json["generationConfig"] = generation }
        if dialect.sendsSafetySettings {
            // Talk about the body, medicines and injuries is what a coach is for.
            json["safetySettings"] = [
                ["category": "HARM_CATEGORY_DANGEROUS_CONTENT", "threshold": "BLOCK_ONLY_HIGH"]
            ]
        }
        return try JSONBody.bytes(json)
    }

    private var generation: [String: Any] {
        var config: [String: Any] = [:]
        if let limit = request.maxOutputTokens { config["maxOutputTokens"] = limit }
        if let temperature = request.temperature, dialect.sendsTemperature { config["temperature"] = temperature }
        if let thinking = dialect.thinking(request.thinkingEffort) { config["thinkingConfig"] = thinking }
        return config
    }

    private func tools() throws(ServiceError) -> [[String: Any]] {
        var encoded: [[String: Any]] = []
        for tool in request.tools {
            let schema = try JSONBody.schema(of: tool)
            var function: [String: Any] = ["name": tool.name, "description": tool.summary]
            // An object without properties is refused.
            if (schema["properties"] as? [String: Any])?.isEmpty == false {
                let isOld = dialect.schemaName == "parameters"
                function[dialect.schemaName] = isOld ? SchemaForms.capitalized(schema) : schema
            }
            encoded.append(function)
        }
        return encoded
    }
}
