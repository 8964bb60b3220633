import ChatModel

/// How large a context a request asks for. Ollama's own default is 4,096 tokens on most machines, and it cuts what is
/// longer at the front without a word.
enum OllamaContext {
    static let smallest = 8192
    /// The largest context, in tokens, of a model of 2026 on a machine of one's own; the server lowers it to what its
    /// model can.
    static let largest = 262_144
    /// Kept free for the answer where the request does not limit it.
    static let roomForAnswer = 4096

    /// The next power of two that holds prompt and answer. A token has at least three bytes in the languages measured.
    static func tokens(promptBytes: Int, answer: Int?) -> Int {
        let needed = promptBytes / 3 + (answer ?? roomForAnswer)
        var size = smallest
        while size < needed && size < largest { size *= 2 }
        return size
    }
}

/// The body of a request to `/api/chat`.
struct OllamaRequest {
    var reference: ModelReference
    var request: ReplyRequest
    var dialect: OllamaDialect

    /// The context this request needs, in tokens.
    func contextTokens() throws(ServiceError) -> Int {
        let prompt = try JSONBody.bytes(["messages": messages, "tools": tools()])
        return OllamaContext.tokens(promptBytes: prompt.count, answer: request.maxOutputTokens)
    }

    /// - Throws: `.invalidConfiguration` when a tool's schema is not JSON.
    func body(contextTokens: Int) throws(ServiceError) -> [UInt8] {
        var options: [String: Any] = ["num_ctx": contextTokens]
        if let limit = request.maxOutputTokens { options["num_predict"] = limit }
        if let temperature = request.temperature { options["temperature"] = temperature }
        // Too long is an error then, where the server would drop the beginning and answer from half of it.
        var json: [String: Any] = [
            "model": reference.model, "stream": true, "keep_alive": "10m", "truncate": false, "options": options,
            "messages": messages,
        ]
        if let think = dialect.think(request.thinkingEffort) { json["think"] = think }
        let tools = try tools()
        if !tools.isEmpty { json["tools"] = tools }
        return try JSONBody.bytes(json)
    }

    private func tools() throws(ServiceError) -> [[String: Any]] {
        // It takes a history with calls without them, and has no other way to forbid a call.
        guard dialect.sendsTools, !request.mustNotCall else { return [] }
        var encoded: [[String: Any]] = []
        for tool in request.tools {
            let function: [String: Any] = [
                "name": tool.name, "description": tool.summary, "parameters": try JSONBody.schema(of: tool),
            ]
            encoded.append(["type": "function", "function": function])
        }
        return encoded
    }

    // MARK: History

    private var messages: [[String: Any]] {
        var encoded: [[String: Any]] = []
        if !request.system.isEmpty { encoded.append(["role": "system", "content": request.system]) }
        for step in request.messages.pairedSteps {
            switch step {
            case .person(let message): encoded.append(["role": "user", "content": message.text])
            case .coach(let message, let answered):
                encoded.append(coach(message, answered.map(\.call)))
                encoded += answered.map { step in
                    [
                        "role": "tool", "tool_name": step.call.sendableName, "tool_call_id": step.call.id,
                        "content": step.answer.text,
                    ]
                }
            }
        }
        return encoded
    }

    private func coach(_ message: ChatMessage, _ calls: [ToolCall]) -> [String: Any] {
        var encoded: [String: Any] = ["role": "assistant", "content": message.text]
        // Another model's thinking is none of this one's.
        if !message.thinking.isEmpty, message.model == reference { encoded["thinking"] = message.thinking }
        if !calls.isEmpty {
            encoded["tool_calls"] = calls.map { call -> [String: Any] in
                let arguments = JSONBody.object(call.sendableArgumentsJSON) ?? [:]
                return ["id": call.id, "function": ["name": call.sendableName, "arguments": arguments]]
            }
        }
        return encoded
    }
}
